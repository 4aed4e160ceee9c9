import fc from "fast-check";
import { expect, test } from "vitest";
import { TRAVEL_MILES } from "#app/features/profiles/rules.ts";
import { anyJob, anyProfile, anyRelations, BEND, place, REDMOND, SALEM, SILENT, skills } from "#test/match-sides.ts";
import { type JobSide, matchPercent, type ProfileSide, type ReasonPart, scoreMatch } from "../rules.ts";
import { fitSkills, type Relations, withNamed } from "../skill-fit/rules.ts";
import { raiseText } from "./labels.ts";
import { type Raise, type RaiseAbout, raisesOf } from "./rules.ts";

const JOB: JobSide = {
  skills: skills("HAZOP", "Audit"),
  hoursPerWeek: 16,
  workType: "hybrid",
  location: REDMOND,
  hourlyPay: 60,
};
const FITTING: ProfileSide = {
  skills: skills("HAZOP", "Audit"),
  about: null,
  availabilityHours: 20,
  workPreference: "hybrid",
  place: BEND,
  travelMiles: null,
  wantedHourly: 50,
  wantsOtherwise: false,
};

function allRaises(profile: ProfileSide, job: JobSide, relations: Relations): Raise[] {
  const percentOf = (changed: ProfileSide) => matchPercent(changed, job, relations);
  return raisesOf(profile, job, { fits: fitSkills(profile, job.skills, relations), relations }, percentOf);
}

/** The profile as it would be if the person said, or could do, what a raise speaks of. */
function withRaise(profile: ProfileSide, job: JobSide, about: RaiseAbout): ProfileSide {
  switch (about.part) {
    case "skills":
      return { ...profile, skills: [...profile.skills, ...job.skills.filter(({ name }) => name === about.skill)] };
    case "hours":
      return { ...profile, availabilityHours: about.asked };
    case "work-mode":
      return { ...profile, workPreference: job.workType };
    case "pay":
      return { ...profile, wantedHourly: about.offered };
    case "travel":
      return { ...profile, travelMiles: about.miles };
    case "place":
      return { ...profile, place: job.location };
  }
}

function partOf({ about }: Raise): ReasonPart {
  return about.part === "travel" ? "place" : about.part;
}

test("the skills found once one more is named are those that looking again finds", () => {
  fc.assert(
    fc.property(anyProfile, anyJob, anyRelations, (profile, job, relations) => {
      const fits = fitSkills(profile, job.skills, relations);
      for (const { skill } of fits) {
        const again = fitSkills({ ...profile, skills: [...profile.skills, skill] }, job.skills, relations);
        expect(withNamed(fits, skill, relations).map(({ share }) => share)).toEqual(again.map(({ share }) => share));
      }
    }),
  );
});

test("each raise gives the points that it promises, at least one, the most first", () => {
  fc.assert(
    fc.property(anyProfile, anyJob, anyRelations, (profile, job, relations) => {
      const { percent } = scoreMatch(profile, job, relations);
      const raises = allRaises(profile, job, relations);
      for (const { about, points } of raises) {
        expect(points).toBeGreaterThan(0);
        expect(scoreMatch(withRaise(profile, job, about), job, relations).percent).toBe(percent + points);
      }
      const points = raises.map((raise) => raise.points);
      expect(points).toEqual(points.toSorted((a, b) => b - a));
    }),
  );
});

test("what fits whole has no raise, and what could fit better has one", () => {
  fc.assert(
    fc.property(anyProfile, anyJob, anyRelations, (profile, job, relations) => {
      const { percent, reasons } = scoreMatch(profile, job, relations);
      const raises = allRaises(profile, job, relations);
      if (percent === 100) expect(raises).toEqual([]);
      const raised = new Set(raises.map(partOf));
      const whole = reasons.filter(({ verdict }) => verdict === "matched").map(({ part }) => part);
      expect(whole.filter((part) => raised.has(part))).toEqual([]);
      const better: Array<[ReasonPart, Partial<ProfileSide>]> = [
        ["skills", job.skills.length === 0 ? {} : { skills: [...profile.skills, ...job.skills] }],
        ["hours", { availabilityHours: 60 }],
        ["work-mode", { workPreference: job.workType }],
        ["pay", job.hourlyPay === null ? {} : { wantedHourly: job.hourlyPay }],
        ["place", { place: job.location }],
        ["place", { travelMiles: Math.max(...TRAVEL_MILES) }],
      ];
      for (const [part, change] of better) {
        // Of many skills, one alone may add less than a point.
        const least = part === "skills" ? job.skills.length + 1 : 1;
        if (matchPercent({ ...profile, ...change }, job, relations) >= percent + least) expect(raised).toContain(part);
      }
    }),
  );
});

