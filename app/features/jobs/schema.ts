import { z } from "zod";
import {
  ANSWER_DAYS,
  EMPLOYMENT_TYPES,
  FLEXIBILITIES,
  HOURS_PER_WEEK,
  USUAL_ANSWER_DAYS,
  WORK_TYPES,
} from "#app/domain/employment.ts";
import { PAY_UNITS, type PayUnit } from "#app/domain/pay.ts";
import { occupationFields } from "#app/features/readings/schema.ts";
import { lineField, nameField } from "#app/features/safety/names.ts";
import { skillsField } from "#app/features/skills/schema.ts";
import { checkboxField, numberField, textField, whenRead } from "#app/input-fields.ts";
import { questionChecks, questionFields, withQuestions } from "./questions/schema.ts";
import { HIGHEST_PAY, HIGHEST_PAY_PER, JOB_TEXT_LIMITS } from "./rules.ts";
import { refusalText } from "./wording/labels.ts";
import { refusedWords, type WordFinding } from "./wording/rules.ts";
import { refusedTitleWords } from "./wording/titles.ts";

const NO_FLEXIBILITY = "Please choose at least one kind of flexibility";
const ANY_NUMBER = Number.MAX_SAFE_INTEGER;

function payField(message: string) {
  return numberField(message, { min: 1, max: ANY_NUMBER, hasCents: true, isDollars: true }).refine(
    (pay) => pay <= HIGHEST_PAY,
    {
      message: "Please enter less than $10,000,000",
    },
  );
}

function payIsTheWrongWayRound(value: { payRangeMin: number; payRangeMax: number }): boolean {
  return value.payRangeMax < value.payRangeMin;
}

function fitsItsUnit(value: { payRangeMax: number; payUnit: PayUnit }): boolean {
  return value.payRangeMax <= HIGHEST_PAY_PER[value.payUnit];
}

const PAY_ORDER = {
  message: "Maximum pay must be at least the minimum",
  path: ["payRangeMax"],
  when: whenRead("payRangeMin", "payRangeMax"),
};

const PAY_FITS_UNIT = {
  message: "Please check what the pay is for. This looks like pay per year",
  path: ["payUnit"],
  when: whenRead("payRangeMax", "payUnit"),
};

const TITLE = lineField("Job title must be at least 5 characters", JOB_TEXT_LIMITS.title);

/** Refuses wordings that the law bans in a job ad (29 CFR 1625.4); a draft may still have them. */
function refuseBannedWords(text: string | string[], context: z.RefinementCtx) {
  refuse(refusedWords([text].flat().join("\n")), context);
}

function refuse(findings: readonly WordFinding[], context: z.RefinementCtx) {
  if (findings.length > 0) context.addIssue({ code: "custom", message: refusalText(findings) });
}

const textFields = {
  title: TITLE.superRefine((title, context) => refuse(refusedTitleWords(title), context)),
  company: nameField("Company name is required", JOB_TEXT_LIMITS.company),
  description: textField("Description must be at least 50 characters", JOB_TEXT_LIMITS.description).superRefine(
    refuseBannedWords,
  ),
  location: lineField("Location is required", JOB_TEXT_LIMITS.location),
  industry: lineField("Industry is required", JOB_TEXT_LIMITS.industry),
};

/** The same texts in a draft: only a title is required, so that the draft can be found again. */
const draftTextFields = {
  title: TITLE,
  company: nameField("", { ...JOB_TEXT_LIMITS.company, min: 0 }),
  description: textField("", { ...JOB_TEXT_LIMITS.description, min: 0 }),
  location: lineField("", { ...JOB_TEXT_LIMITS.location, min: 0 }),
  industry: lineField("", { ...JOB_TEXT_LIMITS.industry, min: 0 }),
};

const termFields = {
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
  answerDays: z
    .enum(ANSWER_DAYS.map(String), { message: "Please choose when you answer" })
    .default(String(USUAL_ANSWER_DAYS))
    .transform(Number),
  hidesNames: checkboxField,
};

