import { MARKS } from "#app/domain/index-format.ts";
import {
  type Concepts,
  isNegation,
  isWeakWord,
  type Keywords,
  readGroups,
  readKeywords,
  type Term,
  withSynonyms,
} from "#app/features/search/keywords.ts";
import { fieldNamed } from "#app/vocabulary/field-names.ts";
import { isFiller, LONGEST_FILLER, LONGEST_WAY, wayOfWorking } from "./filters.ts";
import { endsTitles, isKnownWord } from "./names.ts";
import { isPlace, placeIn } from "./places.ts";
import {
  completionAt,
  type Described,
  describedBy,
  type Found,
  LONGEST_NAME,
  plainUnits,
  runOf,
  type Unit,
  unitOfField,
  unitOfName,
  unitOfSplitWord,
  unitOfWay,
  withJoined,
} from "./units.ts";
import { isCommonWord } from "./weights.ts";

/** What we understood of a search text. */
export type Understanding = {
  keywords: Keywords;
  /** The location among the words, folded, with the words that name it; null if there is none. */
  place: { name: string; words: readonly string[] } | null;
  /** Each thing that is wanted; none where alternatives, quotes, or operators make the meaning explicit. */
  units: readonly Unit[];
  /** The trades that a text describes which names none, the best first. */
  described: readonly Described[];
};

/**
 * With `hasPlace` another field asks for the location, so words are not read as one; with `isOfPeople` words are not
 * read as ways of working.
 */
type Reader = { hasPlace?: boolean; isOfPeople?: boolean };

/**
 * Interprets a search text with the knowledge of work: names of occupations and skills, ways of working, a location,
 * and filler ("jobs", "near me"). Quoted text is taken literally.
 */
export function understand(typed: string, { hasPlace = false, isOfPeople = false }: Reader = {}): Understanding {
  const read = readGroups(typed);
  if (read.kind !== "words" || read.isStrict)
    return { keywords: readKeywords(typed), place: null, units: [], described: [] };
  const parted = read.groups.map((group) => withoutNegations(group, isOfPeople));
  const unwanted = [
    ...read.excluded.map((term) => withOtherNames(term, isOfPeople)),
    ...parted.flatMap(({ excluded }) => excluded),
  ];
  const asked = parted.map(({ asked }) => asked).filter(({ length }) => length > 0);
  const last = read.groups.at(-1)?.at(-1);
  const isUnfinished = (terms: readonly Term[]) => read.isUnfinished && terms.at(-1) === last;
  const either = hasPlace ? null : eitherPlace(asked, isOfPeople);
  const [only = [], ...alternatives] = either ? [either.others] : asked;
  if (alternatives.length > 0) {
    const last = asked.at(-1) ?? [];
    const place = hasPlace ? null : placeOf(last, isOfPeople);
    const isShared = place?.isLast === true && place.others.length > 0;
    const groups = sharingWays(
      [...asked.slice(0, -1), isShared ? place.others : last].map((group) =>
        unitsOf(group, { isUnfinished: isUnfinished(group), isOfPeople }),
      ),
    );
    const terms = groups.map((units) => [...units.map(({ term }) => term), ...unwanted]);
    return {
      keywords: wanted(terms),
      place: isShared ? place : null,
      units: [],
      described: isOfPeople ? [] : groups.flatMap((group) => describedBy(group)),
    };
  }
  const place = either ?? (hasPlace ? null : placeOf(only, isOfPeople));
  const units = unitsOf(place?.others ?? only, { isUnfinished: isUnfinished(only) && !place?.isLast, isOfPeople });
  const terms = [...units.map(({ term }) => term), ...unwanted];
  const keywords: Keywords = terms.length > 0 ? wanted([terms]) : { kind: "none" };
  const said = (place?.others ?? only).flatMap(runOf);
  return { keywords, place, units, described: isOfPeople ? [] : describedBy(units, said) };
}

/**
 * Takes "not sales", "no weekends", and "winters off" out of plain terms. What the vocabulary knows is excluded where a
 * job is read or titled so, because a text that says "no weekends" has the word, too. What it does not know is dropped:
 * "no experience".
 */
