import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { mails } from "#app/db/schema/mails.ts";
import { auditLog } from "#app/db/schema/staff.ts";
import { waitlistEntries } from "#app/db/schema/waitlist.ts";
import { joinWaitlist, leaveWaitlist } from "#app/features/waitlist/commands.server.ts";
import { openTestDatabase } from "#test/database.ts";
import { listMailsTo } from "#test/mails.ts";
import { aSenior } from "#test/people.ts";
import { openTestPlatform } from "#test/platform.ts";
import { aStaff } from "#test/staff.ts";
import { inviteNext, inviteOne } from "./commands.server.ts";
import { exportWaitlist, listWaitlist } from "./queries.server.ts";
import { waitlistSearchFrom } from "./rules.ts";

const platform = await openTestPlatform(await openTestDatabase());
const { db, clock } = platform;
const { viewer } = await aStaff(platform, "admin");
const search = (params: string) => waitlistSearchFrom(new URLSearchParams(params));

beforeEach(async () => {
  await db.delete(waitlistEntries);
  await db.delete(mails);
});

async function join(email: string, userType: "senior" | "recruiter" = "senior") {
  clock.pass(1000);
  await joinWaitlist(platform, { email, userType }, "waitlist");
}

async function invitedTo(email: string) {
  const sent = await listMailsTo(platform, email);
  return sent.filter(({ subject }) => subject === "Seasoned is ready for you");
}

describe("inviting the next of the waitlist", () => {
  // Clauses 2.1-104.
  it("invites the oldest first, once, with links to sign up and to leave the list", async () => {
    for (const email of ["a@list.example", "b@list.example", "c@list.example"]) await join(email);
    await join("r@list.example", "recruiter");
    expect(await inviteNext(platform, viewer, { count: 2, userType: "" })).toBe(2);
    expect(await inviteNext(platform, viewer, { count: 50, userType: "senior" })).toBe(1);
    expect(await inviteNext(platform, viewer, { count: 50, userType: "" })).toBe(1);
    expect(await inviteNext(platform, viewer, { count: 50, userType: "" })).toBe(0);
    for (const email of ["a@list.example", "c@list.example", "r@list.example"])
      expect(await invitedTo(email), email).toHaveLength(1);
    const [mail] = await invitedTo("r@list.example");
    expect(mail?.textBody).toContain("/signup?as=recruiter");
    const [, token = ""] = /\/waitlist\/leave\?token=(\S+)/.exec(mail?.textBody ?? "") ?? [];
    await leaveWaitlist(platform, token);
    expect(await listMailsTo(platform, "r@list.example")).toEqual([]);
    const rows = await db.select().from(auditLog).where(eq(auditLog.action, "waitlist.invited"));
    expect(rows.map(({ detail }) => detail.count)).toEqual([2, 1, 1]);
  });

  it("invites no one twice and no one with an account, even at the same moment", async () => {
    const { email } = await aSenior(platform);
    await join(email);
    for (let n = 0; n < 10; n++) await join(`n${n}@list.example`);
    const told = await Promise.all(
      Array.from({ length: 10 }, () => inviteNext(platform, viewer, { count: 10, userType: "" })),
    );
    expect(told.reduce((all, one) => all + one, 0)).toBe(10);
    expect(await invitedTo("n3@list.example")).toHaveLength(1);
    expect(await invitedTo(email)).toEqual([]);
    const [known] = (await listWaitlist(platform, viewer, search("state=joined"))).rows;
    expect(known).toMatchObject({ email, hasJoined: true });
    expect(await inviteOne(platform, viewer, known?.id ?? "")).toBe(false);
  });

  it("is allowed only for admins", async () => {
    const { viewer: moderator } = await aStaff(platform, "moderator");
    await expect(inviteNext(platform, moderator, { count: 1, userType: "" })).rejects.toThrow("not-found");
    await expect(listWaitlist(platform, moderator, search(""))).rejects.toThrow("not-found");
    await expect(exportWaitlist(platform, moderator)).rejects.toThrow("not-found");
  });
});

describe("the waitlist in the console", () => {
  // Clauses 2.1-104.
  it("filters, has pages of 50, and exports the same file as the command", async () => {
    for (let n = 0; n < 51; n++) await join(`p${n}@list.example`, n === 50 ? "recruiter" : "senior");
    await inviteNext(platform, viewer, { count: 3, userType: "" });
    const first = await listWaitlist(platform, viewer, search(""));
    const second = await listWaitlist(platform, viewer, search(`after=${first.nextAfter}`));
    expect([first.rows.length, second.rows.length, second.nextAfter]).toEqual([50, 1, null]);
    expect(first.counts).toEqual({ all: 51, waiting: 48, invited: 3 });
    const found = async (params: string) => (await listWaitlist(platform, viewer, search(params))).rows.length;
    expect(await found("state=invited")).toBe(3);
    expect(await found("userType=recruiter")).toBe(1);
    expect(await found("address=P7%40LIST.example")).toBe(1);
    const lines = await exportWaitlist(platform, viewer);
    expect(lines).toHaveLength(52);
    expect(lines[0]).toEqual(["email", "who", "page", "joined", "invited"]);
    expect(lines[1]?.[4]).toBe(clock.now().toISOString());
    expect(lines[51]?.[4]).toBe("");
  });
});
