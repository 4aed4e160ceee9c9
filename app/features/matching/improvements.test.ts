import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { fitTags } from "#app/features/matching/fit.ts";
import { TRAVEL_MILES } from "#app/features/profiles/rules.ts";
import type { Tag } from "#app/features/readings/rules.ts";
import { anyJob, anyProfile, aReading, BEND, place, REDMOND, SALEM, SILENT, UNREAD } from "#test/match-sides.ts";
import { improvementText } from "./improvement-labels.ts";
import { type Improvement, type ImprovementAbout, improvementsFor } from "./improvements.ts";
import type { Reader } from "./labels.ts";
import { matchPercent, type ReasonPart, scoreMatch } from "./rules.ts";
import type { JobSide, ProfileSide } from "./sides.ts";

const TRADE = "Process safety engineer";
const JOB: JobSide = {
  reading: aReading(TRADE, "HAZOP", "Audit"),
  hoursPerWeek: 16,
  workType: "hybrid",
  location: REDMOND,
  hourlyPay: 60,
};
const FITTING: ProfileSide = {
  reading: aReading(TRADE, "HAZOP", "Audit"),
  availabilityHours: 20,
  workPreference: "hybrid",
  place: BEND,
  travelMiles: null,
  wantedHourly: 50,
  wantsOtherwise: false,
};

function allRaises(profile: ProfileSide, job: JobSide): Improvement[] {
  const percentOf = (changed: ProfileSide) => matchPercent(changed, job);
  return improvementsFor(profile, job, fitTags(profile.reading, job.reading), percentOf);
}

function withTags(profile: ProfileSide, added: readonly Tag[]): ProfileSide {
  return { ...profile, reading: { ...profile.reading, tags: [...profile.reading.tags, ...added] } };
}