function withoutNegations(terms: readonly Term[], isOfPeople: boolean): { asked: Term[]; excluded: Term[] } {
  const asked: Term[] = [];
  const excluded: Term[] = [];
  for (let at = 0; at < terms.length; ) {
    const term = terms[at];
    const own = longestAt(terms, at, isOfPeople);
    const isOff = own?.unit?.kind === "way" && wordAt(terms, at + own.length) === "off";
    if (own?.unit && isOff) {
      excluded.push(withoutWords(own.unit.term));
      at += own.length + 1;
      continue;
    }
    // "No summers" is a name of its own.
    if (!term || !isNegation(wordAt(terms, at)) || at + 1 === terms.length || (own?.length ?? 0) > 1) {
      asked.push(...terms.slice(at, at + 1));
      at += 1;
      continue;
    }
    const next = terms.findIndex((_, index) => index > at && !isWeakWord(wordAt(terms, index)));
    const found = longestAt(terms, next, isOfPeople);
    if (found?.unit) excluded.push(withoutWords(found.unit.term));
    at = next < 0 ? terms.length : next + (found?.length ?? 1);
    if (!found?.unit) while (at < terms.length && isPlainAt(terms, at, isOfPeople)) at += 1;
  }
  return asked.length > 0 || excluded.length > 0 ? { asked, excluded } : { asked: [...terms], excluded };
}

function wordAt(terms: readonly Term[], at: number): string {
  const term = terms[at];
  return term ? runOf(term).join(" ") : "";
}

/** Whether the word here begins nothing that the vocabulary knows, and denies nothing. */
function isPlainAt(terms: readonly Term[], at: number, isOfPeople: boolean): boolean {
  return longestAt(terms, at, isOfPeople) === null && !isNegation(wordAt(terms, at));
}

/**
 * Excludes what documents are about, whatever words they have, but not what they only mention: who wants no evenings
 * may take hours of their own.
 */
function withoutWords({ concepts, entries, runs }: Term): Term {
  const titled = runs.filter(({ length }) => length === 1).map(([word = ""]) => MARKS.skillsWord + word);
  const { own = [], kinds = [], tagged = [] } = concepts ?? {};
  return {
    runs: [],
    entries: [...entries, ...titled, ...own, ...kinds, ...tagged],
    isPrefix: false,
    isExcluded: true,
  };
}

function wanted(groups: Term[][]): Keywords {
  return { kind: "words", groups, isStrict: false };
}

