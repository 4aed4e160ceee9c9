import { z } from "zod";

/** Dismisses words, or lists them again. */
export const wordsSchema = z.strictObject({ intent: z.enum(["dismiss", "restore"]), wordsId: z.uuid() });
