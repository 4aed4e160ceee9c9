import { useNavigation } from "react-router";
import { Button } from "#app/ui/button.tsx";
import { Checkbox } from "#app/ui/choice.tsx";
import { FormCard } from "#app/ui/form-card.tsx";
import type { FormResult } from "#app/ui/form-result.ts";
import { KeptText } from "#app/ui/kept-text.tsx";
import { LimitedInput } from "#app/ui/limited-input.tsx";
import { TextArea } from "#app/ui/text-area.tsx";
import { PEOPLE_AGREED } from "../labels.ts";
import { EMPLOYER_PAGE_LIMITS, type EmployerPage, PERSON_NUMBERS } from "../rules.ts";

type Props = { page: EmployerPage; answer: FormResult | undefined };

/** Edits what an employer adds to its public page; each part is optional. */
export function EmployerPageForm({ page, answer }: Props) {
  const { formData } = useNavigation();
  return (
    <FormCard
      id="your-page"
      title="More on your page"
      text="Everything here is optional. Pictures and people are shown once your company is verified."
      answer={answer}
    >
      {(form) => (
        <>
          <input type="hidden" name="intent" value="save-page" />
          {page.pictures.map(({ slot, alt }) => (
            <LimitedInput
              key={slot}
              name={`alt${slot}`}
              label={`What picture ${slot} shows`}
              hint="For people who can't see it, for example: Two people at a workbench. Without this, the picture isn't shown."
              limit={EMPLOYER_PAGE_LIMITS.alt}
              defaultValue={form.valueOf(`alt${slot}`, alt ?? "")}
              error={form.errorOf(`alt${slot}`)}
            />
          ))}
          <TextArea
            name="howWeWork"
            label="How we work"
            optional
            rows={5}
            isCounted
            limit={EMPLOYER_PAGE_LIMITS.howWeWork}
            defaultValue={form.valueOf("howWeWork", page.howWeWork ?? "")}
            error={form.errorOf("howWeWork")}
          />
          <TextArea
            name="benefits"
            label="Benefits"
            hint={`One per line, up to ${EMPLOYER_PAGE_LIMITS.benefitLines}.`}
            optional
            rows={4}
            isCounted
            limit={EMPLOYER_PAGE_LIMITS.benefits}
            defaultValue={form.valueOf("benefits", page.benefits ?? "")}
            error={form.errorOf("benefits")}
          />
          <fieldset className="stack stack--s3">
            <legend className="label">People, up to four (optional)</legend>
            {PERSON_NUMBERS.map((number) => (
              <div className="grid2" key={number}>
                <LimitedInput
                  name={`name${number}`}
                  label={`Name of person ${number}`}
                  autoComplete="off"
                  limit={EMPLOYER_PAGE_LIMITS.personName}
                  defaultValue={form.valueOf(`name${number}`, page.people[number - 1]?.name ?? "")}
                  error={form.errorOf(`name${number}`)}
                />
                <LimitedInput
                  name={`role${number}`}
                  label={`What person ${number} does`}
                  autoComplete="off"
                  limit={EMPLOYER_PAGE_LIMITS.personRole}
                  defaultValue={form.valueOf(`role${number}`, page.people[number - 1]?.role ?? "")}
                  error={form.errorOf(`role${number}`)}
                />
              </div>
            ))}
            <Checkbox
              name="peopleAgreed"
              label={PEOPLE_AGREED}
              defaultChecked={answer ? form.valueOf("peopleAgreed") === "on" : page.people.length > 0}
              error={form.errorOf("peopleAgreed")}
            />
          </fieldset>
          <KeptText name="employer-page" />
          <div>
            <Button type="submit" variant="main" busy={formData?.get("intent") === "save-page" && "Saving..."}>
              Save page
            </Button>
          </div>
        </>
      )}
    </FormCard>
  );
}
