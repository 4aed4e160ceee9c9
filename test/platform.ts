import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { OpenDatabase } from "#app/db/database.ts";
import { registerBundles } from "#app/features/digests/bundles/tasks.server.ts";
import { registerReviewTasks } from "#app/features/jobs/review/tasks.server.ts";
import { registerPayChanges } from "#app/features/jobs/terms/tasks.server.ts";
import { registerNewJobAlerts } from "#app/features/matching/tasks.server.ts";
import { registerSuspensionTasks } from "#app/features/suspensions/tasks.server.ts";
import { demoBilling } from "#app/platform/billing.ts";
import { noDomains } from "#app/platform/domains.ts";
import { parseEnv } from "#app/platform/env.ts";
import { openFilesOnDisk } from "#app/platform/files.ts";
import { uuidv7 } from "#app/platform/ids.ts";
import { openLive } from "#app/platform/live.ts";
import type { Log } from "#app/platform/log.ts";
import { createMailer } from "#app/platform/mailer.ts";
import type { Platform } from "#app/platform/platform.ts";
import { noScanner, openClamd } from "#app/platform/scanner.ts";
import { openTasks } from "#app/platform/tasks.ts";
import { createWebPush } from "#app/platform/web-push.ts";
import { createWebhooks } from "#app/platform/webhooks.ts";
import { afterUse } from "./cleanup.ts";
import { silentLog } from "./log.ts";

/** A clock that stands still until it is set. */
export type TestClock = { now(): Date; set(at: Date | string): void; pass(milliseconds: number): void };

export const MINUTE = 60_000;

/** What a test may set; `env` as in .env, except that nothing is held for review unless `REVIEW` is set. */
export type TestSettings = { env?: Record<string, string>; at?: string; log?: Log };

/** Opens the platform on a test's database: real SQL, an outbox for email, a clock that stands still. */
export async function openTestPlatform(
  database: OpenDatabase,
  { env = {}, at = "2026-11-20T10:00:00Z", log = silentLog }: TestSettings = {},
): Promise<Platform & { clock: TestClock }> {
  const directory = mkdtempSync(join(tmpdir(), "seasoned-test-files-"));
  const parsed = parseEnv({
    AUTH_SECRET: "a-secret-for-tests-that-is-long-enough",
    DATA_DIR: directory,
    REVIEW: "off",
    ...env,
  });
  const live = await openLive(database.listen);
  const tasks = await openTasks({ database, log });
  afterUse(async () => {
    await live.stop();
    await tasks.stop();
    rmSync(directory, { recursive: true, force: true });
  });
  let now = new Date(at);
  const clock: TestClock = {
    now: () => now,
    set(to) {
      now = new Date(to);
    },
    pass(milliseconds) {
      now = new Date(now.getTime() + milliseconds);
    },
  };
  const platform = {
    env: parsed,
    authSecret: parsed.authSecret ?? "",
    clock,
    ids: { next: uuidv7 },
    log,
    db: database.db,
    mailer: createMailer(parsed),
    webPush: createWebPush(parsed.authSecret ?? "", { mayBeLocal: true }),
    live,
    tasks,
    files: openFilesOnDisk(directory),
    scanner: parsed.clamdUrl ? openClamd(parsed.clamdUrl) : noScanner,
    domains: noDomains,
    webhooks: createWebhooks({ mayBeLocal: true, timeoutMilliseconds: 1_000 }),
    billing: demoBilling,
  };
  // Queues that notifications, job changes, and suspensions use.
  await registerBundles(platform);
  await registerNewJobAlerts(platform);
  await registerReviewTasks(platform);
  await registerPayChanges(platform);
  await registerSuspensionTasks(platform);
  return platform;
}

/** Returns the platform, except that its first new id makes a command fail. */
export function failingOnce(platform: Platform): Platform {
  let hasFailed = false;
  const next: Platform["ids"]["next"] = (at) => {
    if (hasFailed) return platform.ids.next(at);
    hasFailed = true;
    throw new Error("failing once");
  };
  return { ...platform, ids: { next } };
}
