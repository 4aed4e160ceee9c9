import { dollarText } from "#app/dollars.ts";
import type { PayUnit } from "#app/domain/pay.ts";
import { PROFILE_PARTS, type ProfilePart } from "./rules.ts";

/** What each part of the profile is called beside the ring. */
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

/** The same parts inside a sentence: "Still to add: your skills." */
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

/** What saving says (section 8). */
export const SAVED = "Profile updated successfully";
export const SAVE_FAILED = "Failed to update profile";
export const LOAD_FAILED = "Error loading profile";

/** Beside a place that is kept as it was typed. */
export const PLACE_UNKNOWN = "We don't know this place, so distance isn't counted.";

/** "6 of 8 done". */
export function partsText(open: readonly ProfilePart[]): string {
  return `${PROFILE_PARTS.length - open.length} of ${PROFILE_PARTS.length} done`;
}

/** How far the profile is, as a title. */
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
