import { and, asc, desc, eq, gte, inArray, isNotNull, isNull, notInArray, type SQL, sql } from "drizzle-orm";
import type { Database } from "#app/db/database.ts";
import { applicantViews } from "#app/db/schema/applicant-views.ts";
import { applications } from "#app/db/schema/applications.ts";
import { companyStages } from "#app/db/schema/company-stages.ts";
import { heldStatusChanges } from "#app/db/schema/held-status-changes.ts";
import { jobs } from "#app/db/schema/jobs.ts";
import { OPEN_STATUSES } from "#app/domain/status.ts";
import { inScope } from "#app/features/accounts/company-access.server.ts";
import { requireVerifiedRecruiter } from "#app/features/accounts/policy.ts";
import type { Viewer } from "#app/features/accounts/rules.ts";
import { isSettled, SETTLED_STATUSES } from "#app/features/jobs/rules.ts";
import { fold } from "#app/features/search/folding.ts";
import { isId } from "#app/input-fields.ts";
import type { Platform } from "#app/platform/platform.ts";
import { DAY_MS, dayOf } from "#app/time.ts";
import { displayName, isSenderSuspended, isUnnamed, publicApplicantId } from "../anonymous-review/columns.server.ts";
import { answerStillDue, HALF_A_DAY } from "../answers/rules.ts";
import {
  type ApplicantView,
  MOST_COUNTED,
  NEW_DAYS,
  NO_STAGE_FILTER,
  type Overview,
  type OverviewSearch,
  VIEW_LIMITS,
  wordsIn,
} from "./rules.ts";

const PAGE_SIZE = 50;
/** Sorts last what is not due. */
const NEVER = "9999-12-31";
/** What a name may or may not be written with: "O'Brien" is found by "obrien". */
const MARKS = "'’`´ʻʼ.";

/** Whether what the person sent is shown at all: not once they withdrew, or were decided on without a name. */
const isShown: SQL<boolean> = sql<boolean>`(${applications.status} <> 'withdrawn' and not ${isSenderSuspended}
  and (not ${isUnnamed} or ${inArray(applications.status, ["pending", "reviewing"])}))`;

const sent = (field: string): SQL<string> => sql`${applications.profileSnapshot} ->> ${sql.raw(`'${field}'`)}`;

/** A field of what the person sent, where it is shown. */
function shown(field: string): SQL<string | null> {
  return sql<string | null>`case when ${isShown} then ${sent(field)} end`;
}

const hours = sql<number | null>`(${shown("availabilityHours")})::numeric`.mapWith((value) =>
  value === null ? null : Number(value),
);

/** An answer is still due: no one has moved or written to the person, nor closed the job. */
const isWaiting = and(
  eq(applications.status, "pending"),
  isNull(applications.answeredAt),
  isNotNull(applications.answerDueOn),
  notInArray(jobs.status, [...SETTLED_STATUSES]),
);

const dueKey = sql<string>`case when ${isWaiting} then ${applications.answerDueOn} else ${NEVER}::date end`;

/**
 * Returns one page of everyone who applied to the recruiter's jobs: 50 people, and how many there are, counted to a
 * thousand. Names of anonymous applicants are neither shown nor searched. Two statements. Throws wrong-role and
 * email-unverified.
 */
export async function listAllApplicants(
  platform: Pick<Platform, "db" | "env" | "clock">,
  viewer: Viewer,
  search: OverviewSearch,
): Promise<Overview> {
  requireVerifiedRecruiter(platform, viewer);
  const { db } = platform;
  const now = platform.clock.now();
  const fits = and(inScope(search.scope, viewer.id), filtersOf(search, now));
  const counted = db
    .select({ one: sql`1`.as("one") })
    .from(applications)
    .innerJoin(jobs, eq(jobs.id, applications.jobId))
    .where(fits)
    .limit(MOST_COUNTED + 1)
    .as("counted");
  const [found, listed] = await Promise.all([
    db.$count(counted),
    db
      .select({
        applicationId: applications.id,
        jobId: jobs.id,
        jobStatus: jobs.status,
        title: jobs.title,
        candidateId: publicApplicantId,
        fullName: displayName(),
        status: applications.status,
        stage: companyStages.name,
        answerDueOn: applications.answerDueOn,
        answeredAt: applications.answeredAt,
        heldTo: heldStatusChanges.toStatus,
        createdAt: applications.createdAt,
        place: shown("place"),
        hours,
        dueKey,
      })
      .from(applications)
      .innerJoin(jobs, eq(jobs.id, applications.jobId))
      .leftJoin(companyStages, eq(companyStages.id, applications.stageId))
      .leftJoin(heldStatusChanges, eq(heldStatusChanges.applicationId, applications.id))
      .where(and(fits, isAfter(search)))
      .orderBy(...ORDERS[search.sort])
      .limit(PAGE_SIZE + 1),
  ]);
  const page = listed.slice(0, PAGE_SIZE);
  const last = listed.length > PAGE_SIZE ? page.at(-1) : undefined;
  const rows = page.map(({ jobStatus, answerDueOn, answeredAt, dueKey: _, ...row }) => ({
    ...row,
    due: isSettled(jobStatus) ? null : answerStillDue({ status: row.status, answerDueOn, answeredAt }, now),
  }));
  return { rows, found, nextAfter: last ? cursorOf(search, last) : null };
}

