import { entryOf, firstEntryOf } from "#app/features/readings/keys/rules.ts";
import type { Concept, Sense } from "#app/vocabulary/compile.ts";
import { vocabulary } from "#app/vocabulary/vocabulary.ts";
import { stemOf } from "#app/vocabulary/words.ts";
import {
  type Concepts,
  isWeakWord,
  type Keywords,
  readGroups,
  readKeywords,
  type Term,
  withoutWeakWords,
  withSynonyms,
} from "../rules.ts";
import { isFiller, LONGEST_FILLER, LONGEST_WAY, type WayOfWorking, wayOfWorking } from "./filters.ts";
import { conceptsBegunBy, isKnownWord, kindsOf, occupationsToldBy, otherSpellings, sensesOf } from "./names.ts";
import { placeIn } from "./places.ts";
import { isCommonWord, wordWeight } from "./weights.ts";

/** One thing that a search asks for: what a chip calls it, and how much of the question it carries. */
export type Unit = {
  kind: "trade" | "skill" | "words" | "way";
  label: string;
  /** As typed, folded. */
  words: readonly string[];
  term: Term;
  weight: number;
  /** Entries of trades near to it, each with how near: 0 to 1. */
  near: ReadonlyMap<string, number>;
};

/** What a typed text asks for, as far as it was understood. */
export type Understanding = {
  keywords: Keywords;
  /** A place among the words, folded, with the words that it was said in; null where there is none. */
  place: { name: string; words: readonly string[] } | null;
  /** Each thing that is wanted; none where alternatives, quotes, or signs say how the text is meant. */
  units: readonly Unit[];
};

/** Names of this many words are looked for. */
const LONGEST_NAME = 6;

/** `hasPlace` where a place is asked for elsewhere: then words are no place. `isOfPeople` where they name no way of working. */
type Reader = { hasPlace?: boolean; isOfPeople?: boolean };

/**
 * Reads what a person typed by what is known of work: names of trades and skills, ways of working, a place, and words that
 * say nothing ("jobs", "near me"). What is quoted is meant as typed.
 */
export function understand(typed: string, { hasPlace = false, isOfPeople = false }: Reader = {}): Understanding {
  const read = readGroups(typed);
  if (read.kind !== "words" || read.isStrict) return { keywords: readKeywords(typed), place: null, units: [] };
  const unwanted = read.excluded.map((term) => withOtherNames(term, isOfPeople));
  const [only, ...alternatives] = read.groups;
  if (!only || alternatives.length > 0) {
    const groups = read.groups.map((group, index) => {
      const isLast = index === read.groups.length - 1;
      return [
        ...unitsOf(group, { isUnfinished: isLast && read.isUnfinished, isOfPeople }).map(({ term }) => term),
        ...unwanted,
      ];
    });
    return { keywords: wanted(groups.length > 0 ? groups : [unwanted]), place: null, units: [] };
  }
  const place = hasPlace ? null : placeOf(only);
  const units = unitsOf(place?.others ?? only, {
    isUnfinished: read.isUnfinished && !place?.isLast,
    isOfPeople,
  });
  const terms = [...units.map(({ term }) => term), ...unwanted];
  return { keywords: terms.length > 0 ? wanted([terms]) : { kind: "none" }, place, units };
}

function wanted(groups: Term[][]): Keywords {
  return { kind: "words", groups, isStrict: false };
}

function runOf({ runs: [run = []] }: Term): readonly string[] {
  return run;
}

/** The place that plain words name, and the other terms. */
function placeOf(terms: readonly Term[]) {
  const words = terms.flatMap(runOf);
  if (terms.some((term) => runOf(term).length !== 1)) return null;
  const found = placeIn(words);
  if (found === null) return null;
  const others = terms.toSpliced(found.from, found.until - found.from);
  const said = words.slice(found.from, found.until);
  return { name: found.place, words: said, others, isLast: found.until === terms.length };
}

/** From left to right: the longest name, way of working, or filler at each place, else the word itself. */
function unitsOf(
  terms: readonly Term[],
  { isUnfinished, isOfPeople }: { isUnfinished: boolean; isOfPeople: boolean },
): Unit[] {
  const units: Unit[] = [];
  let plain: Term[] = [];
  const flush = () => {
    units.push(...plainUnits(plain));
    plain = [];
  };
  for (let at = 0; at < terms.length; ) {
    const whole = longestAt(terms, at, isOfPeople);
    const begun = isUnfinished && (whole?.length ?? 0) < terms.length - at ? begunAt(terms, at) : null;
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
  return kept.map((unit) => (unit.kind === "way" ? unit : { ...unit, term: withJoined(unit.term) }));
}

type Found = { unit: Unit | null; length: number };

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
    const unit = unitOfName(words, terms.flatMap(runOf));
    if (unit) return { unit, length };
  }
  return null;
}

