import { z } from "zod";
import { skillsField } from "#app/features/skills/schema.ts";
import { checkboxField, numberField, textField } from "#app/input-fields.ts";
import { PAY_UNITS, PROFILE_LIMITS, PROFILE_NUMBERS, WORK_PREFERENCES } from "./rules.ts";

const WANTED_PAY = "Please give the pay as an amount from 1 to 9,999,999";
const amountField = numberField(WANTED_PAY, { min: 1, max: 9_999_999, hasCents: true });

/** An amount, or nothing. */
const wantedPayField = z
  .unknown()
  .optional()
  .transform((value, context): number | null => {
    if (value === undefined || value === null || value === "") return null;
    const amount = amountField.safeParse(value);
    if (amount.success) return amount.data;
    context.addIssue({ code: "custom", message: WANTED_PAY });
    return z.NEVER;
  });

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
  wantedPay: wantedPayField,
  wantedPayUnit: z.enum(PAY_UNITS, { message: "Please choose what the pay is for" }).default("hour"),
  isVisible: checkboxField,
});

type Said = z.output<typeof profileSchema>;

/** What a profile is saved with; pay that is not mentioned is not wanted. */
export type ProfileInput = Omit<Said, "wantedPay" | "wantedPayUnit"> &
  Partial<Pick<Said, "wantedPay" | "wantedPayUnit">>;

/** An optional text: absent or empty is null. */
function orNull(field: z.ZodType<string, string>) {
  return field.default("").transform((text) => (text === "" ? null : text));
}
