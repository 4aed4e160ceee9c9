import { z } from "zod";
import { lineField, nameField } from "#app/features/safety/names.ts";
import { CARD_LIMITS } from "./rules.ts";

/** The form of a recruiter's own profile. */
export const cardSchema = z.strictObject({
  fullName: nameField("Please enter your name", { min: 2, max: CARD_LIMITS.fullName }),
  jobTitle: lineField("Job title is required", { min: 2, max: CARD_LIMITS.jobTitle }),
});
export type CardInput = z.output<typeof cardSchema>;
