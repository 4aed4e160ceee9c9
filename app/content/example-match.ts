import { type Match, scoreMatch } from "#app/features/matching/rules.ts";

const skills = (names: readonly string[]) => names.map((name) => ({ key: name.toLowerCase(), name }));

/** The job of the example that the public pages show. */
export const EXAMPLE_JOB_TITLE = "Process safety adviser";

/** Scored by the same arithmetic as every real match, so that the public pages cannot promise another one. */
export function exampleMatch(): Match {
  const profile = {
    skills: skills(["Process safety", "Risk assessment", "HAZOP", "Permit to work", "Training"]),
    availabilityHours: 20,
    workPreference: "hybrid",
    place: "Lafayette, Louisiana",
  } as const;
  const job = {
    skills: skills(["Process safety", "Risk assessment", "HAZOP", "Permit to work", "Training", "ISO 45001 audit"]),
    hoursPerWeek: 16,
    workType: "hybrid",
    location: "Baton Rouge, Louisiana",
  } as const;
  return scoreMatch(profile, job);
}
