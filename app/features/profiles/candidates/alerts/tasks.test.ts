import { and, eq } from "drizzle-orm";
import { describe, expect, it, test } from "vitest";
import { messageBlocks } from "#app/db/schema/messaging.ts";
import { notifications } from "#app/db/schema/notifications.ts";
import { candidateAlerts } from "#app/db/schema/saved-searches.ts";
import { preferences } from "#app/db/schema/settings.ts";
import type { Viewer } from "#app/features/accounts/rules.ts";
import { choosePlan } from "#app/features/plans/commands.server.ts";
import { hideFromCompany } from "#app/features/profiles/hiding/commands.server.ts";
import { findProfile } from "#app/features/profiles/queries.server.ts";
import { deleteSearch, saveSearch } from "#app/features/search/saved/commands.server.ts";
import { listSavedSearches } from "#app/features/search/saved/queries.server.ts";
import type { Frequency } from "#app/features/search/saved/rules.ts";
import { savePreferences } from "#app/features/settings/commands.server.ts";
import { keepAccount, requestDeletion } from "#app/features/settings/deletion/commands.server.ts";
import { openTestDatabase } from "#test/database.ts";
import { anEmployer } from "#test/jobs.ts";
import { listAlertMailsTo } from "#test/mails.ts";
import { aSenior } from "#test/people.ts";
import { failingOnce, openTestPlatform } from "#test/platform.ts";
import { aProfile } from "#test/profiles.ts";
import { saveCandidateSearch } from "./commands.server.ts";
import { peopleText } from "./labels.ts";
import { MOST_TOLD, TOLD_DAYS } from "./rules.ts";
import { sendCandidateAlerts, sendInstantAlerts } from "./tasks.server.ts";

const platform = await openTestPlatform(await openTestDatabase());
const { db, clock } = platform;
const DAY = 86_400_000;

async function keep(viewer: Viewer, query: string, frequency: Frequency, name = query) {
  await saveCandidateSearch(platform, viewer, { query, name, frequency });
}

async function subjectsTo(viewer: Viewer): Promise<string[]> {
  return (await listAlertMailsTo(platform, viewer)).map(({ subject }) => subject);
}

function setTime(days: number, hours = 0): void {
  clock.set(new Date(clock.now().getTime() + days * DAY + hours * 3_600_000));
}

async function aPerson(skill: string, said: Partial<Parameters<typeof aProfile>[1]> = {}): Promise<Viewer> {
  const { viewer } = await aSenior(platform);
  await aProfile(platform, { of: viewer, bio: "Plain words.", skills: [skill], ...said });
  return viewer;
}

// Clauses 2.6-30.
test("alerts once to new and changed people who may be found", async () => {
  const recruiter = await anEmployer(platform, { company: "Kiln & Sons" });
  const before = await aPerson("Kiln firing");
  setTime(0, 1);
  await keep(recruiter, "?q=kiln", "daily", "Kilns");
  setTime(1);
  await sendCandidateAlerts(platform);
  expect(await subjectsTo(recruiter)).toEqual([]);

  const fresh = await aPerson("Kiln firing", { fullName: "Fenella Fresh" });
  await aPerson("Gardening");
  await aPerson("Kiln firing", { isVisible: false });
  await aPerson("Kiln firing", { availabilityHours: 0 });
  const hidden = await aPerson("Kiln firing");
  await hideFromCompany(platform, hidden, { company: "kiln and sons" });
  const blocked = await aPerson("Kiln firing");
  await db.insert(messageBlocks).values({ blockerId: blocked.id, blockedId: recruiter.id, createdAt: clock.now() });
  setTime(1);
  // Two parallel runs alert no one twice.
  await Promise.all([sendCandidateAlerts(platform), sendCandidateAlerts(platform)]);
  const [mail, ...others] = await listAlertMailsTo(platform, recruiter);
  expect([mail?.subject, others]).toEqual(["New: 1 person in your saved search", []]);
  expect(mail?.text).toContain("New for “Kilns”");
  expect(mail?.text).toContain("/recruiter/candidates?q=kiln&sort=newest");
  // It names no one, so that a person who hides later is in no inbox.
  expect(mail?.text).not.toContain("Fenella");

  await aProfile(platform, { of: before, bio: "I fire kilns.", skills: ["Kiln firing"] });
  await aProfile(platform, { of: fresh, bio: "I changed my text.", skills: ["Kiln firing"] });
  setTime(1);
  await sendCandidateAlerts(platform);
  expect(await subjectsTo(recruiter)).toHaveLength(2);
  const told = await db.select().from(candidateAlerts).where(eq(candidateAlerts.userId, recruiter.id));
  expect(new Set(told.map(({ seniorId }) => seniorId))).toEqual(new Set([before.id, fresh.id]));

  setTime(TOLD_DAYS + 1);
  await aProfile(platform, { of: fresh, bio: "Here again.", skills: ["Kiln firing"] });
  setTime(1);
  await sendCandidateAlerts(platform);
  expect(await subjectsTo(recruiter)).toHaveLength(3);
});