function unitOfWay(words: readonly string[], { label, entries, concepts }: WayOfWorking): Unit {
  const term = termOf(concepts ? [] : [[...words]], { entries, concepts });
  return { kind: "way", label, words, term, weight: wordWeight.way, near: new Map() };
}

/** Of two words that are held together one is so short that many write them as one: "t-shirt". */
const SHORT = 3;

function withJoined(term: Term): Term {
  const [words = []] = term.runs;
  const isJoined = words.length === 2 && words.some((word) => word.length <= SHORT);
  return isJoined ? { ...term, runs: [...term.runs, [words.join("")]] } : term;
}

function termOf(runs: string[][], { entries = [], concepts }: Pick<Partial<Term>, "entries" | "concepts">): Term {
  return { runs, entries, ...(concepts ? { concepts } : {}), isPrefix: false, isExcluded: false };
}

type Name = { trades: number[]; skills: number[]; kinds: number[]; isOpen: boolean; spelling: readonly string[] };

/**
 * What a name means beside these words. Senses that need others around them count only where these, or no other sense, are
 * there; then it is open which is meant. Null where it means nothing.
 */
function nameOf(words: readonly string[], all: readonly string[]): Name | null {
  const { concepts } = vocabulary();
  if (words.length === 1 && isCommonWord(words[0] ?? "")) return null;
  const known = sensesOf(words);
  const senses = known.senses.filter(({ concept }) => !concepts[concept]?.isGeneric);
  const around = new Set(all.filter((word) => !words.includes(word)).map(stemOf));
  const isTrade = ({ concept }: Sense) => concepts[concept]?.kind === "occupation";
  const isFitting = ({ context }: Sense) => context === null || [...context].some((stem) => around.has(stem));
  const fitting = senses.filter((sense) => isTrade(sense) && isFitting(sense));
  const isOpen = fitting.length === 0;
  const trades = (isOpen ? senses.filter(isTrade) : fitting).map(({ concept }) => concept);
  const skills = senses.filter((sense) => !isTrade(sense)).map(({ concept }) => concept);
  const kinds = kindsOf(words, trades);
  if (trades.length + skills.length + kinds.length === 0) return null;
  return { trades, skills, kinds, isOpen: isOpen && trades.length > 0, spelling: known.spelling };
}

function unitOfName(words: readonly string[], all: readonly string[]): Unit | null {
  const name = nameOf(words, all);
  if (name === null) return null;
  const { trades, skills, kinds, isOpen, spelling } = name;
  const { concepts } = vocabulary();
  const isTrade = trades.length + kinds.length > 0;
  const isOccupation = (id: number) => concepts[id]?.kind === "occupation";
  // A dotnet developer has the skill, whatever else it is called in the ad.
  const after = isTrade ? [] : conceptsBegunBy([...words, ""]).filter(isOccupation);
  const tagged = [...entriesOf(trades), ...firstOf(skills), ...firstOf(after)];
  const others = [spelling, ...(isTrade ? [] : otherSpellings(skills))].filter(
    (run) => run.join(" ") !== words.join(" "),
  );
  const runs = [[...words], ...others.map((run) => [...run])];
  const [only, ...more] = isTrade ? trades : skills;
  return {
    kind: isTrade ? "trade" : "skill",
    label: (more.length === 0 && concepts[only ?? -1]?.name) || sentence(words),
    words,
    term: termOf(runs, { concepts: { own: firstOf(trades), kinds: firstOf(kinds), tagged, named: entriesOf(skills) } }),
    weight: isOpen ? wordWeight.open : isTrade ? wordWeight.trade : wordWeight.skill(skills),
    near: isTrade ? nearTrades(words, name) : nearSkills(skills),
  };
}

/** How near what the last words of a name mean by themselves is to all of it: other teachers to a chemistry teacher. */
const OF_ITS_HEAD = 0.65;

/** The neighbors of trades, and those of what the last words name by themselves. */
function nearTrades(words: readonly string[], { trades, kinds }: Name): Map<string, number> {
  const { neighbors } = vocabulary();
  const near = new Map<number, number>();
  const add = (id: number, degree: number) => near.set(id, Math.max(degree, near.get(id) ?? 0));
  for (const id of trades) for (const [other, degree] of neighbors.get(id) ?? []) add(other, degree);
  const head = words.length > 1 ? headOf(words) : null;
  for (const id of [...(head?.trades ?? []), ...(head?.kinds ?? [])]) add(id, OF_ITS_HEAD);
  for (const id of head?.trades ?? [])
    for (const [other, degree] of neighbors.get(id) ?? []) add(other, degree * OF_ITS_HEAD);
  for (const id of [...trades, ...kinds]) near.delete(id);
  return entriesNear(near);
}

