import type { ProfileSide } from "#app/features/matching/rules.ts";

/** What matching knows of somebody who has said nothing yet. */
export const SILENT: ProfileSide = {
  skills: [],
  about: null,
  availabilityHours: null,
  workPreference: null,
  place: null,
  travelMiles: null,
  wantedHourly: null,
};
