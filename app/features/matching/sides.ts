import type { WorkPreference, WorkType } from "#app/domain/employment.ts";
import type { TextReading } from "#app/features/readings/rules.ts";
import type { Place } from "./place/rules.ts";

/** Everything a score may know of a person. Name, photo, age, and years are left out on purpose. */
export type ProfileSide = {
  /** How their skills and "About me" are read. */
  reading: TextReading;
  availabilityHours: number | null;
  workPreference: WorkPreference | null;
  place: Place | null;
  /** How far they would travel, in miles; null if unknown. */
  travelMiles: number | null;
  /** The least they want, in dollars per hour; null if unknown or hidden from employers. */
  wantedHourly: number | null;
  /** They show their wanted pay, but it has no hourly value: for a whole project, or by month or year without hours. */
  wantsOtherwise: boolean;
};

/** Everything a score may know of a job. */
export type JobSide = {
  /** How its title, skills, text, and industry are read. */
  reading: TextReading;
  hoursPerWeek: number;
  workType: WorkType;
  location: Place;
  /** The most it offers, in dollars per hour; null for a project, whose hours are unknown. */
  hourlyPay: number | null;
};
