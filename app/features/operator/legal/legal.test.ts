import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { users } from "#app/db/schema/accounts.ts";
import { dataRequests } from "#app/db/schema/legal.ts";
import { accountDeletions } from "#app/db/schema/settings.ts";
import { auditLog } from "#app/db/schema/staff.ts";
import { eraseDueAccounts, forgetOldDataRequests } from "#app/features/settings/deletion/tasks.server.ts";
import { isExportLink, openExportLink } from "#app/features/settings/export/links.server.ts";
import { suspendPerson } from "#app/features/suspensions/commands.server.ts";
import { openTestDatabase } from "#test/database.ts";
import { listMailsTo, listOpenedMailsTo } from "#test/mails.ts";
import { aSenior, type Person } from "#test/people.ts";
import { openTestPlatform } from "#test/platform.ts";
import { aStaff } from "#test/staff.ts";
import { closeDataRequest, enterRequest, sendExport, startErasure, startForPerson } from "./commands.server.ts";
import { exportYearlyFigures, findYearlyFigures } from "./figures.server.ts";
import { endHold, findHold, listHolds, reviewHold, setHold } from "./holds.server.ts";
import { findPersonLegal, listDataRequests, lookAtDataRequest } from "./queries.server.ts";
import { legalSearchFrom } from "./rules.ts";

const DAY = 86_400_000;
const platform = await openTestPlatform(await openTestDatabase(), { at: "2026-11-20T10:00:00Z" });
const { db, clock } = platform;
const [admin, moderator] = [(await aStaff(platform, "admin")).viewer, (await aStaff(platform, "moderator")).viewer];

const inDays = (days: number) => new Date(clock.now().getTime() + days * DAY);

async function entered(email: string, kind: "access" | "erasure" | "correction" = "access", daysAgo = 0) {
  return await enterRequest(platform, admin, {
    kind,
    email,
    source: "canary-of-the-source",
    receivedOn: inDays(-daysAgo),
  });
}

async function actionsOn(subjectId: string) {
  const rows = await db.select().from(auditLog).where(eq(auditLog.subjectId, subjectId)).orderBy(auditLog.id);
  return rows.map(({ action }) => action);
}

/** Returns the secret in the newest email that links to an export. */
async function linkOf({ email }: Person): Promise<string> {
  const sent = await listOpenedMailsTo(platform, email);
  const links = sent.flatMap(({ textBody }) => [...(/data-export\?token=([\w-]+)/.exec(textBody)?.slice(1) ?? [])]);
  return links.at(-1) ?? "";
}

