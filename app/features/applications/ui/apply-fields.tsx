import { KeptText } from "#app/ui/kept-text.tsx";
import { AskedQuestions, type Asks } from "../questions/ui/asked-questions.tsx";
import { UNDO_SECONDS } from "../rules.ts";
import { CoverNote, type CoverNoteProps } from "./cover-note.tsx";

/** What an application says beside the profile: answers to the job's questions, and a note. */
export function ApplyFields({ asks, ...note }: CoverNoteProps & { jobId: string; asks: Asks | null }) {
  return (
    <>
      <AskedQuestions asks={asks} answer={note.answer} isSent={note.isSent} />
      <CoverNote {...note} />
      {!note.isSent && <KeptText name={`apply ${note.jobId}`} undoMs={2 * UNDO_SECONDS * 1000} />}
    </>
  );
}
