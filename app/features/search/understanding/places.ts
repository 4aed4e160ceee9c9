import { isNickname, placeNames, stateOf } from "#app/features/search/states.ts";
import byState from "#app/features/search/towns.json" with { type: "json" };
import { placeOfZip } from "#app/features/search/zips.ts";
import { isKnownWord } from "./names.ts";

/** Words that introduce a location. */
const BEFORE = new Set(["in", "near", "around", "at", "by"]);
/** A town of four words and a state of two. */
const LONGEST = 6;

let towns: ReadonlySet<string> | null = null;

/** Whether folded words are the name of a town in the United States. */
export function isTown(words: readonly string[]): boolean {
  towns ??= new Set(Object.values(byState).flatMap((list) => list.split("|").map((entry) => plain(townOf(entry)))));
  const name = plain(words.join(" "));
  return name === "new york city" || towns.has(name);
}

function townOf(entry: string): string {
  return entry.replace(/ -?\d+ -?\d+$/, "");
}

/** Returns one canonical spelling of a name. */
function plain(name: string): string {
  return placeNames(name.split(" ")).join(" ");
}

/**
 * Returns the range of words that name a location: after "in" or "near", or at the end. Without an introduction it has
 * to include its state, or be a town that has no other meaning at work ("reading tutor", "mobile"). A ZIP code stands
 * for its town. Null if there is none.
 */
export function placeIn(words: readonly string[]): { from: number; until: number; place: string } | null {
  for (let from = 0; from < words.length; from += 1) {
    const ofZip = placeOfZip(words[from] ?? "");
    if (ofZip !== null && !isTownOf(words, from))
      return { from: BEFORE.has(words[from - 1] ?? "") ? from - 1 : from, until: from + 1, place: ofZip };
    for (let until = Math.min(words.length, from + LONGEST); until > from; until -= 1) {
      const name = words.slice(from, until);
      const isBehind = from > 0 && BEFORE.has(words[from - 1] ?? "");
      if (isBehind && isPlace(name)) return { from: from - 1, until, place: name.join(" ") };
      if (!isBehind && from > 0 && until === words.length && isPlaceAlone(name))
        return { from, until, place: name.join(" ") };
    }
  }
  return null;
}

/** Whether a ZIP code follows its town or state, which then say it: "duluth mn 55802". */
function isTownOf(words: readonly string[], at: number): boolean {
  return at > 0 && (isState(words.slice(at - 1, at)) || isTown(words.slice(at - 1, at)));
}

function isPlace(name: readonly string[]): boolean {
  return isTown(name) || (isState(name) && !AMBIGUOUS_STATES.has(name.join(" "))) || hasTownAndState(name);
}

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

/** Whether folded words name a place and nothing else that is known of work: "ohio", "duluth mn", not "reading". */
export function isPlaceAlone(name: readonly string[]): boolean {
  if (hasTownAndState(name)) return true;
  if (isNickname(name)) return true;
  const isOneOf = isTown(name) || (isState(name) && name.join("").length > 2);
  return isOneOf && !name.every(isKnownWord);
}
