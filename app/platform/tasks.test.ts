import { sql } from "drizzle-orm";
import { expect, test, vi } from "vitest";
import { openTestDatabase } from "#test/database.ts";
import { recordedLog } from "#test/log.ts";
import { createLog } from "./log.ts";
import { heldUpSince, mendTaskClock } from "./task-clock.ts";
import { openTasks } from "./tasks.ts";

const database = await openTestDatabase();
const log = createLog("silent");

async function openWorked(queue: string) {
  const tasks = await openTasks({ database, log });
  const seen: unknown[] = [];
  await tasks.work(queue, async (payload) => {
    seen.push(payload);
  });
  return { tasks, seen };
}

test("a task runs after its transaction commits", async () => {
  const { tasks, seen } = await openWorked("committed");
  await tasks.start();
  await database.db.transaction(async (tx) => {
    await tasks.enqueue(tx, "committed", { n: 1 });
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(seen).toEqual([]);
  });
  await vi.waitFor(() => expect(seen).toEqual([{ n: 1 }]), 5_000);
  await tasks.stop();
});

test("a task of a rolled-back transaction never runs", async () => {
  const { tasks, seen } = await openWorked("rolled-back");
  await expect(
    database.db.transaction(async (tx) => {
      await tasks.enqueue(tx, "rolled-back", { n: 1 });
      throw new Error("changed my mind");
    }),
  ).rejects.toThrow("changed my mind");
  expect(await tasks.runDue()).toBe(0);
  expect(seen).toEqual([]);
  await tasks.stop();
});

test("a failed task waits for its retry and blocks no one", async () => {
  const tasks = await openTasks({ database, log });
  const seen: unknown[] = [];
  await tasks.work("mail", async (payload) => {
    seen.push(payload);
    if (JSON.stringify(payload).includes("bad")) throw new Error("refused");
  });
  await tasks.enqueue(database.db, "mail", { to: "bad" });
  await tasks.enqueue(database.db, "mail", { to: "good" });
  expect(await tasks.runDue()).toBe(2);
  expect(seen).toEqual([{ to: "bad" }, { to: "good" }]);
  expect(await tasks.runDue()).toBe(0);
  const [waiting] = await database.db
    .select({ seconds: sql<number>`extract(epoch from start_after - now())::float8`, limit: sql<number>`retry_limit` })
    .from(sql`pgboss.job`)
    .where(sql`name = 'mail' and state = 'retry'`);
  expect(waiting?.seconds).toBeGreaterThan(5);
  expect(waiting?.seconds).toBeLessThan(40);
  await tasks.stop();
});

test("retries of a failing task last a day", async () => {
  // pg-boss's formula with the shortest delays that its randomness allows.
  const delays = Array.from({ length: 32 }, (_, attempt) => Math.min(3600, (15 * 2 ** Math.min(16, attempt)) / 2));
  expect(delays.reduce((sum, delay) => sum + delay, 0)).toBeGreaterThanOrEqual(22 * 3600);
});

test("updates a queue only if its options have changed", async () => {
  const stored = async () =>
    await database.db
      .select({
        retries: sql<number>`retry_limit`,
        seconds: sql<number>`expire_seconds`,
        at: sql<string>`updated_on::text`,
      })
      .from(sql`pgboss.queue`)
      .where(sql`name = 'changing'`);
  const { tasks } = await openWorked("changing");
  const [first] = await stored();
  await tasks.work("changing", async () => {});
  expect(await stored()).toEqual([first]);
  await tasks.work("changing", async () => {}, { retries: 3, timeoutSeconds: 90 });
  const [changed] = await stored();
  expect(changed).toMatchObject({ retries: 3, seconds: 90 });
  expect(changed?.at).not.toBe(first?.at);
  await tasks.stop();
});

test("drops a second task with the same key while the first one waits", async () => {
  const { tasks, seen } = await openWorked("keyed");
  await tasks.enqueue(database.db, "keyed", { n: 1 }, { singletonKey: "a" });
  await tasks.enqueue(database.db, "keyed", { n: 2 }, { singletonKey: "a" });
  await tasks.enqueue(database.db, "keyed", { n: 3 });
  await tasks.enqueue(database.db, "keyed", { n: 4 });
  await tasks.runDue();
  expect(seen).toEqual([{ n: 1 }, { n: 3 }, { n: 4 }]);
  await tasks.stop();
});

test("a delayed task waits for its time", async () => {
  const { tasks } = await openWorked("delayed");
  await tasks.enqueue(database.db, "delayed", {}, { startAfterSeconds: 60 });
  expect(await tasks.runDue()).toBe(0);
  await tasks.stop();
});