test("at most two skills are named, so that the other parts have room", () => {
  const asked = skills("A", "B", "C", "D");
  const raises = allRaises(SILENT, { ...JOB, skills: asked }, new Map());
  expect(raises.map(partOf)).toEqual(["skills", "skills", "hours", "pay", "work-mode", "place"]);
});

test.each<[string, Partial<ProfileSide>, Partial<JobSide>, string, string]>([
  [
    "a skill",
    { skills: skills("HAZOP") },
    {},
    "Can you do Audit? Add it to your skills: 30 points more.",
    "Ask about Audit: if they know it, the match rises by 30 points.",
  ],
  [
    "too few hours",
    { availabilityHours: 12 },
    {},
    "If 16 hours a week suit you: 4 points more.",
    "Ask whether 16 hours a week suit: 4 points more.",
  ],
  [
    "hours not said",
    { availabilityHours: null },
    {},
    "If 16 hours a week suit you: 8 points more.",
    "Ask whether 16 hours a week suit: 8 points more.",
  ],
  [
    "another work mode",
    { workPreference: "remote" },
    { workType: "on-site" },
    "If on-site work suits you: 10 points more.",
    "Ask whether on-site work suits: 10 points more.",
  ],
  [
    "no work mode said",
    { workPreference: null },
    {},
    "If hybrid work suits you: 5 points more.",
    "Ask whether hybrid work suits: 5 points more.",
  ],
  [
    "too little pay",
    { wantedHourly: 64 },
    {},
    "This job pays up to $60 an hour, less than you asked for. If it paid your $64: 2 points more.",
    "They want $64 an hour, yours goes to $60. If yours reached it: 2 points more.",
  ],
  [
    "no pay shown",
    { wantedHourly: null },
    { skills: [] },
    "If you show employers what pay you want, and $60 an hour is enough: 3 points more.",
    "They show no wanted pay. If it is within yours: 3 points more.",
  ],
  [
    "a job farther than they would travel",
    { travelMiles: 10 },
    {},
    "If you would travel 25 miles: 3 points more.",
    "Ask whether they would travel 25 miles: 3 points more.",
  ],
  [
    "a job so far that it counts half at best",
    { place: BEND },
    { location: { ...place("Boise", "Idaho"), point: { north: 43.62, east: -116.2 } } },
    "If you would travel 200 miles: 3 points more.",
    "Ask whether they would travel 200 miles: 3 points more.",
  ],
  [
    "a job beyond all travel",
    { place: BEND },
    { location: { ...place("Toledo", "Ohio"), point: { north: 41.66, east: -83.58 } } },
    "If you lived near Toledo, Ohio: 6 points more.",
    "If they lived near Toledo, Ohio: 6 points more.",
  ],
  [
    "no place said",
    { place: null },
    {},
    "Say where you live. If it is near Redmond, Oregon: 3 points more.",
    "Ask where they live. If it is near Redmond, Oregon: 3 points more.",
  ],
  [
    "a state without a town",
    { place: { name: "Oregon", town: null, region: "oregon", point: null } },
    { location: SALEM },
    "Say which town you live in. If it is near Salem, Oregon: 3 points more.",
    "Ask which town they live in. If it is near Salem, Oregon: 3 points more.",
  ],
])("%s, said to both readers", (_, profile, job, forSenior, forRecruiter) => {
  const sides = [
    { ...FITTING, ...profile },
    { ...JOB, ...job },
  ] as const;
  expect(scoreMatch(...sides, new Map(), "senior").raises).toEqual([forSenior]);
  expect(scoreMatch(...sides, new Map(), "recruiter").raises).toEqual([forRecruiter]);
});

test("nothing is said of pay for a whole project, nor of a place for a remote job, nor of skills that nobody asks for", () => {
  const open = { ...FITTING, place: null, wantedHourly: 400, skills: [] };
  const job = { ...JOB, workType: "remote", hourlyPay: null, skills: [] } as const;
  expect(allRaises({ ...open, workPreference: "remote" }, job, new Map())).toEqual([]);
});

test("one point is one point, for both readers", () => {
  const raise = { about: { part: "skills", skill: "Audit" }, points: 1 } as const;
  expect(raiseText("senior", raise)).toBe("Can you do Audit? Add it to your skills: 1 point more.");
  expect(raiseText("recruiter", raise)).toBe("Ask about Audit: if they know it, the match rises by 1 point.");
});
