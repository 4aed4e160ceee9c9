import { type Match, scoreMatch } from "#app/features/matching/rules.ts";

const named = (names: readonly string[]) => names.map((name) => ({ key: name.toLowerCase(), name, weight: 1 }));

/** The job of the example that the public pages show. */
export const EXAMPLE_JOB_TITLE = "Process safety adviser";

/** Scored by the same arithmetic as every real match, so that the public pages cannot promise another one. */
export function exampleMatch(): Match {
  const profile = {
    skills: named(["Process safety", "Risk assessment", "HAZOP", "Permit to work", "Training"]),
    about: null,
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
    skills: named(["Process safety", "Risk assessment", "HAZOP", "Permit to work", "Training", "ISO 45001 audit"]),
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