/** Returns the profile with an improvement applied. */
function withImprovement(profile: ProfileSide, job: JobSide, about: ImprovementAbout): ProfileSide {
  switch (about.part) {
    case "skills":
      return withTags(
        profile,
        job.reading.tags.filter(({ name }) => name === about.skill),
      );
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

/** Removes the numbers, because the weights are learned and may change. */
function withoutNumber(text: string): string {
  return text.replace(/\d+ points/, "N points");
}

function pointsOf(text: string): number {
  return Number(/(\d+) points?/.exec(text)?.[1]);
}

function partOf({ about }: Improvement): ReasonPart {
  return about.part === "travel" ? "place" : about.part;
}

describe("improvementsFor, for any two sides", () => {
  // Clauses 2.1-74.
  it("each improvement gives the points it promises, most first", () => {
    fc.assert(
      fc.property(anyProfile, anyJob, (profile, job) => {
        const { percent } = scoreMatch(profile, job);
        const improvements = allRaises(profile, job);
        for (const { about, points } of improvements) {
          expect(points).toBeGreaterThan(0);
          expect(scoreMatch(withImprovement(profile, job, about), job).percent).toBe(percent + points);
        }
        const points = improvements.map((improvement) => improvement.points);
        expect(points).toEqual(points.toSorted((a, b) => b - a));
      }),
    );
  });

  // Clauses 2.1-74.
  it("a full fit has no improvement, and any other has one", () => {
    fc.assert(
      fc.property(anyProfile, anyJob, (profile, job) => {
        const { percent, reasons } = scoreMatch(profile, job);
        const improvements = allRaises(profile, job);
        if (percent === 100) expect(improvements).toEqual([]);
        const raised = new Set(improvements.map(partOf));
        const whole = reasons.filter(({ verdict, share }) => verdict === "matched" && share === 1);
        expect(whole.filter(({ part }) => raised.has(part))).toEqual([]);
        const better: Array<[ReasonPart, ProfileSide]> = [
          // One skill alone: of two missing ones, the second may add more than the first.
          ...job.reading.tags.map((tag): [ReasonPart, ProfileSide] => ["skills", withTags(profile, [tag])]),
          ["hours", { ...profile, availabilityHours: 60 }],
          ["work-mode", { ...profile, workPreference: job.workType }],
          ["pay", job.hourlyPay === null ? profile : { ...profile, wantedHourly: job.hourlyPay }],
          ["place", { ...profile, place: job.location }],
          ["place", { ...profile, travelMiles: Math.max(...TRAVEL_MILES) }],
        ];
        for (const [part, changed] of better) if (matchPercent(changed, job) > percent) expect(raised).toContain(part);
      }),
    );
  });
});

describe("improvementsFor", () => {
  it("names at most two skills, so that other parts have room", () => {
    const job = { ...JOB, reading: aReading(TRADE, "A", "B", "C", "D") };
    const unsaid = { ...SILENT, reading: aReading(TRADE) };
    expect(allRaises(unsaid, job).map(partOf).toSorted()).toEqual(["hours", "place", "skills", "skills", "work-mode"]);
  });

  it("names the skill that adds most first", () => {
    const [light, heavy] = [{ weight: 0.5 }, { weight: 2 }];
    const reading = aReading("Welder", "Light", "Heavy");
    const tags = reading.tags.map((tag, at) => ({ ...tag, ...(at === 0 ? light : heavy) }));
    const improvements = allRaises(
      { ...FITTING, reading: aReading("Organist") },
      { ...JOB, reading: { ...reading, tags } },
    );
    expect(improvements.map(({ about }) => about)).toEqual([
      { part: "skills", skill: "Heavy" },
      { part: "skills", skill: "Light" },
    ]);
  });

  it("ignores a project's pay, a remote job's place, and unasked skills", () => {
    const open = { ...FITTING, place: null, wantedHourly: 400, reading: aReading(TRADE) };
    const job = { ...JOB, workType: "remote", hourlyPay: null, reading: aReading(TRADE) } as const;
    expect(allRaises({ ...open, workPreference: "remote" }, job)).toEqual([]);
  });

  it("suggests no one to show their pay, because hidden pay costs nothing", () => {
    expect(allRaises({ ...FITTING, wantedHourly: null }, JOB)).toEqual([]);
  });
});

describe("improvementText", () => {
  it.each<[string, Partial<ProfileSide>, Partial<JobSide>, string, string]>([
    [
      "a skill",
      { reading: aReading("Welder", "HAZOP") },
      {},
      "Can you do Audit? Add it to your skills: N points more.",
      "Ask about Audit: if they know it, the match rises by N points.",
    ],
    [
      "too few hours",
      { availabilityHours: 12 },
      {},
      "If 16 hours a week suit you: N points more.",
      "Ask whether 16 hours a week suit: N points more.",
    ],
    [
      "hours not said",
      { availabilityHours: null },
      {},
      "If 16 hours a week suit you: N points more.",
      "Ask whether 16 hours a week suit: N points more.",
    ],
    [
      "another work mode",
      { workPreference: "remote" },
      { workType: "on-site" },
      "If on-site work suits you: N points more.",
      "Ask whether on-site work suits: N points more.",
    ],
    [
      "no work mode said",
      { workPreference: null },
      {},
      "If hybrid work suits you: N points more.",
      "Ask whether hybrid work suits: N points more.",
    ],
    [
      "too little pay",
      { wantedHourly: 64 },
      {},
      "This job pays up to $60 an hour, less than you asked for. If it paid your $64: N points more.",
      "They want $64 an hour, yours goes to $60. If yours reached it: N points more.",
    ],
    [
      "a job farther than they would travel",
      { travelMiles: 10 },
      {},
      "If you would travel 25 miles: N points more.",
      "Ask whether they would travel 25 miles: N points more.",
    ],
    [
      "a job so far that it counts half at best",
      { place: BEND },
      { location: { ...place("Boise", "Idaho"), point: { north: 43.62, east: -116.2 } } },
      "If you would travel 200 miles: N points more.",
      "Ask whether they would travel 200 miles: N points more.",
    ],
    [
      "a job beyond all travel",
      { place: BEND },
      { location: { ...place("Toledo", "Ohio"), point: { north: 41.66, east: -83.58 } } },
      "If you lived near Toledo, Ohio: N points more.",
      "If they lived near Toledo, Ohio: N points more.",
    ],
    [
      "no place said",
      { place: null },
      {},
      "Say where you live. If it is near Redmond, Oregon: N points more.",
      "Ask where they live. If it is near Redmond, Oregon: N points more.",
    ],
    [
      "a state without a town",
      { place: { name: "Oregon", town: null, region: "oregon", point: null } },
      { location: SALEM },
      "Say which town you live in. If it is near Salem, Oregon: N points more.",
      "Ask which town they live in. If it is near Salem, Oregon: N points more.",
    ],
  ])("says the same points to both readers for %s", (_, profile, job, forSenior, forRecruiter) => {
    const sides = [
      { ...FITTING, ...profile },
      { ...JOB, ...job },
    ] as const;
    const worded = (reader: Reader) => scoreMatch(...sides, reader).improvements;
    expect(worded("senior").map(withoutNumber)).toEqual([forSenior]);
    expect(worded("recruiter").map(withoutNumber)).toEqual([forRecruiter]);
    expect(worded("senior").map(pointsOf)).toEqual(worded("recruiter").map(pointsOf));
    expect(allRaises(...sides).map(({ points }) => points)).toEqual(worded("senior").map(pointsOf));
  });

  it("suggests a skill first if nothing is known of a person", () => {
    const silent = { ...FITTING, reading: UNREAD };
    expect(scoreMatch(silent, JOB).improvements[0]).toMatch(
      /^Can you do HAZOP\? Add it to your skills: \d+ points more\.$/,
    );
  });

  it('says "1 point" in the singular to both readers', () => {
    const improvement = { about: { part: "skills", skill: "Audit" }, points: 1 } as const;
    expect(improvementText("senior", improvement)).toBe("Can you do Audit? Add it to your skills: 1 point more.");
    expect(improvementText("recruiter", improvement)).toBe(
      "Ask about Audit: if they know it, the match rises by 1 point.",
    );
  });
});
