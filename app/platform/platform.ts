import { join } from "node:path";
import type { Database } from "../db/database.ts";
import { migrate } from "../db/migrate.ts";
import { openDatabase } from "../db/open.ts";
import { readAuthSecret } from "./auth-secret.ts";
import { type Billing, demoBilling } from "./billing.ts";
import { type Clock, systemClock } from "./clock.ts";
import { type Domains, publicDomains } from "./domains.ts";
import type { EmbeddedClient } from "./embedded/client.ts";
import type { Env } from "./env.ts";
import { isAtHome } from "./exposure.ts";
import { type Files, openFilesOnDisk } from "./files.ts";
import { refuseForeignUploads } from "./foreign-uploads.ts";
import { type Ids, systemIds } from "./ids.ts";
import { type Live, openLive } from "./live.ts";
import type { Log } from "./log.ts";
import { createMailer, type Mailer } from "./mailer.ts";
import { noScanner, openClamd, type Scanner } from "./scanner.ts";
import { openTasks, type Tasks } from "./tasks.ts";
import { createWebPush, type WebPush } from "./web-push.ts";
import { createWebhooks, type Webhooks } from "./webhooks.ts";

/** Every external dependency of the product. Commands receive it; nothing else has side effects. */
export type Platform = {
  env: Env;
  authSecret: string;
  clock: Clock;
  ids: Ids;
  log: Log;
  db: Database;
  mailer: Mailer;
  webPush: WebPush;
  live: Live;
  tasks: Tasks;
  files: Files;
  scanner: Scanner;
  domains: Domains;
  webhooks: Webhooks;
  billing: Billing;
};

/** A platform that this process opened and must close. */
export type OpenPlatform = {
  platform: Platform;
  /** A sentence for the start line: which database, and what an acknowledged write survives. */
  durability: string;
  /** Resolves while the database answers, rejects when it does not. */
  ping(): Promise<void>;
  /** Runs `run` without a time limit for transactions. For the start, before requests are served. */
  unhurried<T>(run: () => Promise<T>): Promise<T>;
  close(): Promise<void>;
};

/**
 * Opens the database, or waits for the embedded one that is opening, migrates it, and opens email, live events, and
 * tasks. Throws StartError with a plain sentence.
 */
export async function openPlatform(env: Env, log: Log, embedded?: Promise<EmbeddedClient>): Promise<OpenPlatform> {
  const database = await openDatabase({ databaseUrl: env.databaseUrl, dataDir: env.dataDir, log, embedded });
  try {
    await migrate(database);
    const files = openFilesOnDisk(join(env.dataDir, "files"));
    await refuseForeignUploads(database.db, files, env.dataDir);
    const live = await openLive(database.listen);
    const tasks = await openTasks({ database, log });
    const mailer = createMailer(env);
    const authSecret = await readAuthSecret(env);
    const webPush = createWebPush(authSecret);
    const scanner = env.clamdUrl ? openClamd(env.clamdUrl) : noScanner;
    const outside = {
      clock: systemClock,
      ids: systemIds,
      log,
      db: database.db,
      mailer,
      live,
      tasks,
      files,
      scanner,
      domains: publicDomains,
      webhooks: createWebhooks({ mayBeLocal: isAtHome(env) }),
      billing: demoBilling,
    };
    return {
      platform: { env, authSecret, webPush, ...outside },
      durability: database.durability,
      ping: database.ping,
      unhurried: database.unhurried,
      async close() {
        await live.stop();
        await tasks.stop();
        mailer.close();
        await database.close();
      },
    };
  } catch (error) {
    await database.close();
    throw error;
  }
}
