import { useState } from "react";
import { ADD_NOTE } from "#app/domain/texts.ts";
import type { FormResult } from "#app/ui/form-result.ts";
import { TextArea } from "#app/ui/text-area.tsx";
import { COVER_NOTE_LIMIT } from "../applying.ts";

export type CoverNoteProps = { answer: FormResult | undefined; isSent: boolean };

/**
 * The optional note, folded. Opens without JavaScript, and reopens with the typed text after a refusal. One that was
 * open when it was sent stays open, so that nothing below it moves.
 */
export function CoverNote({ answer, isSent }: CoverNoteProps) {
  const [wasSentBefore] = useState(isSent);
  const typed = answer?.values.coverNote;
  if (wasSentBefore) return null;
  return (
    <details className={isSent ? "covernote covernote--sent" : "covernote"} open={Boolean(typed) || undefined}>
      <summary>{ADD_NOTE}</summary>
      <TextArea
        name="coverNote"
        label="Your note"
        hint="One or two sentences: why this job, or when you could start."
        rows={5}
        limit={COVER_NOTE_LIMIT}
        isCounted
        readOnly={isSent}
        defaultValue={typeof typed === "string" ? typed : ""}
        error={answer?.errors.coverNote}
      />
    </details>
  );
}
