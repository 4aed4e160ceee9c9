import { and, eq, like } from "drizzle-orm";
import { expect, test, vi } from "vitest";
import { mails } from "#app/db/schema/mails.ts";
import { preferences } from "#app/db/schema/settings.ts";
import { applyToJob } from "#app/features/applications/commands.server.ts";
import { stepJob } from "#app/features/jobs/lifecycle/commands.server.ts";
import { savePreferences } from "#app/features/settings/commands.server.ts";
import { requestDeletion } from "#app/features/settings/deletion/commands.server.ts";
import { openTestDatabase } from "#test/database.ts";
import { aJob } from "#test/jobs.ts";
import { aRecruiter, aSenior } from "#test/people.ts";
import { failingOnce, openTestPlatform } from "#test/platform.ts";
import { aProfile } from "#test/profiles.ts";
import { sendWeeklyDigests } from "./weekly.server.ts";

const platform = await openTestPlatform(await openTestDatabase());
const ON = {
  hasEmails: true,
  hasWeeklyDigest: true,
  hasDailyDigest: true,
  isVisible: false,
  showsWantedPay: false,
  isDark: false,
};

async function digestsTo(email: string): Promise<string[]> {
  const rows = await platform.db
    .select({ text: mails.textBody })
    .from(mails)
    .where(and(eq(mails.toAddress, email), like(mails.subject, "%new job%")));
  return rows.map(({ text }) => text);
}

// Clauses 2.5-48.
test("sends this week's open matches to those who want them only", async () => {
  const recruiter = await aRecruiter(platform);
  const [one, without, leaving] = [await aSenior(platform), await aSenior(platform), await aSenior(platform)];
  for (const { viewer } of [one, without, leaving]) await aProfile(platform, { of: viewer });
  await savePreferences(platform, one.viewer, ON);
  await savePreferences(platform, leaving.viewer, ON);
  await requestDeletion(platform, leaving.viewer, { currentPassword: leaving.password });
  await aJob(platform, { by: recruiter.viewer, title: "Last month's job" });
  platform.clock.set("2026-12-20T10:00:00Z");
  const closed = await aJob(platform, { by: recruiter.viewer, title: "A closed job" });
  await stepJob(platform, recruiter.viewer, { jobId: closed.id, step: "close", from: "live" });
  const applied = await aJob(platform, { by: recruiter.viewer, title: "A job applied to" });
  await applyToJob(platform, one.viewer, { jobId: applied.id });
  await sendWeeklyDigests(platform);
  expect(await digestsTo(one.email)).toEqual([]);
  await aJob(platform, { by: recruiter.viewer, title: "This week's job" });
  await Promise.all([sendWeeklyDigests(platform), sendWeeklyDigests(platform)]);
  await sendWeeklyDigests(platform);
  const [digest, ...more] = await digestsTo(one.email);
  expect(more).toEqual([]);
  expect(digest).toContain("This week's job");
  expect(digest).toMatch(/\/job\/[\w-]+\?src=email/);
  for (const other of ["Last month's job", "A closed job", "A job applied to"]) expect(digest).not.toContain(other);
  for (const { email } of [without, leaving]) expect(await digestsTo(email)).toEqual([]);
});

test("a failure for one holds up no other, and a retry skips the others", async () => {
  platform.clock.set("2027-01-11T10:00:00Z");
  await platform.db.delete(preferences);
  const seniors = [await aSenior(platform), await aSenior(platform), await aSenior(platform)];
  for (const { viewer } of seniors) {
    await aProfile(platform, { of: viewer, skills: ["Falconry"] });
    await savePreferences(platform, viewer, ON);
  }
  const recruiter = await aRecruiter(platform);
  await aJob(platform, { by: recruiter.viewer, skills: ["Falconry"] });
  const counts = async () =>
    (await Promise.all(seniors.map(({ email }) => digestsTo(email)))).map((mails) => mails.length).toSorted();
  const select = vi.spyOn(platform.db, "select");
  const statementsOf = async (run: () => Promise<void>) => {
    select.mockClear();
    await run();
    return select.mock.calls.length;
  };
  const all = await statementsOf(() =>
    expect(sendWeeklyDigests(failingOnce(platform))).rejects.toThrow("failing once"),
  );
  expect(await counts()).toEqual([0, 1, 1]);
  const one = await statementsOf(() => sendWeeklyDigests(platform));
  expect(await counts()).toEqual([1, 1, 1]);
  // The page of readers, and whose emails are written: two statements for any number.
  expect(await statementsOf(() => sendWeeklyDigests(platform))).toBe(2);
  expect(one).toBeLessThan(all);
});
