import { Form, useNavigation } from "react-router";
import { Button } from "#app/ui/button.tsx";
import { Checkbox } from "#app/ui/choice.tsx";
import { ErrorSummary, mistakesIn } from "#app/ui/error-summary.tsx";
import { type FormResult, useFormResult } from "#app/ui/form-result.ts";
import { KeptText } from "#app/ui/kept-text.tsx";
import { LimitedInput } from "#app/ui/limited-input.tsx";
import { SavedBar } from "#app/ui/saved-bar.tsx";
import { TextArea } from "#app/ui/text-area.tsx";
import { COMPANY_LIMITS, type OwnCompany } from "../rules.ts";

type Props = { company: OwnCompany; answer: FormResult | undefined };

const FIELDS = ["name", "website", "about"];

/** Edits the company's public page. */
export function CompanyForm({ company, answer }: Props) {
  const form = useFormResult(answer);
  const { formData } = useNavigation();
  return (
    <Form method="post" ref={form.formRef} onInput={form.onInput} className="stack" noValidate aria-label="Company">
      <ErrorSummary errors={mistakesIn(answer, FIELDS)} attempt={answer} />
      <input type="hidden" name="intent" value="save" />
      <LimitedInput
        name="name"
        label="Company name"
        hint={company.check ? "Changing the name removes your Verified badge." : undefined}
        required
        autoComplete="organization"
        limit={COMPANY_LIMITS.name}
        defaultValue={form.valueOf("name", company.name)}
        error={form.errorOf("name")}
      />
      <LimitedInput
        name="website"
        label="Website"
        optional
        hint="For example kestrelrow.com"
        autoComplete="url"
        limit={COMPANY_LIMITS.website}
        defaultValue={form.valueOf("website", company.website?.replace("https://", "") ?? "")}
        error={form.errorOf("website")}
      />
      <TextArea
        name="about"
        label="About the company"
        optional
        rows={6}
        isCounted
        limit={COMPANY_LIMITS.about}
        defaultValue={form.valueOf("about", company.about ?? "")}
        error={form.errorOf("about")}
      />
      <Checkbox
        name="declinesFeature"
        label="Leave us out of the “Featured employer” spot"
        hint="Companies with the Verified badge and an open job take turns in it, a day each, on the home page and beside lists of jobs. It never changes the order of jobs."
        defaultChecked={answer ? form.valueOf("declinesFeature") === "on" : company.declinesFeature}
      />
      <KeptText name="company" />
      <SavedBar
        button={
          <Button type="submit" variant="main" big busy={formData?.get("intent") === "save" && "Saving..."}>
            Save company
          </Button>
        }
      />
    </Form>
  );
}
