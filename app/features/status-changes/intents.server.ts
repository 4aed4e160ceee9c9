import type { Status } from "#app/domain/status.ts";
import type { Viewer } from "#app/features/accounts/rules.ts";
import { setInterview } from "#app/features/applications/interviews/commands.server.ts";
import { interviewToast } from "#app/features/applications/interviews/labels.ts";
import { interviewFrom } from "#app/features/applications/interviews/rules.ts";
import { handleSourcingIntent } from "#app/features/applications/invitations/commands-page.server.ts";
import { MISSING, movedToast } from "#app/features/applications/labels.ts";
import { addNote, deleteNote } from "#app/features/applications/notes/commands.server.ts";
import { NOTE_DELETED, NOTE_SAVED } from "#app/features/applications/notes/labels.ts";
import { setStage } from "#app/features/applications/stages/applicant-stage.server.ts";
import { stagedToast } from "#app/features/applications/stages/labels.ts";
import { statusWords } from "#app/features/applications/status-words.ts";
import type { Platform } from "#app/platform/platform.ts";
import { BULK_WRITTEN, needsSecondThought } from "./bulk.ts";
import { holdStatusChange, holdStatusChanges, undoStatusChanges } from "./commands.server.ts";
import { heldToast, SENT_TOAST, undoneToast } from "./labels.ts";
import { findChangedName } from "./queries.server.ts";
import { sendNow } from "./release.server.ts";
import type { ApplicantInput } from "./schema.ts";

/** The toast after an action on an applicant. */
type Toast = { kind: "success" | "error"; title: string; text?: string | undefined };

/**
 * Handles an action on "View Applicants": a status change of one or several people, its undo, the date of an interview,
 * a stage, an invitation, the shortlist, or a private note. Throws what each command throws.
 */
export async function handleApplicantIntent(platform: Platform, viewer: Viewer, input: ApplicantInput): Promise<Toast> {
  switch (input.intent) {
    case "add-note":
      await addNote(platform, viewer, input);
      return NOTE_SAVED;
    case "delete-note":
      await deleteNote(platform, viewer, input);
      return NOTE_DELETED;
    case "invite":
    case "shortlist":
    case "unshortlist":
    case "undo-invitation":
    case "send-invitation":
    case "add-to-pool":
    case "remove-from-pool":
      return await handleSourcingIntent(platform, viewer, input);
    case "undo": {
      const name = await findChangedName(platform.db, viewer.id, input.held);
      return undoneToast(await undoStatusChanges(platform, viewer, input), name);
    }
    case "send-now": {
      const name = await findChangedName(platform.db, viewer.id, input.held);
      await sendNow(platform, viewer, input);
      return { ...SENT_TOAST, text: name ?? undefined };
    }
    case "move-several":
      return heldToast(input.to, await holdStatusChanges(platform, viewer, withContent(input)));
    case "set-interview":
      return interviewToast(
        await setInterview(platform, viewer, input),
        (await findChangedName(platform.db, viewer.id, input.applicationId)) ?? MISSING.candidate,
      );
    case "set-stage": {
      const { person, stage } = await setStage(platform, viewer, input);
      return stagedToast(person || MISSING.candidate, stage);
    }
    case "move-with-message": {
      const interview = input.to === "interview" ? interviewFrom(input, platform.clock.now()) : null;
      await holdStatusChange(platform, viewer, { ...input, interview });
      return await toastOfMove(platform, viewer, input);
    }
    case "move": {
      const held = await holdStatusChange(platform, viewer, withContent(input));
      if (!needsSecondThought(input)) await sendNow(platform, viewer, { held: held.id });
      return await toastOfMove(platform, viewer, input);
    }
  }
}

/** Leaves out a message that is empty, or that goes with no such change. */
function withContent<T extends { content: string; to: Status }>({ content, ...input }: T) {
  const isWritten = BULK_WRITTEN.some((status) => status === input.to);
  return isWritten && content !== "" ? { ...input, content } : input;
}

/** The title is the specification's (4); the text names the person. */
async function toastOfMove({ db }: Platform, viewer: Viewer, { applicationId, to }: MoveNamed): Promise<Toast> {
  const name = (await findChangedName(db, viewer.id, applicationId)) ?? MISSING.candidate;
  return { kind: "success", title: movedToast(to), text: `${name}: ${statusWords(to).recruiter}` };
}

type MoveNamed = { applicationId: string; to: Status };
