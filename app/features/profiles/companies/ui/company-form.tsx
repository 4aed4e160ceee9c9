import { Form, useNavigation } from "react-router";
import { Button } from "#app/ui/button.tsx";
import { ErrorSummary } from "#app/ui/error-summary.tsx";
import { type FormAnswer, useFormAnswer } from "#app/ui/form-answer.ts";
import { SavedBar } from "#app/ui/saved-bar.tsx";
import { TextArea, TextInput } from "#app/ui/text-input.tsx";
import { COMPANY_LIMITS, type Company } from "../rules.ts";

type Props = { company: Company; answer: FormAnswer | undefined };

const FIELDS = ["name", "website", "about"];

/** What the company says of itself on its public page. */
export function CompanyForm({ company, answer }: Props) {
  const form = useFormAnswer(answer);
  const { formData } = useNavigation();
  const errors = FIELDS.flatMap((fieldId) => {
    const message = form.errorOf(fieldId);
    return message ? [{ fieldId, message }] : [];
  });
  return (
    <Form method="post" ref={form.formRef} onInput={form.onInput} className="stack" noValidate aria-label="Company">
      <ErrorSummary errors={errors} attempt={answer} />
      <input type="hidden" name="intent" value="save" />
      <TextInput
        name="name"
        label="Company name"
        hint={company.check ? "A new name takes the verified mark off." : undefined}
        required
        autoComplete="organization"
        limit={COMPANY_LIMITS.name}
        defaultValue={form.valueOf("name", company.name)}
        error={form.errorOf("name")}
      />
      <TextInput
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
