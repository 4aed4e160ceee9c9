import { type Nearness, regionNamed } from "./place/rules.ts";

/** Who reads the reasons: the senior is addressed, the recruiter reads about a candidate. */
export type Reader = "senior" | "recruiter";

const MAX_NAMED = 3;

/** "5 of 6 asked for. Missing: ISO 45001 audit." */
export function skillsText(
  reader: Reader,
  facts: { asked: readonly string[]; missing: readonly string[]; hasNone: boolean },
): string {
  const { asked, missing, hasNone } = facts;
  const ask = reader === "senior" ? "asked for" : "you ask for";
  if (asked.length === 0)
    return reader === "senior" ? "not stated. The job names none." : "not stated. Your job names none.";
  if (hasNone) {
    const gap = reader === "senior" ? "You have not named any yet." : "The profile names none.";
    return `not stated. ${gap} ${reader === "senior" ? "The job asks" : "You ask"} for ${someOf(asked)}.`;
  }
  if (missing.length === 0)
    return asked.length === 1 ? `${someOf(asked)}, the one ${ask}.` : `all ${asked.length} ${ask}.`;
  if (missing.length === asked.length)
    return asked.length === 1
      ? `not the one ${ask}: ${someOf(asked)}.`
      : `none of the ${asked.length} ${ask}: ${someOf(asked)}.`;
  return `${asked.length - missing.length} of ${asked.length} ${ask}. Missing: ${someOf(missing)}.`;
}

/** "16 a week fits your 20." */
export function hoursText(reader: Reader, facts: { offered: number | null; asked: number }): string {
  const { offered, asked } = facts;
  const isSenior = reader === "senior";
  if (offered === null)
    return isSenior
      ? `not stated. You have not said yours; the job is ${asked} a week.`
      : `not stated. You ask for ${asked} a week.`;
  if (offered === asked)
    return isSenior ? `${asked} a week, the same as you offer.` : `offers ${offered} a week, the same as you ask.`;
  if (offered > asked)
    return isSenior ? `${asked} a week fits your ${offered}.` : `offers up to ${offered} a week, you ask for ${asked}.`;
  return isSenior
    ? `the job is ${asked} a week, you offer ${offered}.`
    : `offers ${offered} a week, you ask for ${asked}.`;
}

/** "hybrid, as you prefer." */
export function workModeText(reader: Reader, facts: { wanted: string | null; offered: string }): string {
  const { wanted, offered } = facts;
  const isSenior = reader === "senior";
  if (wanted === null)
    return isSenior
      ? `not stated. You have not said yours; the job is ${offered}.`
      : `not stated. Your job is ${offered}.`;
  if (wanted === offered) return isSenior ? `${offered}, as you prefer.` : `prefers ${wanted}, as your job is.`;
  return isSenior ? `the job is ${offered}, you prefer ${wanted}.` : `prefers ${wanted}, your job is ${offered}.`;
}

/** "Louisiana, as yours, but another town." */
export function placeText(
  reader: Reader,
  facts: { home: string | null; location: string; nearness: Nearness | null; isRemote: boolean },
): string {
  const { home, location, nearness, isRemote } = facts;
  const isSenior = reader === "senior";
  if (isRemote)
    return isSenior ? "remote, so you can work from where you are." : "your job is remote, so any place fits.";
  if (home === null)
    return isSenior
      ? `not stated. You have not said yours; the job is in ${location}.`
      : `not stated. Your job is in ${location}.`;
  if (nearness === "same-place")
    return isSenior ? `${location}, where you are.` : `lives in ${home}, where your job is.`;
  const region = regionNamed(location) ?? location;
  if (nearness === "same-region")
    return isSenior
      ? `${region}, where you are, but not the same town.`
      : `lives in ${home}: the same state, not the same town.`;
  return isSenior ? `the job is in ${location}, you are in ${home}.` : `lives in ${home}, your job is in ${location}.`;
}

function someOf(names: readonly string[]): string {
  const shown = names.slice(0, MAX_NAMED);
  const more = names.length - shown.length;
  if (more > 0) return `${shown.join(", ")} and ${more} more`;
  return shown.length < 2 ? shown.join("") : `${shown.slice(0, -1).join(", ")} and ${shown.at(-1)}`;
}
