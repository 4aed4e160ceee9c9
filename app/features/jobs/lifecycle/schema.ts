import { z } from "zod";
import { JOB_STATUSES } from "#app/domain/status.ts";
import { NO_JOB_TICKED } from "../review/labels.ts";
import type { JobStep } from "../rules.ts";
import { MANAGED_A_PAGE } from "./rules.ts";

/** The steps that have a button; publishing goes through the form, expiring through the task. */
const BUTTON_STEPS = ["pause", "resume", "extend", "close", "markFilled", "reopen", "putBack"] as const;

/** A ticked job, in the version that was shown. */
const seenVersion = z.string().transform((value, context) => {
  const [jobId, version] = value.split(" ");
  const seen = z.object({ jobId: z.uuid(), version: z.coerce.number().int().min(1) }).safeParse({ jobId, version });
  if (seen.success) return seen.data;
  context.addIssue({ code: "custom", message: NO_JOB_TICKED });
  return z.NEVER;
});

/** A button of "Manage Jobs". `from` is the status that the recruiter saw. */
export const manageSchema = z.discriminatedUnion("intent", [
  z.strictObject({
    intent: z.literal("step"),
    jobId: z.uuid(),
    step: z.enum(BUTTON_STEPS),
    from: z.enum(JOB_STATUSES),
  }),
  z.strictObject({ intent: z.literal("copy"), jobId: z.uuid() }),
  z.strictObject({ intent: z.literal("delete"), jobId: z.uuid() }),
  z.strictObject({ intent: z.literal("withdraw"), jobId: z.uuid() }),
  z.strictObject({ intent: z.literal("publish"), jobId: z.uuid(), version: z.coerce.number().int().min(1) }),
  z.strictObject({
    intent: z.literal("publish-several"),
    pick: z.array(seenVersion, NO_JOB_TICKED).min(1, NO_JOB_TICKED).max(MANAGED_A_PAGE, NO_JOB_TICKED),
  }),
  z.strictObject({ intent: z.literal("follow"), jobId: z.uuid() }),
  z.strictObject({ intent: z.literal("unfollow"), jobId: z.uuid() }),
]);

export type StepInput = { jobId: string; step: JobStep; from: (typeof JOB_STATUSES)[number] };
