import { expect, test } from "vitest";
import { BRAND } from "#app/brand.ts";
import { impactReports } from "#app/db/schema/fairness.ts";
import { applyToJob } from "#app/features/applications/commands.server.ts";
import { moveApplication } from "#app/features/applications/commands-status.server.ts";
import { openTestDatabase } from "#test/database.ts";
import { aJob, anEmployer, NAMES_NO_TRADE } from "#test/jobs.ts";
import { listMailsTo } from "#test/mails.ts";
import { aSenior } from "#test/people.ts";
import { openTestPlatform } from "#test/platform.ts";
import { aProfile, TELLS_NO_TRADE } from "#test/profiles.ts";
import { reportImpact } from "./tasks.server.ts";

// Clauses 2.1-72.
test("reports weekly whom suggestions and employers select, by experience", async () => {
  const platform = await openTestPlatform(await openTestDatabase());
  platform.clock.set("2026-11-16T11:10:00Z");
  const by = await anEmployer(platform);
  await aJob(platform, { by, ...NAMES_NO_TRADE, skills: ["Kiln firing"] });
  const other = await aJob(platform, { by, ...NAMES_NO_TRADE, skills: ["Quarry survey"] });
  const people = Array.from({ length: 22 }, (_, number) => ({
    yearsExperience: number < 11 ? 3 : 34,
    // The job about kilns suggests four of eleven, then all eleven.
    skills: [number < 11 && number >= 4 ? "Bell founding" : "Kiln firing"],
    isInvited: number < 3 || number >= 20,
  }));
  for (const { isInvited, ...said } of people) {
    const { viewer } = await aSenior(platform);
    await aProfile(platform, { of: viewer, ...TELLS_NO_TRADE, ...said });
    const { id } = await applyToJob(platform, viewer, { jobId: other.id });
    if (isInvited) await moveApplication(platform, by, { applicationId: id, from: "pending", to: "reviewing" });
    if (isInvited) await moveApplication(platform, by, { applicationId: id, from: "reviewing", to: "interview" });
  }

  await reportImpact(platform);
  await reportImpact(platform);
  const [mail, ...more] = await listMailsTo(platform, BRAND.contactEmail);
  expect(more).toEqual([]);
  expect(mail?.subject).toBe("Adverse impact by experience, 2026-11-16: 2 to look into");
  expect(mail?.textBody).toContain("Under 5 years: 36.4% of 11, 36% of the best group. To look into.");
  expect(mail?.textBody).toContain("20+ years: 100.0% of 11, 100% of the best group");
  expect(mail?.textBody).toContain("Under 5 years: 27.3% of 11, 100% of the best group");
  expect(mail?.textBody).toContain("20+ years: 18.2% of 11, 67% of the best group. To look into.");
  expect(mail?.textBody).toContain("10+ years: 0, too few to compare");
  const kept = await platform.db.select().from(impactReports);
  expect(kept).toHaveLength(1);
  expect(kept[0]).toMatchObject({ day: "2026-11-16" });
  expect(kept[0]?.interviewed).toContainEqual({ band: "10+ years", people: null, share: null, ratio: null });
  expect(kept[0]?.suggested).toContainEqual({ band: "20+ years", people: 11, share: 1, ratio: 1 });
});
