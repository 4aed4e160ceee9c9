import { z } from "zod";
import { freshCodeField } from "#app/features/staff/schema.ts";

/** Everything that can be done for a person. Who it is stands in the address. */
export const helpSchema = z.discriminatedUnion("intent", [
  z.strictObject({ intent: z.literal("sign-out") }),
  z.strictObject({ intent: z.literal("confirm-address") }),
  z.strictObject({ intent: z.literal("release-bounce") }),
  z.strictObject({ intent: z.literal("send-again"), mailId: z.uuid() }),
  z.strictObject({
    intent: z.literal("end-two-step"),
    checked: z.literal("on", { message: "Check that this person owns the account first" }),
    code: freshCodeField,
  }),
]);
export type HelpForm = z.output<typeof helpSchema>;
