import type { ReadAs } from "#app/features/readings/labels.ts";
import { namesIn } from "#app/words.ts";
import { PROFILE_DEFAULTS, type Profile } from "../rules.ts";

/** The initial texts of the profile form's fields, as a person would type them. */
export type ProfileValues = {
  fullName: string;
  bio: string;
  skills: readonly string[];
  occupations: readonly string[];
  occupationsShown: string;
  yearsExperience: string;
  availabilityHours: string;
  workPreference: string;
  place: string;
  travelMiles: string;
  industries: readonly string[];
  wantedPay: string;
  wantedPayUnit: string;
  isVisible: boolean;
};

/** Typed values by field name, as in a form result or a draft. */
export type TypedValues = Readonly<Record<string, string | readonly string[]>>;

/**
 * Returns the stored profile as form values, with the occupations that it is read as; fields that were never saved have
 * defaults.
 */
export function valuesOfProfile(profile: Profile, { occupations }: Pick<ReadAs, "occupations">): ProfileValues {
  return {
    fullName: profile.fullName,
    bio: profile.bio ?? "",
    skills: profile.skills,
    occupations,
    occupationsShown: occupations.join(", "),
    yearsExperience: String(profile.yearsExperience ?? PROFILE_DEFAULTS.yearsExperience),
    availabilityHours: String(profile.availabilityHours ?? PROFILE_DEFAULTS.availabilityHours),
    workPreference: profile.workPreference ?? PROFILE_DEFAULTS.workPreference,
    place: profile.place ?? "",
    travelMiles: profile.travelMiles === null ? "" : String(profile.travelMiles),
    industries: profile.industries,
    wantedPay: profile.wantedPay === null ? "" : String(profile.wantedPay),
    wantedPayUnit: profile.wantedPayUnit ?? "hour",
    isVisible: profile.isVisible,
  };
}

/** Returns typed values as form values: a missing field is empty, a missing checkbox unchecked. */
export function valuesTyped(typed: TypedValues): ProfileValues {
  return {
    fullName: textOf(typed.fullName),
    bio: textOf(typed.bio),
    skills: listOf(typed.skills),
    occupations: listOf(typed.occupations),
    occupationsShown: textOf(typed.occupationsShown),
    yearsExperience: textOf(typed.yearsExperience),
    availabilityHours: textOf(typed.availabilityHours),
    workPreference: textOf(typed.workPreference),
    place: textOf(typed.place),
    travelMiles: textOf(typed.travelMiles),
    industries: listOf(typed.industries),
    wantedPay: textOf(typed.wantedPay),
    wantedPayUnit: textOf(typed.wantedPayUnit) || "hour",
    isVisible: textOf(typed.isVisible) === "on",
  };
}

/** Whether two sets of values would save the same. */
export function areSameValues(one: ProfileValues, other: ProfileValues): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

function textOf(value: string | readonly string[] | undefined): string {
  return typeof value === "string" ? value.replaceAll("\r\n", "\n") : (value?.[0] ?? "");
}

function listOf(value: string | readonly string[] | undefined): string[] {
  const lines = value === undefined ? [] : typeof value === "string" ? [value] : value;
  return lines.flatMap(namesIn);
}
