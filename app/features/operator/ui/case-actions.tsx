import type { ReactNode } from "react";
import { Form } from "react-router";
import { canHide } from "#app/features/cases/rules.ts";
import { FreshCodeField } from "#app/features/staff/ui/fresh-code-field.tsx";
import { Button } from "#app/ui/button.tsx";
import { FormProblem } from "#app/ui/form-problem.tsx";
import { type FormResult, useFormResult } from "#app/ui/form-result.ts";
import { KeptText } from "#app/ui/kept-text.tsx";
import { Select } from "#app/ui/select.tsx";
import { TextArea } from "#app/ui/text-area.tsx";
import { PERSON_TEMPLATES, WORDS_LIMITS } from "../cases/labels.ts";
import type { CaseDetail } from "../cases/rules.ts";
import { TemplateTexts } from "./template-texts.tsx";

type Answered = { detail: CaseDetail; answer: FormResult | undefined };

/** Shows who is assigned to the case, with a button to take it or give it back. */
export function CaseOwner({ detail }: { detail: CaseDetail }) {
  const { assigneeName, isMine, version } = detail;
  return (
    <Form method="post" preventScrollReset className="row">
      <input type="hidden" name="version" value={version} />
      <p>
        {isMine ? "You have this case." : assigneeName ? `${assigneeName} has this case.` : "Nobody has this case."}
      </p>
      <Button type="submit" name="intent" value={isMine ? "release" : "take"}>
        {isMine ? "Give it back" : "Take it"}
      </Button>
    </Form>
  );
}

/** Restores what a decision hid. */
export function ShowAgain({ detail }: { detail: CaseDetail }) {
  return (
    <Form method="post" className="row">
      <input type="hidden" name="version" value={detail.version} />
      <p>This decision keeps it hidden.</p>
      <Button type="submit" name="intent" value="restore">
        Show it again
      </Button>
    </Form>
  );
}

/** Lets a moderator dismiss the case or act on it, with the words that the person reads. */
export function CaseDecision({ detail, needsCode, answer }: Answered & { needsCode: boolean }) {
  const { kind, version, about } = detail;
  const own = isToPerson(answer) ? answer : undefined;
  return (
    <section aria-labelledby="decision" className="card stack stack--s5">
      <h2 id="decision">Decision</h2>
      <Form method="post" className="stack stack--s3">
        <p>Nothing is wrong: it stays, or is public again. We let the people who reported it know.</p>
        <input type="hidden" name="version" value={version} />
        <div>
          <Button type="submit" name="intent" value="dismiss" variant="main">
            Dismiss
          </Button>
        </div>
      </Form>
      <WordsForm
        detail={detail}
        templates={PERSON_TEMPLATES}
        answer={own}
        name={`case ${detail.id}`}
        also={<FreshCodeField isNeeded={needsCode} error={own?.errors.code} />}
      >
        {canHide(kind) && (
          <Button type="submit" name="intent" value="hide" variant="danger">
            Hide it
          </Button>
        )}
        {about && (
          <>
            <Button type="submit" name="intent" value="warn" variant="danger">
              Warn them
            </Button>
            <Button type="submit" name="intent" value="suspend" variant="danger">
              Suspend for 7 days
            </Button>
            <Button type="submit" name="intent" value="ban" variant="danger">
              Ban
            </Button>
            <Button type="submit" name="intent" value="write-to-person">
              Only write to them
            </Button>
          </>
        )}
      </WordsForm>
    </section>
  );
}

const TO_PERSON = ["hide", "warn", "suspend", "ban", "write-to-person"];

function isToPerson(answer: FormResult | undefined): boolean {
  const intent = answer?.values.intent;
  return TO_PERSON.some((one) => one === intent);
}

type WordsFormProps = Answered & {
  templates: ReadonlyArray<{ title: string; text: string }>;
  /** The name of the text field, so that its draft is kept until it is sent. */
  name: string;
  fields?: Record<string, string>;
  also?: ReactNode;
  children: ReactNode;
};

/** Lets staff write to someone, from a template or in their own words. */
export function WordsForm({ detail, templates, answer, name, fields = {}, also, children }: WordsFormProps) {
  const form = useFormResult(answer);
  return (
    <Form method="post" className="stack stack--s4" noValidate ref={form.formRef} onInput={form.onInput}>
      <FormProblem answer={answer} />
      <KeptText name={name} />
      <input type="hidden" name="version" value={detail.version} />
      {Object.entries(fields).map(([field, value]) => (
        <input key={field} type="hidden" name={field} value={value} />
      ))}
      <Select
        id={`${name} template`.replaceAll(" ", "-")}
        name="template"
        label="Text"
        placeholder="In my own words"
        defaultValue={form.valueOf("template")}
        options={templates.map(({ title }, index) => ({ value: String(index), label: title }))}
      />
      <TextArea
        id={`${name} words`.replaceAll(" ", "-")}
        name="words"
        label="In your own words"
        hint="They read this instead of the text chosen above."
        optional
        rows={4}
        limit={WORDS_LIMITS.max}
        defaultValue={form.valueOf("words")}
        error={form.errorOf("words")}
      />
      <TemplateTexts summary="What each text says" templates={templates} />
      {also}
      <div className="row">{children}</div>
    </Form>
  );
}

/** Adds a note that only staff can read. */
export function CaseNote({ detail, answer }: Answered) {
  const own = answer?.values.intent === "note" ? answer : undefined;
  const form = useFormResult(own);
  return (
    <Form
      method="post"
      className="stack stack--s3"
      noValidate
      preventScrollReset
      ref={form.formRef}
      onInput={form.onInput}
    >
      <FormProblem answer={own} />
      <KeptText name={`note ${detail.id}`} />
      <input type="hidden" name="version" value={detail.version} />
      <TextArea
        id="note-words"
        name="words"
        label="Note"
        hint="Only staff read it."
        rows={3}
        limit={2_000}
        defaultValue={form.valueOf("words")}
        error={form.errorOf("words")}
      />
      <div>
        <Button type="submit" name="intent" value="note">
          Add note
        </Button>
      </div>
    </Form>
  );
}
