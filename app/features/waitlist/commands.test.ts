import { expect, test } from "vitest";
import { waitlistEntries } from "#app/db/schema/waitlist.ts";
import { openTestDatabase } from "#test/database.ts";
import { listMailsTo } from "#test/mails.ts";
import { openTestPlatform } from "#test/platform.ts";
import { isLeaveToken, joinWaitlist, leaveWaitlist, leaveWaitlistPath } from "./commands.server.ts";
import { readWaitlist } from "./queries.server.ts";

const database = await openTestDatabase();
const platform = await openTestPlatform(database);

async function entryOf(email: string) {
  const entries = await platform.db.select().from(waitlistEntries);
  return entries.filter((entry) => entry.email === email);
}

function tokenIn(path: string): string {
  return new URL(path, "http://localhost").searchParams.get("token") ?? "";
}

// Clauses 3-10, 7.2-12.
test("joining stores the address in lowercase with its type, page, and time", async () => {
  await joinWaitlist(platform, { email: "Ines@Example.org", userType: "recruiter" }, "waitlist-test");
  expect(await entryOf("ines@example.org")).toMatchObject([
    { userType: "recruiter", source: "waitlist-test", createdAt: platform.clock.now() },
  ]);
});

// Clauses D42.
test("an address joins once, in any letter case, and gets one email", async () => {
  await joinWaitlist(platform, { email: "twice@example.org", userType: "senior" }, "waitlist");
  const again = joinWaitlist(platform, { email: "TWICE@example.org", userType: "recruiter" }, "waitlist-test");
  await expect(again).rejects.toMatchObject({ code: "already-on-waitlist" });
  expect(await entryOf("twice@example.org")).toMatchObject([{ userType: "senior", source: "waitlist" }]);
  expect(await listMailsTo(platform, "twice@example.org")).toHaveLength(1);
});

test("twenty people joining with one address at once make one entry and one email", async () => {
  const tries = Array.from({ length: 20 }, () =>
    joinWaitlist(platform, { email: "crowd@example.org", userType: "senior" }, "waitlist"),
  );
  const answers = await Promise.allSettled(tries);
  expect(answers.filter((answer) => answer.status === "fulfilled")).toHaveLength(1);
  expect(await entryOf("crowd@example.org")).toHaveLength(1);
  expect(await listMailsTo(platform, "crowd@example.org")).toHaveLength(1);
});

test("the emailed link removes exactly this entry, and may be used again", async () => {
  await joinWaitlist(platform, { email: "leaves@example.org", userType: "senior" }, "waitlist");
  await joinWaitlist(platform, { email: "stays@example.org", userType: "senior" }, "waitlist");
  const [mail] = await listMailsTo(platform, "leaves@example.org");
  const [link] = mail?.textBody.match(/\S*\/waitlist\/leave\?token=\S+/) ?? [];
  const token = tokenIn(link ?? "");
  expect(isLeaveToken(platform, token)).toBe(true);
  await leaveWaitlist(platform, token);
  await leaveWaitlist(platform, token);
  expect(await entryOf("leaves@example.org")).toHaveLength(0);
  expect(await entryOf("stays@example.org")).toHaveLength(1);
});

test("someone who left may join again", async () => {
  await joinWaitlist(platform, { email: "back@example.org", userType: "senior" }, "waitlist");
  const [entry] = await entryOf("back@example.org");
  await leaveWaitlist(platform, tokenIn(leaveWaitlistPath(platform, entry?.id ?? "")));
  await joinWaitlist(platform, { email: "back@example.org", userType: "senior" }, "waitlist");
  expect(await entryOf("back@example.org")).toHaveLength(1);
});

// Clauses D42.
test("the operator reads the whole list, oldest first", async () => {
  const all = await platform.db.select().from(waitlistEntries);
  const read: string[] = [];
  for await (const entries of readWaitlist(platform.db)) read.push(...entries.map(({ id }) => id));
  expect(read).toEqual(all.map(({ id }) => id).toSorted());
  expect(read.length).toBeGreaterThan(1);
});

test("a token that we did not sign removes no one from the list", async () => {
  await joinWaitlist(platform, { email: "safe@example.org", userType: "senior" }, "waitlist");
  const [entry] = await entryOf("safe@example.org");
  const good = tokenIn(leaveWaitlistPath(platform, entry?.id ?? ""));
  for (const token of ["", entry?.id ?? "", `${entry?.id}.`, `${good}x`, `${good}.x`, `x${good}`]) {
    expect(isLeaveToken(platform, token)).toBe(false);
    await expect(leaveWaitlist(platform, token)).rejects.toMatchObject({ code: "link-expired" });
  }
  expect(await entryOf("safe@example.org")).toHaveLength(1);
});
