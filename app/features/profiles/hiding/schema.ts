import { z } from "zod";
import { lineField } from "#app/features/safety/names.ts";
import { COMPANY_LIMITS } from "../companies/rules.ts";

const NO_NAME = "Please enter the company's name";

/** The forms about companies that a senior hides from. The senior comes from the session. */
export const hidingSchema = z.discriminatedUnion("intent", [
  z.strictObject({
    intent: z.literal("hide-from-company"),
    company: lineField(NO_NAME, { min: 1, max: COMPANY_LIMITS.name }).refine((name) => /[\p{L}\p{N}]/u.test(name), {
      message: NO_NAME,
    }),
  }),
  z.strictObject({ intent: z.literal("show-to-company"), hiddenId: z.string() }),
]);
type HidingForm = z.output<typeof hidingSchema>;
export type HideInput = Omit<Extract<HidingForm, { intent: "hide-from-company" }>, "intent">;
