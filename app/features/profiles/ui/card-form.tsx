import { Form, useNavigation } from "react-router";
import { CARD_LIMITS, type RecruiterCard } from "#app/features/profiles/recruiters/rules.ts";
import { Button } from "#app/ui/button.tsx";
import { ErrorSummary, mistakesIn } from "#app/ui/error-summary.tsx";
import { type FormResult, useFormResult } from "#app/ui/form-result.ts";
import { KeptText } from "#app/ui/kept-text.tsx";
import { LimitedInput } from "#app/ui/limited-input.tsx";
import { SavedBar } from "#app/ui/saved-bar.tsx";
import { PhotoField } from "./photo-field.tsx";
import { useFileEncoding } from "./upload-field.tsx";

type Props = { card: RecruiterCard; photoAction: string; answer: FormResult | undefined };

const FIELDS = ["photoUrl", "fullName", "jobTitle"];

/** The form of a recruiter's card. With JavaScript the photo is saved at once, by a form of its own. */
export function CardForm({ card, photoAction, answer }: Props) {
  const form = useFormResult(answer);
  const { formData } = useNavigation();
  return (
    <Form
      method="post"
      encType={useFileEncoding()}
      ref={form.formRef}
      onInput={form.onInput}
      className="stack stack--s5"
      noValidate
      aria-label="Profile"
    >
      <ErrorSummary errors={mistakesIn(answer, FIELDS)} attempt={answer} />
      <PhotoField
        name={card.fullName}
        photoUrl={card.photoUrl}
        action={photoAction}
        hint="Any picture, up to 5 MB. We crop it to a square."
        error={form.errorOf("photoUrl")}
      />
      <LimitedInput
        name="fullName"
        label="Full name"
        required
        autoComplete="name"
        limit={CARD_LIMITS.fullName}
        defaultValue={form.valueOf("fullName", card.fullName)}
        error={form.errorOf("fullName")}
      />
      <LimitedInput
        name="jobTitle"
        label="Job title"
        hint="For example Head of people"
        required
        autoComplete="organization-title"
        limit={CARD_LIMITS.jobTitle}
        defaultValue={form.valueOf("jobTitle", card.jobTitle)}
        error={form.errorOf("jobTitle")}
      />
      <KeptText name="recruiter-card" />
      <SavedBar
        button={
          <Button type="submit" variant="main" big busy={formData != null && "Saving..."}>
            Save profile
          </Button>
        }
      />
    </Form>
  );
}
