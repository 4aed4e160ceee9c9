import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { sessions, users } from "#app/db/schema/accounts.ts";
import { parseEnv } from "#app/platform/env.ts";
import type { Platform } from "#app/platform/platform.ts";
import { StartError } from "#app/platform/start-error.ts";
import { openTestDatabase } from "#test/database.ts";
import { aSenior, aVisit, signInAtOnce } from "#test/people.ts";
import { openTestPlatform } from "#test/platform.ts";
import { demoLine, demoPasswordHashes, guardDemoAccounts } from "./accounts.ts";

const KNOWN = "seasoned-demo";
const database = await openTestDatabase();
const platform = await openTestPlatform(database);

/** The same database with other settings, as after a restart. */
function started(env: Record<string, string>): Platform {
  return { ...platform, env: parseEnv({ DATA_DIR: platform.env.dataDir, ...env }) };
}

async function opens(email: string, password: string): Promise<boolean> {
  return await signInAtOnce(platform, aVisit, { email, password, rememberMe: false }).then(
    () => true,
    () => false,
  );
}

/** Returns the password that the start prints for an account. */
function passwordIn(line: string | null, email: string): string {
  return new RegExp(`${email} with the password (\\S{20})`).exec(line ?? "")?.[1] ?? "";
}

beforeEach(async () => {
  await platform.db.delete(users);
  await aSenior(platform, { email: "senior@example.com", password: KNOWN });
  await aSenior(platform, { email: "real@quill.example", password: "seven lamps by the river" });
});

describe("a demo market that others could reach", () => {
  it.each<Record<string, string>>([{ HOST: "0.0.0.0" }, { APP_URL: "https://seasoned.example" }])(
    "is refused with %o",
    async (given) => {
      await expect(guardDemoAccounts(started({ ...given, DEMO_DATA: "0" }))).rejects.toThrow(StartError);
      expect(await opens("senior@example.com", KNOWN)).toBe(true);
    },
  );

  it("gets constant passwords of its own with DEMO_DATA=public", async () => {
    const open = started({ HOST: "0.0.0.0", DEMO_DATA: "public" });
    await guardDemoAccounts(open);
    const password = passwordIn(await demoLine(open, false), "senior@example.com");
    expect(await demoLine(open, true)).not.toContain("operator@example.com");
    expect(await opens("senior@example.com", KNOWN)).toBe(false);
    expect(await opens("senior@example.com", password)).toBe(true);
    await guardDemoAccounts(open);
    expect(passwordIn(await demoLine(open, false), "senior@example.com")).toBe(password);
    expect(await opens("real@quill.example", "seven lamps by the river")).toBe(true);
  });

  it("loses its sessions and accounts with the known password", async () => {
    await platform.db.update(users).set({ email: "mine@quill.example" }).where(eq(users.email, "senior@example.com"));
    const { email } = await aSenior(platform, { email: "recruiter@example.com", password: KNOWN });
    await guardDemoAccounts(started({ HOST: "0.0.0.0", DEMO_DATA: "public" }));
    expect(await opens(email, KNOWN)).toBe(false);
    const left = await platform.db
      .select({ email: users.email })
      .from(sessions)
      .innerJoin(users, eq(users.id, sessions.userId));
    expect(left.map((one) => one.email)).not.toContain(email);
  });
});

describe("a demo market on this machine", () => {
  it("keeps its password, which is printed once", async () => {
    await guardDemoAccounts(started({}));
    expect(await opens("senior@example.com", KNOWN)).toBe(true);
    expect(await demoLine(started({}), true)).toContain(KNOWN);
    expect(await demoLine(started({}), true)).toContain("operator@example.com");
    expect(await demoLine(started({}), false)).toBeNull();
  });

  it("has one hash for everyone, a public one separate ones", async () => {
    const home = await demoPasswordHashes(started({}));
    expect(home("senior@example.com")).toBe(home("owen.harrowgate@hallamreed.example"));
    const open = await demoPasswordHashes(started({ DEMO_DATA: "public" }));
    const given = ["senior@example.com", "recruiter@example.com", "owen.harrowgate@hallamreed.example"].map(open);
    expect(new Set(given).size).toBe(3);
  });
});
