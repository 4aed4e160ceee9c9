import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { applyToJob } from "#app/features/applications/commands.server.ts";
import { registerTasks } from "#server/register-tasks.ts";
import { openTestDatabase } from "#test/database.ts";
import { aJob } from "#test/jobs.ts";
import { aRecruiter, aSenior } from "#test/people.ts";
import { openTestPlatform } from "#test/platform.ts";
import { aProfile } from "#test/profiles.ts";
import { copyRows } from "./copy.ts";
import type { Database } from "./database.ts";
import { jobs } from "./schema/jobs.ts";
import { profiles } from "./schema/profiles.ts";

const source = await openTestDatabase();
const target = await openTestDatabase();
const platform = await openTestPlatform(source);
await registerTasks(platform);
const recruiter = await aRecruiter(platform);
const senior = await aSenior(platform, { firstName: "Zoë", lastName: "O'Hara \u2028 {\"}" });
await aProfile(platform, { of: senior.viewer, bio: 'Line one\nline "two" \\ and a tab\t.' });
const job = await aJob(platform, { by: recruiter.viewer });
await applyToJob(platform, senior.viewer, { jobId: job.id });

test("copies every table row for row, and a second copy changes nothing", async () => {
  const counts = await copyRows(source.db, target.db);
  expect(counts).toMatchObject({ users: 2, jobs: 1, applications: 1 });
  const before = await fingerprints(source.db, Object.keys(counts));
  expect(await fingerprints(target.db, Object.keys(counts))).toEqual(before);
  await copyRows(source.db, target.db);
  expect(await fingerprints(target.db, Object.keys(counts))).toEqual(before);
});

test("the copy can be written to", async () => {
  const there = await openTestPlatform(target);
  await registerTasks(there);
  const other = await aSenior(there);
  await aProfile(there, { of: other.viewer });
  await applyToJob(there, other.viewer, { jobId: job.id });
  expect(await target.db.$count(sql`applications`)).toBe(2);
});

test("changes in the copy get higher numbers than copied ones", async () => {
  const numbersOf = async (db: Database) => {
    const ofJobs = await db.select({ change: jobs.change }).from(jobs);
    const ofPeople = await db.select({ change: profiles.change }).from(profiles);
    return [...ofJobs, ...ofPeople].map(({ change }) => change);
  };
  // Otherwise the numbers that the copy used before it was filled would be higher.
  await source.db.execute(sql`select setval('matching_changes', 1000)`);
  await aJob(platform, { by: recruiter.viewer });
  await copyRows(source.db, target.db);
  const before = Math.max(...(await numbersOf(target.db)));
  expect(before).toBeGreaterThan(1_000);
  await target.db.update(jobs).set({ hoursPerWeek: 33 }).where(eq(jobs.id, job.id));
  const [changed] = await target.db.select({ change: jobs.change }).from(jobs).where(eq(jobs.id, job.id));
  expect(changed?.change).toBeGreaterThan(before);
});

async function fingerprints(db: Database, tables: string[]): Promise<Record<string, string>> {
  const marks: Record<string, string> = {};
  for (const table of tables) {
    const [row] = await db
      .select({ mark: sql<string>`md5(coalesce(string_agg(to_jsonb(t)::text, '|' order by to_jsonb(t)::text), ''))` })
      .from(sql`${sql.identifier(table)} t`);
    marks[table] = row?.mark ?? "";
  }
  return marks;
}
