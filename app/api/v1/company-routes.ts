import { createRoute, z } from "@hono/zod-openapi";
import type { ApiScope } from "#app/domain/api-scopes.ts";
import { answer, refusals } from "./answers.ts";
import {
  applicationListSchema,
  applicationSchema,
  applicationSearchSchema,
  jobChangeSchema,
  newJobSchema,
  ownJobListSchema,
  ownJobSchema,
  ownJobSearchSchema,
} from "./company-schemas.ts";
import { requireScope } from "./identify.ts";
import { idSchema } from "./job-schemas.ts";

/** The steps of a posted job, by the names in addresses. */
export const JOB_STEP_NAMES = ["pause", "resume", "extend", "close", "fill", "reopen"] as const;

export const KEY_SCHEME = "companyKey";

const jobParams = z.object({ jobId: idSchema });
const onceHeaders = z.object({
  "Idempotency-Key": z
    .string()
    .min(1)
    .max(255)
    .optional()
    .openapi({ description: "Any text of your own. The same request with it again, within a day, changes nothing." }),
});

function withKey<const S extends ApiScope>(scope: S) {
  return { security: [{ [KEY_SCHEME]: [scope] }], middleware: requireScope(scope) };
}

function json<T extends z.ZodType>(schema: T) {
  return { content: { "application/json": { schema } }, required: true } as const;
}

export const makeJobRoute = createRoute({
  method: "post",
  path: "/company/jobs",
  tags: ["Your jobs"],
  operationId: "makeJob",
  summary: "Post a job, or save a draft",
  description: "It follows the rules of the form: words about age, your plan, and our review before it is public.",
  ...withKey("jobs:write"),
  request: { headers: onceHeaders, body: json(newJobSchema) },
  responses: { 201: answer(ownJobSchema, "The job."), ...refusals(400, 403, 404, 409, 413, 415, 422, 503) },
});

export const listOwnJobsRoute = createRoute({
  method: "get",
  path: "/company/jobs",
  tags: ["Your jobs"],
  operationId: "listOwnJobs",
  summary: "List your jobs",
  description: "Newest first, 50 a page, drafts included.",
  ...withKey("jobs:read"),
  request: { query: ownJobSearchSchema },
  responses: { 200: answer(ownJobListSchema, "A page of your jobs."), ...refusals(400, 403) },
});

export const getOwnJobRoute = createRoute({
  method: "get",
  path: "/company/jobs/{jobId}",
  tags: ["Your jobs"],
  operationId: "getOwnJob",
  summary: "Read one of your jobs",
  ...withKey("jobs:read"),
  request: { params: jobParams },
  responses: { 200: answer(ownJobSchema, "The job."), ...refusals(403, 404) },
});

export const changeJobRoute = createRoute({
  method: "patch",
  path: "/company/jobs/{jobId}",
  tags: ["Your jobs"],
  operationId: "changeJob",
  summary: "Change one of your jobs",
  description: "Only what is sent changes. `isDraft: false` publishes a draft.",
  ...withKey("jobs:write"),
  request: { params: jobParams, headers: onceHeaders, body: json(jobChangeSchema) },
  responses: { 200: answer(ownJobSchema, "The job."), ...refusals(400, 403, 404, 409, 413, 415, 422, 503) },
});

export const stepJobRoute = createRoute({
  method: "post",
  path: "/company/jobs/{jobId}/{step}",
  tags: ["Your jobs"],
  operationId: "stepJob",
  summary: "Pause, resume, extend, close, fill, or reopen a job",
  ...withKey("jobs:write"),
  request: { params: z.object({ jobId: idSchema, step: z.enum(JOB_STEP_NAMES) }), headers: onceHeaders },
  responses: { 200: answer(ownJobSchema, "The job."), ...refusals(400, 403, 404, 409, 413, 422, 503) },
});

export const listApplicationsRoute = createRoute({
  method: "get",
  path: "/company/applications",
  tags: ["Applications"],
  operationId: "listApplications",
  summary: "List who applied",
  description: "To all your jobs or one of them, newest first, 50 a page.",
  ...withKey("applications:read"),
  request: { query: applicationSearchSchema },
  responses: { 200: answer(applicationListSchema, "A page of applications."), ...refusals(400, 403, 404) },
});

export const getApplicationRoute = createRoute({
  method: "get",
  path: "/company/applications/{applicationId}",
  tags: ["Applications"],
  operationId: "getApplication",
  summary: "Read an application",
  ...withKey("applications:read"),
  request: { params: z.object({ applicationId: idSchema }) },
  responses: { 200: answer(applicationSchema, "The application."), ...refusals(403, 404) },
});
