import { randomUUID } from "node:crypto";
import { is, SQL, sql } from "drizzle-orm";
import { fromDrizzle, fromPglite, PgBoss } from "pg-boss";
import type { Database, OpenDatabase } from "../db/database.ts";
import type { Log } from "./log.ts";
import { safeMessage } from "./log-error.ts";
import { mendTaskClock } from "./task-clock.ts";

/** A task's metadata. `id` stays the same across attempts. */
type TaskAttempt = { id: string; attempt: number };

/** Handles a task; a failure is retried, so it must be idempotent. */
type TaskHandler = (payload: unknown, task: TaskAttempt) => Promise<void>;

/** The options of a queue. */
type QueueOptions = {
  /** Parallel tasks of this queue in this process. */
  concurrency?: number;
  /** A task that runs longer is given up and retried. */
  timeoutSeconds?: number;
  /** How often a failed task is retried; the delays grow from 15 seconds to an hour. */
  retries?: number;
  /** What an earlier version called the queue. Tasks that are stored under that name run, too; its schedule ends. */
  formerly?: string;
};

/** When and how often a task runs. */
type EnqueueOptions = {
  startAfterSeconds?: number;
  /** While a task with this key waits, another one is dropped. */
  singletonKey?: string;
};

/** Background tasks in the database, so that they survive a restart and belong to the transaction that queued them. */
export type Tasks = {
  /** Stores a task in `tx`: it exists exactly if `tx` commits. */
  enqueue(tx: Database, queue: string, payload: object, options?: EnqueueOptions): Promise<void>;
  /** Deletes every stored task, done or waiting, whose payload has `id`. */
  forget(tx: Database, id: string): Promise<void>;
  /** Defines a queue and its handler. Call it before tasks are queued and before `start`. */
  work(queue: string, handler: TaskHandler, options?: QueueOptions): Promise<void>;
  /** Queues a task at the times of `cron` (UTC), once for all processes, and once for times missed while none ran. */
  schedule(queue: string, cron: string): Promise<void>;
  /** Starts running tasks. Without it they are only stored. */
  start(): Promise<void>;
  /** Runs what is due, in this call, and returns how many tasks ran. For tests, instead of `start`. */
  runDue(): Promise<number>;
  /** Waits up to ten seconds for running tasks; unfinished ones are retried after the next start. */
  stop(): Promise<void>;
};

const STOP_WITHIN_MILLISECONDS = 10_000;
// 15 s, 30 s, 1 min ... 1 h, then hourly: 33 attempts last a little more than 24 hours.
const RETRIES = 32;
/** Often enough that no email loses a day after a clock is corrected. */
const MEND_EVERY = 60_000;
const SAME_WARNING_EVERY_MILLISECONDS = 60_000;

type Worked = { handler: TaskHandler; concurrency: number };