test("a new person has saved, shown, or kept their profile", async () => {
  const recruiter = await anEmployer(platform);
  const [shy, leaving] = [await aPerson("Saddlery", { isVisible: false }), await aSenior(platform)];
  await aProfile(platform, { of: leaving.viewer, bio: "Plain words.", skills: ["Saddlery"] });
  setTime(1);
  const { password } = leaving;
  await requestDeletion(platform, leaving.viewer, { currentPassword: password });
  await keep(recruiter, "?q=saddlery", "daily");
  const switches = { hasEmails: true, hasWeeklyDigest: false, hasDailyDigest: false, showsWantedPay: false };
  setTime(1);
  await savePreferences(platform, shy, { ...switches, isVisible: true, isDark: false });
  await sendCandidateAlerts(platform);
  expect(await subjectsTo(recruiter)).toEqual(["New: 1 person in your saved search"]);
  setTime(1);
  await keepAccount(platform, leaving.viewer);
  // Turning visibility off and on for a visible person is not new.
  const before = await findProfile(db, shy.id);
  await savePreferences(platform, shy, { ...switches, isVisible: true, isDark: true });
  expect(await findProfile(db, shy.id)).toEqual(before);
  await sendCandidateAlerts(platform);
  expect(await subjectsTo(recruiter)).toEqual(Array(2).fill("New: 1 person in your saved search"));
});

test("finds no one by name", async () => {
  const recruiter = await anEmployer(platform);
  await keep(recruiter, "?q=ines vald", "daily");
  await keep(recruiter, "?q=mason", "daily");
  await aPerson("Basketry", { fullName: "Inès Valdermoor" });
  await aPerson("Mason", { fullName: "Thaddeus Mason" });
  await aPerson("Mason", { fullName: "Thaddeus Masonry-Foss" });
  await aPerson("Mason", { fullName: "Leonora Pask" });
  setTime(1);
  await sendCandidateAlerts(platform);
  // The last word may be unfinished, so "Masonry-Foss" has it in the name as well.
  expect(await listAlertMailsTo(platform, recruiter)).toMatchObject([
    { subject: "New: 1 person in your saved search" },
  ]);
});

test("reaches people beyond those already in an alert", async () => {
  const recruiter = await anEmployer(platform);
  await keep(recruiter, "?q=thatching", "daily");
  await keep(recruiter, "?workType=hybrid&q=thatching", "daily");
  const people = [];
  for (let n = 0; n < MOST_TOLD + 1; n += 1) people.push(await aPerson("Thatching"));
  setTime(1);
  await sendCandidateAlerts(platform);
  expect(await subjectsTo(recruiter)).toEqual([`New: more than ${MOST_TOLD} people in your saved search`]);
  // All of them change again, and one more person is new.
  await aPerson("Thatching", { workPreference: "hybrid" });
  setTime(0, 1);
  for (const of of people) await aProfile(platform, { of, bio: "Other words.", skills: ["Thatching"] });
  setTime(1);
  await sendCandidateAlerts(platform);
  expect((await subjectsTo(recruiter)).at(-1)).toBe("New: 1 person in your saved search");
});

