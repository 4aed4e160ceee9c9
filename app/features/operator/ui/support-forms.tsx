import { Form, useNavigation } from "react-router";
import { BRAND } from "#app/brand.ts";
import { Button } from "#app/ui/button.tsx";
import { FormProblem } from "#app/ui/form-problem.tsx";
import { type FormResult, useFormResult } from "#app/ui/form-result.ts";
import { KeptText } from "#app/ui/kept-text.tsx";
import { Select } from "#app/ui/select.tsx";
import { TextArea } from "#app/ui/text-area.tsx";
import { ANSWER_LIMIT, ANSWER_TEMPLATES, NOTE_LIMIT } from "../support/labels.ts";
import type { SupportThread } from "../support/rules.ts";
import type { RequestForm } from "../support/schema.ts";

type DeedProps = { version: number; intent: RequestForm["intent"]; children: string };

/** A button that takes one action on the shown version of the request. */
export function Deed({ version, intent, children }: DeedProps) {
  return (
    <Form method="post" preventScrollReset>
      <input type="hidden" name="version" value={version} />
      <Button type="submit" name="intent" value={intent}>
        {children}
      </Button>
    </Form>
  );
}

type FormProps = { request: SupportThread; answer: FormResult | undefined };

/**
 * Writes an answer by email. The server inserts the template into the text, so this works without
 * JavaScript.
 */
export function AnswerForm({ request, answer, filesEmail }: FormProps & { filesEmail: boolean }) {
  const isInserted = answer?.values.intent === "insert" && Object.keys(answer.errors).length === 0;
  // The form starts afresh once a template was inserted or the answer was sent.
  const key = isInserted ? String(answer.values.text) : `answer ${request.entries.length}`;
  return (
    <section aria-labelledby="answer" className="card stack stack--s4">
      <h2 id="answer">Answer</h2>
      <p className="soft">
        {`It goes to ${request.email} as an email, with a greeting above and our name below. Their reply ${
          filesEmail ? "is filed here." : `reaches ${BRAND.contactEmail}, and isn't filed here.`
        }`}
      </p>
      <AnswerFields key={key} request={request} answer={answer} />
    </section>
  );
}

function AnswerFields({ request, answer }: FormProps) {
  const { formRef, errorOf, onInput, ...form } = useFormResult(answer);
  const sending = useNavigation().formData?.get("intent");
  return (
    <Form
      method="post"
      className="stack stack--s4"
      aria-labelledby="answer"
      noValidate
      preventScrollReset
      ref={formRef}
      onInput={onInput}
    >
      <FormProblem answer={answer} />
      <KeptText name={`support ${request.id}`} />
      <input type="hidden" name="version" value={request.version} />
      <div className="consolesearch">
        <Select
          name="template"
          label="Common answers"
          placeholder="Choose one"
          defaultValue={form.valueOf("template")}
          options={ANSWER_TEMPLATES.map(({ title }, index) => ({ value: String(index), label: title }))}
          error={errorOf("template")}
        />
        <Button type="submit" name="intent" value="insert">
          Put into the text
        </Button>
      </div>
      <TextArea
        name="text"
        label="Your answer"
        required
        rows={8}
        limit={ANSWER_LIMIT}
        defaultValue={form.valueOf("text")}
        error={errorOf("text")}
      />
      <div className="row row--near">
        <Button type="submit" variant="main" name="intent" value="answer" busy={sending === "answer" && "Sending..."}>
          Send answer
        </Button>
        <Button type="submit" name="intent" value="ask" busy={sending === "ask" && "Sending..."}>
          Send and wait for them
        </Button>
      </div>
    </Form>
  );
}

/** Adds a note for other members of staff. */
export function NoteForm({ request, answer }: FormProps) {
  const { formRef, errorOf, onInput, ...form } = useFormResult(answer);
  return (
    <Form
      method="post"
      className="stack stack--s3"
      aria-label="Note"
      noValidate
      preventScrollReset
      ref={formRef}
      onInput={onInput}
      key={request.version}
    >
      <FormProblem answer={answer} />
      <KeptText name={`support note ${request.id}`} />
      <input type="hidden" name="version" value={request.version} />
      <TextArea
        name="note"
        label="Note"
        hint="For staff. It's also in the copy of their data that the person may ask for."
        required
        rows={3}
        limit={NOTE_LIMIT}
        defaultValue={form.valueOf("note")}
        error={errorOf("note")}
      />
      <div>
        <Button type="submit" name="intent" value="note">
          Add note
        </Button>
      </div>
    </Form>
  );
}
