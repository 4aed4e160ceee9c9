import { z } from "@hono/zod-openapi";
import { ANSWER_DAYS, FLEXIBILITIES, USUAL_ANSWER_DAYS, WORK_TYPES } from "#app/domain/employment.ts";
import { PAY_UNITS } from "#app/domain/pay.ts";
import { JOB_STATUSES, STATUSES } from "#app/domain/status.ts";
import { cursorSchema, idSchema, nextSchema, termSchemas, timeSchema } from "./job-schemas.ts";

// What a company's own software sends and gets. The texts have the limits of the forms, which the commands check.

const TEXT_LIMIT = 40_000;
const text = (example: string) => z.string().max(TEXT_LIMIT).openapi({ example });

const contentSchemas = {
  ...termSchemas,
  title: text("Payroll Mentor"),
  company: text("Kestrel Row Manufacturing").openapi({ description: "Your company's name unless given." }),
  description: text("Sit beside our payroll clerk for a year, two mornings a week, and teach her what you know."),
  location: text("Duluth, Minnesota"),
  industry: text("Manufacturing"),
  hoursPerWeek: z.number().openapi({ example: 20, description: "A whole number from 1 to 60." }),
  flexibility: z
    .array(z.enum(FLEXIBILITIES))
    .max(FLEXIBILITIES.length)
    .openapi({ example: ["choose-days"] }),
  skills: z
    .array(z.string().max(TEXT_LIMIT))
    .max(100)
    .openapi({ example: ["Payroll", "Mentoring"] }),
  answerDays: z.literal(ANSWER_DAYS).openapi({
    description: "Within how many business days everyone who applies gets an answer.",
    example: USUAL_ANSWER_DAYS,
  }),
  hidesNames: z.boolean().openapi({ description: "Whether applicants stay without names until an interview." }),
  isDraft: z.boolean().openapi({ description: "Whether it stays a draft that no one else sees.", example: false }),
};

const { company, payUnit, skills, answerDays, hidesNames, isDraft } = contentSchemas;

export const newJobSchema = z
  .strictObject({
    ...contentSchemas,
    company: company.optional(),
    payUnit: payUnit.default(PAY_UNITS[0]),
    skills: skills.default([]),
    answerDays: answerDays.default(USUAL_ANSWER_DAYS),
    hidesNames: hidesNames.default(false),
    isDraft: isDraft.default(false),
  })
  .openapi("NewJob");

export const jobChangeSchema = z.strictObject(contentSchemas).partial().openapi("JobChange");

export const ownJobSchema = z
  .object({
    id: idSchema,
    url: z.url(),
    status: z.enum(JOB_STATUSES).openapi({
      description: "`held` waits for our review, and `refused` didn't pass it: your page says why.",
    }),
    company: z.string(),
    ...termSchemas,
    description: z.string(),
    skills: z.array(z.string()),
    answerDays: z.int(),
    hidesNames: z.boolean(),
    review: z
      .object({ reasons: z.array(z.string()), refusal: z.string().nullable() })
      .nullable()
      .openapi({ description: "Why it is held or refused; in a list always null." }),
    closesAt: timeSchema.nullable(),
    createdAt: timeSchema,
    updatedAt: timeSchema,
  })
  .openapi("OwnJob");

export const ownJobListSchema = z.object({ jobs: z.array(ownJobSchema), next: nextSchema }).openapi("OwnJobList");

export const ownJobSearchSchema = z.strictObject({
  status: z.enum(JOB_STATUSES).optional(),
  cursor: cursorSchema,
});

export const applicationSchema = z
  .object({
    id: idSchema,
    jobId: idSchema,
    status: z.enum(STATUSES),
    stage: z.string().nullable().openapi({ description: "Your company's own stage inside the status." }),
    name: z.string().openapi({ description: "A pseudonym while the job is reviewed without names." }),
    isUnnamed: z.boolean(),
    content: z
      .object({
        skills: z.array(z.string()),
        experience: z.string().nullable().openapi({ example: "20+ years" }),
        availabilityHours: z.int().nullable(),
        workPreference: z.enum(WORK_TYPES).nullable(),
        place: z.string().nullable(),
        bio: z.string().nullable(),
        coverNote: z.string().nullable(),
      })
      .nullable()
      .openapi({ description: "What was sent; null once it was withdrawn, or refused without a name." }),
    answerDueOn: z.iso.date().nullable(),
    answeredAt: timeSchema.nullable(),
    createdAt: timeSchema,
    updatedAt: timeSchema,
  })
  .openapi("Application");

export const applicationListSchema = z
  .object({ applications: z.array(applicationSchema), next: nextSchema })
  .openapi("ApplicationList");

export const applicationSearchSchema = z.strictObject({
  job: idSchema.optional(),
  status: z.enum(STATUSES).optional(),
  cursor: cursorSchema,
});
