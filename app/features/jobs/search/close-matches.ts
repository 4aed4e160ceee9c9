import type { Term } from "#app/features/search/keywords.ts";
import type { Lexicon } from "#app/features/search/lexicon.ts";
import { allOf, anyKnownOf, anyOf, oneOf, type Query } from "#app/features/search/query.ts";
import type { Described } from "#app/features/search/understanding/descriptions.ts";
import type { Understanding } from "#app/features/search/understanding/understand.ts";
import type { Unit } from "#app/features/search/understanding/units.ts";
import { type Level, termQuery } from "#app/features/search/words-query.ts";

/** The most close matches that are shown. */
export const MOST_CLOSE = 20;
/** The least share of a search's weight that a close match covers; for a single occupation, the least closeness. */
const LEAST_SHARE = 0.36;
const LEAST_NEAR = 0.3;
/**
 * The share of a part's weight that a job covers at each level. Related occupations cover as much as they are close.
 */
const CARRIED: ReadonlyArray<readonly [level: Level, share: number]> = [
  ["own", 1],
  ["title", 0.95],
  ["skills", 0.85],
  ["anywhere", 0.75],
  ["mentioned", 0.25],
];
/** The share that one word of a longer name adds, in the title or the skills, when the whole name is not there. */
const IN_PART = 0.15;
/** The share that a job covers if it is of the occupation that a search describes in other words. */
const DESCRIBED = 0.9;
/** The least share of a trade's part that shows a job of that trade. */
const OF_THE_TRADE = 0.95;
/** A part that is covered less than this is listed as missing. */
const FULL = 0.75;

/** One check of a job: if it matches `query`, it covers `share` of part number `part`. */
export type Check = { part: number; share: number; isInPart: boolean; query: Query };

/** Whether a job is of a trade that the question describes, and how much of the question it then carries. */
export type DescribedCheck = { name: string; share: number; query: Query };

/** Returns the checks for each candidate job: all parts, the best check of each part first. */
export function checksOf(units: readonly Unit[], lexicon: Lexicon): Check[] {
  return units.flatMap(({ term, near }, part) => {
    const levels = CARRIED.map(([level, share]) => ({
      part,
      share,
      isInPart: false,
      query: termQuery(term, level, lexicon),
    }));
    const degrees = [...new Set(near.values())].map((degree) => ({
      part,
      share: Math.min(degree, FULL - 0.01),
      isInPart: false,
      query: anyOf(entriesNear(near, degree), lexicon),
    }));
    const inPart = partsOfName(term).map((word) => ({
      part,
      share: IN_PART,
      isInPart: true,
      query: termQuery(word, "skills", lexicon),
    }));
    return [...levels, ...degrees, ...inPart]
      .filter(({ query }) => !query.isNowhere)
      .toSorted((a, b) => b.share - a.share);
  });
}

function partsOfName({ runs: [run = []], concepts }: Term): Term[] {
  if (concepts === undefined || run.length < 2) return [];
  return run.map((word) => ({ runs: [[word]], entries: [], isPrefix: false, isExcluded: false }));
}

/** Whether a part is the only occupation that a search names, so that a job of it is close whatever else is asked. */
function isOnlyTrade(units: readonly Unit[], part: Unit): boolean {
  return part.kind === "trade" && units.every((unit) => unit === part || unit.kind !== "trade");
}

function leastOf(units: readonly Unit[]): number {
  return units.length === 1 ? LEAST_NEAR : LEAST_SHARE;
}

function entriesNear(near: Unit["near"], degree: number): string[] {
  return [...near].flatMap(([entry, own]) => (own === degree ? [entry] : []));
}

/**
 * Whether a search can have close matches: it asks for several things, for one that has neighbors, or, with `hasPlace`,
 * for a location.
 */
export function hasClose({ units, keywords, described }: Understanding, hasPlace: boolean): boolean {
  if (hasPlace && keywords.kind === "none") return true;
  if (keywords.kind !== "words" || keywords.isStrict) return false;
  return (
    described.length > 0 ||
    units.length > (hasPlace ? 0 : 1) ||
    units.some(({ kind, near }) => kind === "trade" || near.size > 0)
  );
}

