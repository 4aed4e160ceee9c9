import fc from "fast-check";
import type { Place } from "#app/features/matching/place/rules.ts";
import type { JobSide, ProfileSide } from "#app/features/matching/rules.ts";
import type { AskedSkill, Relations } from "#app/features/matching/skill-fit/rules.ts";
import { TRAVEL_MILES } from "#app/features/profiles/rules.ts";

/** What matching knows of somebody who has said nothing yet. */
export const SILENT: ProfileSide = {
  skills: [],
  about: null,
  availabilityHours: null,
  workPreference: null,
  place: null,
  travelMiles: null,
  wantedHourly: null,
  wantsOtherwise: false,
};

/** Skills of these names that all weigh the same. */
export function skills(...names: string[]): AskedSkill[] {
  return names.map((name) => ({ key: name.toLowerCase(), name, weight: 1 }));
}

/** A place whose position nobody knows. */
export function place(town: string, region: string): Place {
  return { name: `${town}, ${region}`, town: town.toLowerCase(), region: region.toLowerCase(), point: null };
}

export const BEND = { ...place("Bend", "Oregon"), point: { north: 44.06, east: -121.31 } };
export const REDMOND = { ...place("Redmond", "Oregon"), point: { north: 44.27, east: -121.17 } };
export const SALEM = { ...place("Salem", "Oregon"), point: { north: 44.94, east: -123.04 } };

const anySkills = fc
  .uniqueArray(fc.integer({ min: 0, max: 12 }), { maxLength: 8 })
  .map((all) => skills(...all.map((n) => `Skill ${n}`)));
export const anyAsked = fc
  .uniqueArray(fc.record({ n: fc.integer({ min: 0, max: 12 }), halves: fc.integer({ min: 2, max: 30 }) }), {
    maxLength: 8,
    selector: ({ n }) => n,
  })
  .map((all) => all.map(({ n, halves }) => ({ key: `skill ${n}`, name: `Skill ${n}`, weight: halves / 2 })));
export const anyRelations: fc.Arbitrary<Relations> = fc
  .array(fc.tuple(fc.integer({ min: 0, max: 12 }), fc.integer({ min: 0, max: 12 }), fc.integer({ min: 5, max: 10 })), {
    maxLength: 30,
  })
  .map((all) => {
    const relations = new Map<string, Map<string, number>>();
    for (const [one, other, twentieths] of all) {
      const row = relations.get(`skill ${one}`) ?? new Map<string, number>();
      relations.set(`skill ${one}`, row.set(`skill ${other}`, twentieths / 20));
    }
    return relations;
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
  skills: anySkills,
  about: fc.option(fc.constantFrom("I know Skill 3.", "Skill 1 and skill 12, for years", "Nothing of the kind")),
  availabilityHours: fc.option(fc.integer({ min: 0, max: 60 })),
  workPreference: fc.option(workMode),
  place: fc.option(anyPlace),
  travelMiles: fc.option(fc.constantFrom(...TRAVEL_MILES)),
  wantedHourly: anyHourly,
  wantsOtherwise: fc.constant(false),
});
export const anyJob: fc.Arbitrary<JobSide> = fc.record({
  skills: anyAsked,
  hoursPerWeek: fc.integer({ min: 1, max: 60 }),
  workType: workMode,
  location: anyPlace,
  hourlyPay: anyHourly,
});