/** What a job is about beside its first trade is that much less near. */
const BESIDE_ITS_FIRST = 0.8;

function entriesNear(near: ReadonlyMap<number, number>): Map<string, number> {
  const { concepts } = vocabulary();
  return new Map(
    [...near].flatMap(([id, degree]): Array<[string, number]> => {
      const key = concepts[id]?.key ?? "";
      return [
        [firstEntryOf(key), degree],
        [entryOf(key), degree * BESIDE_ITS_FIRST],
      ];
    }),
  );
}

function headOf(words: readonly string[]): Name | null {
  for (let from = 1; from < words.length; from += 1) {
    const head = nameOf(words.slice(from), words);
    if (head && head.trades.length + head.kinds.length > 0) return head;
  }
  return null;
}

function nearSkills(skills: readonly number[]): Map<string, number> {
  const { occupationsOfSkill } = vocabulary();
  const users = skills.map((id) => occupationsOfSkill.get(id) ?? []).filter(({ length }) => length <= MOST_USERS);
  return new Map(firstOf(users.flat().map(([id]) => id)).map((entry) => [entry, OF_ITS_TRADE]));
}

/** A skill that so few trades need tells of these; how near they are to what asks for it. */
const MOST_USERS = 6;
const OF_ITS_TRADE = 0.5;

function entriesOf(ids: readonly number[]): string[] {
  const { concepts } = vocabulary();
  return ids.map((id) => entryOf(concepts[id]?.key ?? ""));
}

function firstOf(ids: readonly number[]): string[] {
  const { concepts } = vocabulary();
  return ids.map((id) => firstEntryOf(concepts[id]?.key ?? ""));
}

function sentence(words: readonly string[]): string {
  const text = words.join(" ");
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** The fewest letters of a name from which it is known what they may become. */
const LEAST_BEGUN = 3;

/** A name that the rest of the words begins: "electri", "tax acc". */
function begunAt(terms: readonly Term[], at: number): Found | null {
  const words = terms.slice(at).flatMap(runOf);
  if (words.length > LONGEST_NAME || words.join("").length < LEAST_BEGUN) return null;
  if (words.length === 1 && isKnownWord(words[0] ?? "")) return null;
  const { concepts } = vocabulary();
  const ids = conceptsBegunBy(words);
  const start = words.join(" ");
  const some = (isMeant: (concept: Concept) => boolean) =>
    ids.filter((id) => concepts[id] !== undefined && isMeant(concepts[id]));
  // A trade that is only also called so comes behind those that are.
  const isNamed = ({ name }: Concept) => name.toLowerCase().startsWith(start);
  const own = some((concept) => concept.kind === "occupation" && isNamed(concept));
  const kinds = some((concept) => concept.kind === "occupation" && !isNamed(concept));
  const skills = some(({ kind }) => kind === "skill");
  if (ids.length === 0) return null;
  const begun = {
    own: firstOf(own),
    kinds: firstOf(kinds),
    tagged: [...entriesOf(own), ...firstOf(skills)],
    named: entriesOf(skills),
  };
  const length = terms.length - at;
  const term = { ...termOf([[...words]], { concepts: begun }), isPrefix: true };
  const near = new Map<string, number>();
  return { unit: { kind: "words", label: sentence(words), words, term, weight: wordWeight.skill([]), near }, length };
}

/** Words that no name has, each with its other names as far as these are known. */
function plainUnits(terms: readonly Term[]): Unit[] {
  if (terms.length === 0) return [];
  const strong = withSynonyms(withoutWeakWords([...terms]));
  return strong.map((term) => {
    const words = runOf(term);
    return {
      kind: "words",
      label: words.join(" "),
      words,
      term,
      weight: wordWeight.words(words),
      near: nearWords(words),
    };
  });
}

function nearWords(words: readonly string[]): Map<string, number> {
  return new Map(firstOf(words.flatMap(occupationsToldBy)).map((entry) => [entry, OF_ITS_TRADE]));
}

/** What is kept out is so under its other names, too. */
function withOtherNames(term: Term, isOfPeople: boolean): Term {
  const words = runOf(term);
  const [named = term] = withSynonyms([term]);
  const way = isOfPeople ? null : wayOfWorking(words);
  if (way) return { ...named, entries: way.entries, ...(way.concepts ? { concepts: way.concepts } : {}) };
  const { concepts } = unitOfName(words, words)?.term ?? {};
  return concepts ? { ...named, concepts: withoutNamed(concepts) } : named;
}

function withoutNamed({ own }: Concepts): Concepts {
  return { own, kinds: [], tagged: [], named: [] };
}
