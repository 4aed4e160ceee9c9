import { z } from "zod";
import { APPEAL_OUTCOMES } from "#app/domain/suspension.ts";
import { freshCodeField } from "#app/features/staff/schema.ts";
import { textField } from "#app/input-fields.ts";
import { ANSWER_LIMITS, APPEAL_LIMITS } from "./rules.ts";

/** An appeal. What it is against stands in the link. */
export const appealSchema = z.strictObject({
  text: textField("Please tell us in at least 20 characters why this is wrong", APPEAL_LIMITS),
});

/** What another member of staff makes of it. */
export const appealDecisionSchema = z.strictObject({
  outcome: z.enum(APPEAL_OUTCOMES, { message: "Please choose one" }),
  answer: textField("Please answer in at least 20 characters", ANSWER_LIMITS),
  code: freshCodeField,
});
