import { z } from "zod";

/** Lets one failed task run again. */
export const retrySchema = z.strictObject({ intent: z.literal("retry"), taskId: z.uuid() });
