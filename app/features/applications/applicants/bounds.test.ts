import { sql } from "drizzle-orm";
import { expect, test, vi } from "vitest";
import { profileSkills, profiles } from "#app/db/schema/profiles.ts";
import { listManagedJobs } from "#app/features/jobs/lifecycle/queries.server.ts";
import { manageSearchFrom } from "#app/features/jobs/lifecycle/rules.ts";
import { openTestDatabase } from "#test/database.ts";
import { aJob } from "#test/jobs.ts";
import { aRecruiter, aSenior } from "#test/people.ts";
import { openTestPlatform } from "#test/platform.ts";
import { aProfile } from "#test/profiles.ts";
import { listApplicants } from "./queries.server.ts";

const database = await openTestDatabase();
const platform = await openTestPlatform(database);
const { db } = platform;

/**
 * Counts the statements of the embedded database; null on a server, where they cannot be observed. Takes the fewest of
 * several runs, because the task queue sends some too.
 */
async function statementsOf(run: () => Promise<unknown>): Promise<number | null> {
  const source = database.taskSource;
  if (source.kind !== "embedded") return null;
  const query = vi.spyOn(source.client, "query");
  const counts: number[] = [];
  for (let times = 0; times < 5; times += 1) {
    query.mockClear();
    await run();
    counts.push(query.mock.calls.length);
  }
  query.mockRestore();
  return Math.min(...counts);
}

/** Suggestions are searched in several rounds, so one table may need a statement or two more than another. */
const MOST_QUESTIONS = 24;

test("a table of 1,000 applicants needs no more statements, and pages them", async () => {
  const recruiter = await aRecruiter(platform);
  const first = await aSenior(platform);
  await aProfile(platform, { of: first.viewer });
  const [small, large] = [
    await aJob(platform, { by: recruiter.viewer }),
    await aJob(platform, { by: recruiter.viewer }),
  ];
  await crowd(1_000, large.id, first.viewer.id);
  await applicationsOf(small.id, sql`id = ${first.viewer.id}`);
  for (const sort of ["match", "date"] as const) {
    const list = (jobId: string) => listApplicants(platform, recruiter.viewer, jobId, { sort, view: "applied" });
    for (const { id } of [large, small]) {
      expect((await statementsOf(() => list(id))) ?? 0).toBeLessThanOrEqual(MOST_QUESTIONS);
    }
    const seen: string[] = [];
    const percents: number[] = [];
    let after: string | null = null;
    do {
      const page = await listApplicants(platform, recruiter.viewer, large.id, { sort, view: "applied", after });
      expect(page.rows.length).toBeLessThanOrEqual(100);
      expect(page.counts.applied).toBe(1_000);
      seen.push(...page.rows.map(({ candidateId }) => candidateId));
      percents.push(...page.rows.map(({ percent }) => percent ?? -1));
      after = page.nextAfter;
    } while (after !== null);
    expect([seen.length, new Set(seen).size]).toEqual([1_000, 1_000]);
    if (sort === "match") expect(percents).toEqual(percents.toSorted((a, b) => b - a));
  }
}, 120_000);

test("Manage Jobs with 500 jobs needs no more statements, and shows 25", async () => {
  const [small, large] = [await aRecruiter(platform), await aRecruiter(platform)];
  for (const { viewer } of [small, large]) await aJob(platform, { by: viewer });
  await db.execute(sql`
    insert into jobs (id, created_by, responsible_id, company_id, submission_key, title, company, location, industry, employment_type,
      work_type, hours_per_week, pay_range_min, pay_range_max, pay_unit, flexibility, description, status,
      status_changed_at, expires_at, created_at, updated_at)
    select gen_random_uuid(), created_by, responsible_id, company_id, gen_random_uuid(), title || ' ' || n, company, location, industry,
      employment_type, work_type, hours_per_week, pay_range_min, pay_range_max, pay_unit, flexibility, description,
      status, status_changed_at, expires_at, created_at, updated_at
    from jobs, generate_series(1, 499) n where created_by = ${large.viewer.id}`);
  const list = (id: string) => listManagedJobs(db, id, manageSearchFrom(new URLSearchParams()));
  expect(await statementsOf(() => list(large.viewer.id))).toBe(await statementsOf(() => list(small.viewer.id)));
  const page = await list(large.viewer.id);
  expect([page.counts.all, page.jobs.length, page.pages]).toEqual([500, 25, 20]);
}, 60_000);

/** Inserts many applicants directly, each with every second skill of the first one. */
async function crowd(count: number, jobId: string, likeId: string): Promise<void> {
  await db.execute(sql`
    insert into users (id, name, email, is_email_verified, created_at, updated_at)
    select gen_random_uuid(), 'Person ' || n, 'crowd' || n || '@people.example', true, now(), now()
    from generate_series(1, ${count}) n`);
  await db.execute(sql`
    insert into profiles (user_id, full_name, availability_hours, created_at, updated_at)
    select id, name, 1 + (row_number() over ())::int % 40, now(), now() from users where email like 'crowd%'`);
  await db.insert(profileSkills).select(
    db
      .select({
        userId: profiles.userId,
        skillId: sql<string>`skill.skill_id`.as("skill_id"),
        position: sql<number>`0`.as("position"),
      })
      .from(profiles)
      .innerJoin(sql`(select skill_id from profile_skills where user_id = ${likeId} limit 1) skill`, sql`true`)
      .where(sql`${profiles.fullName} like 'Person %' and length(${profiles.fullName}) % 2 = 0`),
  );
  await applicationsOf(jobId, sql`email like 'crowd%'`);
}

async function applicationsOf(jobId: string, who: ReturnType<typeof sql>): Promise<void> {
  await db.execute(sql`
    insert into applications (id, job_id, applicant_id, status, profile_snapshot, created_at, updated_at)
    select gen_random_uuid(), ${jobId}, id, 'pending', jsonb_build_object('fullName', name, 'skills', '[]'::jsonb),
      now(), now() from users where ${who}`);
}
