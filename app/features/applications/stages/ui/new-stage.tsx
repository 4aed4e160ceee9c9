import { useNavigation } from "react-router";
import { Button } from "#app/ui/button.tsx";
import { FormCard } from "#app/ui/form-card.tsx";
import type { FormResult } from "#app/ui/form-result.ts";
import { KeptText } from "#app/ui/kept-text.tsx";
import { LimitedInput } from "#app/ui/limited-input.tsx";
import { Select } from "#app/ui/select.tsx";
import { STAGE_STATUS_OPTIONS } from "../labels.ts";
import { STAGE_LIMITS } from "../rules.ts";

/** Adds a stage to the company's own. */
export function NewStage({ answer }: { answer: FormResult | undefined }) {
  const { formData } = useNavigation();
  return (
    <FormCard
      id="new-stage"
      title="New stage"
      text={`Up to ${STAGE_LIMITS.count}, such as “Phone screen” inside In Review.`}
      answer={answer?.values.intent === "add" ? answer : undefined}
    >
      {(form) => (
        <>
          <input type="hidden" name="intent" value="add" />
          <div className="grid2">
            <LimitedInput
              name="name"
              label="Name"
              required
              autoComplete="off"
              limit={STAGE_LIMITS.name.max}
              defaultValue={form.valueOf("name")}
              error={form.errorOf("name")}
            />
            <Select
              name="status"
              label="Inside the status"
              options={STAGE_STATUS_OPTIONS}
              defaultValue={form.valueOf("status", "reviewing")}
              error={form.errorOf("status")}
            />
          </div>
          <KeptText name="new stage" />
          <div>
            <Button type="submit" variant="main" busy={formData?.get("intent") === "add" && "Adding..."}>
              Add stage
            </Button>
          </div>
        </>
      )}
    </FormCard>
  );
}
