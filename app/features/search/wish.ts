import type { Expression } from "./boolean.ts";
import { type Keywords, readKeywords, wordsOf } from "./keywords.ts";
import { type Asked, wordsAskedBy } from "./lexicon.ts";
import { type PlaceLexicon, placeAskedBy, placeQuery } from "./places.ts";
import { ALL, allWordsOf, noneOf, oneOf, type Query } from "./query.ts";
import { isPlaceAlone } from "./understanding/places.ts";
import { understand } from "./understanding/understand.ts";
import { type Level, wordsQuery } from "./words-query.ts";

/** A search with operators, each of its texts understood. */
export type Wish =
  | { kind: "words"; keywords: Keywords }
  | { kind: "place"; name: string }
  | { kind: "and" | "or"; parts: readonly Wish[] }
  | { kind: "not"; part: Wish };

/**
 * Understands the texts of an expression as a search for people without operators is: with synonyms, occupations, and
 * places. A phrase is literal. Null for an expression without letters or digits.
 */
export function wishOf(expression: Expression): Wish | null {
  if (expression.kind === "text") return wishOfText(expression.text);
  if (expression.kind === "not") {
    const part = wishOf(expression.part);
    return part && { kind: "not", part };
  }
  return joined(expression.kind, expression.parts.map(wishOf));
}

function wishOfText(text: string): Wish | null {
  const words = wordsOf(text);
  if (words.length === 0) return null;
  if (text.startsWith('"')) return { kind: "words", keywords: readKeywords(text) };
  if (isPlaceAlone(words)) return { kind: "place", name: words.join(" ") };
  // A word before an operator is complete, as one before a period is.
  const { keywords, place } = understand(`${text}.`, { isOfPeople: true });
  const named = place && ({ kind: "place", name: place.name } as const);
  return joined("and", [keywords.kind === "words" ? { kind: "words", keywords } : null, named]);
}

function joined(kind: "and" | "or", all: ReadonlyArray<Wish | null>): Wish | null {
  const parts = all.filter((part) => part !== null);
  return parts.length > 1 ? { kind, parts } : (parts[0] ?? null);
}

/** Returns the query for a wish at this level; what is excluded may be nowhere. */
export function wishQuery(wish: Wish, level: Level, lexicon: PlaceLexicon): Query {
  switch (wish.kind) {
    case "words":
      return wish.keywords.kind === "words" ? wordsQuery(wish.keywords, level, lexicon) : ALL;
    case "place":
      return placeQuery(wish.name, lexicon);
    case "not":
      return noneOf(wishQuery(wish.part, "mentioned", lexicon));
    case "and":
      return allWordsOf(wish.parts.map((part) => wishQuery(part, level, lexicon)));
    case "or":
      return oneOf(wish.parts.map((part) => wishQuery(part, level, lexicon)));
  }
}

/** Returns what has to be looked up for a wish. */
export function wishAskedBy(wish: Wish): Asked {
  if (wish.kind === "words") return { ...wordsAskedBy(wish.keywords), placeWords: [] };
  if (wish.kind === "place") return { words: [], unfinished: [], pairs: [], ...placeAskedBy(wish.name) };
  return mergedAsked((wish.kind === "not" ? [wish.part] : wish.parts).map(wishAskedBy));
}

/** Joins what several searches have to look up. */
export function mergedAsked(all: readonly Asked[]): Asked {
  return {
    words: [...new Set(all.flatMap(({ words }) => words))],
    unfinished: [...new Set(all.flatMap(({ unfinished }) => unfinished))],
    pairs: all.flatMap(({ pairs }) => pairs),
    placeWords: [...new Set(all.flatMap(({ placeWords }) => placeWords))],
    entries: [...new Set(all.flatMap(({ entries }) => entries))],
  };
}

/** Returns the words that a wish wants, without phrases and what it excludes. */
export function wantedWords(wish: Wish): Keywords {
  const groups = groupsOf(wish);
  return groups.length === 0 ? { kind: "none" } : { kind: "words", groups, isStrict: false };
}

function groupsOf(wish: Wish): Extract<Keywords, { kind: "words" }>["groups"] {
  if (wish.kind === "words")
    return wish.keywords.kind === "words" && !wish.keywords.isStrict ? wish.keywords.groups : [];
  return wish.kind === "and" || wish.kind === "or" ? wish.parts.flatMap(groupsOf) : [];
}