test("runs what an earlier version stored under the queue's former name", async () => {
  const { tasks: before } = await openWorked("old-name");
  await before.schedule("old-name", "0 4 * * *");
  await before.enqueue(database.db, "old-name", { n: 1 });
  await before.stop();
  const tasks = await openTasks({ database, log });
  const seen: unknown[] = [];
  await tasks.work("new-name", async (payload) => void seen.push(payload), { formerly: "old-name" });
  await tasks.enqueue(database.db, "new-name", { n: 2 });
  expect(await tasks.runDue()).toBe(2);
  expect(seen).toEqual(expect.arrayContaining([{ n: 1 }, { n: 2 }]));
  const schedules = database.db.select({ name: sql<string>`name` }).from(sql`pgboss.schedule`);
  expect(await schedules.where(sql`name = 'old-name'`)).toEqual([]);
  await tasks.stop();
});

test("a missed scheduled time runs once at the next start", async () => {
  const { tasks: before } = await openWorked("daily");
  await before.schedule("daily", "0 4 * * *");
  await before.stop();
  await database.db.execute(sql`update pgboss.version set cron_on = now() - interval '3 days'`);
  await database.db.execute(
    sql`update pgboss.schedule set created_on = now() - interval '9 days' where name = 'daily'`,
  );
  const { tasks, seen } = await openWorked("daily");
  await tasks.schedule("daily", "0 4 * * *");
  await tasks.start();
  await vi.waitFor(() => expect(seen).toHaveLength(1), 60_000);
  await tasks.stop();
});

test("a clock that was days ahead stops nothing, and is logged", async () => {
  const { tasks: before } = await openWorked("after-the-clock");
  await before.enqueue(database.db, "after-the-clock", {});
  await before.stop();
  const ahead = sql`now() + interval '4 days'`;
  await database.db.execute(sql`update pgboss.version set cron_on = ${ahead}, bam_on = ${ahead}`);
  await database.db.execute(sql`update pgboss.queue set maintain_on = ${ahead}, monitor_claim_on = ${ahead}`);
  await database.db.execute(sql`update pgboss.job set start_after = ${ahead} where name = 'after-the-clock'`);
  expect(await heldUpSince(database.db)).not.toBeNull();
  const { log: heard, lines } = recordedLog();
  await mendTaskClock(database.db, heard);
  expect(lines()).toMatch(/"event":"clock went back","plan":1,"tasks":1/);
  expect(await heldUpSince(database.db)).toBeNull();
  const [left] = await database.db
    .select({ ahead: sql<number>`count(*)::int` })
    .from(sql`pgboss.queue`)
    .where(sql`greatest(maintain_on, monitor_claim_on) > now()`);
  expect(left?.ahead).toBe(0);
  const { tasks, seen } = await openWorked("after-the-clock");
  expect(await tasks.runDue()).toBe(1);
  expect(seen).toHaveLength(1);
  await mendTaskClock(database.db, heard);
  expect(lines().match(/clock went back/g)).toHaveLength(1);
  await tasks.stop();
});

test("a queue without a handler refuses tasks", async () => {
  const { tasks } = await openWorked("worked");
  await expect(tasks.enqueue(database.db, "unknown", {})).rejects.toThrow("call work() first");
  await tasks.stop();
});

test("closing waits for the running task", async () => {
  const tasks = await openTasks({ database, log });
  let isDone = false;
  const started = Promise.withResolvers<void>();
  await tasks.work("slow", async () => {
    started.resolve();
    await new Promise((resolve) => setTimeout(resolve, 800));
    isDone = true;
  });
  await tasks.start();
  await tasks.enqueue(database.db, "slow", {});
  await started.promise;
  await tasks.stop();
  expect(isDone).toBe(true);
});

test("many tasks of one transaction run without a pause", async () => {
  const { tasks, seen } = await openWorked("many");
  await tasks.start();
  // The worker is now idle: it must not need a notification for each task, because one commit sends only one.
  await new Promise((resolve) => setTimeout(resolve, 300));
  await database.db.transaction(async (tx) => {
    for (let n = 0; n < 20; n += 1) await tasks.enqueue(tx, "many", { n });
  });
  await vi.waitFor(() => expect(seen).toHaveLength(20), 8_000);
  await tasks.stop();
});

test("two processes on one database run each task once", { timeout: 30_000 }, async () => {
  const first = await openWorked("shared");
  const second = await openWorked("shared");
  await first.tasks.start();
  await second.tasks.start();
  for (let n = 0; n < 20; n += 1) await first.tasks.enqueue(database.db, "shared", { n });
  await vi.waitFor(() => expect(first.seen.length + second.seen.length).toBe(20), 20_000);
  await first.tasks.stop();
  await second.tasks.stop();
  expect(new Set([...first.seen, ...second.seen].map((task) => JSON.stringify(task))).size).toBe(20);
});
