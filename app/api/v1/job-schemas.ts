import { z } from "@hono/zod-openapi";
import { EMPLOYMENT_TYPES, FLEXIBILITIES, HOUR_BANDS, WORK_TYPES } from "#app/domain/employment.ts";
import { PAY_STEPS, PAY_UNITS } from "#app/domain/pay.ts";
import { POSTED_WITHIN, SORTS } from "#app/features/jobs/search/types.ts";
import { QUERY_LIMITS } from "#app/features/search/keywords.ts";

// What the API answers about public jobs and companies, and how they are searched.

export const idSchema = z.string().openapi({ format: "uuid", example: "0197f3a2-7c1e-7b55-9a52-0c1d2e3f4a5b" });
export const timeSchema = z.iso.datetime().openapi({ example: "2026-11-20T10:00:00.000Z" });

/** A page of a list ends with the cursor of the next one. */
export const nextSchema = z
  .string()
  .nullable()
  .openapi({ description: "Send it back as `cursor` for the next page; null on the last one." });

/** The facts of a job that applicants compare, as the posting form names them. */
export const termSchemas = {
  title: z.string().openapi({ example: "Payroll Mentor" }),
  location: z.string().openapi({ example: "Duluth, Minnesota" }),
  industry: z.string().openapi({ example: "Manufacturing" }),
  employmentType: z.enum(EMPLOYMENT_TYPES).openapi({ example: "part-time" }),
  workType: z.enum(WORK_TYPES).openapi({ example: "remote" }),
  hoursPerWeek: z.int().openapi({ example: 20 }),
  payRangeMin: z.number().openapi({ example: 28, description: "US dollars per `payUnit`." }),
  payRangeMax: z.number().openapi({ example: 36, description: "US dollars per `payUnit`." }),
  payUnit: z.enum(PAY_UNITS).openapi({ example: "hour" }),
  flexibility: z.array(z.enum(FLEXIBILITIES)).openapi({ example: ["choose-days"] }),
};

const cardSchemas = {
  id: idSchema,
  url: z.url().openapi({ description: "The page where people apply." }),
  company: z.string().openapi({ example: "Kestrel Row Manufacturing" }),
  isVerifiedEmployer: z.boolean(),
  ...termSchemas,
  postedAt: timeSchema,
};

const jobCardSchema = z.object(cardSchemas).openapi("Job");

export const jobSchema = z
  .object({
    ...cardSchemas,
    companySlug: z.string().nullable().openapi({ description: "Of the company's own page; null if it has none." }),
    isOpen: z.boolean().openapi({ description: "Whether people can apply now." }),
    description: z.string(),
    skills: z.array(z.string()),
    answerDays: z
      .int()
      .openapi({ description: "Everyone who applies is promised an answer in as many business days." }),
    hidesNames: z.boolean().openapi({ description: "Whether applicants stay without names until an interview." }),
    closesAt: timeSchema.nullable(),
    updatedAt: timeSchema,
  })
  .openapi("JobDetails");

export const jobListSchema = z
  .object({
    jobs: z.array(jobCardSchema),
    total: z.int().openapi({ description: "How many jobs match; a lower bound if `isTotalCapped`." }),
    isTotalCapped: z.boolean(),
    corrected: z
      .object({ from: z.string(), to: z.string() })
      .nullable()
      .openapi({ description: "What was searched for instead, where no job has the given words." }),
    next: nextSchema,
  })
  .openapi("JobList");

export const companySchema = z
  .object({
    slug: z.string().openapi({ example: "kestrel-row-manufacturing" }),
    url: z.url(),
    name: z.string(),
    about: z.string().nullable(),
    website: z.string().nullable(),
    isVerified: z.boolean(),
    openJobs: z.int(),
  })
  .openapi("Company");

export const companyListSchema = z
  .object({ companies: z.array(companySchema), next: nextSchema })
  .openapi("CompanyList");

/** A parameter that may be given several times. */
function several<const T extends readonly [string, ...string[]]>(values: T, description: string) {
  return z
    .preprocess((given) => (given === undefined ? [] : [given].flat()), z.array(z.enum(values)).max(values.length))
    .openapi({ description });
}

/** A parameter with one of these values; a form that was left empty sends none of them. */
function oneOf<const T extends readonly [string, ...string[]]>(values: T, description: string) {
  return z
    .preprocess((given) => given || undefined, z.enum(values).optional())
    .openapi({
      description,
      type: "string",
      enum: [...values],
    });
}

function textsOf<T extends number>([first, ...others]: readonly [T, ...T[]]): [string, ...string[]] {
  return [String(first), ...others.map(String)];
}

const wordsSchema = z.string().max(QUERY_LIMITS.characters).optional();

export const cursorSchema = z.string().max(100).optional().openapi({ description: "`next` of the page before." });

/** The filters of Find Jobs, by the names in its addresses. */
export const jobSearchSchema = z.strictObject({
  q: wordsSchema.openapi({ description: "Words of the job, a trade, or a skill.", example: "bookkeeper" }),
  where: wordsSchema.openapi({ description: "A town, a state, or a ZIP code.", example: "Duluth" }),
  employmentType: several(EMPLOYMENT_TYPES, "Any of these."),
  workType: several(WORK_TYPES, "Any of these."),
  hours: several(textsOf(HOUR_BANDS), "Weekly hours, up to; the last one and more."),
  pay: oneOf(textsOf(PAY_STEPS), "At least as many dollars an hour."),
  flexibility: several(FLEXIBILITIES, "Any of these."),
  industry: z.string().max(100).optional().openapi({ description: "An industry's slug.", example: "manufacturing" }),
  posted: oneOf(textsOf(POSTED_WITHIN), "Within as many days."),
  sort: oneOf(SORTS, "`best` unless given."),
  cursor: cursorSchema,
});
