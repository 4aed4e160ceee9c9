import type { CheckWay } from "#app/domain/company-checks.ts";
import type { WorkPreference } from "#app/domain/employment.ts";
import type { PayUnit } from "#app/domain/pay.ts";

/** What a senior says about themselves. Null means "not stated". */
export type Profile = {
  userId: string;
  fullName: string;
  bio: string | null;
  skills: string[];
  yearsExperience: number | null;
  availabilityHours: number | null;
  workPreference: WorkPreference | null;
  place: string | null;
  travelMiles: number | null;
  industries: string[];
  photoUrl: string | null;
  prefersNoPhoto: boolean;
  resumeUrl: string | null;
  /** The least the person wants, in dollars per `wantedPayUnit`; both null if not stated. */
  wantedPay: number | null;
  wantedPayUnit: PayUnit | null;
  isVisible: boolean;
  updatedAt: Date;
};

/** The initial values of an empty form. Completion counts them only once they are saved (D55). */
export const PROFILE_DEFAULTS = { yearsExperience: 0, availabilityHours: 20, workPreference: "remote" } as const;

/** The longest texts of a profile, in characters. A name has room for the two from sign-up, 60 each. */
export const PROFILE_LIMITS = { fullName: 121, bio: 5000, place: 120 } as const;

/** The choices for how far a person would travel, in miles. */
export const TRAVEL_MILES = [5, 10, 25, 50, 100, 200] as const;

/** The most industries of a profile, and the longest name in characters. */
export const INDUSTRY_LIMITS = { count: 10, nameLength: 80 } as const;

/** The ranges of the two numbers (D58). */
export const PROFILE_NUMBERS = { years: { min: 0, max: 70 }, hours: { min: 0, max: 60 } } as const;

/** The eight fields of a complete profile, in the order of the form. */
export const PROFILE_PARTS = [
  "fullName",
  "bio",
  "skills",
  "yearsExperience",
  "availabilityHours",
  "workPreference",
  "photoUrl",
  "resumeUrl",
] as const;

export type ProfilePart = (typeof PROFILE_PARTS)[number];

type Parts = Pick<Profile, ProfilePart | "prefersNoPhoto">;

/** Returns the empty parts, in the order of the form. Zero years, zero hours, and "I prefer no photo" are answers. */
export function openParts(profile: Parts): ProfilePart[] {
  return PROFILE_PARTS.filter((part) => {
    if (part === "photoUrl" && profile.prefersNoPhoto) return false;
    const value = profile[part];
    if (typeof value === "string") return value.trim() === "";
    if (Array.isArray(value)) return value.length === 0;
    return value === null;
  });
}

/** Returns which steps that matching needs a senior has taken. */
export function firstSteps(profile: Parts | null): { hasSkills: boolean; hasHours: boolean } {
  const open = profile === null ? PROFILE_PARTS : openParts(profile);
  const isFilled = (part: ProfilePart) => !open.includes(part);
  return { hasSkills: isFilled("skills"), hasHours: isFilled("availabilityHours") && isFilled("workPreference") };
}

/** Returns the share of the eight fields that are filled, as a whole percent. */
export function completionPercent(profile: Parts): number {
  const filled = PROFILE_PARTS.length - openParts(profile).length;
  return Math.round((100 * filled) / PROFILE_PARTS.length);
}

/** The lower ends of the bands of years that recruiters see, descending. */
export const EXPERIENCE_STEPS = [20, 10, 5] as const;

/** The lower end of a band; 0 is below them all. */
export type ExperienceStep = (typeof EXPERIENCE_STEPS)[number] | 0;

/** Returns the lower end of the band of a number of years. */
export function experienceStep(years: number): ExperienceStep {
  return EXPERIENCE_STEPS.find((step) => years >= step) ?? 0;
}

/** Returns years as the band that recruiters see, because exact years reveal an age; null if not stated. */
export function experienceBand(years: number | null): string | null {
  if (years === null) return null;
  const step = experienceStep(years);
  return step === 0 ? "Under 5 years" : experienceFrom(step);
}

/** "20+ years". */
export function experienceFrom(step: ExperienceStep): string {
  return `${step}+ years`;
}

const STREET =
  /\b\d+[a-z]?\s+(?:[\p{L}.'-]+\s+){1,4}(?:street|st|avenue|ave|road|rd|drive|dr|lane|ln|boulevard|blvd|court|ct|way|circle|terrace|trail|apartment|apt|unit)\b/iu;

/** Whether a place has a house number and street ("12 Oak Street, Duluth"), which no one needs to give. */
export function namesStreet(place: string): boolean {
  return STREET.test(place);
}

/** What a recruiter may read of a senior, without an email address or exact years. */
export type CandidateProfile = {
  userId: string;
  fullName: string;
  bio: string | null;
  skills: string[];
  /** A band such as "20+ years"; null if not stated. */
  experience: string | null;
  availabilityHours: number | null;
  workPreference: WorkPreference | null;
  place: string | null;
  travelMiles: number | null;
  industries: string[];
  photoUrl: string | null;
  /** Only with an active application to one of the recruiter's jobs. */
  resumeUrl: string | null;
  hasApplied: boolean;
  /** Null unless the person shows it. */
  wanted: { amount: number; unit: PayUnit } | null;
};

/** A recruiter's own card and company. `check` says who verified the company, how, and when. */
export type CompanyOfRecruiter = {
  companyId: string;
  name: string;
  slug: string;
  about: string | null;
  recruiterName: string;
  recruiterTitle: string;
  check: { checkedAt: Date; how: CheckWay; domain: string | null } | null;
};
