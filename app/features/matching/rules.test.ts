import fc from "fast-check";
import { expect, test } from "vitest";
import { TRAVEL_MILES } from "#app/features/profiles/rules.ts";
import {
  anyAsked,
  anyJob,
  anyProfile,
  anyRelations,
  BEND,
  place,
  REDMOND,
  SALEM,
  SILENT,
  skills,
} from "#test/match-sides.ts";
import { weightOf } from "./learning/rules.ts";
import { type JobSide, type ProfileSide, scoreMatch } from "./rules.ts";
import { fitSkills, type Relations, shareCeiling, shareOf } from "./skill-fit/rules.ts";

const JOB: JobSide = {
  skills: skills("HAZOP", "Audit"),
  hoursPerWeek: 16,
  workType: "hybrid",
  location: place("Baton Rouge", "Louisiana"),
  hourlyPay: 60,
};
const FITTING: ProfileSide = {
  skills: skills("Audit", "Mentoring", "HAZOP"),
  about: null,
  availabilityHours: 20,
  workPreference: "hybrid",
  place: place("Baton Rouge", "Louisiana"),
  travelMiles: null,
  wantedHourly: 50,
  wantsOtherwise: false,
};
const INTERNAL_AUDIT: Relations = new Map([["audit", new Map([["internal audit", 0.4]])]]);

function verdicts(profile: ProfileSide, job: JobSide): string[] {
  return scoreMatch(profile, job).reasons.map((reason) => reason.verdict);
}

test("a profile that fits in every part is a 100% match", () => {
  expect(scoreMatch(FITTING, JOB).percent).toBe(100);
  expect(verdicts(FITTING, JOB)).toEqual(["matched", "matched", "matched", "matched", "matched"]);
});

test("a silent profile gets half of what was not said and nothing for skills", () => {
  expect(scoreMatch(SILENT, JOB).percent).toBe(17);
  expect(verdicts(SILENT, JOB)).toEqual(["not-stated", "not-stated", "not-stated", "not-stated", "not-stated"]);
});

test("the skills of a job that names none count half: nobody can say", () => {
  expect(scoreMatch(FITTING, { ...JOB, skills: [] }).percent).toBe(70);
  expect(scoreMatch({ ...FITTING, availabilityHours: 8 }, { ...JOB, skills: [] }).percent).toBe(62);
});

test.each([
  ["one of two skills", { skills: skills("Audit") }, {}, 70, "skills", "partly"],
  ["none of the skills", { skills: skills("Baking") }, {}, 40, "skills", "missing"],
  [
    "a skill that only the text names",
    { skills: skills("Audit"), about: "I led a HAZOP." },
    {},
    73,
    "skills",
    "partly",
  ],
  ["three quarters of the hours", { availabilityHours: 12 }, {}, 96, "hours", "partly"],
  ["less than half of the hours", { availabilityHours: 7 }, {}, 84, "hours", "missing"],
  ["no hours at all", { availabilityHours: 0 }, {}, 84, "hours", "missing"],
  ["remote wanted, hybrid offered", { workPreference: "remote" }, {}, 95, "work-mode", "partly"],
  ["remote wanted, on-site offered", { workPreference: "remote" }, { workType: "on-site" }, 90, "work-mode", "missing"],
  ["another town of the state", { place: place("Hammond", "Louisiana") }, {}, 97, "place", "partly"],
  ["the next state", { place: place("Waco", "Texas") }, {}, 96, "place", "partly"],
  ["a far state", { place: place("Bend", "Oregon") }, {}, 94, "place", "missing"],
  ["a far state, but a remote job", { place: place("Bend", "Oregon") }, { workType: "remote" }, 95, "place", "matched"],
  ["an eighth too little pay", { wantedHourly: 80 }, { hourlyPay: 70 }, 96, "pay", "partly"],
  ["far too little pay", { wantedHourly: 80 }, {}, 92, "pay", "missing"],
  ["pay for a whole project", {}, { hourlyPay: null }, 100, "pay", "not-stated"],
  ["no pay named, too few hours", { wantedHourly: null, availabilityHours: 7 }, {}, 83, "hours", "missing"],
] as const)("%s", (_, profile, job, percent, part, verdict) => {
  const match = scoreMatch({ ...FITTING, ...profile }, { ...JOB, ...job });
  expect(match.percent).toBe(percent);
  expect(match.reasons.find((reason) => reason.part === part)?.verdict).toBe(verdict);
});

test("a related skill counts in part and is named as what stands in", () => {
  const profile = { ...FITTING, skills: skills("HAZOP", "Internal audit") };
  expect(scoreMatch(profile, JOB).percent).toBe(70);
  const match = scoreMatch(profile, JOB, INTERNAL_AUDIT);
  expect(match.percent).toBe(82);
  expect(match.reasons[0]?.text).toBe("1 of 2 asked for. In part: Audit, through your Internal audit.");
  expect(match.raises).toEqual(["Can you do Audit? Add it to your skills: 18 points more."]);
  const [skillsForRecruiter] = scoreMatch(profile, JOB, INTERNAL_AUDIT, "recruiter").reasons;
  expect(skillsForRecruiter?.text).toBe("1 of 2 you ask for. In part: Audit, through Internal audit.");
});

