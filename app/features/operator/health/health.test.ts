import { mkdirSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { auditLog } from "#app/db/schema/staff.ts";
import { findLastBackup, noteBackup } from "#app/platform/machine.ts";
import { openTestDatabase } from "#test/database.ts";
import { openTestPlatform } from "#test/platform.ts";
import { aStaff } from "#test/staff.ts";
import { retryFailedTask } from "./commands.server.ts";
import { findHealth } from "./queries.server.ts";

const platform = await openTestPlatform(await openTestDatabase());
const { db, tasks } = platform;
const [support, admin] = [(await aStaff(platform, "support")).viewer, (await aStaff(platform, "admin")).viewer];

let mayWork = false;
const ran: unknown[] = [];

async function work(payload: unknown) {
  if (!mayWork) throw new Error("550 no such box: ada@people.example\nparams: canary-of-a-value");
  ran.push(payload);
}

await tasks.work("given-up", work, { retries: 0 });
await tasks.work("tried-again", work);

beforeEach(async () => {
  mayWork = true;
  await tasks.runDue();
  mayWork = false;
  ran.length = 0;
});

async function failing(queue: string) {
  await tasks.enqueue(db, queue, { canary: "canary-of-the-payload" });
  await tasks.runDue();
  const { failed } = await findHealth(platform, support, null);
  const task = failed.find((one) => one.queue === queue);
  if (!task) throw new Error(`no failed task in ${queue}`);
  return task;
}

describe("the health of the product", () => {
  // Clauses 2.1-141.
  it("counts the tasks of each queue, and shows failures without personal data", async () => {
    const task = await failing("given-up");
    await tasks.enqueue(db, "tried-again", {});
    const health = await findHealth(platform, support, null);
    const states = health.queues.map(({ name, waiting, failed }) => [name, waiting, failed]);
    expect(states).toContainEqual(["given-up", 0, 1]);
    expect(states).toContainEqual(["tried-again", 1, 0]);
    expect(task).toMatchObject({ attempts: 1, nextAt: null, reason: "Error: 550 no such box: [email]" });
    expect(JSON.stringify(health)).not.toContain("canary");
  });

  it("shows the database, the disk, and the version", async () => {
    const { database, disk, process, uploads } = await findHealth(platform, support, null);
    expect(database.bytes).toBeGreaterThan(1_000_000);
    expect(database.version).toMatch(/^\d+/);
    expect(disk?.freeBytes).toBeGreaterThan(0);
    expect(process.version).toMatch(/^\d+\.\d+\.\d+$/);
    expect(uploads).toEqual({ count: 0, bytes: 0 });
  });
});

describe("retrying a failed task", () => {
  // Clauses 2.1-141.
  it.each(["given-up", "tried-again"])("runs it at once, and records the retry once: %s", async (queue) => {
    const { id } = await failing(queue);
    mayWork = true;
    expect(await tasks.runDue()).toBe(0);
    expect(await retryFailedTask(platform, admin, id)).toBe(true);
    expect(await tasks.runDue()).toBe(1);
    expect(ran).toEqual([{ canary: "canary-of-the-payload" }]);
    expect(await retryFailedTask(platform, admin, id)).toBe(false);
    const noted = await db.select().from(auditLog).where(eq(auditLog.subjectId, id));
    expect(noted).toMatchObject([{ actorId: admin.id, action: "task.retried", detail: { queue } }]);
  });

  it("is allowed only for admins", async () => {
    const { id } = await failing("given-up");
    await expect(retryFailedTask(platform, support, id)).rejects.toThrow("not-found");
    await expect(retryFailedTask(platform, admin, "1")).rejects.toThrow("not-found");
    expect(await retryFailedTask(platform, admin, platform.ids.next(new Date()))).toBe(false);
  });
});

describe("the last backup", () => {
  // Clauses 2.1-141.
  it("is the newest complete folder, or a backup recorded later", async () => {
    const home = join(platform.env.dataDir, "home");
    expect(await findLastBackup(home)).toBeNull();
    for (const folder of ["2026-11-18T02-00-00", "2026-11-19T02-00-00", "2026-11-20T02-00-00.unfinished"])
      mkdirSync(join(home, "backups", folder), { recursive: true });
    expect(await findLastBackup(home)).toEqual(new Date("2026-11-19T02:00:00Z"));
    await noteBackup(home);
    const later = new Date("2026-11-19T05:00:00Z");
    utimesSync(join(home, "last-backup"), later, later);
    expect(await findLastBackup(home)).toEqual(later);
    rmSync(home, { recursive: true });
    mkdirSync(home);
    writeFileSync(join(home, "backups"), "no folder");
    expect(await findLastBackup(home)).toBeNull();
  });
});
