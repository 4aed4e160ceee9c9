import { readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { eq } from "drizzle-orm";
import type { EmploymentType, WorkType } from "#app/domain/employment.ts";
import type { PayUnit } from "#app/domain/pay.ts";
import { refreshSearch } from "#app/features/jobs/search/refresh.server.ts";
import type { OpenDatabase } from "../../app/db/database.ts";
import { migrate } from "../../app/db/migrate.ts";
import { describeEmbedded } from "../../app/db/open.ts";
import { users } from "../../app/db/schema/accounts.ts";
import { createAccount } from "../../app/features/accounts/commands.server.ts";
import type { Viewer } from "../../app/features/accounts/rules.ts";
import { postJob } from "../../app/features/jobs/commands.server.ts";
import { demoBilling } from "../../app/platform/billing.ts";
import { noDomains } from "../../app/platform/domains.ts";
import { openInMemory } from "../../app/platform/embedded/open.ts";
import { parseEnv } from "../../app/platform/env.ts";
import { openFilesOnDisk } from "../../app/platform/files.ts";
import { uuidv7 } from "../../app/platform/ids.ts";
import { openLive } from "../../app/platform/live.ts";
import { createLog } from "../../app/platform/log.ts";
import { createMailer } from "../../app/platform/mailer.ts";
import type { Platform } from "../../app/platform/platform.ts";
import { noScanner } from "../../app/platform/scanner.ts";
import { openTasks } from "../../app/platform/tasks.ts";
import { createWebPush } from "../../app/platform/web-push.ts";
import { createWebhooks } from "../../app/platform/webhooks.ts";

/** A job of a judged market, as in its file. */
export type JudgedJob = {
  key: string;
  title: string;
  company: string;
  description: string;
  location: string;
  industry: string;
  employment_type: EmploymentType;
  work_type: WorkType;
  hours_per_week: number;
  pay_range_min: number;
  pay_range_max: number;
  pay_unit: PayUnit;
  skills: string[];
};

/** Returns the folder of the judged set: QUALITY_SET, or the one beside this repository. */
export function judgedSet(): string {
  return process.env.QUALITY_SET ?? resolve(import.meta.dirname, "../../../shared/quality/judged");
}

/** Reads a file of a judged set. */
export function judgedFile<Content>(name: string, folder = judgedSet()): Content {
  return JSON.parse(readFileSync(join(folder, name), "utf8"));
}

/** `unhurried` runs something that takes longer than the statement timeout. */
type QuietPlatform = Platform & { unhurried: OpenDatabase["unhurried"]; close: () => Promise<void> };

/**
 * Opens an empty embedded database in memory, with everything that commands need. It sends nothing.
 */
export async function openQuietPlatform(): Promise<QuietPlatform> {
  const log = createLog("silent");
  const database = describeEmbedded(await openInMemory(log, null), "in memory");
  await migrate(database);
  const env = parseEnv({ AUTH_SECRET: "measures-quality-and-nothing-else-at-all", DATA_DIR: tmpdir(), REVIEW: "off" });
  const live = await openLive(database.listen);
  const tasks = await openTasks({ database, log });
  return {
    env,
    authSecret: env.authSecret ?? "",
    clock: { now: () => new Date() },
    ids: { next: uuidv7 },
    log,
    db: database.db,
    mailer: createMailer(env),
    webPush: createWebPush(env.authSecret ?? ""),
    live,
    tasks: { ...tasks, enqueue: async () => {} },
    files: openFilesOnDisk(tmpdir()),
    scanner: noScanner,
    domains: noDomains,
    webhooks: createWebhooks(),
    billing: demoBilling,
    unhurried: database.unhurried,
    async close() {
      await live.stop();
      await tasks.stop();
      await database.close();
    },
  };
}

/**
 * Posts the jobs of a judged market as their companies' recruiters, an hour apart. Returns the id of each by its key.
 */
export async function postJudgedJobs(platform: Platform, jobs: readonly JudgedJob[]): Promise<Map<string, string>> {
  const recruiters = new Map<string, Viewer>();
  const ids = new Map<string, string>();
  for (const [index, job] of jobs.entries()) {
    const by = recruiters.get(job.company) ?? (await aRecruiter(platform, job.company, recruiters.size));
    recruiters.set(job.company, by);
    const at = new Date(platform.clock.now().getTime() - (jobs.length - index) * 3_600_000);
    const posted = await postJob({ ...platform, clock: { now: () => at } }, by, {
      submissionKey: platform.ids.next(at),
      title: job.title,
      company: job.company,
      description: job.description,
      location: job.location,
      industry: job.industry,
      employmentType: job.employment_type,
      workType: job.work_type,
      hoursPerWeek: job.hours_per_week,
      payRangeMin: job.pay_range_min,
      payRangeMax: job.pay_range_max,
      payUnit: job.pay_unit,
      answerDays: 10,
      hidesNames: false,
      flexibility: ["flexible-hours"],
      skills: job.skills,
    });
    ids.set(job.key, posted.id);
  }
  await refreshSearch(platform);
  return ids;
}

async function aRecruiter(platform: Platform, companyName: string, number: number): Promise<Viewer> {
  const email = `recruiter-${number}@quality.example`;
  const made = await createAccount(platform, platform.db, {
    choice: { as: "recruiter", companyName, jobTitle: "Recruiter" },
    fullName: "Quality Recruiter",
    email,
    passwordHash: "none",
    isEmailVerified: true,
  });
  if (!made) throw new Error(`${email} is there already`);
  await platform.db.update(users).set({ isEmailVerified: true }).where(eq(users.id, made.id));
  return { ...made, isEmailVerified: true };
}
