import { z } from "zod";

/** Retries one failed task. */
export const retrySchema = z.strictObject({ intent: z.literal("retry"), taskId: z.uuid() });
