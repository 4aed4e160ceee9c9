import { z } from "zod";
import { WORK_TYPES } from "#app/domain/employment.ts";
import { PAY_UNITS } from "#app/domain/pay.ts";
import { occupationFields } from "#app/features/readings/schema.ts";
import { nameField } from "#app/features/safety/names.ts";
import { namesField, skillsField } from "#app/features/skills/schema.ts";
import { checkboxField, numberField, textField } from "#app/input-fields.ts";
import { INDUSTRY_LIMITS, namesStreet, PROFILE_LIMITS, PROFILE_NUMBERS, TRAVEL_MILES } from "./rules.ts";

const WANTED_PAY = "Please enter the pay as an amount from 1 to 9,999,999";
const amountField = numberField(WANTED_PAY, { min: 1, max: 9_999_999, hasCents: true, isDollars: true });

/** An amount, or empty. */
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

const TRAVEL = "Please choose how far you'd travel";

/** One of the offered distances, or empty. */
const travelField = z
  .string({ message: TRAVEL })
  .default("")
  .transform((value, context): number | null => {
    if (value === "") return null;
    const miles = TRAVEL_MILES.find((one) => String(one) === value);
    if (miles !== undefined) return miles;
    context.addIssue({ code: "custom", message: TRAVEL });
    return z.NEVER;
  });

const industriesField = namesField(
  { message: "Please write the industries as words", many: "industries", each: "industry" },
  INDUSTRY_LIMITS,
);

/** The profile form. The profile's owner comes from the session, never from here. */
export const profileSchema = z.strictObject({
  fullName: nameField("Full name is required", { min: 2, max: PROFILE_LIMITS.fullName }),
  bio: orNull(textField("Please write about yourself in words", { min: 0, max: PROFILE_LIMITS.bio })),
  skills: skillsField,
  ...occupationFields,
  yearsExperience: numberField(
    "Please enter your years of experience as a whole number from 0 to 70",
    PROFILE_NUMBERS.years,
  ),
  availabilityHours: numberField(
    "Please enter your hours per week as a whole number from 0 to 60",
    PROFILE_NUMBERS.hours,
  ),
  workPreference: z.enum(WORK_TYPES, { message: "Please choose remote, on-site or hybrid" }),
  place: orNull(
    textField("Please write your location in words", { min: 0, max: PROFILE_LIMITS.place }).refine(
      (place) => !namesStreet(place),
      { message: "Please enter only your city and state, not your street" },
    ),
  ),
  travelMiles: travelField,
  industries: industriesField,
  wantedPay: wantedPayField,
  wantedPayUnit: z.enum(PAY_UNITS, { message: "Please choose what the pay is for" }).default("hour"),
  isVisible: checkboxField,
});

type Parsed = z.output<typeof profileSchema>;

type Optional = "wantedPay" | "wantedPayUnit" | "travelMiles" | "industries" | keyof typeof occupationFields;

/** The values of a saved profile. A missing optional field is cleared, except occupations, which stay. */
export type ProfileInput = Omit<Parsed, Optional> & Partial<Pick<Parsed, Optional>>;

/** Makes a text optional: absent or empty is null. */
function orNull(field: z.ZodType<string, string>) {
  return field.default("").transform((text) => (text === "" ? null : text));
}
