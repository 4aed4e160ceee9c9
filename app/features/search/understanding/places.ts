import { areaNamed } from "#app/features/search/areas.ts";
import { isNickname, placeNames, stateOf } from "#app/features/search/states.ts";
import { townsNamed } from "#app/features/search/towns.ts";
import { placeOfZip } from "#app/features/search/zips.ts";
import { isKnownWord, isWrittenName } from "./names.ts";

/** What introduces a location; after some of these, the towns around it count as much. */
const BEFORE =
  /(?:^| )(in|at|by|near|nearby|around|close to|outside|outside of|within \S+ miles? of|\S+ miles? (?:of|from)|greater)$/;
const NOT_NEAR = new Set(["in", "at", "by"]);
/** What follows a location whose surroundings count as much: "phoenix area". */
const AFTER = new Set(["area", "metro", "region", "vicinity"]);
/** A town of four words and a state of two. */
const LONGEST = 6;

/** Whether folded words are the name of a town in the United States. */
export function isTown(words: readonly string[]): boolean {
  return [words.join(" "), plain(words.join(" "))].some((name) => townsNamed(name).length > 0);
}

/** Returns one canonical spelling of a name. */
function plain(name: string): string {
  return placeNames(name.split(" ")).join(" ");
}

/** A range of words that names a location, and the location: "near" it where its surroundings count as much. */
export type FoundPlace = { from: number; until: number; place: string };

/**
 * Returns the words that name a location: after "in" or "near", or by themselves. Without an introduction it has to
 * include its state, or be a town that has no other meaning at work ("reading tutor", "mobile"); before other words it
 * has to be large, and `areKnown` says whether something is known of all of those; people are not found by such a place. A ZIP code stands for its town. Null
 * if there is none.
 */
export function placeIn(
  words: readonly string[],
  { areKnown, isOfPeople }: { areKnown: (words: readonly string[]) => boolean; isOfPeople: boolean },
): FoundPlace | null {
  for (let from = 0; from < words.length; from += 1) {
    const before = introductionOf(words, from);
    const ofZip = placeOfZip(words[from] ?? "");
    if (ofZip !== null && (before.length > 0 || !isTownOf(words, from)))
      return { from: from - before.length, until: from + 1, place: nearIf(before.isNear, ofZip) };
    for (let until = Math.min(words.length, from + LONGEST); until > from; until -= 1) {
      const name = words.slice(from, until);
      const after = lengthOfEnd(words, until);
      const isNear = before.isNear || after > 0;
      const found = { from: from - before.length, until: until + after, place: nearIf(isNear, name.join(" ")) };
      if ((before.length > 0 || after > 0) && isPlace(name)) return found;
      if (before.length > 0 || isPartOfName(words, from, until)) continue;
      const isEnd = until === words.length;
      // A person or their company may be named like a town.
      if (isOfPeople && (!isEnd || from === 0)) continue;
      const others = [...words.slice(0, from), ...words.slice(until)];
      // By itself, a small town's name is more often a misspelled trade: "plummer".
      if (isEnd && from > 0 ? isPlaceAlone(name) : isLargeAlone(name) && areKnown(others)) return found;
    }
  }
  return null;
}

/** Whether a range of words belongs to a longer name: the Chicago Manual of Style. */
function isPartOfName(words: readonly string[], from: number, until: number): boolean {
  for (let start = Math.max(0, until - LONGEST); start <= from; start += 1)
    for (let end = Math.min(words.length, start + LONGEST); end >= until; end -= 1)
      if (end - start > until - from && isWrittenName(words.slice(start, end))) return true;
  return false;
}

/** Returns how many words before a position introduce a location. */
function introductionOf(words: readonly string[], at: number): { length: number; isNear: boolean } {
  const [, found] = BEFORE.exec(words.slice(Math.max(0, at - LONGEST), at).join(" ")) ?? [];
  if (found === undefined) return { length: 0, isNear: false };
  return { length: found.split(" ").length, isNear: !NOT_NEAR.has(found) };
}

/** Returns how many words like "area" or "metro area" stand at a position. */
function lengthOfEnd(words: readonly string[], at: number): number {
  let length = 0;
  while (AFTER.has(words[at + length] ?? "")) length += 1;
  return length;
}

function nearIf(isNear: boolean, place: string): string {
  return isNear ? `near ${place}` : place;
}

/** Whether a ZIP code follows its town or state, which then say it: "duluth mn 55802". */
function isTownOf(words: readonly string[], at: number): boolean {
  return at > 0 && (isState(words.slice(at - 1, at)) || isTown(words.slice(at - 1, at)));
}

/** Whether words name a location where one is expected. */
export function isPlace(name: readonly string[]): boolean {
  if (NO_TOWNS.has(name.join(" "))) return false;
  const isWord = isState(name) && AMBIGUOUS_STATES.has(name.join(" "));
  return isTown(name) || (isState(name) && !isWord) || hasTownAndState(name) || areaNamed(name) !== null;
}

/** Towns whose name means something else nearly always: "sewing at home". */
const NO_TOWNS = new Set(["home"]);

function isState(name: readonly string[]): boolean {
  return stateOf(name) !== null;
}

/** State abbreviations that are also words: "near me", "ok". */
const AMBIGUOUS_STATES = new Set(["al", "co", "de", "hi", "id", "in", "la", "ma", "me", "mo", "oh", "ok", "or", "pa"]);

/** Whether the words are a town and its state: "mobile al", "erie pennsylvania", "duluth mn 55802". */
function hasTownAndState(name: readonly string[]): boolean {
  const bare = /^\d{5}$/.test(name.at(-1) ?? "") ? name.slice(0, -1) : name;
  return [1, 2, 3].some(
    (length) => bare.length > length && isState(bare.slice(-length)) && isTown(bare.slice(0, -length)),
  );
}

/** Large cities that are known words only as part of other names, such as the Chicago Manual of Style. */
const PLACES_FIRST = new Set([
  "chicago",
  "detroit",
  "washington",
  "manhattan",
  "queens",
  "tempe",
  "davenport",
  "aurora",
]);

/** Whether folded words name a place and nothing else that is known of work: "ohio", "duluth mn", not "reading". */
export function isPlaceAlone(name: readonly string[]): boolean {
  if (hasTownAndState(name) || isNickname(name) || areaNamed(name) !== null) return true;
  const isOneOf = isTown(name) || (isState(name) && name.join("").length > 2);
  return isOneOf && (!name.every(isKnownWord) || PLACES_FIRST.has(name.join(" ")));
}

/** Whether words mean a location even with other words behind them: "texas nurse", "boise plumber". */
function isLargeAlone(name: readonly string[]): boolean {
  const isLarge = townsNamed(name.join(" ")).some((town) => town.isLarge);
  const isStateName = isState(name) && name.join("").length > 2;
  // "Home in" is no town of Indiana.
  const isWithState = hasTownAndState(name) && !AMBIGUOUS_STATES.has(name.at(-1) ?? "");
  const isOneOf = isLarge || isStateName || isWithState || isNickname(name) || areaNamed(name) !== null;
  return isOneOf && isPlaceAlone(name);
}
