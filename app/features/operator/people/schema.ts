import { z } from "zod";
import { freshCodeField } from "#app/features/staff/schema.ts";
import { REASON_LIMITS } from "#app/features/suspensions/rules.ts";
import { textField } from "#app/input-fields.ts";
import { personLegalForms } from "../legal/schema.ts";

/** Every action for a person. The address says which person. */
export const helpSchema = z.discriminatedUnion("intent", [
  z.strictObject({ intent: z.literal("sign-out") }),
  z.strictObject({ intent: z.literal("confirm-address") }),
  z.strictObject({ intent: z.literal("release-bounce") }),
  z.strictObject({ intent: z.literal("send-again"), mailId: z.uuid() }),
  z.strictObject({
    intent: z.literal("suspend"),
    days: z.enum(["7", "ban"], { message: "Please choose for how long" }),
    reason: textField("Please say why in at least 10 characters", REASON_LIMITS),
    caseId: z.uuid().or(z.literal("")).default(""),
    replaces: z.uuid().or(z.literal("")).default(""),
    code: freshCodeField,
  }),
  z.strictObject({ intent: z.literal("lift-suspension"), suspensionId: z.uuid() }),
  z.strictObject({
    intent: z.literal("end-two-step"),
    checked: z.literal("on", { message: "Check that this person owns the account first" }),
    code: freshCodeField,
  }),
  ...personLegalForms,
]);
export type HelpForm = z.output<typeof helpSchema>;
