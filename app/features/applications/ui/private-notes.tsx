import { useId } from "react";
import { Form, useNavigation } from "react-router";
import { Button } from "#app/ui/button.tsx";
import { Day } from "#app/ui/date-time.tsx";
import { useFormResult } from "#app/ui/form-result.ts";
import { KeptText } from "#app/ui/kept-text.tsx";
import { useIsReadOnly } from "#app/ui/read-only.tsx";
import { TextArea } from "#app/ui/text-area.tsx";
import { useFocusAfter } from "#app/ui/use-focus-after.ts";
import { firstLetters } from "#app/words.ts";
import { type ApplicantNote, NOTE_LIMIT } from "../notes/rules.ts";
import { useApplicantForm } from "./applicant-form.tsx";

/** The company's private notes, and a form for another. The senior never sees them. */
export function PrivateNotes({ applicationId, notes }: { applicationId: string; notes: readonly ApplicantNote[] }) {
  const isReadOnly = useIsReadOnly();
  return (
    <div className="stack stack--s3">
      {notes.length > 0 && (
        <ul className="notes l">
          {notes.map((note) => (
            <Note key={note.id} note={note} isReadOnly={isReadOnly} />
          ))}
        </ul>
      )}
      {/* The key empties the form after a note was saved. */}
      {!isReadOnly && <NewNote key={notes[0]?.id ?? "first"} applicationId={applicationId} />}
    </div>
  );
}

function NewNote({ applicationId }: { applicationId: string }) {
  const id = useId();
  const { formData } = useNavigation();
  const refused = useApplicantForm()?.answer;
  const isMine = refused?.values.intent === "add-note" && refused.values.applicationId === applicationId;
  const { formRef, errorOf, onInput, ...form } = useFormResult(isMine ? refused : undefined);
  const rememberPlace = useFocusAfter((pressed) => {
    const place = pressed.parentElement;
    return () => place?.querySelector<HTMLElement>(":scope > form button");
  });
  return (
    <Form
      ref={formRef}
      method="post"
      preventScrollReset
      replace
      className="stack stack--s3"
      onSubmit={rememberPlace}
      onInput={onInput}
    >
      <input type="hidden" name="intent" value="add-note" />
      <input type="hidden" name="applicationId" value={applicationId} />
      <TextArea
        id={`${id}-body`}
        name="body"
        label="New note"
        hint="Only your company sees it."
        rows={2}
        isCounted
        limit={NOTE_LIMIT}
        defaultValue={form.valueOf("body")}
        error={errorOf("body")}
      />
      <KeptText name={`note ${applicationId}`} />
      <div>
        <Button type="submit" busy={formData?.get("intent") === "add-note" && "Saving..."}>
          Save note
        </Button>
      </div>
    </Form>
  );
}

function Note({ note, isReadOnly }: { note: ApplicantNote; isReadOnly: boolean }) {
  const rememberPlace = useFocusAfter(noteBeside);
  return (
    <li>
      <div>
        <p className="notes__body" dir="auto">
          {note.kind === "rejection" && <b>Reason for not selecting: </b>}
          <span>{note.body}</span>
        </p>
        <p className="soft small">
          {note.author && <span>{`${note.author}, `}</span>}
          <Day at={note.createdAt} />
        </p>
      </div>
      {note.author === null && note.kind !== "stage" && !isReadOnly && (
        <Form method="post" preventScrollReset replace onSubmit={rememberPlace}>
          <input type="hidden" name="intent" value="delete-note" />
          <input type="hidden" name="noteId" value={note.id} />
          <Button type="submit" variant="quiet" aria-label={`Delete the note: ${firstLetters(note.body, 60)}`}>
            Delete
          </Button>
        </Form>
      )}
    </li>
  );
}

/** Finds Delete of the next or previous note, or the form if it was the only one. */
function noteBeside(form: HTMLFormElement) {
  const note = form.closest("li");
  const near = [note?.nextElementSibling, note?.previousElementSibling];
  const place = form.closest(".stack");
  return () =>
    near.find((one) => one?.isConnected)?.querySelector<HTMLElement>("button") ?? place?.querySelector("textarea");
}
