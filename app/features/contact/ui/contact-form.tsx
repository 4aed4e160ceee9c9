import Send from "lucide-react/icons/send";
import { Form, useNavigation } from "react-router";
import { ArrivedNotice } from "#app/ui/arrived-notice.tsx";
import { Button } from "#app/ui/button.tsx";
import { ErrorSummary, mistakesIn } from "#app/ui/error-summary.tsx";
import { FormProblem } from "#app/ui/form-problem.tsx";
import { type FormResult, useFormResult } from "#app/ui/form-result.ts";
import { KeptText } from "#app/ui/kept-text.tsx";
import { LimitedInput } from "#app/ui/limited-input.tsx";
import { TextArea } from "#app/ui/text-area.tsx";
import { TextInput } from "#app/ui/text-input.tsx";
import { CALL_REQUEST, CONTACT_TEXTS } from "../labels.ts";

export type ContactFormProps = {
  answer: FormResult | undefined;
  /** The signed-in person, who need not type who they are. */
  writer: { name: string; email: string } | null;
  /** The reference of the message just sent, or null. */
  sentReference: string | null;
  replyTime: string;
  /** A hint under the label of the message, about what helps us to answer. */
  hint: string;
  /** Whether the person came to ask for a call. */
  asksForCall: boolean;
};

/** A message to support: name, email, subject, message. Works without JavaScript. */
export function ContactForm(props: ContactFormProps) {
  const { sentReference, replyTime, asksForCall } = props;
  return (
    <div className="card contact-form">
      <h2 id="message-title">Send us a message</h2>
      {sentReference && (
        <ArrivedNotice title={CONTACT_TEXTS.sent.title} key={sentReference}>
          <p>{CONTACT_TEXTS.sent.text}</p>
          <p>
            Your reference number is <b className="nw">{sentReference}</b>
            <span>{`. We reply within ${replyTime}.`}</span>
          </p>
        </ArrivedNotice>
      )}
      <Fields {...props} key={sentReference ?? `first ${asksForCall}`} />
    </div>
  );
}

const FIELDS = ["name", "email", "subject", "message"];

function Fields({ answer, writer, hint, asksForCall }: ContactFormProps) {
  const form = useFormResult(answer);
  const isSending = useNavigation().formMethod === "POST";
  return (
    <Form
      method="post"
      className="stack"
      aria-labelledby="message-title"
      noValidate
      ref={form.formRef}
      onInput={form.onInput}
    >
      <ErrorSummary errors={mistakesIn(answer, FIELDS)} attempt={answer} />
      <FormProblem answer={answer} />
      <div className="grid2">
        <LimitedInput
          name="name"
          label="Name"
          autoComplete="name"
          required
          limit={120}
          defaultValue={form.valueOf("name", writer?.name)}
          error={form.errorOf("name")}
        />
        <TextInput
          name="email"
          label="Email"
          type="email"
          autoComplete="email"
          required
          defaultValue={form.valueOf("email", writer?.email)}
          error={form.errorOf("email")}
        />
      </div>
      <LimitedInput
        name="subject"
        label="Subject"
        hint="At least 5 characters"
        required
        limit={150}
        defaultValue={form.valueOf("subject", asksForCall ? CALL_REQUEST.subject : undefined)}
        error={form.errorOf("subject")}
      />
      <TextArea
        name="message"
        label="Message"
        hint={`At least 10 characters. ${asksForCall ? CALL_REQUEST.hint : hint}`}
        required
        rows={7}
        limit={5000}
        isCounted
        defaultValue={form.valueOf("message")}
        error={form.errorOf("message")}
      />
      <KeptText name="contact" />
      <Button type="submit" variant="main" busy={isSending && "Sending..."}>
        <Send className="i" />
        Send Message
      </Button>
    </Form>
  );
}
