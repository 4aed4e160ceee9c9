import { codeOf, fieldKey } from "#app/features/readings/keys.ts";
import type { Tag, TextReading } from "#app/features/readings/rules.ts";
import { CURVE, FIT_WEIGHTS } from "./weights.ts";

/** The share of the best pair of occupations; the rest is for all of the job's occupations, by their shares. */
const BEST_PAIR = 0.6;
/**
 * The most that a required skill counts if it only shares words with one of the person's, and if only the text mentions
 * it.
 */
const IN_PART = 0.5;
const MENTIONED = 0.5;
/** A smaller overlap is chance. */
const LEAST_IN_COMMON = 0.05;
/** A job that names no skill asks for what its occupation needs: a person of that occupation has this share of it. */
const UNSPECIFIED_SKILLS = 0.3;

/** How a required skill was found in a profile; `through` is the person's own skill that shares words with it. */
export type TagFit = { tag: Tag; share: number } & (
  | { how: "named" | "mentioned" | "missing" }
  | { how: "in-part"; through: string }
);

/** Returns each required skill, in the job's order, with the person's best match for it. */
export function fitTags(person: TextReading, job: TextReading): TagFit[] {
  return job.tags.map((tag) => fitTag(person, tag));
}

function fitTag(person: TextReading, tag: Tag): TagFit {
  if (person.tags.some((own) => isSame(own, tag))) return { tag, share: 1, how: "named" };
  const [closest] = person.tags
    .map((own) => ({ through: own.name, inCommon: stemsInCommon(own, tag) }))
    .toSorted((a, b) => b.inCommon - a.inCommon);
  const share = IN_PART * (closest && closest.inCommon >= LEAST_IN_COMMON ? closest.inCommon : 0);
  const isMentioned = tag.concepts.some((key) => key in person.skills);
  if (isMentioned && share < MENTIONED) return { tag, share: MENTIONED, how: "mentioned" };
  return closest && share > 0
    ? { tag, share, how: "in-part", through: closest.through }
    : { tag, share: 0, how: "missing" };
}

function isSame(own: Tag, tag: Tag): boolean {
  if (own.concepts.some((key) => tag.concepts.includes(key))) return true;
  return (
    own.stems.length > 0 &&
    own.stems.length === tag.stems.length &&
    own.stems.every(([stem]) => tag.stems.some(([other]) => other === stem))
  );
}

/** Returns the weighted share of stems that two tags have in common, 0 to 1 (Jaccard). */
function stemsInCommon(one: Tag, other: Tag): number {
  const all = new Map([...one.stems, ...other.stems]);
  let common = 0;
  let whole = 0;
  for (const [stem, rarity] of all) {
    whole += rarity;
    if (one.stems.some(([own]) => own === stem) && other.stems.some(([own]) => own === stem)) common += rarity;
  }
  return whole === 0 ? 0 : common / whole;
}

/**
 * Returns the weighted share of the required skills that a person has, 0 to 1; `trade` is `fitTrade`, for a job that
 * requires none.
 */
function shareOfTags(fits: readonly TagFit[], trade: number): number {
  const whole = fits.reduce((sum, { tag }) => sum + tag.weight, 0);
  return whole === 0
    ? UNSPECIFIED_SKILLS * trade
    : fits.reduce((sum, { tag, share }) => sum + tag.weight * share, 0) / whole;
}

/** Returns how well the person can stand in for the job's occupations, 0 to 1. */
export function fitTrade(person: TextReading, job: TextReading): number {
  const whole = job.occupations.reduce((sum, { share }) => sum + share, 0);
  let best = 0;
  let all = 0;
  for (const { name, field, share } of job.occupations) {
    const near = person.near[name] ?? person.near[fieldKey(field)] ?? 0;
    best = Math.max(best, near * Math.sqrt(share));
    all += (near ** 2 * share) / whole;
  }
  return BEST_PAIR * best + (1 - BEST_PAIR) * all;
}

/** The parts of a fit, each 0 to about 1: see `FIT_WEIGHTS`. */
export type FitParts = Record<keyof typeof FIT_WEIGHTS, number>;

/** Returns how well each part of a person's reading fits a job's. `fits` is what `fitTags` returns for them. */
export function fitParts(person: TextReading, job: TextReading, fits: readonly TagFit[]): FitParts {
  const trade = fitTrade(person, job);
  return {
    trade,
    tags: shareOfTags(fits, trade),
    skills: product(person.skills, job.skills),
    stems: product(person.stems, job.stems),
  };
}