const flexibilityField = z
  .union([z.enum(FLEXIBILITIES).transform((kind) => [kind]), z.array(z.enum(FLEXIBILITIES))], {
    message: NO_FLEXIBILITY,
  })
  .transform((kinds) => FLEXIBILITIES.filter((kind) => kinds.includes(kind)));

const listFields = {
  flexibility: flexibilityField.refine((kinds) => kinds.length > 0, { message: NO_FLEXIBILITY }),
  skills: skillsField.superRefine(refuseBannedWords),
  ...occupationFields,
  ...questionFields(refuseBannedWords),
};

const draftListFields = {
  flexibility: flexibilityField.default([]),
  skills: skillsField,
  ...occupationFields,
  ...questionFields(),
};

/** One key per opened form: sending the same form again makes no second job (R47). */
const keyField = z.uuid({ message: "Please reload the page and try again." });

/** The last change that the open form knows of, so that a newer one is not overwritten. */
const seenField = z.iso.datetime({ message: "Please reload the page and try again." }).transform((at) => new Date(at));

/** A new job, with the specification's messages (section 5, D66-D68). */
export const jobSchema = z
  .strictObject({
    submissionKey: keyField,
    ...textFields,
    ...termFields,
    ...listFields,
    intent: z.literal("post").optional(),
  })
  .refine((job) => !payIsTheWrongWayRound(job), PAY_ORDER)
  .refine(fitsItsUnit, PAY_FITS_UNIT)
  .check(...questionChecks)
  .transform(({ intent: _, ...job }) => withQuestions(job));

/** The same form saved as an unfinished draft. */
export const draftSchema = z
  .strictObject({
    submissionKey: keyField,
    ...draftTextFields,
    ...termFields,
    ...draftListFields,
    intent: z.literal("draft"),
  })
  .refine((job) => !payIsTheWrongWayRound(job), PAY_ORDER)
  .refine(fitsItsUnit, PAY_FITS_UNIT)
  .check(...questionChecks)
  .transform(({ intent: _, ...job }) => withQuestions(job));

/** The edit form of a posted job, or of a draft to be posted. */
export const editSchema = z
  .strictObject({
    seenAt: seenField,
    ...textFields,
    ...termFields,
    ...listFields,
    intent: z.literal("post").optional(),
  })
  .refine((job) => !payIsTheWrongWayRound(job), PAY_ORDER)
  .refine(fitsItsUnit, PAY_FITS_UNIT)
  .check(...questionChecks)
  .transform(({ intent: _, ...job }) => withQuestions(job));

/** A draft that is saved as a draft. */
export const editDraftSchema = z
  .strictObject({
    seenAt: seenField,
    ...draftTextFields,
    ...termFields,
    ...draftListFields,
    intent: z.literal("draft"),
  })
  .refine((job) => !payIsTheWrongWayRound(job), PAY_ORDER)
  .refine(fitsItsUnit, PAY_FITS_UNIT)
  .check(...questionChecks)
  .transform(({ intent: _, ...job }) => withQuestions(job));

/** These fields stay as they are if they are not sent. */
type Optional = keyof typeof occupationFields | "questions";

type PartlyOptional<T extends Record<Optional, unknown>> = Omit<T, Optional> & Partial<Pick<T, Optional>>;

export type JobInput = PartlyOptional<z.output<typeof jobSchema>>;
export type EditInput = PartlyOptional<z.output<typeof editSchema>>;

/** What jobs of a feed get that don't say it; each may be left empty. */
export const otherwiseFields = {
  hoursPerWeek: z
    .union([z.literal(""), termFields.hoursPerWeek], {
      message: `Hours must be a whole number from ${HOURS_PER_WEEK.min} to ${HOURS_PER_WEEK.max}`,
    })
    .default(""),
  flexibility: flexibilityField.default([]),
  industry: draftTextFields.industry.default(""),
};
