import { Form, Link, useNavigation } from "react-router";
import { ArrivedNotice } from "#app/ui/arrived-notice.tsx";
import { Button } from "#app/ui/button.tsx";
import { RadioGroup } from "#app/ui/choice.tsx";
import { FormProblem } from "#app/ui/form-problem.tsx";
import { type FormResult, useFormResult } from "#app/ui/form-result.ts";
import { KeptText } from "#app/ui/kept-text.tsx";
import { TextInput } from "#app/ui/text-input.tsx";
import { WAITLIST_TEXTS } from "../labels.ts";

export type WaitlistFormProps = { answer: FormResult | undefined; hasJoined: boolean };

/** The early-access form, replaced by a thank-you note once someone has joined. */
export function WaitlistForm({ answer, hasJoined }: WaitlistFormProps) {
  return (
    <div className="card">
      <h2 className="wait__title" id="join">
        Join early access
      </h2>
      {hasJoined ? <Joined /> : <Fields answer={answer} />}
      <p className="wait__meanwhile">
        No need to wait for work: <Link to="/find-jobs">Find Jobs</Link> is open today, and free.
      </p>
    </div>
  );
}

function Joined() {
  return (
    <ArrivedNotice title={WAITLIST_TEXTS.joined.title}>
      <p>{WAITLIST_TEXTS.joined.text}</p>
      <p>We've sent you an email with a button to leave the list.</p>
    </ArrivedNotice>
  );
}

function Fields({ answer }: { answer: FormResult | undefined }) {
  const form = useFormResult(answer);
  const isSending = useNavigation().formMethod === "POST";
  return (
    <Form method="post" className="stack" aria-labelledby="join" noValidate ref={form.formRef} onInput={form.onInput}>
      <FormProblem answer={answer} />
      <TextInput
        name="email"
        label="Email"
        type="email"
        autoComplete="email"
        required
        defaultValue={form.valueOf("email")}
        error={form.errorOf("email")}
      />
      <RadioGroup
        name="userType"
        label="I am a"
        isSideBySide
        choices={[
          { value: "senior", label: "Senior" },
          { value: "recruiter", label: "Recruiter" },
        ]}
        defaultValue={form.valueOf("userType", "senior")}
        error={form.errorOf("userType")}
      />
      <KeptText name="waitlist" />
      <Button type="submit" variant="main" wide busy={isSending && "Joining..."}>
        Join the Waitlist
      </Button>
      <p className="small soft">
        We'll send one email now and one when subscriptions open, no others. You can leave the list from either one.{" "}
        <Link to="/terms">Terms</Link> and <Link to="/privacy">Privacy</Link>.
      </p>
    </Form>
  );
}
