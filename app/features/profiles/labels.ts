import { dollarText, roughDollars } from "#app/dollars.ts";
import { PAY_UNITS, type PayUnit, perYear } from "#app/domain/pay.ts";
import { typedDollars, typedNumber } from "#app/typed-number.ts";
import { PROFILE_NUMBERS, PROFILE_PARTS, type ProfilePart } from "./rules.ts";

/** The label of each part of the profile beside the ring. */
export const PART_LABELS: Record<ProfilePart, string> = {
  fullName: "Full name",
  bio: "About me",
  skills: "Skills",
  yearsExperience: "Years of experience",
  availabilityHours: "Availability",
  workPreference: "Work preference",
  photoUrl: "Photo, or “I prefer no photo”",
  resumeUrl: "Resume",
};

/** The same parts within a sentence: "Still to add: your skills." */
const PART_WORDS: Record<ProfilePart, string> = {
  fullName: "your name",
  bio: "a few words about you",
  skills: "your skills",
  yearsExperience: "your years of experience",
  availabilityHours: "your hours",
  workPreference: "your work preference",
  photoUrl: "a photo",
  resumeUrl: "your resume",
};

export const PAY_UNIT_LABELS: Record<PayUnit, string> = {
  hour: "Hour",
  day: "Day",
  month: "Month",
  year: "Year",
  project: "Project",
};

/** "Up to 25 miles". */
export function travelText(miles: number): string {
  return `Up to ${miles} miles`;
}

/** "$68 per hour". */
export function wantedPayText(wanted: { amount: number; unit: PayUnit }): string {
  return `${dollarText(wanted.amount)} per ${wanted.unit}`;
}

const FULL_TIME_HOURS = 40;

/**
 * Returns typed pay with its yearly amount: "$68 per hour, about $70,700 per year at 20 hours a week". Without hours it
 * assumes a full week, and says so. Null for no pay, pay per year, and projects.
 */
export function typedPayAYear(typed: { pay: string; unit: string; hours: string }): string | null {
  const unit = PAY_UNITS.find((known) => known === typed.unit);
  const amount = typedDollars(typed.pay);
  if (!amount || !unit || unit === "year") return null;
  const said = typedNumber(typed.hours);
  const hours = said && said <= PROFILE_NUMBERS.hours.max ? said : null;
  const yearly = perYear(amount, { payUnit: unit, hoursPerWeek: hours ?? FULL_TIME_HOURS });
  if (!yearly) return null;
  const year = `${wantedPayText({ amount, unit })}, about ${dollarText(roughDollars(yearly))} per year`;
  if (unit === "month") return year;
  return hours
    ? `${year} at ${hours === 1 ? "1 hour" : `${hours} hours`} a week`
    : `${year} full-time (${FULL_TIME_HOURS} hours a week)`;
}

/** The message after saving (section 8). */
export const SAVED = "Profile updated successfully";
export const SAVE_FAILED = "Failed to update profile";
export const LOAD_FAILED = "Error loading profile";

/** The note beside an unknown location, which is stored as typed. */
export const PLACE_UNKNOWN = "We don't know this location, so we can't count the distance.";

/** "6 of 8 done". */
export function partsText(open: readonly ProfilePart[]): string {
  return `${PROFILE_PARTS.length - open.length} of ${PROFILE_PARTS.length} done`;
}

/** Returns a title for the state of the profile. */
export function completionTitle(open: readonly ProfilePart[]): string {
  const left = open.length;
  if (left === 0) return "Your profile is complete";
  if (left === 1) return "Almost complete";
  return left < 4 ? "Good progress" : "Let's start your profile";
}

/** "6 of 8 done. Still to add: your skills and your hours." */
export function openText(open: readonly ProfilePart[]): string {
  const words = open.map((part) => PART_WORDS[part]);
  if (open.length === 0) return "All 8 are done.";
  const list = words.length === 1 ? words[0] : `${words.slice(0, -1).join(", ")} and ${words.at(-1)}`;
  return `${partsText(open)}. Still to add: ${list}.`;
}
