import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { TRAVEL_MILES } from "#app/features/profiles/rules.ts";
import { anyJob, anyProfile, aReading, BEND, place, REDMOND, SALEM, SILENT, tags } from "#test/match-sides.ts";
import { matchPercent, obstacleFactor, scoreMatch } from "./rules.ts";
import type { JobSide, ProfileSide } from "./sides.ts";

const JOB: JobSide = {
  reading: aReading("Safety engineer", "HAZOP", "Audit"),
  hoursPerWeek: 16,
  workType: "hybrid",
  location: place("Baton Rouge", "Louisiana"),
  hourlyPay: 60,
};
const FITTING: ProfileSide = {
  reading: aReading("Safety engineer", "Audit", "Mentoring", "HAZOP"),
  availabilityHours: 20,
  workPreference: "hybrid",
  place: place("Baton Rouge", "Louisiana"),
  travelMiles: null,
  wantedHourly: 50,
  wantsOtherwise: false,
};
const STRANGER: ProfileSide = { ...FITTING, reading: aReading("Organist", "Hymns") };

function verdicts(profile: ProfileSide, job: JobSide): string[] {
  return scoreMatch(profile, job).reasons.map((reason) => reason.verdict);
}

describe("scoreMatch", () => {
  it("gives 100 for the same occupation, all skills, and no obstacle", () => {
    expect(scoreMatch(FITTING, JOB).percent).toBe(100);
    expect(verdicts(FITTING, JOB)).toEqual(["matched", "matched", "matched", "matched", "matched"]);
  });

  it("says of an empty profile that nothing is known", () => {
    expect(scoreMatch(SILENT, JOB).percent).toBe(26);
    expect(new Set(verdicts(SILENT, JOB))).toEqual(new Set(["not-stated"]));
  });

  it("gives the same occupation at least 75 without the required skills", () => {
    expect(scoreMatch({ ...FITTING, reading: aReading("Safety engineer") }, JOB).percent).toBeGreaterThanOrEqual(75);
  });

  it("gives another occupation under 25, whatever its hours and place", () => {
    expect(scoreMatch(STRANGER, JOB).percent).toBeLessThan(25);
    expect(verdicts(STRANGER, JOB)).toEqual(["missing", "matched", "matched", "matched", "matched"]);
  });

  it.each([
    ["three quarters of the hours", { availabilityHours: 12 }, {}, "hours", "partly"],
    ["less than half of the hours", { availabilityHours: 7 }, {}, "hours", "missing"],
    ["no hours at all", { availabilityHours: 0 }, {}, "hours", "missing"],
    ["remote wanted, hybrid offered", { workPreference: "remote" }, {}, "work-mode", "partly"],
    ["remote wanted, on-site offered", { workPreference: "remote" }, { workType: "on-site" }, "work-mode", "missing"],
    ["another town of the state", { place: place("Hammond", "Louisiana") }, {}, "place", "partly"],
    ["the next state", { place: place("Waco", "Texas") }, {}, "place", "partly"],
    ["a far state", { place: place("Bend", "Oregon") }, {}, "place", "missing"],
    ["an eighth too little pay", { wantedHourly: 80 }, { hourlyPay: 70 }, "pay", "partly"],
    ["far too little pay", { wantedHourly: 80 }, {}, "pay", "missing"],
  ] as const)("lowers the score for %s", (_, profile, job, part, verdict) => {
    const match = scoreMatch({ ...FITTING, ...profile }, { ...JOB, ...job });
    expect(match.percent).toBeLessThan(100);
    expect(match.reasons.find((reason) => reason.part === part)?.verdict).toBe(verdict);
  });

  it.each([
    ["on-site", 48],
    ["hybrid", 56],
  ] as const)("leaves %s work in a far state %d percent of the fit", (workType, left) => {
    const far = { ...FITTING, workPreference: workType, place: place("Bend", "Oregon") };
    expect(scoreMatch(far, { ...JOB, workType }).percent).toBe(left);
  });

  it("ignores distance for a remote job", () => {
    const far = { ...FITTING, workPreference: "remote" as const, place: place("Bend", "Oregon") };
    expect(scoreMatch(far, { ...JOB, workType: "remote" }).percent).toBe(100);
  });

  it("ignores pay that one side does not name", () => {
    expect(scoreMatch(FITTING, { ...JOB, hourlyPay: null }).percent).toBe(100);
    expect(scoreMatch({ ...FITTING, wantedHourly: null }, JOB).percent).toBe(100);
  });

  it("says when shown pay cannot be compared by the hour", () => {
    const profile = { ...FITTING, wantedHourly: null, wantsOtherwise: true };
    for (const [reader, text] of [
      ["senior", "not stated by the hour. We can't compare the pay you ask for, so we don't count it."],
      ["recruiter", "not stated by the hour. We can't compare the pay they ask for, so we don't count it."],
    ] as const) {
      const { percent, reasons, improvements } = scoreMatch(profile, JOB, reader);
      expect(percent).toBe(100);
      expect(reasons.find(({ part }) => part === "pay")).toMatchObject({ verdict: "not-stated", text });
      expect(improvements).toEqual([]);
    }
  });

  // Clauses D1.
  it("names the occupation, and common, partial, and missing skills", () => {
    const reading = aReading("Safety engineer", "HAZOP", "Internal audit");
    const job = { ...JOB, reading: aReading("Safety engineer", "HAZOP", "Audit", "Permits") };
    const textFor = (reader: "senior" | "recruiter") =>
      scoreMatch({ ...FITTING, reading }, job, reader).reasons[0]?.text;
    expect(textFor("senior")).toBe(
      "Safety engineer, your own trade. You both say: HAZOP. In part: Audit, through your Internal audit. Missing: Permits.",
    );
    expect(textFor("recruiter")).toBe(
      "Safety engineer, their own trade. You both say: HAZOP. In part: Audit, through Internal audit. Missing: Permits.",
    );
  });

  it("names both occupations if they differ", () => {
    expect(scoreMatch(STRANGER, JOB).reasons[0]?.text).toBe(
      "Safety engineer, a different trade from yours: Organist. Missing: HAZOP and Audit.",
    );
  });

  // Clauses 1-11.
  it("words the other reasons for the reader", () => {
    const profile = {
      ...FITTING,
      availabilityHours: 12,
      place: place("Hammond", "Louisiana"),
      wantedHourly: 1_250.5,
    };
    const textsFor = (reader: "senior" | "recruiter") =>
      scoreMatch(profile, JOB, reader)
        .reasons.slice(1)
        .map((reason) => reason.text);
    expect(textsFor("senior")).toEqual([
      "the job is 16 a week, you offer 12.",
      "hybrid, as you prefer.",
      "up to $60 an hour, you want $1,250.50.",
      "Louisiana, where you are, but not the same town.",
    ]);
    expect(textsFor("recruiter")).toEqual([
      "offers 12 a week, you ask for 16.",
      "prefers hybrid, as your job is.",
      "wants $1,250.50 an hour, yours goes to $60.",
      "lives in Hammond, Louisiana: the same state, not the same town.",
    ]);
  });

  it("adds exactly what it promises for a missing skill", () => {
    const profile = { ...FITTING, reading: aReading("Welder", "HAZOP") };
    const { percent, improvements } = scoreMatch(profile, JOB);
    const raised = scoreMatch({ ...profile, reading: aReading("Welder", "HAZOP", "Audit") }, JOB).percent;
    expect(raised).toBeGreaterThan(percent);
    expect(improvements[0]).toBe(`Can you do Audit? Add it to your skills: ${raised - percent} points more.`);
  });

  // Clauses 1-11.
  it.each([
    ["Redmond", REDMOND, null, 1, "Redmond, Oregon, about 16 miles from you.", "about 16 miles from your job."],
    ["Redmond", REDMOND, 10, 0.5, "about 16 miles from you; you'd travel 10.", "your job; would travel 10."],
    ["Redmond", REDMOND, 5, 0, "about 16 miles from you; you'd travel 5.", "your job; would travel 5."],
    ["Salem", SALEM, null, 0, "Salem, Oregon, about 105 miles from you.", "about 105 miles from your job."],
    ["Salem", SALEM, 100, 0.5, "about 105 miles from you; you'd travel 100.", "your job; would travel 100."],
    ["Salem", SALEM, 200, 1, "Salem, Oregon, about 105 miles from you.", "about 105 miles from your job."],
  ])("counts miles to %s from Bend", (_, location, travelMiles, share, forSenior, forRecruiter) => {
    const profile = { ...FITTING, place: BEND, travelMiles };
    const reasonFor = (reader: "senior" | "recruiter") =>
      scoreMatch(profile, { ...JOB, location }, reader).reasons.find(({ part }) => part === "place");
    expect(reasonFor("senior")).toMatchObject({ share });
    expect(reasonFor("senior")?.text).toContain(forSenior);
    expect(reasonFor("recruiter")?.text).toContain(forRecruiter);
  });
});

