import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { sql } from "drizzle-orm";
import type { Viewer } from "#app/features/accounts/rules.ts";
import { NEW_JOBS_QUEUE, postJob } from "#app/features/jobs/commands.server.ts";
import { requireOwnJob } from "#app/features/jobs/queries.server.ts";
import { inputOf } from "#app/features/jobs/rules.ts";
import { registerNewJobAlerts } from "#app/features/matching/tasks.server.ts";
import { NOTIFICATION_MAIL_QUEUE } from "#app/features/notifications/commands.server.ts";
import { parseEnv } from "#app/platform/env.ts";
import { createLog } from "#app/platform/log.ts";
import { openPlatform, type Platform } from "#app/platform/platform.ts";
import type { Market } from "./databases.ts";
import type { Figure } from "./figures.ts";
import { measureMarkets } from "./markets.ts";
import { summaryOf } from "./measure.ts";
import type { BenchOptions } from "./options.ts";

/** Jobs that are posted in one go. */
const POSTED = 20;
/** From the posting of a job until its best seniors are told, in seconds. */
const MOST = 60;
const ASKED_EVERY = 50;

type Posted = { id: string; at: number };

/** Measures, on PostgreSQL, how long after its posting a job is told to the seniors it fits best. */
export async function measure(options: BenchOptions): Promise<Figure[]> {
  const onPostgres = { ...options, on: options.on.filter((name) => name === "postgres") };
  return await measureMarkets(onPostgres, async (market) => ({ questions: [], look: () => timeTelling(market) }));
}

async function timeTelling({ database: { taskSource }, size }: Market): Promise<Figure[]> {
  if (taskSource.kind !== "postgres") return [];
  const folder = mkdtempSync(join(tmpdir(), "seasoned-bench-"));
  const env = parseEnv({ DATABASE_URL: taskSource.url, DATA_DIR: folder, REVIEW: "off" });
  const { platform, close } = await openPlatform(env, createLog("warn"));
  try {
    // Mails are stored, and due only in five minutes.
    await platform.tasks.work(NOTIFICATION_MAIL_QUEUE, async () => {});
    await registerNewJobAlerts(platform);
    await platform.tasks.start();
    const posted = await postSome(platform);
    let people = 0;
    let seconds: number[];
    try {
      seconds = await waitUntilTold(platform, posted);
    } finally {
      people = await clearAway(platform, posted);
    }
    if (people === 0) throw new Error("nobody was told of anything");
    const what = `a posted job is told to its best seniors, ${POSTED} at once`;
    const shared = { on: "PostgreSQL", size, unit: "s", bar: { most: MOST }, limit: null, naive: null } as const;
    return [{ what, ...shared, ...summaryOf(seconds) }];
  } finally {
    await close();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Posts jobs that say what jobs from all over the market say. */
async function postSome(platform: Platform): Promise<Posted[]> {
  const { db } = platform;
  const asked = await db
    .select({ id: sql<string>`id::text`, owner: sql<string>`created_by::text` })
    .from(sql`(select id, created_by from jobs where is_active order by md5(id::text) limit ${POSTED}) as chosen`);
  const posted: Posted[] = [];
  for (const { id, owner } of asked) {
    const viewer: Viewer = { id: owner, role: "recruiter", name: "", email: "", isEmailVerified: true };
    const job = await requireOwnJob(db, owner, id);
    const at = performance.now();
    const made = await postJob(platform, viewer, { submissionKey: randomUUID(), ...inputOf(job) });
    posted.push({ id: made.id, at });
  }
  return posted;
}

/** How many seconds after its posting each was told, in the order of telling. Throws after two minutes. */
async function waitUntilTold({ db }: Platform, posted: readonly Posted[]): Promise<number[]> {
  const untold = new Map(posted.map(({ id, at }) => [id, at]));
  const seconds: number[] = [];
  const end = performance.now() + 2 * MOST * 1000;
  while (untold.size > 0 && performance.now() < end) {
    await sleep(ASKED_EVERY);
    const told = await db
      .select({ id: sql<string>`id::text` })
      .from(sql`jobs where id = any(${sql.param([...untold.keys()])}::uuid[]) and seniors_told_at is not null`);
    for (const { id } of told) {
      seconds.push((performance.now() - (untold.get(id) ?? 0)) / 1000);
      untold.delete(id);
    }
  }
  if (untold.size > 0) throw new Error(`${untold.size} of ${posted.length} jobs were told to nobody`);
  return seconds;
}

/** Removes what was posted and told, so that the market is as it was; returns how many notices there were. */
async function clearAway({ db }: Platform, posted: readonly Posted[]): Promise<number> {
  const ids = posted.map(({ id }) => id);
  const links = ids.map((id) => `/job/${id}`);
  const [notices] = await db
    .select({ count: sql<number>`count(*)::int` })
    .from(sql`notifications where href = any(${sql.param(links)}::text[])`);
  await db.execute(sql`delete from notifications where href = any(${sql.param(links)}::text[])`);
  await db.execute(sql`delete from jobs where id = any(${sql.param(ids)}::uuid[])`);
  await db.execute(sql`delete from pgboss.job where name in (${NEW_JOBS_QUEUE}, ${NOTIFICATION_MAIL_QUEUE})`);
  return notices?.count ?? 0;
}
