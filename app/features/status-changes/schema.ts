import { z } from "zod";
import { STATUSES, type Status } from "#app/domain/status.ts";
import { interviewFields, interviewSchema } from "#app/features/applications/interviews/schema.ts";
import { sourceSchema } from "#app/features/applications/invitations/schema.ts";
import { WRITTEN_STATUSES } from "#app/features/applications/rules.ts";
import { addNoteSchema, deleteNoteSchema, moveSchema } from "#app/features/applications/schema.ts";
import { setStageSchema } from "#app/features/applications/stages/schema.ts";
import { messageText } from "#app/features/messaging/schema.ts";
import { BULK_STATUSES, MOST_AT_ONCE } from "./bulk.ts";

const RELOAD = "Please reload the page and try again.";

/** One selected application and the status it was seen with, "id status". */
const seenApplication = z
  .string()
  .transform((text) => text.split(" "))
  .pipe(z.tuple([z.uuid(), z.enum(STATUSES)]))
  .transform(([applicationId, from]) => ({ applicationId, from }));

/** A recruiter's actions on applicants. */
export const applicantSchema = z.discriminatedUnion("intent", [
  moveSchema,
  addNoteSchema,
  deleteNoteSchema,
  z.strictObject({
    intent: z.literal("move-with-message"),
    applicationId: z.uuid(),
    from: z.enum(STATUSES),
    to: z.enum(WRITTEN_STATUSES),
    content: messageText,
    submissionKey: z.uuid({ message: RELOAD }),
    ...interviewFields,
  }),
  interviewSchema,
  setStageSchema,
  z
    .strictObject({
      intent: z.literal("move-several"),
      moves: z.array(seenApplication).min(1, RELOAD).max(MOST_AT_ONCE),
      to: z.enum(BULK_STATUSES),
      reason: moveSchema.shape.reason,
      content: moveSchema.shape.content,
    })
    .refine(({ to, content }) => content !== "" || !isWritten(to), {
      message: "Please write a message first",
      path: ["content"],
    }),
  ...sourceSchema.options,
  /** Undoes held changes, or makes them at once; `held` identifies one, or a batch. */
  z.strictObject({ intent: z.enum(["undo", "send-now"]), held: z.uuid() }),
]);

function isWritten(to: Status): boolean {
  return WRITTEN_STATUSES.some((status) => status === to);
}

export type ApplicantInput = z.output<typeof applicantSchema>;
