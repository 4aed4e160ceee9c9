import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { notifications } from "#app/db/schema/notifications.ts";
import { preferences } from "#app/db/schema/settings.ts";
import { applyToJob } from "#app/features/applications/commands.server.ts";
import { moveApplication } from "#app/features/applications/commands-status.server.ts";
import { findCandidateProfile } from "#app/features/profiles/queries.server.ts";
import { openTestDatabase } from "#test/database.ts";
import { aJob } from "#test/jobs.ts";
import { listMailsTo, writeWaitingMails } from "#test/mails.ts";
import { aRecruiter, aSenior } from "#test/people.ts";
import { openTestPlatform } from "#test/platform.ts";
import { aProfile } from "#test/profiles.ts";
import { saveDisplayPreferences, savePreferences } from "./commands.server.ts";
import { requestDeletion } from "./deletion/commands.server.ts";
import { findDisplayPreferences, findPreferences } from "./queries.server.ts";
import { NO_DISPLAY_PREFERENCES, type Preferences } from "./rules.ts";

const platform = await openTestPlatform(await openTestDatabase());
const { db } = platform;
const ALL_OFF = {
  hasEmails: false,
  hasWeeklyDigest: false,
  hasDailyDigest: false,
  hasSuggestions: false,
  isVisible: false,
  showsWantedPay: false,
  isDark: false,
};

const DEFAULTS = { ...ALL_OFF, hasEmails: true, hasDailyDigest: true, hasSuggestions: true };

test("defaults apply without a choice, and nothing is stored", async () => {
  const { viewer } = await aSenior(platform);
  expect(await findPreferences(db, viewer.id)).toEqual(DEFAULTS);
  expect(await findDisplayPreferences(db, viewer.id)).toEqual(NO_DISPLAY_PREFERENCES);
});

// Clauses D63.
test("a switch stays as set, for this person only", async () => {
  const [one, other] = [await aSenior(platform), await aSenior(platform)];
  const chosen = { ...ALL_OFF, hasWeeklyDigest: true, isVisible: true, showsWantedPay: true, isDark: true };
  await savePreferences(platform, one.viewer, chosen);
  expect(await findPreferences(db, one.viewer.id)).toEqual(chosen);
  expect(await findPreferences(db, other.viewer.id)).toEqual(DEFAULTS);
});

// Clauses D63.
test("leaves switches alone that changed elsewhere meanwhile", async () => {
  const { viewer, password } = await aSenior(platform);
  await aProfile(platform, { of: viewer, isVisible: true });
  await requestDeletion(platform, viewer, { currentPassword: password });
  await savePreferences(platform, viewer, { hasWeeklyDigest: true });
  await savePreferences(platform, viewer, {});
  expect(await findPreferences(db, viewer.id)).toEqual({ ...DEFAULTS, hasWeeklyDigest: true });
});

// Clauses 2.5-50.
test("a hidden profile disappears for recruiters with the next request", async () => {
  const { viewer } = await aSenior(platform);
  const recruiter = await aRecruiter(platform);
  await aProfile(platform, { of: viewer });
  expect(await findCandidateProfile(platform, recruiter.viewer, viewer.id)).not.toBeNull();
  await savePreferences(platform, viewer, ALL_OFF);
  expect(await findCandidateProfile(platform, recruiter.viewer, viewer.id)).toBeNull();
});

// Clauses 2.5-52.
test("employers see the wanted pay only while it is shown", async () => {
  const { viewer } = await aSenior(platform);
  const recruiter = await aRecruiter(platform);
  await aProfile(platform, { of: viewer, wantedPay: 68.5, wantedPayUnit: "hour" });
  const seen = async () => (await findCandidateProfile(platform, recruiter.viewer, viewer.id))?.wanted;
  expect(await seen()).toBeNull();
  await savePreferences(platform, viewer, { ...ALL_OFF, isVisible: true, showsWantedPay: true });
  expect(await seen()).toEqual({ amount: 68.5, unit: "hour" });
});

// Clauses 2.5-46.
test("with emails off, only security emails are sent", async () => {
  const [quiet, ordinary] = [await aSenior(platform), await aSenior(platform)];
  const recruiter = await aRecruiter(platform);
  const job = await aJob(platform, { by: recruiter.viewer });
  await savePreferences(platform, quiet.viewer, ALL_OFF);
  for (const { viewer } of [quiet, ordinary]) {
    await aProfile(platform, { of: viewer });
    const { id } = await applyToJob(platform, viewer, { jobId: job.id });
    await moveApplication(platform, recruiter.viewer, { applicationId: id, from: "pending", to: "reviewing" });
  }
  await writeWaitingMails(platform);
  const mailsAbout = async (address: string) =>
    (await listMailsTo(platform, address)).filter(({ textBody }) => textBody.includes(job.title));
  expect(await mailsAbout(ordinary.email)).toHaveLength(1);
  expect(await mailsAbout(quiet.email)).toEqual([]);
  const inside = await db.select().from(notifications).where(eq(notifications.userId, quiet.viewer.id));
  expect(inside).toHaveLength(2);
  await requestDeletion(platform, quiet.viewer, { currentPassword: quiet.password });
  const all = await listMailsTo(platform, quiet.email);
  expect(all.map(({ subject }) => subject)).toContain("Your Seasoned account will be deleted");
});

// Clauses 2.5-53.
test("Dark Mode stays as chosen, and by default the system decides", async () => {
  const { viewer } = await aSenior(platform);
  const themeAfter = async (changes: Partial<Preferences>) => {
    await savePreferences(platform, viewer, changes);
    return (await findDisplayPreferences(db, viewer.id)).theme;
  };
  const anotherSwitch = { hasWeeklyDigest: true };
  expect(await themeAfter(anotherSwitch)).toBeNull();
  expect(await themeAfter({ isDark: true })).toBe("dark");
  expect(await themeAfter(anotherSwitch)).toBe("dark");
  expect(await themeAfter({ isDark: false })).toBe("light");
  expect(await themeAfter(anotherSwitch)).toBe("light");
});

// Clauses 2.1-61, D21.
test("the accessibility panel does not change the switches", async () => {
  const { viewer } = await aSenior(platform);
  await savePreferences(platform, viewer, { ...ALL_OFF, hasWeeklyDigest: true });
  const display = { theme: "dark", highContrast: "enabled", textSize: "largest" } as const;
  await saveDisplayPreferences(platform, viewer, display);
  expect(await findDisplayPreferences(db, viewer.id)).toEqual(display);
  expect(await findPreferences(db, viewer.id)).toEqual({ ...ALL_OFF, hasWeeklyDigest: true, isDark: true });
});

test("twenty parallel switches leave one row", async () => {
  const { viewer } = await aSenior(platform);
  await Promise.all(
    Array.from({ length: 20 }, (_, n) => savePreferences(platform, viewer, { ...ALL_OFF, isDark: n % 2 === 0 })),
  );
  expect(await db.select().from(preferences).where(eq(preferences.userId, viewer.id))).toHaveLength(1);
});
