import { z } from "zod";
import { MESSAGE_MAX } from "#app/domain/limits.ts";
import type { SentAnswer } from "#app/domain/questions.ts";
import { STATUSES, type Status } from "#app/domain/status.ts";
import { textField } from "#app/input-fields.ts";
import { COVER_NOTE_LIMIT } from "./applying.ts";
import { NOTE_LIMIT } from "./notes/rules.ts";
import type { TypedAnswers } from "./questions/rules.ts";
import { WRITTEN_STATUSES } from "./rules.ts";

const note = (message: string, min: number) => textField(message, { min, max: NOTE_LIMIT });

/** A recruiter's status change; `from` is what the recruiter saw, `reason` is for a rejection and stays private. */
export const moveSchema = z.strictObject({
  intent: z.literal("move"),
  applicationId: z.uuid(),
  from: z.enum(STATUSES),
  to: z.enum(STATUSES).exclude(WRITTEN_STATUSES),
  reason: note("", 0).default(""),
  /** A message with a rejection, for the applicant. */
  content: textField("", { min: 0, max: MESSAGE_MAX }).default(""),
  submissionKey: z.uuid().optional(),
});

/** A recruiter's private note about an application. */
export const addNoteSchema = z.strictObject({
  intent: z.literal("add-note"),
  applicationId: z.uuid(),
  body: note("Please write a note first", 1),
});

export const deleteNoteSchema = z.strictObject({ intent: z.literal("delete-note"), noteId: z.uuid() });

/** A senior's own step: withdraw, or answer an offer. */
const ownStepSchema = z.strictObject({
  intent: z.enum(["withdraw", "accept", "decline"]),
  applicationId: z.uuid(),
});

export type MoveInput = { applicationId: string; from: Status; to: Status };
export type NoteInput = Pick<z.output<typeof addNoteSchema>, "applicationId" | "body">;
export type OwnStepInput = Pick<z.output<typeof ownStepSchema>, "applicationId">;

/** Read with the questions that it answers (questions/commands.server.ts). */
const typedAnswer = z.string().optional();

/** The job page's form, with or without a note; the job comes from the address, the person from the session. */
const applySchema = z.strictObject({
  intent: z.literal("apply"),
  coverNote: textField("", { min: 0, max: COVER_NOTE_LIMIT }).default(""),
  asked: z.string().default(""),
  ...{ answer1: typedAnswer, answer2: typedAnswer, answer3: typedAnswer, answer4: typedAnswer, answer5: typedAnswer },
});

/** Actions on an application that has not been sent yet. */
const heldSchema = z.strictObject({ intent: z.enum(["undo", "send-now"]), held: z.uuid() });

/** The forms of the job page. */
export const jobPageSchema = z.discriminatedUnion("intent", [applySchema, heldSchema]);

/** The forms of My Applications. */
export const myApplicationsSchema = z.discriminatedUnion("intent", [ownStepSchema, heldSchema]);

export type HeldInput = z.output<typeof heldSchema>;
export type ApplyInput = { jobId: string; coverNote?: string };
export type HoldInput = ApplyInput & { answers?: TypedAnswers };
export type SendInput = ApplyInput & { questionAnswers?: SentAnswer[] };
