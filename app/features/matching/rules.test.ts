import fc from "fast-check";
import { expect, test } from "vitest";
import { type JobSide, type MatchSkill, type ProfileSide, rarityOf, scoreMatch } from "./rules.ts";

function skills(...names: string[]): MatchSkill[] {
  return names.map((name) => ({ key: name.toLowerCase(), name }));
}

const JOB: JobSide = {
  skills: skills("HAZOP", "Audit"),
  hoursPerWeek: 16,
  workType: "hybrid",
  location: "Baton Rouge, Louisiana",
};
const FITTING: ProfileSide = {
  skills: skills("Audit", "Mentoring", "HAZOP"),
  availabilityHours: 20,
  workPreference: "hybrid",
  place: "Baton Rouge, Louisiana",
};
const SILENT: ProfileSide = { skills: [], availabilityHours: null, workPreference: null, place: null };

function verdicts(profile: ProfileSide, job: JobSide): string[] {
  return scoreMatch(profile, job).reasons.map((reason) => reason.verdict);
}

test("a profile that fits in every part is a 100% match", () => {
  expect(scoreMatch(FITTING, JOB).percent).toBe(100);
  expect(verdicts(FITTING, JOB)).toEqual(["matched", "matched", "matched", "matched"]);
});

test("a silent profile gets half of what was not said and nothing for skills", () => {
  expect(scoreMatch(SILENT, JOB).percent).toBe(20);
  expect(verdicts(SILENT, JOB)).toEqual(["not-stated", "not-stated", "not-stated", "not-stated"]);
});

test("a job that names no skills is judged by the other parts alone", () => {
  expect(scoreMatch(FITTING, { ...JOB, skills: [] }).percent).toBe(100);
  expect(scoreMatch({ ...FITTING, availabilityHours: 8 }, { ...JOB, skills: [] }).percent).toBe(75);
});

test.each([
  ["one of two skills", { skills: skills("Audit") }, {}, 70, "skills", "partly"],
  ["none of the skills", { skills: skills("Baking") }, {}, 40, "skills", "missing"],
  ["three quarters of the hours", { availabilityHours: 12 }, {}, 95, "hours", "partly"],
  ["less than half of the hours", { availabilityHours: 7 }, {}, 80, "hours", "missing"],
  ["no hours at all", { availabilityHours: 0 }, {}, 80, "hours", "missing"],
  ["remote wanted, hybrid offered", { workPreference: "remote" }, {}, 94, "work-mode", "partly"],
  ["remote wanted, on-site offered", { workPreference: "remote" }, { workType: "on-site" }, 88, "work-mode", "missing"],
  ["another town of the state", { place: "Hammond, LA" }, {}, 96, "place", "partly"],
  ["another state", { place: "Bend, Oregon" }, {}, 92, "place", "missing"],
  ["another state, but a remote job", { place: "Bend, Oregon" }, { workType: "remote" }, 94, "place", "matched"],
] as const)("%s", (_, profile, job, percent, part, verdict) => {
  const match = scoreMatch({ ...FITTING, ...profile }, { ...JOB, ...job });
  expect(match.percent).toBe(percent);
  expect(match.reasons.find((reason) => reason.part === part)?.verdict).toBe(verdict);
});

test("a rare skill counts more than a common one", () => {
  const rarity = new Map([
    ["hazop", rarityOf(1, 200)],
    ["audit", rarityOf(120, 200)],
  ]);
  const rare = scoreMatch({ ...FITTING, skills: skills("HAZOP") }, JOB, rarity).percent;
  const common = scoreMatch({ ...FITTING, skills: skills("Audit") }, JOB, rarity).percent;
  expect(rare).toBeGreaterThan(common);
  expect(rarityOf(200, 200)).toBe(1);
});

test("the worked examples of docs/matching.md are true", () => {
  const harriet = { ...FITTING, skills: skills("HAZOP", "Relief sizing", "Mentoring"), place: "Hammond, Louisiana" };
  const adviser = { ...JOB, skills: skills("HAZOP", "Relief sizing", "Audit") };
  const rarity = new Map([
    ["hazop", 3],
    ["relief sizing", 4],
    ["audit", 2],
  ]);
  expect(scoreMatch(harriet, adviser, rarity).percent).toBe(83);
  const mentor = { skills: [], hoursPerWeek: 30, workType: "on-site", location: "Toledo, Ohio" } as const;
  expect(scoreMatch(harriet, mentor, rarity).percent).toBe(48);
});

