import { z } from "zod";
import { STATUSES } from "./rules.ts";

/** A recruiter's change of a status; `from` is what the recruiter saw. */
export const moveSchema = z.strictObject({
  intent: z.literal("move"),
  applicationId: z.uuid(),
  from: z.enum(STATUSES),
  to: z.enum(STATUSES),
});

/** A senior's own step out: withdraw, or decline an offer. */
export const stepOutSchema = z.strictObject({
  intent: z.enum(["withdraw", "decline"]),
  applicationId: z.uuid(),
});

export type ApplyInput = { jobId: string };
export type MoveInput = Pick<z.output<typeof moveSchema>, "applicationId" | "from" | "to">;
export type StepOutInput = Pick<z.output<typeof stepOutSchema>, "applicationId">;

/** The job page's one-click form; the job is in the address, the person in the session. */
export const applySchema = z.strictObject({ intent: z.literal("apply") });
