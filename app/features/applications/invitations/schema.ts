import { z } from "zod";
import { addToPoolSchema, removeFromPoolSchema } from "#app/features/profiles/candidates/pools/schema.ts";
import { textField } from "#app/input-fields.ts";
import { REASON_LIMIT } from "./rules.ts";

/** The person, and the recruiter's job. */
const person = { jobId: z.uuid({ message: "Please choose the job first" }), seniorId: z.uuid() };

/** Invites a person who has not applied. */
const inviteSchema = z.strictObject({ intent: z.literal("invite"), ...person });
const shortlistSchema = z.strictObject({ intent: z.enum(["shortlist", "unshortlist"]), ...person });

/** Undoes a held invitation, or sends it at once. */
const heldSchema = z.strictObject({ intent: z.enum(["undo-invitation", "send-invitation"]), held: z.uuid() });

/** The recruiter's actions on "Search Candidates". */
export const sourceSchema = z.discriminatedUnion("intent", [
  inviteSchema,
  shortlistSchema,
  heldSchema,
  addToPoolSchema,
  removeFromPoolSchema,
]);

/** A senior declines an invitation. */
export const declineSchema = z.strictObject({
  invitationId: z.uuid(),
  reason: textField("", { min: 0, max: REASON_LIMIT }).default(""),
});

export type PersonForJob = Pick<z.output<typeof inviteSchema>, "jobId" | "seniorId">;
export type SourceInput = z.output<typeof sourceSchema>;
export type DeclineInput = z.output<typeof declineSchema>;