test("one email covers all searches, each person in the first that found them", async () => {
  const recruiter = await anEmployer(platform);
  await keep(recruiter, "?q=loom", "daily", "Looms");
  setTime(0, 1);
  await keep(recruiter, "?q=gilding", "weekly", "Gilders");
  await keep(recruiter, "?q=spindle", "off", "Spindles");
  await aPerson("Loom");
  await aPerson("Loom", { bio: "Gilding, and looms." });
  await aPerson("Gilding");
  await aPerson("Spindle");
  setTime(1);
  await sendCandidateAlerts(platform);
  expect(await subjectsTo(recruiter)).toEqual(["New: 2 people in your saved search"]);
  setTime(6);
  await sendCandidateAlerts(platform);
  const [, second] = await listAlertMailsTo(platform, recruiter);
  expect(second?.subject).toBe("New: 1 person in your saved search");
  expect(second?.text).toContain("Gilders");

  await aPerson("Loom");
  await aPerson("Gilding");
  await aPerson("Gilding");
  setTime(8);
  await sendCandidateAlerts(platform);
  const [, , third] = await listAlertMailsTo(platform, recruiter);
  expect(third?.subject).toBe("New: 3 people in your saved searches");
  expect(third?.text).toMatch(/Looms[\s\S]*Found: 1 person\.[\s\S]*Gilders[\s\S]*Found: 2 people\./);
});

test("uses filters only as far as the plan includes them", async () => {
  const recruiter = await anEmployer(platform);
  await keep(recruiter, "?q=tannery&minHours=30", "daily");
  await keep(recruiter, "?minHours=38", "daily", "Nearly full time");
  await aPerson("Tannery", { availabilityHours: 10 });
  await aPerson("Tannery", { availabilityHours: 38 });
  setTime(1);
  const enforced = { ...platform, env: { ...platform.env, billingMode: "enforced" as const } };
  await sendCandidateAlerts(enforced);
  expect(await subjectsTo(recruiter)).toEqual(["New: 2 people in your saved search"]);
});

test("skips who switched emails off, and retries a failure alone", async () => {
  const [silent, one, other] = [await anEmployer(platform), await anEmployer(platform), await anEmployer(platform)];
  const now = clock.now();
  await db.insert(preferences).values({ userId: silent.id, hasEmails: false, updatedAt: now });
  for (const recruiter of [silent, one, other]) await keep(recruiter, "?q=cooperage", "daily", recruiter.name);
  await aPerson("Cooperage");
  setTime(1);
  const counts = async () => (await Promise.all([silent, one, other].map(subjectsTo))).map((all) => all.length);
  await expect(sendCandidateAlerts(failingOnce(platform))).rejects.toThrow("failing once");
  expect((await counts()).toSorted()).toEqual([0, 0, 1]);
  await sendCandidateAlerts(platform);
  expect(await counts()).toEqual([0, 1, 1]);
});

test("a deleted search sends no more alerts", async () => {
  const recruiter = await anEmployer(platform);
  await keep(recruiter, "?q=lutherie", "daily");
  const [search] = await listSavedSearches(db, recruiter.id, "candidates");
  await deleteSearch(platform, recruiter, "candidates", { searchId: search?.id ?? "" });
  await aPerson("Lutherie");
  setTime(1);
  await sendCandidateAlerts(platform);
  expect(await subjectsTo(recruiter)).toEqual([]);
});

test('says "more" if there are more people than we count', () => {
  expect([1, 2, MOST_TOLD, MOST_TOLD + 1].map(peopleText)).toEqual([
    "1 person",
    "2 people",
    "100 people",
    "more than 100 people",
  ]);
});

