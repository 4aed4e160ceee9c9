import { z } from "zod";
import { changePasswordSchema, devicesSchema, renewCodesSchema, turnOnTwoStepSchema } from "../accounts/schema.ts";
import { WRONG_CODE } from "../accounts/second-step/labels.ts";

/** A code for what can't be undone; absent while the last one is fresh. */
export const freshCodeField = z.string().trim().max(40, WRONG_CODE).default("");

/** What stands before the console: turning two-step login on, or, where it is on, a code for this session. */
export const doorSchema = z.discriminatedUnion("intent", [
  turnOnTwoStepSchema,
  z.strictObject({ intent: z.literal("give-code"), code: freshCodeField }),
]);

/** Every form of a staff account's own page. */
export const staffAccountSchema = z.discriminatedUnion("intent", [
  changePasswordSchema,
  renewCodesSchema,
  ...devicesSchema.options,
]);
