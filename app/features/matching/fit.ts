import { codeOf, fieldKey } from "#app/features/readings/keys.ts";
import type { Tag, TextReading } from "#app/features/readings/rules.ts";

/** What a fit of two readings is made of, learned from judged sets (`npm run quality -- learn`); docs/matching.md has the figures. */
export const FIT_WEIGHTS = {
  /** The trade: the job's occupations among those that the person can stand in for. */
  trade: 0.54,
  /** The asked skills that the person has. */
  tags: 0.76,
  /** Skills that both texts speak of, by their meaning. */
  skills: 0.22,
  /** Telling words that both texts use. */
  stems: 0.19,
} as const;

/** How much of the trade is the best pair of occupations; the rest is all of the job's by their share. */
const BEST_PAIR = 0.6;
/** What an asked skill counts that shares words with one of the person's, at most, and one that only the text names. */
const IN_PART = 0.5;
const MENTIONED = 0.5;
/** Less than this in common is chance. */
const LEAST_IN_COMMON = 0.05;
/** A job that names no skill asks for what its trade needs: so much of it has whoever is of that trade. */
const NONE_ASKED = 0.3;

/** How an asked skill was found in a profile; `through` is the person's own that has words in common with it. */
export type TagFit = { tag: Tag; share: number } & (
  | { how: "named" | "mentioned" | "missing" }
  | { how: "in-part"; through: string }
);

/** Each asked skill, in the job's order, with the best that the person has for it. */
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

/** The weighted share of stems that two tags have in common, 0 to 1 (Jaccard). */
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

/** The weighted share of the asked skills that a person has, 0 to 1; `trade` is `fitTrade`, for where none is asked. */
function shareOfTags(fits: readonly TagFit[], trade: number): number {
  const whole = fits.reduce((sum, { tag }) => sum + tag.weight, 0);
  return whole === 0 ? NONE_ASKED * trade : fits.reduce((sum, { tag, share }) => sum + tag.weight * share, 0) / whole;
}

/** How far the job's occupations are among those that the person can stand in for, 0 to 1. */
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

/**
 * How well a person's trade and skills fit a job's, 0 to about 1.4, before anything that stands in the way: 0.22 is where
 * people would say half, and 99 of 100 of another trade stay below 0.16.
 */
export function rawFit(person: TextReading, job: TextReading, fits: readonly TagFit[]): number {
  const trade = fitTrade(person, job);
  return (
    FIT_WEIGHTS.trade * trade +
    FIT_WEIGHTS.tags * shareOfTags(fits, trade) +
    FIT_WEIGHTS.skills * product(person.skills, job.skills) +
    FIT_WEIGHTS.stems * product(person.stems, job.stems)
  );
}

/** The raw fit that counts half, and how steeply the curve rises there. */
export const CURVE = { half: 0.22, steepness: 2.5 };

/** The same as a share of 1: an S-shaped curve (A. V. Hill, 1910) through what judges called their own trade and another. */
export function calibrated(raw: number): number {
  const risen = raw ** CURVE.steepness;
  const half = CURVE.half ** CURVE.steepness;
  return Math.min(1, ((1 + half) * risen) / (risen + half));
}

/** The raw fit that `calibrated` makes this share of: its inverse, a hair low, so that nothing is lost to rounding. */
export function rawFitFor(share: number): number {
  const half = CURVE.half ** CURVE.steepness;
  return 0.999 * ((share * half) / (1 + half - Math.min(1, share))) ** (1 / CURVE.steepness);
}

function product(one: Record<string, number>, other: Record<string, number>): number {
  let sum = 0;
  // A word such as "constructor" is also something that every object has.
  for (const key of Object.keys(one)) if (Object.hasOwn(other, key)) sum += (one[key] ?? 0) * (other[key] ?? 0);
  return sum;
}

/** A term of an index with its weight. */
export type Term = readonly [code: number, weight: number];

/** So many of the most telling words of a text are in the index. */
const MOST_STEM_TERMS = 12;

/**
 * The terms of a job and of a person: the sum of products of their weights is `rawFit`, but for skills that only share
 * words, and but for how several occupations add up. Whoever is among the best by it is then scored exactly.
 */
export function jobTerms({ occupations, tags, skills, stems }: TextReading): Term[] {
  const trade = FIT_WEIGHTS.trade + (tags.length === 0 ? FIT_WEIGHTS.tags * NONE_ASKED : 0);
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

/** See `jobTerms`. */
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

/** What a tag is compared by: what it means, or else its words. */
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