const ORDERS: Record<OverviewSearch["sort"], SQL[]> = {
  newest: [desc(applications.id)],
  oldest: [asc(applications.id)],
  due: [asc(dueKey), asc(applications.id)],
};

function cursorOf({ sort }: OverviewSearch, last: { applicationId: string; dueKey: string }): string {
  return sort === "due" ? `${last.dueKey}_${last.applicationId}` : last.applicationId;
}

/** An unreadable cursor means the first page. */
function isAfter({ sort, after }: OverviewSearch): SQL | undefined {
  const [id = "", day = ""] = (after ?? "").split("_").reverse();
  if (!isId(id)) return undefined;
  if (sort === "newest") return sql`${applications.id} < ${id}`;
  if (sort === "oldest") return sql`${applications.id} > ${id}`;
  return isDay(day) ? sql`(${dueKey}, ${applications.id}) > (${day}::date, ${id}::uuid)` : undefined;
}

/** Whether the database can read a text as a day: not "2026-02-30". */
function isDay(text: string): boolean {
  const at = new Date(`${text}T00:00:00Z`);
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(at.getTime()) && dayOf(at) === text;
}

function filtersOf(
  { query, jobId, status, stage, due, isNew, place, minHours }: OverviewSearch,
  now: Date,
): SQL | undefined {
  const today = dayOf(new Date(now.getTime() - HALF_A_DAY));
  const isStatus =
    status === "open"
      ? inArray(applications.status, [...OPEN_STATUSES])
      : status === "ended"
        ? notInArray(applications.status, [...OPEN_STATUSES])
        : status && eq(applications.status, status);
  return and(
    hasWords(sql`${displayName()} || ' ' || ${jobs.title} || ' ' || coalesce(${shown("skills")}, '')`, query),
    jobId ? eq(jobs.id, jobId) : undefined,
    isStatus || undefined,
    stage === NO_STAGE_FILTER ? isNull(applications.stageId) : stage ? eq(applications.stageId, stage) : undefined,
    due ? isWaiting : undefined,
    due === "late" ? sql`${applications.answerDueOn} < ${today}::date` : undefined,
    isNew ? gte(applications.createdAt, new Date(now.getTime() - NEW_DAYS * DAY_MS)) : undefined,
    hasWords(sql`coalesce(${shown("place")}, '')`, place),
    minHours > 0 ? sql`${hours} >= ${minHours}` : undefined,
  );
}

/** Whether a text has every word, without case, accents, and apostrophes. */
function hasWords(text: SQL, typed: string): SQL | undefined {
  const folded = sql`translate(plain_letters(lower(${text})), ${MARKS}, '')`;
  const words = wordsIn(typed).map((word) => fold(word).replaceAll(new RegExp(`[${MARKS}]`, "g"), ""));
  return and(...words.filter(Boolean).map((word) => sql`position(${word} in ${folded}) > 0`));
}

/** Lists the recruiter's saved views in the order of their names. */
export async function listViews(db: Database, userId: string): Promise<ApplicantView[]> {
  return await db
    .select({ id: applicantViews.id, name: applicantViews.name, query: applicantViews.query })
    .from(applicantViews)
    .where(eq(applicantViews.userId, userId))
    .orderBy(asc(sql`lower(${applicantViews.name})`), asc(applicantViews.id))
    .limit(VIEW_LIMITS.count);
}
