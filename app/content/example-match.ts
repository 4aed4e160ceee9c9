import { type Match, scoreMatch } from "#app/features/matching/rules.ts";
import type { Tag, TextReading } from "#app/features/readings/rules.ts";

/** The job of the example that the public pages show. */
export const EXAMPLE_JOB_TITLE = "Process safety adviser";

const TRADE = "Process safety engineer";

/** What a text of this trade with these skills is read as. */
function reading(skills: readonly string[]): TextReading {
  const occupations = [{ name: TRADE, field: "engineering", share: 1, because: TRADE }];
  const tags = skills.map((name): Tag => ({ name, concepts: [`s:${name}`], stems: [], weight: 1 }));
  return { occupations, near: { [TRADE]: 1 }, tags, skills: {}, stems: {} };
}

/** Scored by the same arithmetic as every real match, so that the public pages cannot promise another one. */
export function exampleMatch(): Match {
  const profile = {
    reading: reading(["Process safety", "Risk assessment", "HAZOP", "Permit to work", "Training"]),
    availabilityHours: 20,
    workPreference: "hybrid",
    place: {
      name: "Lafayette, Louisiana",
      town: "lafayette",
      region: "louisiana",
      point: { north: 30.22, east: -92.02 },
    },
    travelMiles: 30,
    wantedHourly: 60,
    wantsOtherwise: false,
  } as const;
  const job = {
    reading: reading(["Process safety", "Risk assessment", "HAZOP", "Permit to work", "Training", "ISO 45001 audit"]),
    hoursPerWeek: 16,
    workType: "hybrid",
    location: {
      name: "Baton Rouge, Louisiana",
      town: "baton rouge",
      region: "louisiana",
      point: { north: 30.44, east: -91.19 },
    },
    hourlyPay: 72,
  } as const;
  return scoreMatch(profile, job);
}