/** Returns the two locations that stand around an "or", and the rest: "bookkeeper in raleigh or durham". */
function eitherPlace([one, other, ...more]: ReadonlyArray<readonly Term[]>, isOfPeople: boolean) {
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

/** Splits plain terms into the location that they name and the rest. */
function placeOf(terms: readonly Term[], isOfPeople: boolean) {
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

type Scanner = { isUnfinished: boolean; isOfPeople: boolean };

/**
 * Returns what terms ask for. A field of work is meant only where nothing else is named: "retail evenings", but not
 * "music" in "teach music to children".
 */
function unitsOf(terms: readonly Term[], scanner: Scanner): Unit[] {
  const units = scan(terms, { ...scanner, mayBeField: true });
  const isOther = ({ kind, isField }: Unit) => kind !== "way" && !isField;
  return units.some(({ isField }) => isField) && units.some(isOther)
    ? scan(terms, { ...scanner, mayBeField: false })
    : units;
}

/**
 * Scans from left to right for the longest name, way of working, or filler at each position; else takes the word
 * itself.
 */
function scan(
  terms: readonly Term[],
  { isUnfinished, isOfPeople, mayBeField }: Scanner & { mayBeField: boolean },
): Unit[] {
  const units: Unit[] = [];
  let plain: Term[] = [];
  const flush = () => {
    units.push(...plainUnits(plain));
    plain = [];
  };
  for (let at = 0; at < terms.length; ) {
    const whole = (mayBeField ? fieldAt(terms, at) : null) ?? longestAt(terms, at, isOfPeople);
    const begun = isUnfinished && (whole?.length ?? 0) < terms.length - at ? completionAt(terms, at) : null;
    const found = begun ?? whole;
    if (found === null) {
      const term = terms[at];
      if (term) plain.push(isUnfinished && at === terms.length - 1 ? { ...term, isPrefix: true } : term);
      at += 1;
      continue;
    }
    if (found.unit) {
      flush();
      units.push(found.unit);
    }
    at += found.length;
  }
  flush();
  const strong = units.filter(({ words }) => words.length !== 1 || !isWeakWord(words[0] ?? ""));
  const kept = strong.length > 0 ? strong : units;
  const hasName = kept.some(({ kind }) => kind === "trade" || kind === "skill" || kind === "way");
  return kept.map((unit) => {
    if (unit.kind === "way") return unit;
    const isOptional = hasName && unit.kind === "words" && unit.words.length === 1 && unit.words.every(saysLittle);
    return { ...unit, term: { ...withJoined(unit.term), ...(isOptional ? { isOptional } : {}) } };
  });
}

/**
 * Gives alternatives what they share: both are remote in "remote editing or writing", and both are for a bookkeeper in
 * "bookkeeper evenings or weekends".
 */
function sharingWays(groups: readonly Unit[][]): Unit[][] {
  const isWay = ({ kind }: Unit) => kind === "way";
  const [ways, others] = [
    groups.map((units) => units.filter(isWay)),
    groups.map((units) => units.filter((unit) => !isWay(unit))),
  ];
  if (others.every(({ length }) => length === 0)) return [...groups];
  const all = ways.flat();
  return groups.map((units, at) => {
    if (others[at]?.length === 0) return [...units, ...(others.find(({ length }) => length > 0) ?? [])];
    return ways[at]?.length === 0 ? [...units, ...all] : units;
  });
}

/** What somebody has beside the skill that it proves: "first aid card". */
const PROOFS = new Set(["card", "license", "licence", "certificate", "certification", "certified", "cert", "diploma"]);

/** Whether a word may be missing beside a name: it is common, and in no title. */
function saysLittle(word: string): boolean {
  return PROOFS.has(word) || (isCommonWord(word) && !endsTitles(word));
}

/** Returns the field of work that is named here, unless a longer name or way of working is. */
function fieldAt(terms: readonly Term[], at: number): Found | null {
  for (let length = Math.min(LONGEST_NAME, terms.length - at); length > 0; length -= 1) {
    const words = terms.slice(at, at + length).flatMap(runOf);
    const field = fieldNamed(words);
    if (field) return { unit: unitOfField(words, field), length };
    if (unitOfName(words, words) || wayOfWorking(words)) return null;
  }
  return null;
}

function longestAt(terms: readonly Term[], at: number, isOfPeople: boolean): Found | null {
  const ways = isOfPeople ? 0 : LONGEST_WAY;
  for (let length = Math.min(ways, terms.length - at); length > 0; length -= 1) {
    const words = terms.slice(at, at + length).flatMap(runOf);
    const way = wayOfWorking(words);
    if (way && (words.length > 1 || way.isNoName)) return { unit: unitOfWay(words, way), length };
  }
  for (let length = Math.min(LONGEST_NAME, terms.length - at); length > 0; length -= 1) {
    const words = terms.slice(at, at + length).flatMap(runOf);
    const way = length <= ways ? wayOfWorking(words) : null;
    if (way) return { unit: unitOfWay(words, way), length };
    if (length <= LONGEST_FILLER && isFiller(words)) return { unit: null, length };
    const all = terms.flatMap(runOf);
    const unit = unitOfName(words, all) ?? unitOfSplitWord(words, all);
    if (unit) return { unit, length };
  }
  return null;
}

/** Excludes a term under its synonyms, too. */
function withOtherNames(term: Term, isOfPeople: boolean): Term {
  const words = runOf(term);
  const [named = term] = withSynonyms([term]);
  const way = isOfPeople ? null : wayOfWorking(words);
  if (way)
    return { ...named, entries: way.entries, ...(way.concepts ? { concepts: { ...way.concepts, named: [] } } : {}) };
  const field = fieldNamed(words);
  const { concepts } = (field ? unitOfField(words, field) : unitOfName(words, words))?.term ?? {};
  if (field && concepts) return { ...named, concepts: { ...concepts, named: [] } };
  return concepts ? { ...named, concepts: withoutNamed(concepts) } : named;
}

function withoutNamed({ own }: Concepts): Concepts {
  return { own, kinds: [], tagged: [], named: [] };
}
