import { describe, expect, it } from "vitest";
import { readJob, readPerson } from "#app/features/readings/reading.server.ts";
import { itemsOf } from "#app/vocabulary/compile.ts";
import { FIELDS } from "#app/vocabulary/fields.ts";
import { vocabulary } from "#app/vocabulary/vocabulary.ts";
import { place, tags } from "#test/match-sides.ts";
import { matchPercent } from "./rules.ts";
import type { JobSide, ProfileSide } from "./sides.ts";

// Two hundred pairs of occupations: one that a job asks for, and another. They come from the vocabulary, so they show
// that the score keeps its promises, not that the vocabulary is right; judged sets show that (npm run quality).

const PAIRS = 200;
const HERE = place("Dayton", "Ohio");

const entries = FIELDS.flatMap(({ field, occupations }) => occupations.map((entry) => ({ field, entry })));
type Entry = (typeof entries)[number];

const every =
  (step: number, from: number) =>
  <T>(_: T, index: number) =>
    index % step === from;

/** Returns a job that names an occupation, half of its skills, and half of its duties. */
function jobFor({ entry, field }: Entry): JobSide {
  const skills = itemsOf(entry.skills).filter(every(2, 0)).slice(0, 5);
  const description = itemsOf(entry.duties).filter(every(2, 0)).join(". ");
  return {
    reading: readJob({ title: entry.name, skills, description, industry: field }),
    hoursPerWeek: 20,
    workType: "on-site",
    location: HERE,
    hourlyPay: 40,
  };
}

/** Returns a person who uses another title of the occupation, and other words. */
function personOf({ entry }: Entry, conditions: Partial<ProfileSide> = {}): ProfileSide {
  const skills = [...itemsOf(entry.titles).slice(0, 1), ...itemsOf(entry.skills).filter(every(2, 1)).slice(0, 4)];
  const about = itemsOf(entry.duties).filter(every(2, 1)).join(". ");
  return {
    reading: readPerson({ skills, about }),
    availabilityHours: 20,
    workPreference: "on-site",
    place: HERE,
    travelMiles: null,
    wantedHourly: null,
    wantsOtherwise: false,
    ...conditions,
  };
}

function areStrangers(one: Entry, other: Entry): boolean {
  const { byKey, neighbors } = vocabulary();
  const id = (entry: Entry) => byKey.get(`o:${entry.entry.name}`) ?? -1;
  const near = neighbors.get(id(one)) ?? new Map<number, number>();
  const nextToNear = [...near.keys()].some((middle) => neighbors.get(middle)?.has(id(other)));
  return one.field !== other.field && !near.has(id(other)) && !nextToNear;
}

const pairs = Array.from({ length: PAIRS }, (_, n) => {
  const asked = entries[Math.floor((n * entries.length) / PAIRS)];
  const others = entries.slice((n * 37) % entries.length).concat(entries);
  const stranger = asked && others.find((other) => areStrangers(asked, other));
  if (!asked || !stranger) throw new Error("no pair");
  return { asked, stranger };
});

/** Returns the names of the pairs for which a condition fails, so that a failure shows them. */
function exceptions(holds: (pair: (typeof pairs)[number]) => boolean): string[] {
  return pairs
    .filter((pair) => !holds(pair))
    .map(({ asked, stranger }) => `${asked.entry.name} asked, ${stranger.entry.name} known`);
}

describe("two hundred pairs of occupations", () => {
  // Clauses D1.
  it("never rank a stranger above a person who says it in other words", () => {
    const wrong = exceptions(({ asked, stranger }) => {
      const job = jobFor(asked);
      return matchPercent(personOf(asked), job) > matchPercent(personOf(stranger), job);
    });
    expect(wrong).toEqual([]);
  });

  it("match the same occupation with 75 and above", () => {
    const low = exceptions(({ asked }) => matchPercent(personOf(asked), jobFor(asked)) >= 75);
    expect(low.length, low.join("; ")).toBe(0);
  });

  it("match another occupation with 25 at most", () => {
    const high = exceptions(({ asked, stranger }) => matchPercent(personOf(stranger), jobFor(asked)) <= 25);
    expect(high.length, high.join("; ")).toBe(0);
  });

  it("never score lower with an added requirement", () => {
    const lowered = exceptions(({ asked, stranger }) => {
      const job = jobFor(asked);
      const person = personOf(stranger);
      const [skill = ""] = itemsOf(asked.entry.skills);
      const more = { ...person.reading, tags: [...person.reading.tags, ...tags(skill)] };
      return matchPercent({ ...person, reading: more }, job) >= matchPercent(person, job);
    });
    expect(lowered).toEqual([]);
  });

  it("never rank another occupation higher by hours, mode, and place", () => {
    const hard = { availabilityHours: 16, workPreference: "hybrid", place: place("Toledo", "Ohio") } as const;
    const lifted = exceptions(({ asked, stranger }) => {
      const job = jobFor(asked);
      return matchPercent(personOf(asked, hard), job) > matchPercent(personOf(stranger), job);
    });
    expect(lifted).toEqual([]);
  });
});