const MOST_PARTS = 6;
const MOST_CARRIERS = 8;

/** Shares that differ by less are one check. */
const SHARE_STEP = 0.05;

/** Returns the checks for the occupations that the search describes and their neighbors, the best first. */
export function describedChecks(described: readonly Described[], lexicon: Lexicon): DescribedCheck[] {
  return described
    .flatMap(({ name, near }) => {
      const shares = [...near].map(([entry, fit]) => ({ entry, share: fit * DESCRIBED }));
      const steps = Map.groupBy(shares, ({ share }) => Math.round(share / SHARE_STEP));
      return [...steps.values()].map((some) => ({
        name,
        share: Math.max(...some.map(({ share }) => share)),
        query: anyKnownOf(
          some.map(({ entry }) => entry),
          lexicon,
        ),
      }));
    })
    .filter(({ query, share }) => !query.isNowhere && share >= LEAST_SHARE)
    .toSorted((a, b) => b.share - a.share);
}

/**
 * Returns where to look for close matches: jobs of a described occupation, and jobs with enough parts to cover most of
 * the weight, fewest parts first.
 */
export function carriersOf(units: readonly Unit[], described: readonly DescribedCheck[], lexicon: Lexicon): Query[] {
  const heaviest = units.toSorted((a, b) => b.weight - a.weight).slice(0, MOST_PARTS);
  const total = weightOf(units);
  const enough: Unit[][] = [];
  for (const size of [1, 2, 3]) {
    for (const some of combinations(heaviest, size)) {
      const isMore = enough.some((fewer) => fewer.every((unit) => some.includes(unit)));
      const isEnough = weightOf(some) >= leastOf(units) * total || some.every((unit) => isOnlyTrade(units, unit));
      if (!isMore && isEnough) enough.push(some);
    }
  }
  const parts = enough
    .slice(0, MOST_CARRIERS)
    .map((some) => allOf(some.map((unit) => heldBy(unit, lexicon))))
    .filter(({ isNowhere }) => !isNowhere);
  return [...described.map(({ query }) => query), ...parts];
}

/** Matches jobs that have a part, mention it, or are close to it. */
function heldBy({ term, near }: Unit, lexicon: Lexicon): Query {
  const itself = termQuery(term, "mentioned", lexicon);
  return near.size === 0 ? itself : oneOf([itself, anyOf([...near.keys()], lexicon)]);
}

function weightOf(units: readonly Unit[]): number {
  return units.reduce((sum, { weight }) => sum + weight, 0);
}

function combinations<T>(all: readonly T[], size: number): T[][] {
  if (size === 0) return [[]];
  return all.flatMap((one, index) => combinations(all.slice(index + 1), size - 1).map((others) => [one, ...others]));
}

/**
 * Returns how much of the weight a job covers by the checks it passes, and what it misses; null if it covers too
 * little.
 */
export function closeness(
  units: readonly Unit[],
  checks: readonly Check[],
  fits: readonly boolean[],
): { share: number; missing: string[] } | null {
  const best = units.map((_, part) => {
    const own = checks.filter((check, index) => check.part === part && fits[index]);
    const most = Math.max(0, ...own.flatMap(({ isInPart, share }) => (isInPart ? [] : [share])));
    return most < FULL && own.some(({ isInPart }) => isInPart) ? most + IN_PART : most;
  });
  const carried = units.reduce((sum, { weight }, part) => sum + weight * (best[part] ?? 0), 0);
  const isOfTrade = units.some((unit, part) => isOnlyTrade(units, unit) && (best[part] ?? 0) >= OF_THE_TRADE);
  const share = Math.max(carried / weightOf(units), isOfTrade ? LEAST_SHARE : 0);
  const isFull = (part: number) =>
    checks.some((check, index) => check.part === part && !check.isInPart && check.share >= FULL && fits[index]);
  const missing = units.flatMap(({ label, term }, part) => (term.isOptional || isFull(part) ? [] : [label]));
  return share >= leastOf(units) ? { share, missing } : null;
}
