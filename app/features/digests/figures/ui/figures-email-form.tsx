import { useNavigation } from "react-router";
import { Button } from "#app/ui/button.tsx";
import { dayText } from "#app/ui/date-time.tsx";
import { FormCard } from "#app/ui/form-card.tsx";
import type { FormResult } from "#app/ui/form-result.ts";
import { Select } from "#app/ui/select.tsx";
import { FIGURES_OPTIONS } from "../labels.ts";
import type { FiguresChoice } from "../rules.ts";

type FiguresEmailFormProps = { choice: FiguresChoice | null; email: string; answer: FormResult | undefined };

/** When the reader gets the figures by email. */
export function FiguresEmailForm({ choice, email, answer }: FiguresEmailFormProps) {
  const { state } = useNavigation();
  const next = choice ? ` The next one comes on ${dayText(choice.dueAt, "UTC")}.` : "";
  return (
    <FormCard
      key={choice?.day}
      id="figures-email"
      title="Reports by email"
      text={`The figures of the week or month before, to ${email}. Nobody who applied is named in them.${next}`}
      answer={answer}
    >
      {(form) => (
        <>
          <Select
            name="day"
            label="How often"
            autoComplete="off"
            options={FIGURES_OPTIONS}
            defaultValue={form.valueOf("day", choice?.day ?? "")}
            error={form.errorOf("day")}
          />
          <div>
            <Button type="submit" variant="main" busy={state === "submitting" && "Saving..."}>
              Save
            </Button>
          </div>
        </>
      )}
    </FormCard>
  );
}