test("the reasons speak to the reader", () => {
  const profile = { ...FITTING, skills: skills("HAZOP"), availabilityHours: 12, place: "Hammond, Louisiana" };
  expect(scoreMatch(profile, JOB, new Map(), "senior").reasons.map((reason) => reason.text)).toEqual([
    "1 of 2 asked for. Missing: Audit.",
    "the job is 16 a week, you offer 12.",
    "hybrid, as you prefer.",
    "Louisiana, where you are, but not the same town.",
  ]);
  expect(scoreMatch(profile, JOB, new Map(), "recruiter").reasons.map((reason) => reason.text)).toEqual([
    "1 of 2 you ask for. Missing: Audit.",
    "offers 12 a week, you ask for 16.",
    "prefers hybrid, as your job is.",
    "lives in Hammond, Louisiana: the same state, not the same town.",
  ]);
});

const anySkills = fc
  .uniqueArray(fc.integer({ min: 0, max: 12 }), { maxLength: 8 })
  .map((all) => skills(...all.map((n) => `Skill ${n}`)));
const workMode = fc.constantFrom("remote" as const, "on-site" as const, "hybrid" as const);
const place = fc.constantFrom("Bend, Oregon", "Portland, OR", "Austin, Texas", "Anywhere in the United States", "Bend");
const anyProfile: fc.Arbitrary<ProfileSide> = fc.record({
  skills: anySkills,
  availabilityHours: fc.option(fc.integer({ min: 0, max: 60 })),
  workPreference: fc.option(workMode),
  place: fc.option(place),
});
const anyJob: fc.Arbitrary<JobSide> = fc.record({
  skills: anySkills,
  hoursPerWeek: fc.integer({ min: 1, max: 60 }),
  workType: workMode,
  location: place,
});
const anyRarity = fc
  .array(fc.double({ min: 1, max: 15, noNaN: true }), { minLength: 13, maxLength: 13 })
  .map((weights) => new Map(weights.map((weight, n) => [`skill ${n}`, weight])));

test("a score is a whole percent from 0 to 100 with four reasons, and shares from 0 to 1", () => {
  fc.assert(
    fc.property(anyProfile, anyJob, anyRarity, (profile, job, rarity) => {
      const { percent, reasons } = scoreMatch(profile, job, rarity);
      expect(Number.isInteger(percent) && percent >= 0 && percent <= 100).toBe(true);
      expect(reasons.map((reason) => reason.part)).toEqual(["skills", "hours", "work-mode", "place"]);
      for (const { share } of reasons) expect(share >= 0 && share <= 1).toBe(true);
    }),
  );
});

test("both readers see the same percent, verdicts and shares, every time", () => {
  fc.assert(
    fc.property(anyProfile, anyJob, anyRarity, (profile, job, rarity) => {
      const bare = (reader: "senior" | "recruiter") => {
        const { percent, reasons } = scoreMatch(profile, job, rarity, reader);
        return { percent, reasons: reasons.map(({ part, verdict, share }) => ({ part, verdict, share })) };
      };
      expect(bare("senior")).toEqual(bare("recruiter"));
      expect(bare("senior")).toEqual(bare("senior"));
    }),
  );
});

test("the order of skills changes nothing", () => {
  fc.assert(
    fc.property(anyProfile, anyJob, anyRarity, (profile, job, rarity) => {
      const turned = scoreMatch(
        { ...profile, skills: profile.skills.toReversed() },
        { ...job, skills: job.skills.toReversed() },
        rarity,
      );
      expect(turned.percent).toBe(scoreMatch(profile, job, rarity).percent);
    }),
  );
});

test("adding a skill never lowers a score, and adding one that the job asks for never lowers its skills", () => {
  fc.assert(
    fc.property(anyProfile, anyJob, anyRarity, fc.integer({ min: 0, max: 12 }), (profile, job, rarity, n) => {
      const more = { ...profile, skills: [...profile.skills, ...skills(`Skill ${n}`)] };
      const before = scoreMatch(profile, job, rarity);
      const after = scoreMatch(more, job, rarity);
      expect(after.percent).toBeGreaterThanOrEqual(before.percent);
      expect(after.reasons[0]?.share).toBeGreaterThanOrEqual(before.reasons[0]?.share ?? 0);
    }),
  );
});
