import type { WorkPreference, WorkType } from "#app/domain/employment.ts";
import type { TextReading } from "#app/features/readings/rules.ts";
import type { Place } from "./place/rules.ts";

/** All that a score may know of a person. Name, photo, age and years are left out on purpose. */
export type ProfileSide = {
  /** What their skills and "About me" are read as. */
  reading: TextReading;
  availabilityHours: number | null;
  workPreference: WorkPreference | null;
  place: Place | null;
  /** How far they would travel, in miles; null when it is not said. */
  travelMiles: number | null;
  /** The least wanted, in dollars per hour; null when it is not said or kept from employers. */
  wantedHourly: number | null;
  /**
   * They show what pay they want, but it cannot be told by the hour: for a whole project, or by the month or year
   * without hours.
   */
  wantsOtherwise: boolean;
};

/** All that a score may know of a job. */
export type JobSide = {
  /** What its title, skills, text, and industry are read as. */
  reading: TextReading;
  hoursPerWeek: number;
  workType: WorkType;
  location: Place;
  /** The most offered, in dollars per hour; null for a project, whose hours are not known. */
  hourlyPay: number | null;
};
