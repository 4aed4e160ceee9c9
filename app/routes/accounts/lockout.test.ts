import { beforeEach, describe, expect, it } from "vitest";
import { rateLimits } from "#app/db/schema/rate-limits.ts";
import { cookieOf } from "#test/answers.ts";
import { openTestApp } from "#test/app.ts";
import { listOpenedMailsTo } from "#test/mails.ts";
import { A_PASSWORD, aSenior } from "#test/people.ts";
import { MINUTE } from "#test/platform.ts";

// Rate limits slow down guessing but never lock the owner of an account out.

const { platform, post } = await openTestApp();
const NEW_PASSWORD = "a quiet kiln at dawn";
const NETWORK_WINDOW = 5 * MINUTE;

beforeEach(async () => {
  await platform.db.delete(rateLimits);
});

/** Tries wrong passwords from many networks until the account's limit is reached. */
async function flood(email: string) {
  for (let round = 0; round < 26; round += 1) {
    if (round % 20 === 0) platform.clock.pass(NETWORK_WINDOW);
    await post("/login", { email, password: "wrong" });
  }
  platform.clock.pass(NETWORK_WINDOW);
}

async function newestToken(email: string): Promise<string> {
  const mail = (await listOpenedMailsTo(platform, email)).findLast(({ textBody }) => textBody.includes("token="));
  return new URL(/https?:\S+token=\S+/.exec(mail?.textBody ?? "")?.[0] ?? "http://x").searchParams.get("token") ?? "";
}

async function setPassword(email: string) {
  const token = await newestToken(email);
  const form = { intent: "set-password", token, password: NEW_PASSWORD, confirmPassword: NEW_PASSWORD };
  return await post("/reset-password", form);
}

const logIn = (email: string, password: string, cookie?: string) => post("/login", { email, password }, { cookie });

describe("an account under attack", () => {
  it("a password reset lets its owner in at once", async () => {
    const { email } = await aSenior(platform);
    await flood(email);
    expect((await logIn(email, A_PASSWORD)).status).toBe(429);
    await post("/reset-password", { intent: "request", email });
    const changed = await setPassword(email);
    expect(changed.status).toBe(303);
    const device = cookieOf(changed, "device");
    expect((await logIn(email, NEW_PASSWORD)).status).toBe(303);
    await flood(email);
    expect((await logIn(email, NEW_PASSWORD)).status).toBe(429);
    expect((await logIn(email, NEW_PASSWORD, device)).status).toBe(303);
  });

  it("its owner can always get a working reset link", async () => {
    const { email } = await aSenior(platform);
    for (let round = 0; round < 24 * 4; round += 1) {
      platform.clock.pass(15 * MINUTE);
      await post("/reset-password", { intent: "request", email });
    }
    platform.clock.pass(MINUTE);
    expect((await post("/reset-password", { intent: "request", email })).status).toBe(429);
    expect((await setPassword(email)).status).toBe(303);
    expect((await post("/reset-password", { intent: "request", email })).status).toBe(200);
  });

  it("a known device is not limited by others on its network", async () => {
    const { email } = await aSenior(platform);
    const device = cookieOf(await logIn(email, A_PASSWORD), "device");
    for (let round = 0; round < 26; round += 1)
      await post("/login", { email: `${round}@people.example`, password: "wrong" });
    expect((await logIn(email, A_PASSWORD)).status).toBe(429);
    expect((await logIn(email, A_PASSWORD, device)).status).toBe(303);
  });
});
