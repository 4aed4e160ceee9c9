import { expect, test } from "vitest";
import { openTestDatabase } from "#test/database.ts";
import { anEmployer } from "#test/jobs.ts";
import { aSenior } from "#test/people.ts";
import { openTestPlatform } from "#test/platform.ts";
import { aProfile } from "#test/profiles.ts";
import { milesProblem } from "./labels.ts";
import { searchCandidates } from "./queries.server.ts";
import { candidateSearchFrom } from "./rules.ts";

const platform = await openTestPlatform(await openTestDatabase());
const recruiter = await anEmployer(platform);

async function search(query: string) {
  return await searchCandidates(platform, recruiter, candidateSearchFrom(new URLSearchParams(query)));
}

const PLACES = {
  "Dora Duluth": "Duluth, Minnesota",
  "Sue Superior": "Superior, WI",
  "Clara Cloquet": "Cloquet, MN 55720",
  "Paul Saintpaul": "St. Paul, Minnesota",
  "Gil Georgia": "Duluth, Georgia",
  "Nell Nowhere": "Minnesota",
};
for (const [fullName, place] of Object.entries(PLACES)) {
  const { viewer } = await aSenior(platform);
  // A remote worker is found by where they live, like everyone else.
  const workPreference = fullName.startsWith("Sue") ? "remote" : "on-site";
  await aProfile(platform, { of: viewer, fullName, place, workPreference, skills: ["Loom tuning"] });
}

// Clauses 2.6-40.
test.each([
  ["place=Duluth,+MN&miles=10", ["Dora Duluth", "Sue Superior"]],
  ["place=Duluth,+MN&miles=25", ["Clara Cloquet", "Dora Duluth", "Sue Superior"]],
  ["place=55802&miles=25", ["Clara Cloquet", "Dora Duluth", "Sue Superior"]],
  ["place=Cloquet&miles=25", ["Clara Cloquet", "Dora Duluth", "Sue Superior"]],
  ["place=Minneapolis&miles=25", ["Paul Saintpaul"]],
  ["place=Duluth,+Georgia&miles=100", ["Gil Georgia"]],
  ["place=Duluth,+MN&miles=25&workType=remote", ["Sue Superior"]],
  ["q=loom+in+duluth+mn&miles=10", ["Dora Duluth", "Sue Superior"]],
  ["q=loom&place=Duluth+MN&miles=10&sort=newest", ["Dora Duluth", "Sue Superior"]],
  ["place=Nome,+Alaska&miles=100", []],
  // Other distances are not offered, and leave the place alone.
  ["place=Duluth,+MN&miles=9999", ["Dora Duluth"]],
  ["place=Duluth,+MN&miles=__proto__", ["Dora Duluth"]],
])("?%s finds %j", async (query, names) => {
  const { rows, total } = await search(query);
  expect(rows.map(({ fullName }) => fullName).toSorted()).toEqual(names);
  expect(total).toBe(names.length);
});

test("names the town that it measures from", async () => {
  expect((await search("place=55802&miles=25")).around).toBe("Duluth, Minnesota");
  expect((await search("place=mcallen&miles=25")).around).toBe("McAllen, Texas");
  expect((await search("place=Washington+DC&miles=25")).around).toBe("Washington, District of Columbia");
});

test("goes by the name of a place that is no town, and says so", async () => {
  const list = await search("place=Minnesota&miles=25");
  expect([list.around, list.total]).toEqual([null, 4]);
  expect(milesProblem("Minnesota")).toContain(
    "“Minnesota” isn't a town or ZIP code that we know, so miles aren't counted.",
  );
  expect((await search("miles=25")).total).toBe(6);
  expect(milesProblem("")).toContain("Please type a town or ZIP code");
});

test("advises to leave out the place together with its miles", async () => {
  const { advice } = await search("q=loom&place=Nome,+Alaska&miles=25");
  expect(advice).toMatchObject([{ drop: "place", total: 6, search: { place: "", miles: null } }]);
});