test("what would raise it raises it so much, also where pay is left out", () => {
  const profile = { ...FITTING, wantedHourly: null, skills: skills("HAZOP") };
  const { percent, raises } = scoreMatch(profile, JOB);
  const raised = scoreMatch({ ...profile, skills: skills("HAZOP", "Audit") }, JOB).percent;
  expect(raises[0]).toBe(`Can you do Audit? Add it to your skills: ${raised - percent} points more.`);
});

test("pay that is shown, but not by the hour, is left out and said so, and nobody is told to show it", () => {
  const profile = { ...FITTING, wantedHourly: null, wantsOtherwise: true };
  for (const [reader, text] of [
    ["senior", "not stated by the hour. The pay you ask for cannot be compared, so it is left out."],
    ["recruiter", "not stated by the hour. The pay they ask for cannot be compared, so it is left out."],
  ] as const) {
    const { percent, reasons, raises } = scoreMatch(profile, JOB, undefined, reader);
    expect(percent).toBe(100);
    expect(reasons.find(({ part }) => part === "pay")).toMatchObject({ verdict: "not-stated", text });
    expect(raises).toEqual([]);
  }
});

test("what would add most comes first, and a whole fit has nothing to add", () => {
  const profile = { ...FITTING, skills: skills("HAZOP"), availabilityHours: 12 };
  expect(scoreMatch(profile, JOB).raises).toEqual([
    "Can you do Audit? Add it to your skills: 30 points more.",
    "If 16 hours a week suit you: 4 points more.",
  ]);
  expect(scoreMatch(FITTING, JOB).raises).toEqual([]);
});

test("a rare skill counts more than a common one", () => {
  const asked = [
    { key: "hazop", name: "HAZOP", weight: weightOf(1, 200) },
    { key: "audit", name: "Audit", weight: weightOf(120, 200) },
  ];
  const rare = scoreMatch({ ...FITTING, skills: skills("HAZOP") }, { ...JOB, skills: asked }).percent;
  const common = scoreMatch({ ...FITTING, skills: skills("Audit") }, { ...JOB, skills: asked }).percent;
  expect(rare).toBeGreaterThan(common);
});

test("the worked examples of docs/matching.md are true", () => {
  const harriet = {
    ...FITTING,
    skills: skills("HAZOP", "Relief sizing", "Internal audit"),
    place: place("Hammond", "Louisiana"),
    wantedHourly: 64,
  };
  const weighed = (name: string, weight: number) => ({ key: name.toLowerCase(), name, weight });
  const adviser = { ...JOB, skills: [weighed("HAZOP", 3), weighed("Relief sizing", 4), weighed("Audit", 2)] };
  expect(scoreMatch(harriet, adviser, INTERNAL_AUDIT).percent).toBe(87);
  const mentor = {
    skills: [],
    hoursPerWeek: 30,
    workType: "on-site",
    location: place("Toledo", "Ohio"),
    hourlyPay: null,
  } as const;
  expect(scoreMatch(harriet, mentor).percent).toBe(50);
});

test("the reasons speak to the reader", () => {
  const profile = {
    ...FITTING,
    skills: skills("HAZOP"),
    availabilityHours: 12,
    place: place("Hammond", "Louisiana"),
    wantedHourly: 1_250.5,
  };
  expect(scoreMatch(profile, JOB).reasons.map((reason) => reason.text)).toEqual([
    "1 of 2 asked for. Missing: Audit.",
    "the job is 16 a week, you offer 12.",
    "hybrid, as you prefer.",
    "up to $60 an hour, you want $1,250.50.",
    "Louisiana, where you are, but not the same town.",
  ]);
  expect(scoreMatch(profile, JOB, new Map(), "recruiter").reasons.map((reason) => reason.text)).toEqual([
    "1 of 2 you ask for. Missing: Audit.",
    "offers 12 a week, you ask for 16.",
    "prefers hybrid, as your job is.",
    "wants $1,250.50 an hour, yours goes to $60.",
    "lives in Hammond, Louisiana: the same state, not the same town.",
  ]);
});

