import fc from "fast-check";
import type { Place } from "#app/features/matching/place/rules.ts";
import type { JobSide, ProfileSide } from "#app/features/matching/sides.ts";
import { TRAVEL_MILES } from "#app/features/profiles/rules.ts";
import type { Tag, TextReading } from "#app/features/readings/rules.ts";

/** A text that nothing is read from. */
export const UNREAD: TextReading = { occupations: [], near: {}, tags: [], skills: {}, stems: {} };

/** Returns skills of these names with equal weights and their own meanings. */
export function tags(...names: string[]): Tag[] {
  return names.map((name) => ({
    name,
    concepts: [`s:${name}`],
    stems: name
      .toLowerCase()
      .split(" ")
      .map((word): [string, number] => [word, 3]),
    weight: 1,
  }));
}

/** Returns the reading of a text about one occupation, with these tags. */
export function aReading(trade: string, ...names: string[]): TextReading {
  const occupation = { name: trade, field: `field of ${trade}`, share: 1, because: trade };
  return { ...UNREAD, occupations: [occupation], near: { [trade]: 1 }, tags: tags(...names) };
}

/** An empty profile as matching knows it. */
export const SILENT: ProfileSide = {
  reading: UNREAD,
  availabilityHours: null,
  workPreference: null,
  place: null,
  travelMiles: null,
  wantedHourly: null,
  wantsOtherwise: false,
};

/** A place with an unknown position. */
export function place(town: string, region: string): Place {
  return { name: `${town}, ${region}`, town: town.toLowerCase(), region: region.toLowerCase(), point: null };
}

export const BEND = { ...place("Bend", "Oregon"), point: { north: 44.06, east: -121.31 } };
export const REDMOND = { ...place("Redmond", "Oregon"), point: { north: 44.27, east: -121.17 } };
export const SALEM = { ...place("Salem", "Oregon"), point: { north: 44.94, east: -123.04 } };

const anyTags = fc
  .uniqueArray(fc.record({ n: fc.integer({ min: 0, max: 12 }), halves: fc.integer({ min: 1, max: 6 }) }), {
    maxLength: 8,
    selector: ({ n }) => n,
  })
  .map((all) => all.flatMap(({ n, halves }) => tags(`Skill ${n}`).map((tag) => ({ ...tag, weight: halves / 2 }))));
const TRADES = ["Pharmacist", "Pharmacy technician", "Welder", "Organist"] as const;
const anyReading: fc.Arbitrary<TextReading> = fc.record({
  occupations: fc
    .subarray([...TRADES])
    .map((names) => names.map((name, n) => ({ name, field: name.slice(0, 5), share: 1 / (n + 1), because: name }))),
  near: fc.dictionary(fc.constantFrom(...TRADES, "field:Pharm"), fc.double({ min: 0, max: 1, noNaN: true })),
  tags: anyTags,
  skills: fc.dictionary(fc.constantFrom("s:Skill 1", "s:Skill 2"), fc.double({ min: 0, max: 0.7, noNaN: true })),
  stems: fc.dictionary(fc.constantFrom("skill", "pill"), fc.double({ min: 0, max: 0.7, noNaN: true })),
});
const workMode = fc.constantFrom("remote" as const, "on-site" as const, "hybrid" as const);
const anyPlace = fc.constantFrom(BEND, REDMOND, SALEM, place("Salem", "Oregon"), place("Reno", "Nevada"), {
  name: "Bend",
  town: "bend",
  region: null,
  point: null,
});
const anyHourly = fc.option(fc.integer({ min: 10, max: 120 }));
export const anyProfile: fc.Arbitrary<ProfileSide> = fc.record({
  reading: anyReading,
  availabilityHours: fc.option(fc.integer({ min: 0, max: 60 })),
  workPreference: fc.option(workMode),
  place: fc.option(anyPlace),
  travelMiles: fc.option(fc.constantFrom(...TRAVEL_MILES)),
  wantedHourly: anyHourly,
  wantsOtherwise: fc.constant(false),
});
export const anyJob: fc.Arbitrary<JobSide> = fc.record({
  reading: anyReading,
  hoursPerWeek: fc.integer({ min: 1, max: 60 }),
  workType: workMode,
  location: anyPlace,
  hourlyPay: anyHourly,
});
