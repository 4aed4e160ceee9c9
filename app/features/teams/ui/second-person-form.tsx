import { Button } from "#app/ui/button.tsx";
import { Checkbox } from "#app/ui/choice.tsx";
import { FormCard } from "#app/ui/form-card.tsx";
import type { FormResult } from "#app/ui/form-result.ts";
import { NO_SECOND_PERSON, SECOND_PERSON } from "../labels.ts";
import { canTakeWork, type Team } from "../rules.ts";

type SecondPersonFormProps = { team: Pick<Team, "members" | "requiresColleague">; answer: FormResult | undefined };

/** Sets whether a second person publishes. */
export function SecondPersonForm({ team: { members, requiresColleague }, answer }: SecondPersonFormProps) {
  const isAlone = members.filter(canTakeWork).length < 2;
  return (
    <FormCard
      id="second-person"
      title="Publishing"
      text={requiresColleague && isAlone ? `${SECOND_PERSON} ${NO_SECOND_PERSON}` : SECOND_PERSON}
      answer={answer}
    >
      {() => (
        <>
          <Checkbox
            name="requiresColleague"
            label="A second person publishes"
            autoComplete="off"
            defaultChecked={requiresColleague}
          />
          <div>
            <Button type="submit" variant="primary" name="intent" value="second-person">
              Save
            </Button>
          </div>
        </>
      )}
    </FormCard>
  );
}
