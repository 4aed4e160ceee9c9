import { createRoute, z } from "@hono/zod-openapi";
import { answer, refusals } from "./answers.ts";
import {
  companyListSchema,
  companySchema,
  cursorSchema,
  idSchema,
  jobListSchema,
  jobSchema,
  jobSearchSchema,
} from "./job-schemas.ts";

const UNCHANGED = { 304: { description: "Nothing changed since the ETag in If-None-Match." } };

export const listJobsRoute = createRoute({
  method: "get",
  path: "/jobs",
  tags: ["Public jobs"],
  operationId: "listJobs",
  summary: "Search open jobs",
  description: "The same search as on the site: 20 jobs a page, and the Link header leads to the next one.",
  request: { query: jobSearchSchema },
  responses: { 200: answer(jobListSchema, "A page of open jobs."), ...UNCHANGED, ...refusals(400) },
});

export const getJobRoute = createRoute({
  method: "get",
  path: "/jobs/{jobId}",
  tags: ["Public jobs"],
  operationId: "getJob",
  summary: "Read a job",
  description: "Open or closed, but never one that waits for our review.",
  request: { params: z.object({ jobId: idSchema }) },
  responses: { 200: answer(jobSchema, "The job."), ...UNCHANGED, ...refusals(404, 410) },
});

export const listCompaniesRoute = createRoute({
  method: "get",
  path: "/companies",
  tags: ["Public companies"],
  operationId: "listCompanies",
  summary: "List the companies with open jobs",
  description: "In the order of their slugs, 50 a page.",
  request: { query: z.strictObject({ cursor: cursorSchema }) },
  responses: { 200: answer(companyListSchema, "A page of companies."), ...UNCHANGED, ...refusals(400) },
});

export const getCompanyRoute = createRoute({
  method: "get",
  path: "/companies/{slug}",
  tags: ["Public companies"],
  operationId: "getCompany",
  summary: "Read a company",
  request: { params: z.object({ slug: z.string().openapi({ example: "kestrel-row-manufacturing" }) }) },
  responses: {
    200: answer(companySchema, "The company."),
    301: { description: "It has a new slug: Location leads there." },
    ...UNCHANGED,
    ...refusals(404),
  },
});
