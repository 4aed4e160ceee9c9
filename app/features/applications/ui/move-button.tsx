import { type FormEvent, type ReactNode, type Ref, useId } from "react";
import { Form, useNavigation } from "react-router";
import { MESSAGE_MAX } from "#app/domain/limits.ts";
import type { Status } from "#app/domain/status.ts";
import { firstNameOf } from "#app/first-name.ts";
import { Button, type ButtonVariant } from "#app/ui/button.tsx";
import { useFormResult } from "#app/ui/form-result.ts";
import { KeptText } from "#app/ui/kept-text.tsx";
import { TextArea } from "#app/ui/text-area.tsx";
import { useFocusAfter } from "#app/ui/use-focus-after.ts";
import { employerMessageDraft, invitationText } from "../employer-message.ts";
import { InterviewFieldset } from "../interviews/ui/interview-fields.tsx";
import { LetterPicker, useChosenLetter, useFilled } from "../letters/ui/letter-picker.tsx";
import { NOTE_LIMIT } from "../notes/rules.ts";
import { UNDO_SECONDS } from "../rules.ts";
import { moveWords } from "../status-words.ts";
import { useApplicantForm } from "./applicant-form.tsx";

type Moving = { application: { id: string; status: string }; to: Status };

export type MoveButtonProps = Moving & {
  variant?: ButtonVariant | undefined;
  /** The accessible name where several such buttons are in a list: "Review Application: Desmond Oakhurst". */
  label?: string | undefined;
};

/** Changes an application's status from the shown one; the server refuses if it is outdated. */
export function MoveButton({ application, to, variant, label }: MoveButtonProps) {
  return (
    <MoveForm
      application={application}
      to={to}
      variant={variant}
      label={label}
      submit={moveWords(application.status, to).move}
    />
  );
}

/** The same, with confirmation and an optional private reason. Opens in place, also without JavaScript. */
export function AskedMove({ application, to, name }: WrittenMoveProps) {
  const id = useId();
  const desk = useApplicantForm();
  const words = moveWords(application.status, to);
  const typed = useTyped(application.id, to);
  const letter = useChosenLetter(to);
  const filled = useFilled();
  return (
    <details className="ask" open={typed !== undefined || letter !== null || desk?.openMove === to || undefined}>
      <summary className="btn">{words.move}</summary>
      <div className="ask__body">
        <p>We email them in {UNDO_SECONDS} seconds. You can undo until then. They'll read:</p>
        <blockquote className="ask__quote">{words.message}</blockquote>
        <MoveForm
          application={application}
          to={to}
          variant="danger"
          submit={`Yes, ${words.recruiter.toLowerCase()}`}
          draft={letter?.id}
        >
          {desk && !application.hidesName && (
            <>
              <input type="hidden" name="submissionKey" value={desk.submissionKey} />
              <LetterPicker kind="rejected" />
              <TextArea
                key={letter?.id}
                id={`${id}-content`}
                name="content"
                label={`Message to ${name}`}
                optional
                hint="They'll find it in their messages."
                rows={letter ? 7 : 3}
                limit={MESSAGE_MAX}
                defaultValue={typed ? textOf(typed, "content") : letter ? filled(letter.body, name) : ""}
                error={typed?.errors.content}
              />
            </>
          )}
          <TextArea
            id={`${id}-reason`}
            name="reason"
            label="Reason"
            optional
            hint="Only your company sees it."
            rows={2}
            limit={NOTE_LIMIT}
            defaultValue={textOf(typed, "reason")}
            error={typed?.errors.reason}
          />
        </MoveForm>
      </div>
    </details>
  );
}

export type WrittenMoveProps = {
  application: Moving["application"] & { hidesName: boolean };
  to: Status;
  /** The person's name or pseudonym. */
  name: string;
};

