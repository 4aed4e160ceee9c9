import { execFile } from "node:child_process";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { brotliDecompressSync } from "node:zlib";
import { count, eq, isNull, ne, sql } from "drizzle-orm";
import { afterAll, expect, test } from "vitest";
import { migrate } from "#app/db/migrate.ts";
import { describeEmbedded } from "#app/db/open.ts";
import { users } from "#app/db/schema/accounts.ts";
import { applications } from "#app/db/schema/applications.ts";
import { jobs } from "#app/db/schema/jobs.ts";
import { profiles } from "#app/db/schema/profiles.ts";
import { openEmbedded } from "#app/platform/embedded/open.ts";
import { silentLog } from "#test/log.ts";

const FIXTURE = new URL("../test/fixtures/backup-6ff0b8a/", import.meta.url);
const root = fs.mkdtempSync(path.join(os.tmpdir(), "seasoned-restore-"));
afterAll(() => fs.rmSync(root, { recursive: true, force: true }));

/** The backup as the old version wrote it. */
function unpackFixture(): string {
  const backup = path.join(root, "backup");
  fs.mkdirSync(path.join(backup, "files/kept"), { recursive: true });
  fs.writeFileSync(path.join(backup, "files/kept/a-resume"), "a resume");
  fs.copyFileSync(new URL("auth-secret", FIXTURE), path.join(backup, "auth-secret"));
  const packed = fs.readFileSync(new URL("database.tar.br", FIXTURE));
  fs.writeFileSync(path.join(backup, "database.tar"), brotliDecompressSync(packed));
  return backup;
}

async function restore(backup: string, home: string): Promise<string> {
  const env = { ...process.env, DATA_DIR: home };
  const { stdout } = await promisify(execFile)(process.execPath, ["scripts/restore.ts", backup], { env });
  return stdout;
}

test("restores a backup from before the squash into today's database", async () => {
  const home = path.join(root, "home");
  expect(await restore(unpackFixture(), home)).toContain(`Restored into ${home}`);
  expect(fs.readFileSync(path.join(home, "files/kept/a-resume"), "utf8")).toBe("a resume");
  expect(fs.existsSync(path.join(home, "auth-secret"))).toBe(true);

  const client = await openEmbedded(home, silentLog);
  try {
    const database = describeEmbedded(client, "");
    await migrate(database);
    const { db } = database;
    const priya = await db.select({ role: sql`1` }).from(users).where(eq(users.email, "recruiter@example.com"));
    expect(priya).toHaveLength(1);
    const [sums] = await db.select({ live: count() }).from(jobs).where(eq(jobs.status, "live"));
    expect(sums?.live).toBeGreaterThan(5);
    expect(await db.$count(applications)).toBeGreaterThan(5);
    // It had no teams: a job belonged to its author.
    expect(await db.$count(jobs, ne(jobs.responsibleId, jobs.createdBy))).toBe(0);
    // The old version had no readings, without which nothing would match.
    expect(await db.$count(jobs, isNull(jobs.reading))).toBe(0);
    expect(await db.$count(profiles, isNull(profiles.reading))).toBe(0);
    const [someJob] = await db.select({ reading: jobs.reading }).from(jobs).where(eq(jobs.status, "live")).limit(1);
    expect(someJob?.reading?.occupations.length).toBeGreaterThan(0);
  } finally {
    await client.close();
  }
});