describe("alerts at once", () => {
  async function notificationsOf(viewer: Viewer) {
    return await db
      .select({ title: notifications.title, body: notifications.body, href: notifications.href })
      .from(notifications)
      .where(and(eq(notifications.userId, viewer.id), eq(notifications.kind, "search-match")))
      .orderBy(notifications.id);
  }

  // Clauses 2.6-42.
  it("notify within minutes of each new or changed person, once", async () => {
    const recruiter = await anEmployer(platform, { company: "Thatch Works" });
    const before = await aPerson("Thatching");
    setTime(0, 1);
    await keep(recruiter, "?q=thatching", "instant", "Thatchers");
    await sendInstantAlerts(platform);
    expect(await notificationsOf(recruiter)).toEqual([]);

    await aPerson("Thatching", { fullName: "Fenella Fresh" });
    const hidden = await aPerson("Thatching");
    await hideFromCompany(platform, hidden, { company: "thatch works" });
    setTime(0, 0.05);
    await Promise.all([sendInstantAlerts(platform), sendInstantAlerts(platform)]);
    await sendInstantAlerts(platform);
    const found = {
      title: "New for “Thatchers”",
      body: "Found: 1 person. They're new or have updated their profiles.",
      href: "/recruiter/candidates?q=thatching&sort=newest",
    };
    expect(await notificationsOf(recruiter)).toEqual([found]);

    await aProfile(platform, { of: before, bio: "I thatch roofs.", skills: ["Thatching"] });
    setTime(0, 0.05);
    await sendInstantAlerts(platform);
    expect(await notificationsOf(recruiter)).toEqual([found, found]);
    // The daily email has nothing left to tell.
    setTime(1);
    await sendCandidateAlerts(platform);
    expect(await subjectsTo(recruiter)).toEqual([]);
  });

  it("count a person in the first of several searches, in one notification", async () => {
    const recruiter = await anEmployer(platform);
    await keep(recruiter, "?q=cooperage", "instant", "Coopers");
    await keep(recruiter, "?minYears=20", "instant", "Long years");
    setTime(0, 0.05);
    for (const skill of ["Cooperage", "Millinery"]) await aPerson(skill);
    setTime(0, 0.05);
    await sendInstantAlerts(platform);
    expect(await notificationsOf(recruiter)).toEqual([
      {
        title: "New for your saved searches",
        body: "“Coopers”: 1 person. “Long years”: 1 person. They're new or have updated their profiles.",
        href: "/recruiter/saved-searches",
      },
    ]);
  });

  it("are emailed unless read, and reach people without emails as notifications", async () => {
    const recruiter = await anEmployer(platform);
    await keep(recruiter, "?q=farriery", "instant", "Farriers");
    const switches = { hasWeeklyDigest: false, hasDailyDigest: false, showsWantedPay: false, isVisible: true };
    await savePreferences(platform, recruiter, { ...switches, hasEmails: false, isDark: false });
    setTime(0, 0.05);
    await aPerson("Farriery");
    setTime(0, 0.05);
    await sendInstantAlerts(platform);
    const [stored] = await db.select().from(notifications).where(eq(notifications.userId, recruiter.id));
    expect(stored?.mail).toMatchObject({ subject: "New for “Farriers”" });
    expect(stored?.body).not.toContain("Farriery");
  });

  it("are part of Enterprise, and become daily emails when a plan lacks them", async () => {
    const enforced = { ...platform, env: { ...platform.env, billingMode: "enforced" as const } };
    const recruiter = await anEmployer(platform);
    await choosePlan(enforced, recruiter, { planId: "professional" });
    const search = { query: "?q=pargeting", name: "Pargeters", frequency: "instant" } as const;
    await expect(saveCandidateSearch(enforced, recruiter, search)).rejects.toMatchObject({ field: "frequency" });
    await choosePlan(enforced, recruiter, { planId: "enterprise" });
    await saveCandidateSearch(enforced, recruiter, search);
    await choosePlan(enforced, recruiter, { planId: "basic" });
    setTime(0, 1);
    await aPerson("Pargeting");
    setTime(0, 0.05);
    await sendInstantAlerts(enforced);
    expect(await notificationsOf(recruiter)).toEqual([]);
    setTime(1);
    await sendCandidateAlerts(enforced);
    expect(await subjectsTo(recruiter)).toEqual(["New: 1 person in your saved search"]);
  });

  it("are not offered for jobs", async () => {
    const { viewer } = await aSenior(platform);
    const search = { query: "?q=loom", name: "Looms", frequency: "instant" } as const;
    await expect(saveSearch(platform, viewer, "jobs", search)).rejects.toMatchObject({ field: "frequency" });
  });
});
