import { z } from "zod";
import { skillsField } from "#app/features/skills/schema.ts";
import { checkboxField, numberField, textField } from "#app/input-fields.ts";
import { PROFILE_LIMITS, PROFILE_NUMBERS, WORK_PREFERENCES } from "./rules.ts";

/** The profile form. Whose profile it is comes from the session, never from here. */
export const profileSchema = z.strictObject({
  fullName: textField("Full name is required", { min: 2, max: PROFILE_LIMITS.fullName }),
  bio: orNull(textField("Please write about yourself in words", { min: 0, max: PROFILE_LIMITS.bio })),
  skills: skillsField,
  yearsExperience: numberField(
    "Please give your years of experience as a whole number from 0 to 70",
    PROFILE_NUMBERS.years,
  ),
  availabilityHours: numberField(
    "Please give your hours per week as a whole number from 0 to 60",
    PROFILE_NUMBERS.hours,
  ),
  workPreference: z.enum(WORK_PREFERENCES, { message: "Please choose remote, on-site or hybrid" }),
  place: orNull(textField("Please write your place in words", { min: 0, max: PROFILE_LIMITS.place })),
  isVisible: checkboxField,
});

export type ProfileInput = z.output<typeof profileSchema>;

/** An optional text: absent or empty is null. */
function orNull(field: z.ZodType<string, string>) {
  return field.default("").transform((text) => (text === "" ? null : text));
}
