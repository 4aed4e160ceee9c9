import { dollarText } from "#app/dollars.ts";
import type { TagFit } from "./fit.ts";
import { type Nearness, type Place, regionNamed } from "./place/rules.ts";

/** Who reads the reasons: a senior, who is addressed, or a recruiter, who reads about a candidate. */
export type Reader = "senior" | "recruiter";

const MAX_NAMED = 3;

/** From these values of `fitTrade` on, an occupation is the person's own, or close to it. */
const OWN_TRADE = 0.6;
const CLOSE_TRADE = 0.25;

/** The facts behind the text about occupation and skills: `trade` is `fitTrade`, `own` and `asked` are occupations. */
export type SkillFacts = {
  fits: readonly TagFit[];
  trade: number;
  own: string | null;
  asked: string | null;
  isUnknown: boolean;
};

/** "Controller, your own trade. You both say: Month-end close. Missing: NetSuite." */
export function skillsText(reader: Reader, facts: SkillFacts): string {
  const isSenior = reader === "senior";
  if (facts.isUnknown)
    return isSenior
      ? "not stated. You haven't named any yet, nor said what you do."
      : "not stated. The profile names none, nor a trade.";
  const sentences = [tradeText(isSenior, facts), ...tagTexts(isSenior, facts.fits)].filter((text) => text !== "");
  return sentences.length > 0 ? sentences.join(" ") : isSenior ? "the job names none." : "your job names none.";
}

function tradeText(isSenior: boolean, { trade, own, asked }: SkillFacts): string {
  if (asked === null || own === null) return "";
  if (trade >= OWN_TRADE) return isSenior ? `${asked}, your own trade.` : `${asked}, their own trade.`;
  if (trade >= CLOSE_TRADE)
    return isSenior ? `${asked}, close to yours: ${own}.` : `${own}, close to what you ask for: ${asked}.`;
  return isSenior
    ? `${asked}, a different trade from yours: ${own}.`
    : `${own}, a different trade from yours: ${asked}.`;
}

/** "You both say: Audit, Payroll. In part: Audit lead, through your Internal audit. Missing: ISO 45001 audit." */
function tagTexts(isSenior: boolean, fits: readonly TagFit[]): string[] {
  const named = fits.filter(({ how }) => how === "named").map(nameOf);
  const inPart = fits.flatMap((fit) =>
    fit.how === "in-part" ? [`${fit.tag.name}, through ${isSenior ? "your " : ""}${fit.through}`] : [],
  );
  const mentioned = fits.filter(({ how }) => how === "mentioned").map(nameOf);
  const missing = fits.filter(({ how }) => how === "missing").map(nameOf);
  const more = Math.max(0, inPart.length - MAX_NAMED);
  const parts = [...inPart.slice(0, MAX_NAMED), ...(more > 0 ? [`${more} more`] : [])];
  return [
    named.length > 0 ? `You both say: ${someOf(named)}.` : "",
    parts.length > 0 ? `In part: ${parts.join("; ")}.` : "",
    mentioned.length > 0 ? `Only in ${isSenior ? "your" : "their"} text: ${someOf(mentioned)}.` : "",
    missing.length > 0 ? `Missing: ${someOf(missing)}.` : "",
  ];
}

function nameOf({ tag }: TagFit): string {
  return tag.name;
}

/** "16 a week fits your 20." */
export function hoursText(reader: Reader, facts: { offered: number | null; asked: number }): string {
  const { offered, asked } = facts;
  const isSenior = reader === "senior";
  if (offered === null)
    return isSenior
      ? `not stated. You haven't said yours; the job is ${asked} a week.`
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
      ? `not stated. You haven't said yours; the job is ${offered}.`
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
      ? "not stated by the hour. We can't compare the pay you ask for, so we don't count it."
      : "not stated by the hour. We can't compare the pay they ask for, so we don't count it.";
  if (wanted === null)
    return isSenior
      ? "not stated. You haven't shared a minimum pay, so we don't count it."
      : "not stated. They haven't shared a minimum pay, so we don't count it.";
  if (offered === null)
    return isSenior
      ? "not stated by the hour but for the whole project, so we don't count it."
      : "not stated by the hour. Yours is for the whole project, so we don't count it.";
  const [most, least] = [dollarText(offered), dollarText(wanted)];
  if (offered >= wanted)
    return isSenior
      ? `up to ${most} an hour, at least the ${least} you want.`
      : `wants ${least} an hour, within yours.`;
  return isSenior ? `up to ${most} an hour, you want ${least}.` : `wants ${least} an hour, yours goes to ${most}.`;
}

/** "Hammond, Louisiana, about 44 miles from you; you'd travel 25." */
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
      ? `not stated. You haven't said yours; the job is in ${location.name}.`
      : `not stated. Your job is in ${location.name}.`;
  if (near?.nearness === "same-place")
    return isSenior ? `${location.name}, where you are.` : `lives in ${home.name}, where your job is.`;
  if (near && near.miles !== null) {
    const miles = near.miles === 1 ? "about a mile" : `about ${near.miles.toLocaleString("en-US")} miles`;
    const tooFar = near.nearness !== "in-reach" && travelMiles !== null;
    return isSenior
      ? `${location.name}, ${miles} from you${tooFar ? `; you'd travel ${travelMiles}` : ""}.`
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
    ? `the job is in ${location.name}, you're in ${home.name}.`
    : `lives in ${home.name}, your job is in ${location.name}.`;
}

function someOf(names: readonly string[]): string {
  const shown = names.slice(0, MAX_NAMED);
  const more = names.length - shown.length;
  if (more > 0) return `${shown.join(", ")} and ${more} more`;
  return shown.length < 2 ? shown.join("") : `${shown.slice(0, -1).join(", ")} and ${shown.at(-1)}`;
}