/** Opens the task store in the given, migrated database. */
export async function openTasks({ database, log }: { database: OpenDatabase; log: Log }): Promise<Tasks> {
  const source = database.taskSource;
  const boss =
    source.kind === "embedded"
      ? new PgBoss({ db: fromPglite(source.client), backend: "pglite", useListenNotify: true })
      : new PgBoss({ connectionString: source.url, application_name: "seasoned tasks", max: 4, useListenNotify: true });
  const warn = quietly(log);
  boss.on("error", (error) => warn(safeMessage(error)));
  boss.on("warning", (warning) => warn(warning.message));
  await boss.start();
  await mendTaskClock(database.db, log);
  let mending: NodeJS.Timeout | undefined;
  if (source.kind === "embedded") await resumeInterrupted(database.db);
  const queues = new Map<string, Worked>();

  async function run(queue: string, { handler }: Worked, task: { id: string; data: unknown; retryCount: number }) {
    try {
      await handler(task.data, { id: task.id, attempt: task.retryCount + 1 });
    } catch (error) {
      log.warn({ err: error, queue, task: task.id, attempt: task.retryCount + 1 }, "a task failed");
      throw error;
    }
  }

  async function startWorker(queue: string, worked: Worked) {
    const polling = { pollingIntervalSeconds: 2, notifyPollingIntervalSeconds: 10 };
    let worker = "";
    worker = await boss.work<unknown>(queue, polling, async ([task]) => {
      // One commit sends one notification, however many tasks it stores, so the worker checks again after each task.
      boss.notifyWorker(worker);
      if (task) await run(queue, worked, task);
    });
  }

  return {
    async enqueue(tx, queue, payload, { startAfterSeconds = 0, singletonKey } = {}) {
      if (!queues.has(queue)) throw new Error(`Nothing works the queue ${queue}: call work() first.`);
      await boss.send(queue, payload, {
        db: fromDrizzle({ execute: (query) => rowsOf(tx, query) }, sql),
        startAfter: startAfterSeconds,
        // The queue keeps one waiting task per key, so a task without a key gets a unique one.
        singletonKey: singletonKey ?? randomUUID(),
      });
    },

    async forget(tx, id) {
      await tx.execute(sql`delete from pgboss.job where position(${id} in data::text) > 0`);
    },

    async work(queue, handler, { concurrency = 1, timeoutSeconds = 60, retries = RETRIES, formerly } = {}) {
      queues.set(queue, { handler, concurrency });
      const options = {
        retryLimit: retries,
        retryDelay: 15,
        retryBackoff: true,
        retryDelayMax: 3600,
        expireInSeconds: timeoutSeconds,
        deleteAfterSeconds: 24 * 3600,
        notify: true,
      };
      const existing = await boss.getQueue(queue);
      if (!existing) await boss.createQueue(queue, { ...options, policy: "short" });
      else if (!holds(existing, options)) await boss.updateQueue(queue, options);
      // pg-boss looks a queue up on its own connection at first use and caches it. Inside a transaction that would
      // deadlock, so the first use is here: a query for a task that cannot exist.
      await boss.findJobs(queue, { id: randomUUID() });
      if (formerly === undefined || !(await boss.getQueue(formerly))) return;
      // The queue itself stays: during an update a process of the earlier version may still use it.
      await boss.unschedule(formerly);
      queues.set(formerly, { handler, concurrency: 1 });
    },

    async schedule(queue, cron) {
      await boss.schedule(queue, cron, {}, { tz: "UTC", missed: "once" });
    },

    async start() {
      mending = setInterval(
        () => mendTaskClock(database.db, log).catch((error) => warn(safeMessage(error))),
        MEND_EVERY,
      );
      for (const [queue, worked] of queues)
        for (let n = 0; n < worked.concurrency; n += 1) await startWorker(queue, worked);
    },

    async runDue() {
      let count = 0;
      for (const [queue, worked] of queues) {
        for (let [task] = await boss.fetch<unknown>(queue); task; [task] = await boss.fetch<unknown>(queue)) {
          const { id } = task;
          await run(queue, worked, task).then(
            () => boss.complete(queue, id),
            (error) => boss.fail(queue, id, { message: String(error) }),
          );
          count += 1;
        }
      }
      return count;
    },

    async stop() {
      clearInterval(mending);
      await boss.stop({ graceful: true, timeout: STOP_WITHIN_MILLISECONDS });
    },
  };
}

/** Whether the stored queue already has these options, as after every start but the first. */
function holds(stored: object, options: object): boolean {
  const known = new Map<string, unknown>(Object.entries(stored));
  return Object.entries(options).every(([name, value]) => known.get(name) === value);
}

async function rowsOf(tx: Database, query: unknown): Promise<{ rows: unknown[] }> {
  if (!is(query, SQL)) throw new Error("expected SQL from pg-boss");
  const result: unknown = await tx.execute(query);
  if (typeof result === "object" && result !== null && "rows" in result && Array.isArray(result.rows))
    return { rows: result.rows };
  throw new Error("expected rows from the database");
}

/**
 * Releases tasks that a killed process was running. Only where this process is the only one; on PostgreSQL another
 * process may be running them, and they are released by their timeout.
 */
async function resumeInterrupted(db: Database): Promise<void> {
  const [interrupted] = await db
    .select({ count: sql<number>`count(*)::int` })
    .from(sql`pgboss.job`)
    .where(sql`state = 'active'`);
  if (!interrupted?.count) return;
  await db.execute(sql`update pgboss.job set state = 'retry', start_after = now() where state = 'active'`);
}

/**
 * Counts the tasks that failed in the last day and are retried or given up, at most `most`, and returns since when the
 * oldest waits.
 */
export async function countFailingTasks(db: Database, most: number): Promise<{ count: number; oldest: Date | null }> {
  const { rows } = await rowsOf(
    db,
    sql`select count(*)::int as count, (extract(epoch from min(created_on)) * 1000)::float8 as since from (
      select created_on from pgboss.job where state = 'failed' or (state = 'retry' and output is not null)
      order by created_on limit ${most}) failing`,
  );
  const [row] = rows;
  if (typeof row !== "object" || row === null || !("count" in row) || !("since" in row))
    return { count: 0, oldest: null };
  return { count: Number(row.count), oldest: typeof row.since === "number" ? new Date(row.since) : null };
}

/**
 * Logs the same message at most once a minute, because an unavailable database makes every poll fail. Messages only,
 * because pg-boss attaches whole connections to its errors.
 */
function quietly(log: Log): (message: string) => void {
  const lastAt = new Map<string, number>();
  return (message) => {
    const now = performance.now();
    const topic = message.replace(/\(Queue:.*\)$/, "");
    if (now - (lastAt.get(topic) ?? Number.NEGATIVE_INFINITY) < SAME_WARNING_EVERY_MILLISECONDS) return;
    lastAt.set(topic, now);
    log.warn({ reason: message }, "background work is held up");
  };
}
