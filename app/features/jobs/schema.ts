import { z } from "zod";
import { skillsField } from "#app/features/skills/schema.ts";
import { numberField, textField } from "#app/input-fields.ts";
import { EMPLOYMENT_TYPES, FLEXIBILITIES, HOURS_PER_WEEK, JOB_TEXT_LIMITS, PAY_UNITS, WORK_TYPES } from "./rules.ts";

/** More than this per hour, month or year is a slip of the finger, and the column holds no more than ten digits. */
const HIGHEST_PAY = 9_999_999;
const NO_FLEXIBILITY = "Please choose at least one kind of flexibility";
const ANY_NUMBER = Number.MAX_SAFE_INTEGER;

function payField(message: string) {
  return numberField(message, { min: 1, max: ANY_NUMBER, hasCents: true }).refine((pay) => pay <= HIGHEST_PAY, {
    message: "Please enter less than $10,000,000",
  });
}

/** Everything a recruiter says about a new job, with the specification's messages (section 5, D66-D68). */
export const jobSchema = z
  .strictObject({
    /** One per form that was opened: sending the same form again makes no second job (R47). */
    submissionKey: z.uuid({ message: "Please reload the page and try again." }),
    title: textField("Job title must be at least 5 characters", JOB_TEXT_LIMITS.title),
    company: textField("Company name is required", JOB_TEXT_LIMITS.company),
    description: textField("Description must be at least 50 characters", JOB_TEXT_LIMITS.description),
    location: textField("Location is required", JOB_TEXT_LIMITS.location),
    industry: textField("Industry is required", JOB_TEXT_LIMITS.industry),
    employmentType: z.enum(EMPLOYMENT_TYPES, { message: "Please choose an employment type" }),
    workType: z.enum(WORK_TYPES, { message: "Please choose a work type" }),
    hoursPerWeek: numberField("Hours must be greater than 0", {
      min: HOURS_PER_WEEK.min,
      max: ANY_NUMBER,
      hasCents: true,
    })
      .refine((hours) => hours <= HOURS_PER_WEEK.max, { message: `Hours must be at most ${HOURS_PER_WEEK.max} a week` })
      .refine((hours) => Number.isInteger(hours), { message: "Hours must be a whole number" }),
    payRangeMin: payField("Minimum pay range is required"),
    payRangeMax: payField("Maximum pay range is required"),
    payUnit: z.enum(PAY_UNITS, { message: "Please choose what the pay is for" }).default("hour"),
    flexibility: z
      .union([z.enum(FLEXIBILITIES).transform((kind) => [kind]), z.array(z.enum(FLEXIBILITIES))], {
        message: NO_FLEXIBILITY,
      })
      .refine((kinds) => kinds.length > 0, { message: NO_FLEXIBILITY })
      .transform((kinds) => FLEXIBILITIES.filter((kind) => kinds.includes(kind))),
    skills: skillsField,
  })
  .refine(({ payRangeMin, payRangeMax }) => payRangeMax >= payRangeMin, {
    message: "Maximum pay must be at least the minimum",
    path: ["payRangeMax"],
    // Also beside the errors of other fields, so that a person mends everything in one go.
    when: ({ value, issues }) =>
      typeof value === "object" &&
      value !== null &&
      !issues.some(({ path }) => path?.[0] === "payRangeMin" || path?.[0] === "payRangeMax"),
  });

export type JobInput = z.output<typeof jobSchema>;
