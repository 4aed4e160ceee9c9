import { isWeakWord, type Term } from "#app/features/search/keywords.ts";
import { isFiller } from "./filler.ts";
import { isKnownWord } from "./names.ts";
import { isPlace, placeIn } from "./places.ts";
import { runOf } from "./units.ts";
import { wayOfWorking } from "./ways.ts";

/** A location among terms: folded, with the words that name it and the other terms. */
export type TypedPlace = {
  name: string;
  words: readonly string[];
  others: readonly Term[];
  /** No term stands after it. */
  isLast: boolean;
};

/** Splits plain terms into the location that they name and the rest. */
export function placeOf(terms: readonly Term[], isOfPeople: boolean): TypedPlace | null {
  const words = terms.flatMap(runOf);
  // A hyphen or an apostrophe joins words to one term: "winston-salem", "coeur d'alene".
  const starts = terms.map((_, at) => terms.slice(0, at).flatMap(runOf).length).concat(words.length);
  const found = placeIn(words, { areKnown, isOfPeople });
  if (found === null) return null;
  const [from, until] = [starts.indexOf(found.from), starts.indexOf(found.until)];
  if (from < 0 || until < 0) return null;
  const others = terms.toSpliced(from, until - from);
  return { name: found.place, words: words.slice(found.from, found.until), others, isLast: until === terms.length };
}

/** Whether something is known of each of these words. */
function areKnown(words: readonly string[]): boolean {
  return words.every(
    (word) => isKnownWord(word) || isFiller([word]) || isWeakWord(word) || wayOfWorking([word]) !== null,
  );
}

/** Returns the two locations that stand around an "or", and the rest: "bookkeeper in raleigh or durham". */
export function eitherPlace(
  [one, other, ...more]: ReadonlyArray<readonly Term[]>,
  isOfPeople: boolean,
): TypedPlace | null {
  if (one === undefined || other === undefined || more.length > 0) return null;
  const first = isRemote(one.at(-1))
    ? { name: "remote", words: ["remote"], others: one.slice(0, -1), isLast: true }
    : placeOf(one, isOfPeople);
  const second = placeAtStart(other);
  if (!first?.isLast || second === null) return null;
  return {
    name: `${first.name} or ${second.name}`,
    words: [...first.words, "or", ...second.words],
    others: [...first.others, ...second.others],
    isLast: second.others.length === 0,
  };
}

function isRemote(term: Term | undefined): boolean {
  return term !== undefined && runOf(term).join(" ") === "remote";
}

/** The most terms of a location: a town of three words and a state of two. */
const LONGEST_PLACE = 5;

function placeAtStart(terms: readonly Term[]) {
  for (let length = Math.min(LONGEST_PLACE, terms.length); length > 0; length -= 1) {
    const words = terms.slice(0, length).flatMap(runOf);
    if (isPlace(words)) return { name: words.join(" "), words, others: terms.slice(length) };
  }
  return null;
}