/** Returns the weighted sum of the parts of a fit, 0 to about 1.4, before obstacles. */
export function rawFit({ trade, tags, skills, stems }: FitParts, weights: FitParts = FIT_WEIGHTS): number {
  return weights.trade * trade + weights.tags * tags + weights.skills * skills + weights.stems * stems;
}

export type Curve = Record<keyof typeof CURVE, number>;

/**
 * Maps a raw fit to 0 to 1 by an S-shaped curve (A. V. Hill, 1910), fitted to pairs that judges called the same or
 * another occupation.
 */
export function calibrated(raw: number, curve: Curve = CURVE): number {
  const risen = raw ** curve.steepness;
  const half = curve.half ** curve.steepness;
  return Math.min(1, ((1 + half) * risen) / (risen + half));
}

/** Returns the raw fit that `calibrated` maps to this share, slightly lowered so that rounding loses nothing. */
export function rawFitFor(share: number): number {
  const half = CURVE.half ** CURVE.steepness;
  return 0.999 * ((share * half) / (1 + half - Math.min(1, share))) ** (1 / CURVE.steepness);
}

function product(one: Record<string, number>, other: Record<string, number>): number {
  let sum = 0;
  // A word such as "constructor" is also a property of every object.
  for (const key of Object.keys(one)) if (Object.hasOwn(other, key)) sum += (one[key] ?? 0) * (other[key] ?? 0);
  return sum;
}

/** A term of the index with its weight. */
export type Term = readonly [code: number, weight: number];

/** The most distinctive words of a text that are indexed. */
const MOST_STEM_TERMS = 12;

/**
 * Returns the index terms of a job. The dot product of the weights of a job and a person approximates `rawFit`: it
 * leaves out skills that only share words, and adds up several occupations differently. The best candidates are then
 * scored exactly.
 */
export function jobTerms({ occupations, tags, skills, stems }: TextReading): Term[] {
  const trade = FIT_WEIGHTS.trade + (tags.length === 0 ? FIT_WEIGHTS.tags * UNSPECIFIED_SKILLS : 0);
  const whole = occupations.reduce((sum, { share }) => sum + share, 0);
  const asked = tags.reduce((sum, { weight }) => sum + weight, 0) || 1;
  return addedUp([
    ...occupations.flatMap(({ name, field, share }): Term[] => [
      [codeOf(`o:${name}`), trade * (BEST_PAIR * Math.sqrt(share) + ((1 - BEST_PAIR) * share) / whole)],
      [codeOf(fieldKey(field)), trade * BEST_PAIR * (share === 1 ? 1 : 0)],
    ]),
    ...tags.map((tag): Term => [codeOf(tagKey(tag)), (FIT_WEIGHTS.tags * tag.weight) / asked]),
    ...Object.entries(skills).map(([key, weight]): Term => [codeOf(`v:${key}`), FIT_WEIGHTS.skills * weight]),
    ...telling(stems).map(([stem, weight]): Term => [codeOf(`w:${stem}`), FIT_WEIGHTS.stems * weight]),
  ]);
}

/** Returns the index terms of a person; see `jobTerms`. */
export function personTerms({ near, tags, skills, stems }: TextReading): Term[] {
  const tagged = new Set(tags.map(tagKey));
  const mentioned = Object.keys(skills).filter((key) => !tagged.has(key));
  return addedUp([
    ...Object.entries(near).map(
      ([name, closeness]): Term => [codeOf(name.startsWith("field:") ? name : `o:${name}`), closeness],
    ),
    ...[...tagged].map((key): Term => [codeOf(key), 1]),
    ...mentioned.map((key): Term => [codeOf(key), MENTIONED]),
    ...Object.entries(skills).map(([key, weight]): Term => [codeOf(`v:${key}`), weight]),
    ...telling(stems).map(([stem, weight]): Term => [codeOf(`w:${stem}`), weight]),
  ]);
}

/** Returns what a tag is compared by: its meaning, or else its words. */
function tagKey({ concepts, stems }: Tag): string {
  const words = stems.map(([stem]) => stem).toSorted();
  return concepts.toSorted()[0] ?? `t:${words.join(" ")}`;
}

function telling(stems: Record<string, number>): Array<[string, number]> {
  return Object.entries(stems)
    .toSorted((a, b) => b[1] - a[1])
    .slice(0, MOST_STEM_TERMS);
}

function addedUp(terms: readonly Term[]): Term[] {
  const sums = new Map<number, number>();
  for (const [code, weight] of terms) if (weight > 0) sums.set(code, (sums.get(code) ?? 0) + weight);
  return [...sums];
}
