import { z } from "zod";
import { APPEAL_OUTCOMES } from "#app/domain/suspension.ts";
import { freshCodeField } from "#app/features/staff/schema.ts";
import { textField } from "#app/input-fields.ts";
import { ANSWER_LIMITS, APPEAL_LIMITS } from "./rules.ts";

/** An appeal. The link says what it is against. */
export const appealSchema = z.strictObject({
  text: textField("Please tell us in at least 20 characters why this is wrong", APPEAL_LIMITS),
});

/** The decision of another member of staff about an appeal. */
export const appealDecisionSchema = z.strictObject({
  outcome: z.enum(APPEAL_OUTCOMES, { message: "Please choose one" }),
  answer: textField("Please answer in at least 20 characters", ANSWER_LIMITS),
  code: freshCodeField,
});