/** A status change that is sent with a message, into the conversation. */
export function WrittenMove({ application, to, name }: WrittenMoveProps) {
  const id = useId();
  const desk = useApplicantForm();
  const words = moveWords(application.status, to);
  const typed = useTyped(application.id, to);
  const { formRef, errorOf, onInput } = useFormResult(typed);
  const letter = useChosenLetter(to);
  const filled = useFilled();
  if (!desk) return null;
  const displayName = application.hidesName ? "" : name;
  const draft = letter
    ? filled(letter.body, displayName)
    : employerMessageDraft(to, { firstName: firstNameOf(displayName), ...desk });
  return (
    <details className="ask" open={typed !== undefined || letter !== null || desk.openMove === to || undefined}>
      <summary className="btn btn--primary">{words.move}</summary>
      <div className="ask__body ask__body--wide">
        <MoveForm
          application={application}
          to={to}
          variant="primary"
          intent="move-with-message"
          submit={`${words.move} and send message`}
          draft={letter?.id}
          formRef={formRef}
          onInput={(event) => {
            onInput(event);
            if (to === "interview") keepInvitationTrue(event);
          }}
        >
          <input type="hidden" name="submissionKey" value={desk.submissionKey} />
          <LetterPicker kind={to === "offered" ? "offered" : "interview"} />
          <TextArea
            key={letter?.id}
            id={`${id}-content`}
            name="content"
            label={`Message to ${name}`}
            hint={`They'll find this in their messages. You have ${UNDO_SECONDS} seconds to undo.`}
            rows={7}
            required
            isCounted
            limit={MESSAGE_MAX}
            defaultValue={typed ? textOf(typed, "content") : draft}
            error={errorOf("content")}
          />
          {to === "interview" && <InterviewFieldset interview={null} answer={typed} errorOf={errorOf} />}
        </MoveForm>
      </div>
    </details>
  );
}

/**
 * Removes the question for days from the invitation once a day and a time are chosen, and restores it when they are
 * emptied.
 */
function keepInvitationTrue({ currentTarget: form, target }: FormEvent<HTMLFormElement>) {
  const content = form.elements.namedItem("content");
  const times = ["interviewDate", "interviewTime"].map((name) => form.elements.namedItem(name));
  if (!(content instanceof HTMLTextAreaElement) || !times.some((field) => field === target)) return;
  const hasTime = times.every((field) => field instanceof HTMLInputElement && field.value !== "");
  const text = invitationText(content.value, { hasTime });
  if (text === content.value) return;
  content.value = text;
  // Updates the character counter.
  content.dispatchEvent(new InputEvent("input", { bubbles: true }));
}

/** Returns what was typed into this form, if the server has just refused it. */
function useTyped(applicationId: string, to: Status) {
  const answer = useApplicantForm()?.answer;
  return answer?.values.applicationId === applicationId && answer.values.to === to ? answer : undefined;
}

function textOf(answer: ReturnType<typeof useTyped>, name: string): string {
  const value = answer?.values[name];
  return typeof value === "string" ? value : "";
}

/**
 * Finds View Profile in the candidate's row, beside the new status, to focus it, because the pressed button disappears.
 */
function viewProfileBeside(form: HTMLFormElement) {
  const row = form.closest(".detail")?.previousElementSibling ?? form.closest("tr, .candidate");
  return () => row?.querySelector<HTMLElement>("a.btn");
}

/** The undo period, doubled to leave time to come back from another page. */
const UNDONE_WITHIN_MS = 2 * UNDO_SECONDS * 1000;

type MoveFormProps = MoveButtonProps & {
  submit: string;
  intent?: string;
  /** What the kept text belongs to beside the change, such as a letter. */
  draft?: string | undefined;
  formRef?: Ref<HTMLFormElement>;
  onInput?: ((event: FormEvent<HTMLFormElement>) => void) | undefined;
  children?: ReactNode;
};

function MoveForm(props: MoveFormProps) {
  const { application, to, variant, label, submit, intent = "move", draft = "", formRef, onInput, children } = props;
  const { formData } = useNavigation();
  const isSending = formData?.get("applicationId") === application.id && formData.get("to") === to;
  const rememberRow = useFocusAfter(viewProfileBeside);
  return (
    <Form
      ref={formRef}
      method="post"
      preventScrollReset
      replace
      className={children ? "stack" : undefined}
      onSubmit={rememberRow}
      onInput={onInput}
    >
      <input type="hidden" name="intent" value={intent} />
      <input type="hidden" name="applicationId" value={application.id} />
      <input type="hidden" name="from" value={application.status} />
      <input type="hidden" name="to" value={to} />
      {children}
      {children && (
        <KeptText key={draft} name={`move ${application.id} ${to} ${draft}`.trim()} undoMs={UNDONE_WITHIN_MS} />
      )}
      <Button type="submit" variant={variant} aria-label={label} busy={isSending && "Saving..."}>
        {submit}
      </Button>
    </Form>
  );
}
