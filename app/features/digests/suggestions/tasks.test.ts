import { and, eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { notifications } from "#app/db/schema/notifications.ts";
import type { Viewer } from "#app/features/accounts/rules.ts";
import { applyToJob } from "#app/features/applications/commands.server.ts";
import { choosePlan } from "#app/features/plans/commands.server.ts";
import { hideFromCompany } from "#app/features/profiles/hiding/commands.server.ts";
import { savePreferences } from "#app/features/settings/commands.server.ts";
import { openTestDatabase } from "#test/database.ts";
import { aJob, anEmployer, NAMES_NO_TRADE } from "#test/jobs.ts";
import { listMailsTo } from "#test/mails.ts";
import { aSenior } from "#test/people.ts";
import { openTestPlatform } from "#test/platform.ts";
import { aProfile, freshSkills, TELLS_NO_TRADE } from "#test/profiles.ts";
import { MOST_SUGGESTED, matchText } from "./rules.ts";
import { sendSuggestions, tellOfNewPeople } from "./tasks.server.ts";

const platform = await openTestPlatform(await openTestDatabase());
const enforced = { ...platform, env: { ...platform.env, billingMode: "enforced" } } as const;
const { db, clock } = platform;

const SUNDAY = "2026-11-22T12:15:00Z";
const MONDAY = "2026-11-23T12:15:00Z";
const TUESDAY = "2026-11-24T12:15:00Z";
const NEXT_MONDAY = "2026-11-30T12:15:00Z";

async function suggestionsTo({ email }: Viewer) {
  return (await listMailsTo(platform, email)).filter(({ subject }) => subject.startsWith("New for your jobs"));
}

async function notificationsOf({ id }: Viewer) {
  return await db
    .select({ body: notifications.body, href: notifications.href, mail: notifications.mail })
    .from(notifications)
    .where(and(eq(notifications.userId, id), eq(notifications.kind, "person-match")));
}

async function anOpenJob(company?: string) {
  const by = await anEmployer(platform, company ? { company } : {});
  const skills = freshSkills("Kiln", "Glaze");
  const job = await aJob(platform, { ...NAMES_NO_TRADE, by, title: "Studio Hand", skills });
  return { by, job, skills };
}

async function aPersonWith(skills: string[], isVisible = true): Promise<Viewer> {
  const { viewer } = await aSenior(platform);
  await aProfile(platform, { of: viewer, skills, isVisible, ...TELLS_NO_TRADE });
  return viewer;
}

describe("the email of suggested people", () => {
  // Clauses 9-4.
  it("comes on Mondays, and every day with priority recommendations", async () => {
    clock.set(SUNDAY);
    const [weekly, daily] = [await anOpenJob(), await anOpenJob()];
    await choosePlan(platform, daily.by, { planId: "professional" });
    for (const { skills } of [weekly, daily]) await aPersonWith(skills);
    await sendSuggestions(enforced);
    expect(await suggestionsTo(weekly.by)).toEqual([]);
    expect(await suggestionsTo(daily.by)).toHaveLength(1);
    clock.set(MONDAY);
    await sendSuggestions(enforced);
    expect(await suggestionsTo(weekly.by)).toHaveLength(1);
    expect(await suggestionsTo(daily.by)).toHaveLength(1);
  });

  it("has reasons and a way to see who fits, and names no one", async () => {
    clock.set(MONDAY);
    const { by, job, skills } = await anOpenJob();
    const person = await aPersonWith(skills);
    await aPersonWith(skills, false);
    await sendSuggestions(platform);
    const [mail] = await suggestionsTo(by);
    expect(mail?.subject).toBe("New for your jobs: 1 person who fits well");
    expect(mail?.textBody).toMatch(/Studio Hand\n\d+% match\. \S/);
    expect(mail?.textBody).toContain(`/recruiter/applications?job=${job.id}`);
    expect(mail?.textBody).not.toContain(person.name);
    expect(mail?.unsubscribePath).toContain("suggestions");
  });

  it("tells of each person once, and not of who applied or hides", async () => {
    clock.set(MONDAY);
    const { by, job, skills } = await anOpenJob("Kiln and Sons");
    await aPersonWith(skills);
    const applicant = await aPersonWith(skills);
    await applyToJob(platform, applicant, { jobId: job.id });
    await hideFromCompany(platform, await aPersonWith(skills), { company: "kiln and sons" });
    await Promise.all([sendSuggestions(platform), sendSuggestions(platform)]);
    clock.set(TUESDAY);
    await sendSuggestions(platform);
    expect((await suggestionsTo(by)).map(({ subject }) => subject)).toEqual([
      "New for your jobs: 1 person who fits well",
    ]);
    await aPersonWith(skills);
    clock.set(NEXT_MONDAY);
    await sendSuggestions(platform);
    expect(await suggestionsTo(by)).toHaveLength(2);
  });

  it("does not come where the recruiter turned it off", async () => {
    clock.set(MONDAY);
    const { by, skills } = await anOpenJob();
    await savePreferences(platform, by, { hasSuggestions: false });
    await aPersonWith(skills);
    await sendSuggestions(platform);
    await tellOfNewPeople(platform);
    expect([await suggestionsTo(by), await notificationsOf(by)]).toEqual([[], []]);
  });
});

describe("a notification of a person who fits", () => {
  // Clauses 9-4.
  it("comes once, only with priority recommendations, and the next email has them too", async () => {
    clock.set(TUESDAY);
    const [basic, priority] = [await anOpenJob(), await anOpenJob()];
    await choosePlan(platform, basic.by, { planId: "basic" });
    await choosePlan(platform, priority.by, { planId: "enterprise" });
    for (const { skills } of [basic, priority]) await aPersonWith(skills);
    await Promise.all([tellOfNewPeople(enforced), tellOfNewPeople(enforced)]);
    await tellOfNewPeople(enforced);
    expect(await notificationsOf(basic.by)).toEqual([]);
    const href = `/recruiter/applications?job=${priority.job.id}`;
    expect(await notificationsOf(priority.by)).toEqual([
      { body: expect.stringMatching(/^Studio Hand: \d+% match\.$/), href, mail: null },
    ]);
    await sendSuggestions(enforced);
    expect(await suggestionsTo(priority.by)).toHaveLength(1);
  });

  it("leaves out who hides from the company, and stops at a few a day", async () => {
    clock.set("2026-12-01T09:00:00Z");
    const { by, skills } = await anOpenJob("Marlow Bells");
    await hideFromCompany(platform, await aPersonWith(skills), { company: "marlow bells" });
    await tellOfNewPeople(platform);
    expect(await notificationsOf(by)).toEqual([]);
    for (let n = 0; n <= MOST_SUGGESTED.notificationsPerDay; n += 1) await aPersonWith(skills);
    await tellOfNewPeople(platform);
    expect(await notificationsOf(by)).toHaveLength(MOST_SUGGESTED.notificationsPerDay);
  });
});

describe("a match in words", () => {
  it("names the percent and up to two reasons that fit", () => {
    const reason = { part: "skills", share: 1 } as const;
    const reasons = [
      { ...reason, verdict: "matched", text: "You both say: payroll." },
      { ...reason, verdict: "missing", text: "They ask for more." },
      { ...reason, verdict: "matched", text: "offers 20 a week" },
      { ...reason, verdict: "matched", text: "Remote fits" },
    ] as const;
    expect(matchText({ percent: 92, reasons: [...reasons], improvements: [] })).toBe(
      "92% match. You both say: payroll. Offers 20 a week.",
    );
    expect(matchText({ percent: 80, reasons: [], improvements: [] })).toBe("80% match.");
  });
});
