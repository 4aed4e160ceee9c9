import { z } from "zod";
import { textField } from "#app/input-fields.ts";
import { CARD_LIMITS } from "./rules.ts";

/** The form of a recruiter's own profile. */
export const cardSchema = z.strictObject({
  fullName: textField("Please enter your name", { min: 2, max: CARD_LIMITS.fullName }),
  jobTitle: textField("Job title is required", { min: 2, max: CARD_LIMITS.jobTitle }),
});
export type CardInput = z.output<typeof cardSchema>;
