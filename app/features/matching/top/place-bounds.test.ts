import { expect, test } from "vitest";
import { openTestDatabase } from "#test/database.ts";
import { aJob } from "#test/jobs.ts";
import { aRecruiter, aSenior } from "#test/people.ts";
import { openTestPlatform } from "#test/platform.ts";
import { aProfile } from "#test/profiles.ts";
import { loadJobSides, loadProfileSides, loadRelations } from "../queries-sides.server.ts";
import { scoreMatch } from "../rules.ts";
import { boundProfiles } from "./queries-profiles.server.ts";

const platform = await openTestPlatform(await openTestDatabase());
const { db } = platform;

test.each([
  ["the same town", "Bend, Oregon", null, 100],
  ["a town without its state", "Bend", null, 100],
  ["a town some miles away", "Redmond, Oregon", null, 100],
  ["another state, but much travel", "Boise, Idaho", 500, 100],
  ["another state", "Boise, Idaho", null, 93],
])("who fits a job in Bend in all but perhaps place is proposed from their own percent on: %s", async (...given) => {
  const [, place, travelMiles, percent] = given;
  const recruiter = (await aRecruiter(platform)).viewer;
  const skill = `Fitting ${place} ${travelMiles}`;
  const { id } = await aJob(platform, {
    by: recruiter,
    skills: [skill],
    hoursPerWeek: 20,
    workType: "on-site",
    location: "Bend, Oregon",
  });
  const { viewer: senior } = await aSenior(platform);
  await aProfile(platform, {
    of: senior,
    skills: [skill],
    availabilityHours: 20,
    workPreference: "on-site",
    place,
    travelMiles,
    isVisible: true,
  });
  const job = (await loadJobSides(db, [id])).get(id);
  const profile = (await loadProfileSides(db, [senior.id])).get(senior.id);
  if (!job || !profile) throw new Error("no sides");
  const relations = await loadRelations(db, { asked: job.skills });
  expect(scoreMatch(profile, job, relations).percent).toBe(percent);
  const { propose } = boundProfiles(db, job, { relations, without: [], isSmall: false });
  const { found } = await propose({ percent, id: null }, 8_000);
  expect(found.map(({ id: found }) => found)).toEqual([senior.id]);
  expect(found[0]?.ceiling).toBeGreaterThanOrEqual(percent);
});
