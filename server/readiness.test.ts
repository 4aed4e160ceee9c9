import { sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { withoutTables } from "#test/broken-tables.ts";
import { openTestDatabase } from "#test/database.ts";
import { recordedLog } from "#test/log.ts";
import { openTestPlatform } from "#test/platform.ts";
import { openReadiness } from "./readiness.ts";

const platform = await openTestPlatform(await openTestDatabase());
const { db } = platform;
const health = { ping: async () => {}, isClosing: () => false };
/** As after the pause between two checks. */
const asked = (given = platform) => openReadiness(given, health)();

describe("readiness", () => {
  it("is ready while every table can be read", async () => {
    expect(await asked()).toEqual({ status: 200, text: "ready" });
  });

  it.each(["users", "jobs", "mails", "rate_limits"])("is gone, and told, where the table %s is", async (table) => {
    const { log, lines } = recordedLog();
    const answer = await withoutTables(db, [table], () => asked({ ...platform, log }));
    expect(answer).toEqual({ status: 503, text: "a table cannot be read" });
    expect(lines()).toContain("the database may be damaged");
    expect((await asked()).status).toBe(200);
  });

  it("says since when no background task has run", async () => {
    await db.execute(sql`update pgboss.version set cron_on = now() - interval '1 hour'`);
    expect(await asked()).toEqual({
      status: 200,
      text: expect.stringMatching(/^ready, but no background work since 2/),
    });
    await db.execute(sql`update pgboss.version set cron_on = now() + interval '4 days'`);
    expect((await asked()).text).toContain("no background work");
    await db.execute(sql`update pgboss.version set cron_on = now()`);
    expect((await asked()).text).toBe("ready");
  });

  it("checks the tables at most every ten seconds", async () => {
    const readiness = openReadiness(platform, health);
    await readiness();
    await withoutTables(db, ["users"], async () => expect((await readiness()).status).toBe(200));
  });

  it("says that the process is closing, or the database unavailable", async () => {
    const closing = openReadiness(platform, { ...health, isClosing: () => true });
    expect(await closing()).toEqual({ status: 503, text: "closing" });
    const away = openReadiness(platform, { ...health, ping: () => Promise.reject(new Error("away")) });
    expect(await away()).toEqual({ status: 503, text: "the database does not answer" });
  });
});
