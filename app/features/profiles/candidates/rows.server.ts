import { profiles } from "#app/db/schema/profiles.ts";
import { skillNames } from "../queries.server.ts";
import { experienceBand } from "../rules.ts";
import type { CandidateRow } from "./rules.ts";

/** The columns of `profiles` for a row of people. */
export const candidateColumns = {
  userId: profiles.userId,
  fullName: profiles.fullName,
  yearsExperience: profiles.yearsExperience,
  availabilityHours: profiles.availabilityHours,
  workPreference: profiles.workPreference,
  place: profiles.place,
  skills: skillNames,
};

type Found = Omit<CandidateRow, "experience"> & { yearsExperience: number | null };

/** Returns a row of people: years as a band. */
export function candidateRow({ yearsExperience, ...row }: Found): CandidateRow {
  return { ...row, experience: experienceBand(yearsExperience) };
}
