import type { OpenAPIHono } from "@hono/zod-openapi";
import type { Context } from "hono";
import type { z } from "zod";
import { answerOnce } from "#app/features/api-keys/answers.server.ts";
import { postJob, saveDraft } from "#app/features/jobs/commands.server.ts";
import { stepJob } from "#app/features/jobs/lifecycle/commands.server.ts";
import { editJob } from "#app/features/jobs/lifecycle/editing.server.ts";
import { listOwnJobs, requireOwnJob } from "#app/features/jobs/queries.server.ts";
import { reasonText } from "#app/features/jobs/review/labels.ts";
import { findOwnReview } from "#app/features/jobs/review/queries.server.ts";
import { inputOf, type Job, type JobStep } from "#app/features/jobs/rules.ts";
import { draftSchema, editDraftSchema, editSchema, jobSchema } from "#app/features/jobs/schema.ts";
import { countRefusedSave } from "#app/features/jobs/wording/counts.server.ts";
import { requireOwnCompany } from "#app/features/profiles/companies/queries.server.ts";
import { requireAttempt } from "#app/http/rate-limit.server.ts";
import { isId } from "#app/input-fields.ts";
import type { Platform } from "#app/platform/platform.ts";
import {
  changeJobRoute,
  getOwnJobRoute,
  type JOB_STEP_NAMES,
  listOwnJobsRoute,
  makeJobRoute,
  stepJobRoute,
} from "./company-routes.ts";
import type { ApiEnv } from "./environment.ts";
import { holderOf } from "./identify.ts";
import { linkPages, unknownCursor } from "./paging.ts";
import { ApiError, invalid, pointerTo } from "./problems.ts";
import { ownJobOf } from "./shapes.ts";

const JOBS_A_PAGE = 50;

const STEPS: Record<(typeof JOB_STEP_NAMES)[number], JobStep> = {
  pause: "pause",
  resume: "resume",
  extend: "extend",
  close: "close",
  fill: "markFilled",
  reopen: "reopen",
};

/** Serves a company's own jobs to its software, by the commands of the forms. */
export function serveOwnJobs(api: OpenAPIHono<ApiEnv>, platform: Platform): void {
  const { db, env } = platform;

  async function shown(from: Platform, job: Job) {
    return ownJobOf(env.appUrl, await findOwnReview(from.db, job), reasonText);
  }

  api.openapi(listOwnJobsRoute, async (c) => {
    const { viewer } = holderOf(c);
    const { status = null, cursor = null } = c.req.valid("query");
    if (cursor !== null && !isId(cursor)) throw unknownCursor();
    const found = await listOwnJobs(db, viewer.id, { status, after: cursor, limit: JOBS_A_PAGE + 1 });
    const page = found.slice(0, JOBS_A_PAGE);
    const next = found.length > JOBS_A_PAGE ? (page.at(-1)?.id ?? null) : null;
    linkPages(c, env.appUrl, next);
    return c.json(
      { jobs: page.map((job) => ownJobOf(env.appUrl, { shown: job, review: null }, reasonText)), next },
      200,
    );
  });

  api.openapi(getOwnJobRoute, async (c) => {
    const job = await requireOwnJob(db, holderOf(c).viewer.id, c.req.valid("param").jobId);
    return c.json(await shown(platform, job), 200);
  });

  api.openapi(makeJobRoute, async (c) => {
    const { viewer } = holderOf(c);
    const { isDraft, company, ...said } = c.req.valid("json");
    const own = company ?? (await requireOwnCompany(db, viewer.id)).name;
    const submissionKey = platform.ids.next(platform.clock.now());
    const typed = { ...typedOf(said), company: own, submissionKey, intent: isDraft ? "draft" : "post" };
    const input = await read(isDraft ? draftSchema : jobSchema, typed, isDraft);
    await requireAttempt(platform, "post job by person", viewer.id);
    return await once(c, 201, async (inside) => await (isDraft ? saveDraft : postJob)(inside, viewer, input));
  });

  api.openapi(changeJobRoute, async (c) => {
    const { viewer } = holderOf(c);
    const { isDraft: wantsDraft, ...said } = c.req.valid("json");
    const job = await requireOwnJob(db, viewer.id, c.req.valid("param").jobId);
    const isDraft = wantsDraft ?? job.status === "draft";
    const { shown: before } = await findOwnReview(db, job);
    // Questions are written on the form only, and stay.
    const { questions, ...content } = inputOf(before);
    const typed = {
      ...typedOf({ ...content, ...said }),
      seenAt: job.updatedAt.toISOString(),
      intent: isDraft ? "draft" : "post",
    };
    const {
      occupations: _,
      occupationsShown: __,
      ...input
    } = await read(isDraft ? editDraftSchema : editSchema, typed, isDraft);
    await requireAttempt(platform, "change job by person", viewer.id);
    return await once(c, 200, (inside) => editJob(inside, viewer, { jobId: job.id, ...input, questions }, { isDraft }));
  });

  api.openapi(stepJobRoute, async (c) => {
    const { viewer } = holderOf(c);
    const { jobId, step } = c.req.valid("param");
    await requireAttempt(platform, "change job by person", viewer.id);
    return await once(c, 200, async (inside) => {
      const { status } = await requireOwnJob(inside.db, viewer.id, jobId);
      return await stepJob(inside, viewer, { jobId, step: STEPS[step], from: status });
    });
  });

  /** Reads what the form would read. Throws a problem with an error for each field. */
  async function read<S extends z.ZodType>(schema: S, typed: Typed, isDraft: boolean): Promise<z.output<S>> {
    const parsed = schema.safeParse(typed);
    if (parsed.success) return parsed.data;
    if (!isDraft) await countRefusedSave(platform, typed);
    throw new ApiError(
      invalid(parsed.error.issues.map(({ path, message }) => ({ pointer: pointerTo(path), detail: message }))),
    );
  }

  /** Answers with the job that `run` returns, once for each Idempotency-Key. */
  async function once<S extends 200 | 201>(c: Context<ApiEnv>, status: S, run: (inside: Platform) => Promise<Job>) {
    const idempotencyKey = c.req.header("Idempotency-Key");
    if (idempotencyKey === undefined) return c.json(await shown(platform, await run(platform)), status);
    const request = [c.req.method, c.req.path, await c.req.text()];
    const { keyId } = holderOf(c);
    const kept = await answerOnce(platform, { keyId, idempotencyKey, request }, async (inside) => {
      return { status, body: JSON.stringify(await shown(inside, await run(inside))) };
    });
    if (kept.isRepeated) c.header("Idempotency-Replayed", "true");
    const body: Awaited<ReturnType<typeof shown>> = JSON.parse(kept.body);
    return c.json(body, status);
  }
}

type Typed = Record<string, string | string[]>;
type Said = Record<string, string | number | boolean | readonly string[] | undefined>;

/** Returns values as their form would send them. */
function typedOf(said: Said): Typed {
  const entries = Object.entries(said).flatMap(([name, value]): Array<[string, string | string[]]> => {
    if (value === undefined || value === false) return [];
    return [[name, typeof value === "object" ? [...value] : String(value)]];
  });
  return Object.fromEntries(entries);
}