describe("requests for data", () => {
  // Clauses 2.1-142.
  it("are due in 30 days, listed by due date, with late ones marked", async () => {
    const { email } = await aSenior(platform);
    const [late, next, last] = [
      await entered(email, "access", 31),
      await entered("guest@people.example", "correction", 5),
      await entered(email, "erasure"),
    ];
    const list = async (params: string) => {
      const { rows, late: count } = await listDataRequests(
        platform,
        admin,
        legalSearchFrom(new URLSearchParams(params)),
      );
      return [rows.map(({ id }) => id), count];
    };
    expect(await list("")).toEqual([[late.id, next.id, last.id], 1]);
    expect(await list("show=late")).toEqual([[late.id], 1]);
    expect(await list("kind=correction")).toEqual([[next.id], 1]);
    expect(await list(`after=${next.id}`)).toEqual([[last.id], 1]);
    expect(await lookAtDataRequest(platform, admin, next.id)).toMatchObject({ dueAt: inDays(25), person: null });
    expect(await actionsOn(next.id)).toEqual(["legal.entered", "legal.viewed"]);
    for (const { id } of [late, next, last])
      await closeDataRequest(platform, admin, {
        requestId: id,
        version: 1,
        outcome: "refused",
        answer: "Not this time.",
      });
    expect(await list("show=closed&kind=correction")).toEqual([[next.id], 0]);
  });

  it("are refused if the day is not within the last year", async () => {
    for (const days of [-3, 400]) await expect(entered("guest@people.example", "access", days)).rejects.toThrow("day");
  });

  // Clauses 2.1-142.
  it("are answered by email once, and only in the version that was seen", async () => {
    const person = await aSenior(platform);
    const { id: requestId } = await entered(person.email, "correction");
    const close = (version: number) =>
      closeDataRequest(platform, admin, { requestId, version, outcome: "done", answer: "We corrected your name." });
    await expect(close(2)).rejects.toThrow("request-changed");
    const results = await Promise.allSettled(Array.from({ length: 10 }, () => close(1)));
    expect(results.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    const answers = (await listMailsTo(platform, person.email)).filter(({ textBody }) => /corrected/.test(textBody));
    expect(answers).toHaveLength(1);
    await expect(sendExport(platform, admin, { requestId, version: 2 })).rejects.toThrow("request-changed");
  });

  it("are shown only to admins", async () => {
    const { viewer, email } = await aSenior(platform);
    const { id: requestId } = await entered(email);
    const seen = { requestId, version: 1 };
    const person = { personId: viewer.id, reason: "A court asked for it", endsOn: inDays(9) };
    for (const attempt of [
      () => sendExport(platform, moderator, seen),
      () => startErasure(platform, moderator, seen),
      () => lookAtDataRequest(platform, moderator, requestId),
      () => listDataRequests(platform, moderator, legalSearchFrom(new URLSearchParams())),
      () => setHold(platform, moderator, person),
      () => listHolds(platform, moderator, null),
      () => findYearlyFigures(platform, moderator),
      () => findPersonLegal(platform, moderator, viewer.id),
    ])
      await expect(attempt()).rejects.toThrow("not-found");
  });
});

describe("an export on request", () => {
  // Clauses 2.1-142.
  it("is a link to the confirmed email address that works once within seven days", async () => {
    const person = await aSenior(platform, { lastName: "Exportedia" });
    const { id } = await startForPerson(platform, admin, {
      personId: person.viewer.id,
      intent: "start-export",
      source: "canary-of-the-source",
    });
    const token = await linkOf(person);
    expect(await isExportLink(platform, token)).toBe(true);
    const uses = await Promise.allSettled([openExportLink(platform, token), openExportLink(platform, token)]);
    const [won] = uses.filter((use) => use.status === "fulfilled");
    expect(uses.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    expect(await new Response(won?.value.stream).text()).toContain("Exportedia");
    expect(await isExportLink(platform, token)).toBe(false);
    expect(await actionsOn(id)).toEqual(["legal.entered", "legal.export-sent"]);
  });

  it("ends the earlier link, and ends after seven days or a new address", async () => {
    const person = await aSenior(platform);
    const asked = { personId: person.viewer.id, intent: "start-export", source: "Again" } as const;
    const first = await startForPerson(platform, admin, asked);
    const earlier = await linkOf(person);
    expect(await startForPerson(platform, admin, asked)).toEqual(first);
    const token = await linkOf(person);
    expect(await isExportLink(platform, earlier)).toBe(false);
    const owner = eq(users.id, person.viewer.id);
    for (const change of [{ email: "moved@people.example" }, { isEmailVerified: false }]) {
      await db.update(users).set(change).where(owner);
      await expect(openExportLink(platform, token)).rejects.toThrow("link-expired");
      await db.update(users).set({ email: person.email, isEmailVerified: true }).where(owner);
    }
    clock.pass(7 * DAY);
    await expect(openExportLink(platform, token)).rejects.toThrow("link-expired");
  });

  it("works for a suspended person, but not for an unconfirmed address", async () => {
    const [person, unproven] = [await aSenior(platform), await aSenior(platform, { isVerified: false })];
    const said = { days: null, reason: "You asked people for money.", caseId: null };
    await suspendPerson(platform, moderator, { personId: person.viewer.id, ...said });
    const asked = { intent: "start-export", source: "Letter" } as const;
    await startForPerson(platform, admin, { personId: person.viewer.id, ...asked });
    expect(await isExportLink(platform, await linkOf(person))).toBe(true);
    const refused = startForPerson(platform, admin, { personId: unproven.viewer.id, ...asked });
    await expect(refused).rejects.toThrow("person-unverified");
    expect(await db.$count(dataRequests, eq(dataRequests.userId, unproven.viewer.id))).toBe(0);
  });
});

describe("an erasure on request", () => {
  // Clauses 2.1-142.
  it("waits 14 days, then closes the request and removes their data from it", async () => {
    const person = await aSenior(platform);
    const { id } = await entered(person.email, "erasure");
    await startErasure(platform, admin, { requestId: id, version: 1 });
    const told = (await listMailsTo(platform, person.email)).map(({ subject }) => subject);
    expect(told).toContain("Your Seasoned account will be deleted");
    clock.pass(13 * DAY);
    await eraseDueAccounts(platform);
    expect(await db.$count(users, eq(users.id, person.viewer.id))).toBe(1);
    clock.pass(DAY);
    await eraseDueAccounts(platform);
    expect(await db.$count(users, eq(users.id, person.viewer.id))).toBe(0);
    const [left] = await db.select().from(dataRequests).where(eq(dataRequests.id, id));
    expect(left).toMatchObject({ userId: null, email: null, source: "", outcome: "done", closedAt: clock.now() });
  });

  it("is refused for a member of staff", async () => {
    const started = startForPerson(platform, admin, {
      personId: moderator.id,
      intent: "start-erasure",
      source: "Asked",
    });
    await expect(started).rejects.toThrow("not-found");
    expect(await db.$count(accountDeletions, eq(accountDeletions.userId, moderator.id))).toBe(0);
  });

  it("removes the data of a request without an account after two years", async () => {
    const { id: requestId } = await entered("gone@people.example");
    await closeDataRequest(platform, admin, {
      requestId,
      version: 1,
      outcome: "refused",
      answer: "You have no account.",
    });
    clock.pass(2 * 365 * DAY);
    await forgetOldDataRequests(platform);
    expect((await lookAtDataRequest(platform, admin, requestId)).email).not.toBeNull();
    clock.pass(1);
    await forgetOldDataRequests(platform);
    expect(await lookAtDataRequest(platform, admin, requestId)).toMatchObject({
      email: null,
      source: "",
      answer: null,
    });
  });
});

describe("a legal hold", () => {
  // Clauses 2.1-143.
  it("delays an erasure while it is in force, and is set once per person", async () => {
    const { viewer } = await aSenior(platform);
    const personId = viewer.id;
    await startForPerson(platform, admin, { personId, intent: "start-erasure", source: "Email" });
    const hold = { personId, reason: "A court asked for it", endsOn: inDays(60) };
    await setHold(platform, admin, hold);
    await expect(setHold(platform, admin, hold)).rejects.toThrow("request-changed");
    clock.pass(20 * DAY);
    await eraseDueAccounts(platform);
    const found = await findHold(platform, personId);
    expect(found).toMatchObject({ reason: "A court asked for it", setByName: admin.name });
    await reviewHold(platform, admin, { personId, holdId: found?.id ?? "", endsOn: inDays(90) });
    expect(await findHold(platform, personId)).toMatchObject({ endsAt: inDays(90), reviewAt: inDays(180) });
    expect((await listHolds(platform, admin, null)).rows.map(({ userId }) => userId)).toContain(personId);
    await endHold(platform, admin, { personId, holdId: found?.id ?? "" });
    await expect(endHold(platform, admin, { personId, holdId: found?.id ?? "" })).rejects.toThrow("request-changed");
    expect(await actionsOn(personId)).toEqual(["person.hold-set", "person.hold-reviewed", "person.hold-ended"]);
    await eraseDueAccounts(platform);
    expect(await db.$count(users, eq(users.id, personId))).toBe(0);
  });

  it("ends by itself on its day, and can be followed by another", async () => {
    const { viewer } = await aSenior(platform);
    const hold = { personId: viewer.id, reason: "A court asked for it" };
    await setHold(platform, admin, { ...hold, endsOn: inDays(5) });
    clock.pass(5 * DAY);
    expect(await findHold(platform, viewer.id)).toBeNull();
    await setHold(platform, admin, { ...hold, endsOn: inDays(5) });
    expect(await findHold(platform, viewer.id)).not.toBeNull();
    for (const days of [0, 6 * 366])
      await expect(setHold(platform, admin, { ...hold, endsOn: inDays(days) })).rejects.toThrow("five years");
  });
});

describe("the yearly figures", () => {
  // Clauses 2.1-144.
  it("count decisions and requests per year, on the page and in the file", async () => {
    clock.set("2040-03-01T10:00:00Z");
    const { viewer } = await aSenior(platform);
    await suspendPerson(platform, moderator, {
      personId: viewer.id,
      days: 7,
      reason: "You asked for money.",
      caseId: null,
    });
    await entered("guest@people.example", "access", 70);
    await entered("guest@people.example", "access", 2);
    const { years, rows } = await findYearlyFigures(platform, admin);
    const of = (label: string) => rows.find((row) => row.label === label)?.counts;
    expect(years).toEqual([2040, 2039, 2038]);
    expect(of("Accounts suspended for 7 days")).toEqual([1, 0, 0]);
    expect(of("Requests for data received")).toEqual([1, 1, 0]);
    expect(of("Requests for data that were late")).toEqual([0, 1, 0]);
    const file = await exportYearlyFigures(platform, admin);
    expect(file[0]).toEqual(["Figure", "2040", "2039", "2038"]);
    expect(file).toContainEqual(["Requests for data received", "1", "1", "0"]);
  });
});
