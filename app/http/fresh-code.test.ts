import { eq } from "drizzle-orm";
import { RouterContextProvider } from "react-router";
import { beforeEach, describe, expect, it } from "vitest";
import { mails } from "#app/db/schema/mails.ts";
import type { StaffViewer } from "#app/features/staff/policy.ts";
import { resolveViewer } from "#app/http/viewer.server.ts";
import { MINUTE_MS } from "#app/time.ts";
import { openTestDatabase } from "#test/database.ts";
import { openTestPlatform } from "#test/platform.ts";
import { codeShownBy } from "#test/second-step.ts";
import { aStaff, type StaffPerson } from "#test/staff.ts";
import { platformContext, requestContext } from "./contexts.ts";
import { requireFreshStep } from "./fresh-code.server.ts";

const platform = await openTestPlatform(await openTestDatabase());
const { clock } = platform;
let person: StaffPerson;

/** Returns a function that passes a code to the guard in a request of this session. */
async function openRequest({ cookie } = person): Promise<(code: string) => Promise<unknown>> {
  const context = new RouterContextProvider();
  context.set(platformContext, platform);
  const facts = { id: "1", nonce: "", address: "127.0.0.1", mayUseDevTools: false, livePosition: "" };
  context.set(requestContext, { ...facts, reportFailure: () => {} });
  const request = new Request("http://localhost/operator", { headers: { Cookie: cookie } });
  const viewer = await resolveViewer(platform, request.headers);
  if (!viewer?.staff?.codeAt) throw new Error("not inside");
  const inside: StaffViewer = { ...viewer, staff: { ...viewer.staff, codeAt: viewer.staff.codeAt } };
  return (code) =>
    requireFreshStep({ context, request }, inside, code).then(
      () => "goes on",
      (error) => error.message,
    );
}

async function tryWith(code: string): Promise<unknown> {
  const tryCode = await openRequest();
  return await tryCode(code);
}

beforeEach(async () => {
  person = await aStaff(platform, "admin");
});

describe("an irreversible action", () => {
  // Clauses 2.1-66.
  it("asks for a code once the last one is older than 15 minutes", async () => {
    expect(await tryWith("")).toBe("goes on");
    clock.pass(15 * MINUTE_MS - 1);
    expect(await tryWith("")).toBe("goes on");
    clock.pass(1);
    expect(await tryWith("")).toContain("Type a new code from your app");
    expect(await tryWith("123")).toContain("This code isn't right");
    expect(await tryWith(codeShownBy(person.key, platform))).toBe("goes on");
    clock.pass(14 * MINUTE_MS);
    expect(await tryWith("")).toBe("goes on");
  });

  it("accepts a code once, and no one else's", async () => {
    const other = await aStaff(platform, "admin");
    clock.pass(16 * MINUTE_MS);
    expect(await tryWith(codeShownBy(other.key, platform))).toContain("This code isn't right");
    const code = codeShownBy(person.key, platform);
    // All three have read the old code's time before one is accepted, because a later request needs none.
    const requests = await Promise.all([openRequest(), openRequest(), openRequest()]);
    const answers = await Promise.all(requests.map((tryCode) => tryCode(code)));
    expect(answers.filter((answer) => answer === "goes on")).toHaveLength(1);
  });

  it("tells the owner of five wrong codes in a row", async () => {
    clock.pass(16 * MINUTE_MS);
    for (let n = 0; n < 5; n += 1) await tryWith("000000");
    const sent = await platform.db
      .select({ subject: mails.subject })
      .from(mails)
      .where(eq(mails.toAddress, person.email));
    expect(sent).toEqual([{ subject: "Someone may know your Seasoned password" }]);
  });
});