test.each([
  ["Redmond", REDMOND, null, 1, "Redmond, Oregon, about 16 miles from you.", "about 16 miles from your job."],
  ["Redmond", REDMOND, 10, 0.5, "about 16 miles from you; you would travel 10.", "your job; would travel 10."],
  ["Redmond", REDMOND, 5, 0, "about 16 miles from you; you would travel 5.", "your job; would travel 5."],
  ["Salem", SALEM, null, 0, "Salem, Oregon, about 105 miles from you.", "about 105 miles from your job."],
  ["Salem", SALEM, 100, 0.5, "about 105 miles from you; you would travel 100.", "your job; would travel 100."],
  ["Salem", SALEM, 200, 1, "Salem, Oregon, about 105 miles from you.", "about 105 miles from your job."],
])("a job in %s, for somebody in Bend", (_, location, travelMiles, share, forSenior, forRecruiter) => {
  const profile = { ...FITTING, place: BEND, travelMiles };
  const reasonFor = (reader: "senior" | "recruiter") =>
    scoreMatch(profile, { ...JOB, location }, new Map(), reader).reasons.find(({ part }) => part === "place");
  expect(reasonFor("senior")).toMatchObject({ share });
  expect(reasonFor("senior")?.text).toContain(forSenior);
  expect(reasonFor("recruiter")?.text).toContain(forRecruiter);
});

test("to be ready to travel farther never lowers a score", () => {
  fc.assert(
    fc.property(anyProfile, anyJob, anyRelations, (profile, job, relations) => {
      const percents = TRAVEL_MILES.map(
        (travelMiles) => scoreMatch({ ...profile, travelMiles }, job, relations).percent,
      );
      expect(percents).toEqual(percents.toSorted((a, b) => a - b));
    }),
  );
});

test("a score is a whole percent from 0 to 100 with five reasons, and shares from 0 to 1", () => {
  fc.assert(
    fc.property(anyProfile, anyJob, anyRelations, (profile, job, relations) => {
      const { percent, reasons } = scoreMatch(profile, job, relations);
      expect(Number.isInteger(percent) && percent >= 0 && percent <= 100).toBe(true);
      expect(reasons.map((reason) => reason.part)).toEqual(["skills", "hours", "work-mode", "pay", "place"]);
      for (const { share } of reasons) expect(share >= 0 && share <= 1).toBe(true);
    }),
  );
});

test("both readers see the same percent, verdicts and shares, every time", () => {
  fc.assert(
    fc.property(anyProfile, anyJob, anyRelations, (profile, job, relations) => {
      const bare = (reader: "senior" | "recruiter") => {
        const { percent, reasons } = scoreMatch(profile, job, relations, reader);
        return { percent, reasons: reasons.map(({ part, verdict, share }) => ({ part, verdict, share })) };
      };
      expect(bare("senior")).toEqual(bare("recruiter"));
      expect(bare("senior")).toEqual(bare("senior"));
    }),
  );
});

test("the order of skills changes nothing", () => {
  fc.assert(
    fc.property(anyProfile, anyJob, anyRelations, (profile, job, relations) => {
      const turned = scoreMatch(
        { ...profile, skills: profile.skills.toReversed() },
        { ...job, skills: job.skills.toReversed() },
        relations,
      );
      expect(turned.percent).toBe(scoreMatch(profile, job, relations).percent);
    }),
  );
});

test("adding a skill never lowers a score, and naming what the text says never does", () => {
  fc.assert(
    fc.property(anyProfile, anyJob, anyRelations, fc.integer({ min: 0, max: 12 }), (profile, job, relations, n) => {
      const more = { ...profile, skills: [...profile.skills, ...skills(`Skill ${n}`)] };
      const before = scoreMatch(profile, job, relations);
      const after = scoreMatch(more, job, relations);
      expect(after.percent).toBeGreaterThanOrEqual(before.percent);
      expect(after.reasons[0]?.share).toBeGreaterThanOrEqual((before.reasons[0]?.share ?? 0) - 1e-12);
    }),
  );
});

test("name, photo, age and years are no inputs: whatever comes with a profile changes nothing", () => {
  const extras = fc.record({
    fullName: fc.string(),
    photoUrl: fc.option(fc.string()),
    yearsExperience: fc.option(fc.integer({ min: 0, max: 70 })),
    age: fc.integer({ min: 18, max: 99 }),
  });
  fc.assert(
    fc.property(anyProfile, extras, extras, anyJob, anyRelations, (profile, one, other, job, relations) => {
      const first = scoreMatch({ ...profile, ...one }, job, relations);
      expect(scoreMatch({ ...profile, ...other }, job, relations)).toEqual(first);
    }),
  );
});

test("no skills part is above the ceiling of its rarest skill that is named or related", () => {
  fc.assert(
    fc.property(anyProfile, anyAsked, anyRelations, (profile, asked, relations) => {
      const fits = fitSkills(profile, asked, relations).toSorted((a, b) => b.skill.weight - a.skill.weight);
      const whole = asked.reduce((sum, { weight }) => sum + weight, 0);
      let before = 0;
      for (const { skill, share: degree, how } of fits) {
        if (how === "named" || how === "related") {
          const ceiling = shareCeiling({ before: before / whole, share: skill.weight / whole, degree });
          expect(shareOf(fits)).toBeLessThanOrEqual(ceiling + 1e-9);
          return;
        }
        before += skill.weight;
      }
    }),
  );
});