describe("scoreMatch, for any two sides", () => {
  it("is a whole percent with five reasons of shares from 0 to 1", () => {
    fc.assert(
      fc.property(anyProfile, anyJob, (profile, job) => {
        const { percent, reasons } = scoreMatch(profile, job);
        expect(Number.isInteger(percent) && percent >= 0 && percent <= 100).toBe(true);
        expect(reasons.map((reason) => reason.part)).toEqual(["skills", "hours", "work-mode", "pay", "place"]);
        for (const { share } of reasons) expect(share >= 0 && share <= 1).toBe(true);
      }),
    );
  });

  // Clauses D1.
  it("is the same for both readers, every time", () => {
    fc.assert(
      fc.property(anyProfile, anyJob, (profile, job) => {
        const bare = (reader: "senior" | "recruiter") => {
          const { percent, reasons } = scoreMatch(profile, job, reader);
          return { percent, reasons: reasons.map(({ part, verdict, share }) => ({ part, verdict, share })) };
        };
        expect(bare("senior")).toEqual(bare("recruiter"));
        expect(bare("senior")).toEqual(bare("senior"));
        expect(bare("senior").percent).toBe(matchPercent(profile, job));
      }),
    );
  });

  it("does not depend on the order of skills", () => {
    fc.assert(
      fc.property(anyProfile, anyJob, (profile, job) => {
        const turned = (side: ProfileSide | JobSide) => ({
          ...side.reading,
          tags: side.reading.tags.toReversed(),
        });
        const percent = matchPercent({ ...profile, reading: turned(profile) }, { ...job, reading: turned(job) });
        expect(percent).toBe(matchPercent(profile, job));
      }),
    );
  });

  it("is never lowered by an added skill", () => {
    fc.assert(
      fc.property(anyProfile, anyJob, fc.integer({ min: 0, max: 12 }), (profile, job, n) => {
        const { reading } = profile;
        // Empty profiles are not scored, because their first skill makes an occupation known.
        fc.pre(reading.tags.length > 0 || reading.occupations.length > 0);
        const more = { ...profile, reading: { ...reading, tags: [...reading.tags, ...tags(`Skill ${n}`)] } };
        expect(matchPercent(more, job)).toBeGreaterThanOrEqual(matchPercent(profile, job));
      }),
    );
  });

  it("is never lowered by a longer travel distance", () => {
    fc.assert(
      fc.property(anyProfile, anyJob, (profile, job) => {
        const percents = TRAVEL_MILES.map((travelMiles) => matchPercent({ ...profile, travelMiles }, job));
        expect(percents).toEqual(percents.toSorted((a, b) => a - b));
      }),
    );
  });

  it("never ranks another occupation higher because of hours and place", () => {
    fc.assert(
      fc.property(anyProfile, anyJob, (profile, job) => {
        const own = { ...profile, reading: { ...job.reading, near: { ...job.reading.near } } };
        for (const { name, share } of job.reading.occupations) own.reading.near[name] = Math.sqrt(share);
        fc.pre(job.reading.occupations.length > 0);
        const stranger = { ...profile, reading: aReading("Weaver of nets", "Nets") };
        const conditions = { availabilityHours: job.hoursPerWeek, workPreference: job.workType, place: job.location };
        const best = matchPercent({ ...stranger, ...conditions, wantedHourly: null }, job);
        const reached = matchPercent(own, job) / Math.max(obstacleFactor(profile, job), 0.01);
        expect(best).toBeLessThanOrEqual(reached + 1);
      }),
    );
  });

  it("ignores name, photo, age, years, and any other field", () => {
    const extras = fc.record({
      fullName: fc.string(),
      photoUrl: fc.option(fc.string()),
      yearsExperience: fc.option(fc.integer({ min: 0, max: 70 })),
      age: fc.integer({ min: 18, max: 99 }),
    });
    fc.assert(
      fc.property(anyProfile, extras, extras, anyJob, (profile, one, other, job) => {
        const first = scoreMatch({ ...profile, ...one }, job);
        expect(scoreMatch({ ...profile, ...other }, job)).toEqual(first);
      }),
    );
  });
});
