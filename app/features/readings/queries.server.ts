import { itemsOf } from "#app/vocabulary/compile.ts";
import { FIELDS } from "#app/vocabulary/fields.ts";
import { stemOf, wordsOf } from "#app/vocabulary/words.ts";

const MOST_SUGGESTED = 8;
const MOST_NAMED = 3;

/** An occupation with its name and other titles, folded for comparison. */
type Known = { name: string; folded: string; titles: readonly string[] };

/** `byName` has each name as it is written, folded, and by its stems; what is written exactly so wins. */
type Lookup = { known: readonly Known[]; byName: ReadonlyMap<string, string>; byTitle: ReadonlyMap<string, string[]> };

let made: Lookup | null = null;

/**
 * Suggests up to eight occupations while a person types: first those whose name begins with the text, then those with
 * it as another title, with a word of the name or a title that begins so, or a word of a title. "book k" finds
 * Bookkeeper by its title "book keeper", and so does "bookeeper": doubled letters count once.
 */
export function suggestOccupations(typed: string): string[] {
  const begun = folded(typed);
  if (begun === "") return [];
  const found = lookup().known.flatMap(({ name, folded: own, titles }) => {
    const rank = rankOf(begun, own, titles);
    return rank === null ? [] : [{ name, rank }];
  });
  return found
    .toSorted((a, b) => a.rank - b.rank || a.name.length - b.name.length || (a.name < b.name ? -1 : 1))
    .slice(0, MOST_SUGGESTED)
    .map(({ name }) => name);
}

function rankOf(begun: string, name: string, titles: readonly string[]): number | null {
  const word = ` ${begun}`;
  if (name.startsWith(begun)) return 0;
  if (titles.includes(begun)) return 1;
  // A person sees why such a name is suggested; of another title they see nothing.
  if (name.includes(word)) return 2;
  if (titles.some((title) => title.startsWith(begun))) return 3;
  return titles.some((title) => title.includes(word)) ? 4 : null;
}

/** The vocabulary's names of the typed occupations, or a sentence that says what is wrong. */
type FoundOccupations = { names: string[]; problem: null } | { names: null; problem: string };

/** Looks up occupations by name or other title, in any spelling. */
export function findOccupations(typed: readonly string[]): FoundOccupations {
  const { byName, byTitle } = lookup();
  const names = new Set<string>();
  for (const one of typed) {
    const key = keyOf(one);
    // "Accounting manager" and "Account manager" have the same stems, and are two occupations.
    const name = byName.get(one) ?? byName.get(folded(one)) ?? byName.get(key);
    const titled = name === undefined ? (byTitle.get(key) ?? []) : [name];
    const [first] = titled;
    if (first === undefined) return { names: null, problem: unknownText(one) };
    if (titled.length > 1) return { names: null, problem: severalText(one, titled) };
    names.add(first);
  }
  return { names: [...names], problem: null };
}

/**
 * Returns these problems as messages by field, so that a form that is refused for another reason reports all at once.
 */
export function occupationErrors(typed: string | readonly string[] | undefined): Record<string, string> {
  const names = [typed ?? []].flat().flatMap((line) => itemsOf(line));
  const { problem } = findOccupations(names);
  return problem === null ? {} : { occupations: problem };
}

function unknownText(name: string): string {
  return `We don't know the occupation “${name}”. Please choose a suggested one, or leave the field empty.`;
}

function severalText(name: string, several: readonly string[]): string {
  return `“${name}” can be several occupations. Please choose one, such as ${several.slice(0, MOST_NAMED).join(", ")}.`;
}

function lookup(): Lookup {
  made ??= makeLookup();
  return made;
}

function makeLookup(): Lookup {
  const entries = FIELDS.flatMap(({ occupations }) =>
    occupations.map(({ name, titles }) => ({ name, titles: itemsOf(titles) })),
  );
  const byTitle = new Map<string, string[]>();
  for (const { name, titles } of entries) {
    for (const key of new Set(titles.map(keyOf))) byTitle.set(key, [...(byTitle.get(key) ?? []), name]);
  }
  return {
    known: entries.map(({ name, titles }) => ({ name, folded: folded(name), titles: titles.map(folded) })),
    byName: new Map(
      [keyOf, folded, String].flatMap((keyed) => entries.map(({ name }): [string, string] => [keyed(name), name])),
    ),
    byTitle,
  };
}

/** Folds a name for comparison: its words without "retired" before them, and with doubled letters once. */
function folded(text: string): string {
  return withLettersOnce(occupationWords(text).join(" "));
}

function keyOf(text: string): string {
  return withLettersOnce(occupationWords(text).map(stemOf).join(" "));
}

const NO_LONGER = new Set(["retired", "semiretired", "former", "formerly", "ex"]);

function occupationWords(text: string): string[] {
  const words = wordsOf(text);
  const first = words.findIndex((word) => !NO_LONGER.has(word));
  return first > 0 ? words.slice(first) : words;
}

/** "Bookeeper" and "bookkeeper" become the same. */
function withLettersOnce(text: string): string {
  return text.replaceAll(/(\p{L})\1+/gu, "$1");
}
