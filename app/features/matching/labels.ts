import { dollarText } from "#app/dollars.ts";
import { type Nearness, type Place, regionNamed } from "./place/rules.ts";
import type { SkillFit } from "./skill-fit/rules.ts";

/** Who reads the reasons: the senior is addressed, the recruiter reads about a candidate. */
export type Reader = "senior" | "recruiter";

const MAX_NAMED = 3;

/** "4 of 6 asked for. In part: Audit lead, through your Internal audit. Missing: ISO 45001 audit." */
export function skillsText(reader: Reader, { fits, hasNone }: { fits: readonly SkillFit[]; hasNone: boolean }): string {
  const isSenior = reader === "senior";
  const ask = isSenior ? "asked for" : "you ask for";
  if (fits.length === 0) return isSenior ? "not stated. The job names none." : "not stated. Your job names none.";
  const missing = fits.filter(({ how }) => how === "missing").map(nameOf);
  if (hasNone && missing.length === fits.length) {
    const gap = isSenior ? "You have not named any yet." : "The profile names none.";
    return `not stated. ${gap} ${isSenior ? "The job asks" : "You ask"} for ${someOf(missing)}.`;
  }
  const inPart = partsText(reader, fits);
  if (missing.length === 0 && inPart === "")
    return fits.length === 1 ? `${someOf(fits.map(nameOf))}, the one ${ask}.` : `all ${fits.length} ${ask}.`;
  if (missing.length === fits.length)
    return fits.length === 1
      ? `not the one ${ask}: ${someOf(missing)}.`
      : `none of the ${fits.length} ${ask}: ${someOf(missing)}.`;
  const named = fits.filter(({ how }) => how === "named").length;
  const gap = missing.length > 0 ? ` Missing: ${someOf(missing)}.` : "";
  return `${named} of ${fits.length} ${ask}.${inPart}${gap}`;
}

/** " In part: Audit lead, through your Internal audit." Empty when nothing is had in part. */
function partsText(reader: Reader, fits: readonly SkillFit[]): string {
  const your = reader === "senior" ? "your " : "";
  const related = fits.flatMap((fit) =>
    fit.how === "related" ? [`${fit.skill.name}, through ${your}${fit.through.name}`] : [],
  );
  const mentioned = fits.filter(({ how }) => how === "mentioned").map(nameOf);
  const more = Math.max(0, related.length - MAX_NAMED);
  const shown = [...related.slice(0, MAX_NAMED), ...(more > 0 ? [`${more} more`] : [])];
  const inPart = shown.length > 0 ? ` In part: ${shown.join("; ")}.` : "";
  return mentioned.length > 0 ? `${inPart} Only in ${your || "their "}text: ${someOf(mentioned)}.` : inPart;
}

function nameOf({ skill }: SkillFit): string {
  return skill.name;
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

/** "up to $50 an hour, at least the $40 you want." */
export function payText(
  reader: Reader,
  facts: { wanted: number | null; offered: number | null; wantsOtherwise: boolean },
): string {
  const { wanted, offered, wantsOtherwise } = facts;
  const isSenior = reader === "senior";
  if (wantsOtherwise)
    return isSenior
      ? "not stated by the hour. The pay you ask for cannot be compared, so it is left out."
      : "not stated by the hour. The pay they ask for cannot be compared, so it is left out.";
  if (wanted === null)
    return isSenior
      ? "not stated. You show employers no wanted pay, so it is left out."
      : "not stated. No wanted pay is shown, so it is left out.";
  if (offered === null)
    return isSenior
      ? "not stated by the hour, but for the whole project, so it is left out."
      : "not stated by the hour. Yours is for the whole project, so it is left out.";
  const [most, least] = [dollarText(offered), dollarText(wanted)];
  if (offered >= wanted)
    return isSenior
      ? `up to ${most} an hour, at least the ${least} you want.`
      : `wants ${least} an hour, within yours.`;
  return isSenior ? `up to ${most} an hour, you want ${least}.` : `wants ${least} an hour, yours goes to ${most}.`;
}

/** "Hammond, Louisiana, about 44 miles from you; you would travel 25." */
export function placeText(
  reader: Reader,
  facts: {
    home: Place | null;
    location: Place;
    near: { nearness: Nearness; miles: number | null } | null;
    travelMiles: number | null;
    isRemote: boolean;
  },
): string {
  const { home, location, near, travelMiles, isRemote } = facts;
  const isSenior = reader === "senior";
  if (isRemote)
    return isSenior ? "remote, so you can work from where you are." : "your job is remote, so any place fits.";
  if (home === null)
    return isSenior
      ? `not stated. You have not said yours; the job is in ${location.name}.`
      : `not stated. Your job is in ${location.name}.`;
  if (near?.nearness === "same-place")
    return isSenior ? `${location.name}, where you are.` : `lives in ${home.name}, where your job is.`;
  if (near && near.miles !== null) {
    const miles = near.miles === 1 ? "about a mile" : `about ${near.miles.toLocaleString("en-US")} miles`;
    const tooFar = near.nearness !== "in-reach" && travelMiles !== null;
    return isSenior
      ? `${location.name}, ${miles} from you${tooFar ? `; you would travel ${travelMiles}` : ""}.`
      : `lives in ${home.name}, ${miles} from your job${tooFar ? `; would travel ${travelMiles}` : ""}.`;
  }
  if (near?.nearness === "same-region")
    return isSenior
      ? `${regionNamed(location)}, where you are, but not the same town.`
      : `lives in ${home.name}: the same state, not the same town.`;
  if (near?.nearness === "next-region")
    return isSenior
      ? `the job is in ${location.name}, the state next to yours.`
      : `lives in ${home.name}, the state next to your job's.`;
  return isSenior
    ? `the job is in ${location.name}, you are in ${home.name}.`
    : `lives in ${home.name}, your job is in ${location.name}.`;
}

function someOf(names: readonly string[]): string {
  const shown = names.slice(0, MAX_NAMED);
  const more = names.length - shown.length;
  if (more > 0) return `${shown.join(", ")} and ${more} more`;
  return shown.length < 2 ? shown.join("") : `${shown.slice(0, -1).join(", ")} and ${shown.at(-1)}`;
}
