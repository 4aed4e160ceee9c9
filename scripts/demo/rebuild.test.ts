import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { OpenDatabase } from "#app/db/database.ts";
import { migrate } from "#app/db/migrate.ts";
import { openDatabase } from "#app/db/open.ts";
import { jobs } from "#app/db/schema/jobs.ts";
import { profiles } from "#app/db/schema/profiles.ts";
import { createLog } from "#app/platform/log.ts";
import { ROOT } from "#scripts/run.ts";
import { aJob, anEmployer } from "#test/jobs.ts";
import { aSenior } from "#test/people.ts";
import { openTestPlatform } from "#test/platform.ts";
import { aProfile } from "#test/profiles.ts";

const dataDir = mkdtempSync(join(tmpdir(), "seasoned-rebuild-"));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

async function withDatabase<T>(work: (database: OpenDatabase) => Promise<T>): Promise<T> {
  const database = await openDatabase({ databaseUrl: undefined, dataDir, log: createLog("warn") });
  try {
    await migrate(database);
    return await work(database);
  } finally {
    await database.close();
  }
}

const DERIVED = ["job_words", "profile_documents", "profile_words"];

/** Returns the content of each derived table as one text, without words that no document has. */
async function derived({ db }: OpenDatabase): Promise<Record<string, string>> {
  const held: Record<string, string> = {};
  for (const table of DERIVED) {
    const key = table.endsWith("_words") ? sql`word` : sql`to_jsonb(t)`;
    const [row] = await db
      .select({ all: sql<string>`coalesce(string_agg(${key}::text, ';' order by ${key}::text), '')` })
      .from(sql`${sql.identifier(table)} t`);
    held[table] = row?.all ?? "";
  }
  return held;
}

/** Returns how jobs and people are read, and the number of their last change. */
async function readings({ db }: OpenDatabase) {
  const ofJobs = db.select({ reading: jobs.reading, concepts: jobs.concepts, change: jobs.change }).from(jobs);
  const ofPeople = db
    .select({ reading: profiles.reading, concepts: profiles.concepts, change: profiles.change })
    .from(profiles);
  return { jobs: await ofJobs.orderBy(jobs.id), people: await ofPeople.orderBy(profiles.userId) };
}

function run(command: string): string {
  const env = { ...process.env, DATA_DIR: dataDir, DATABASE_URL: "", NODE_ENV: "production" };
  return execFileSync("npm", ["run", "--silent", command], { cwd: ROOT, env, encoding: "utf8" });
}

beforeAll(async () => {
  await withDatabase(async (database) => {
    const platform = await openTestPlatform(database);
    const by = await anEmployer(platform);
    await aJob(platform, { by, title: "Payroll Mentor", skills: ["Month-end close", "Audit"] });
    const senior = await aSenior(platform);
    await aProfile(platform, { of: senior.viewer, skills: ["Audit"], bio: "I closed many months." });
    // The empty word, which stands for all jobs or profiles, comes with the first count.
    await platform.db.execute(sql`insert into job_words (word, jobs) values ('', 1)`);
    await platform.db.execute(sql`insert into profile_words (word, profiles) values ('', 1)`);
  });
}, 120_000);

test("rebuild:search equals what the triggers derive", async () => {
  const kept = await withDatabase(async (database) => {
    const held = await derived(database);
    for (const table of DERIVED) await database.db.execute(sql`delete from ${sql.identifier(table)}`);
    return held;
  });
  for (const table of DERIVED) expect(kept[table], table).not.toBe("");
  expect(run("rebuild:search")).toBe("Jobs and candidates are found by fresh words now.\n");
  expect(await withDatabase(derived)).toEqual(kept);
}, 120_000);

test("rebuild:matching changes nothing that is right", async () => {
  const kept = await withDatabase(readings);
  expect(kept.jobs[0]?.reading?.tags.map(({ name }) => name)).toEqual(["Month-end close", "Audit"]);
  expect(kept.people[0]?.reading?.tags.map(({ name }) => name)).toEqual(["Audit"]);
  expect(run("rebuild:matching")).toBe("All jobs and people are read anew.\n");
  expect(await withDatabase(readings)).toEqual(kept);
  await withDatabase(async ({ db }) => {
    await db.update(jobs).set({ reading: null, concepts: [] });
    await db.update(profiles).set({ reading: null, concepts: [] });
  });
  run("rebuild:matching");
  const restored = await withDatabase(readings);
  const withoutChange = (held: typeof kept) => [...held.jobs, ...held.people].map(({ change: _, ...read }) => read);
  expect(withoutChange(restored)).toEqual(withoutChange(kept));
  // Processes with readings in memory are told of both.
  for (const [at, { change }] of [...restored.jobs, ...restored.people].entries())
    expect(change).toBeGreaterThan([...kept.jobs, ...kept.people][at]?.change ?? Number.POSITIVE_INFINITY);
}, 120_000);
