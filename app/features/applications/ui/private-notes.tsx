import { useId } from "react";
import { Form, useNavigation } from "react-router";
import { Button } from "#app/ui/button.tsx";
import { Day } from "#app/ui/date-time.tsx";
import { TextArea } from "#app/ui/text-input.tsx";
import { type ApplicantNote, NOTE_LIMIT } from "../notes/rules.ts";
import { useDesk } from "./desk.tsx";

/** What the recruiter wrote down for themselves, and a box for more. The senior never sees it. */
export function PrivateNotes({ applicationId, notes }: { applicationId: string; notes: readonly ApplicantNote[] }) {
  const id = useId();
  const { formData } = useNavigation();
  const answer = useDesk()?.answer;
  const isRefused = answer?.values.intent === "add-note" && answer.values.applicationId === applicationId;
  const typed = answer?.values.body;
  return (
    <div className="stack stack--s3">
      {notes.length > 0 && (
        <ul className="notes l">
          {notes.map((note) => (
            <Note key={note.id} note={note} />
          ))}
        </ul>
      )}
      {/* A saved note empties the box. */}
      <Form key={notes[0]?.id ?? "first"} method="post" preventScrollReset replace className="stack stack--s3">
        <input type="hidden" name="intent" value="add-note" />
        <input type="hidden" name="applicationId" value={applicationId} />
        <TextArea
          id={`${id}-body`}
          name="body"
          label="New note"
          hint="Only you see it."
          rows={2}
          isCounted
          maxLength={NOTE_LIMIT}
          defaultValue={isRefused && typeof typed === "string" ? typed : ""}
          error={isRefused ? answer?.errors.body : undefined}
        />
        <div>
          <Button type="submit" busy={formData?.get("intent") === "add-note" && "Saving..."}>
            Save note
          </Button>
        </div>
      </Form>
    </div>
  );
}

function Note({ note }: { note: ApplicantNote }) {
  return (
    <li>
      <div>
        <p className="notes__body">
          {note.kind === "rejection" && <b>Reason for not selecting: </b>}
          {note.body}
        </p>
        <p className="soft small">
          <Day at={note.createdAt} />
        </p>
      </div>
      <Form method="post" preventScrollReset replace>
        <input type="hidden" name="intent" value="delete-note" />
        <input type="hidden" name="noteId" value={note.id} />
        <Button type="submit" variant="quiet" aria-label={`Delete the note: ${note.body.slice(0, 60)}`}>
          Delete
        </Button>
      </Form>
    </li>
  );
}
