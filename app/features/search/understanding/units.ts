import { MARKS } from "#app/domain/index-format.ts";
import { entryOf, firstEntryOf } from "#app/features/readings/keys.ts";
import { type Term, withoutWeakWords, withSynonyms } from "#app/features/search/keywords.ts";
import type { Concept, Sense } from "#app/vocabulary/compile.ts";
import { occupationsDescribedBy } from "#app/vocabulary/described.ts";
import type { WorkField } from "#app/vocabulary/field-names.ts";
import { vocabulary } from "#app/vocabulary/vocabulary.ts";
import { stemOf } from "#app/vocabulary/words.ts";
import { isTimeOfWork, type WayOfWorking } from "./filters.ts";
import {
  conceptsStartingWith,
  isKnownWord,
  isWrittenName,
  kindsOf,
  occupationsSuggestedBy,
  otherSpellings,
  sensesOf,
} from "./names.ts";
import { isCommonWord, wordWeight } from "./weights.ts";

/** One thing that a search asks for: its chip's label, and its weight in the search. */
export type Unit = {
  kind: "trade" | "skill" | "words" | "way";
  label: string;
  /** As typed, folded. */
  words: readonly string[];
  term: Term;
  weight: number;
  /** Index entries of related occupations, each with its closeness from 0 to 1. */
  near: ReadonlyMap<string, number>;
  /** It is a whole field of work: "retail". */
  isField?: true;
};

/**
 * An occupation that a text describes in other words, and its index entries with their closeness to the description.
 */
export type Described = { name: string; near: ReadonlyMap<string, number> };

/** The factor for a description beside the name of an occupation, because mostly the named one is meant. */
const BESIDE_A_NAME = 0.6;

/** From this fit on, the neighbors of a described occupation are close as well, so many times less. */
const SURELY_DESCRIBED = 0.95;
const NEIGHBOR_OF_DESCRIBED = 0.8;

/**
 * Returns the occupations that units describe together; none if they are little more than a name. `all` are the words
 * that were typed, with those that name nothing by themselves: "looking after".
 */
export function describedBy(units: readonly Unit[], all = units.flatMap(({ words }) => words)): Described[] {
  const trades = units.filter(({ kind }) => kind === "trade");
  // "Drive" and "building" are what somebody does, "driver" and "builder" what somebody is.
  const isNamed = trades.some(({ words }) => isWrittenName(words));
  if (trades.length > 0 && units.length === trades.length && isNamed) return [];
  const ways = new Set(
    units.filter(({ kind, label }) => kind === "way" && !isTimeOfWork(label)).flatMap(({ words }) => words),
  );
  const said = all.filter((word) => !ways.has(word));
  return occupationsDescribedBy(said.join(" ")).map(({ name, fit }) => {
    const near = isNamed ? fit * BESIDE_A_NAME : fit;
    const { byKey, neighbors } = vocabulary();
    const id = byKey.get(`o:${name}`) ?? -1;
    const around = fit < SURELY_DESCRIBED ? [] : [...(neighbors.get(id) ?? [])];
    const nearby = around.map(([other, degree]): [number, number] => [other, degree * near * NEIGHBOR_OF_DESCRIBED]);
    return { name, near: entriesNear(new Map([...nearby, [id, near]])) };
  });
}

/** Returns the unit for a field of work ("retail", "health care"): jobs of the field before those that mention it. */
export function unitOfField(words: readonly string[], { label, fields, occupations }: WorkField): Unit {
  const tagged = [
    ...fields.map((field) => MARKS.firstField + field),
    ...occupations.map((name) => firstEntryOf(`o:${name}`)),
  ];
  const named = [...fields.map((field) => MARKS.field + field), ...occupations.map((name) => entryOf(`o:${name}`))];
  const term = termOf([[...words]], { concepts: { own: [], kinds: [], tagged, named } });
  return { kind: "trade", label, words, term, weight: wordWeight.open, near: new Map(), isField: true };
}

/** The most words in a name. */
export const LONGEST_NAME = 6;

/** A unit and the number of terms it takes; null for filler. */
export type Found = { unit: Unit | null; length: number };

/** Returns the folded words of a term with a single run, as typed terms have. */
export function runOf({ runs: [run = []] }: Term): readonly string[] {
  return run;
}

/** Returns the unit for a way of working ("remote", "two days a week"). */
export function unitOfWay(words: readonly string[], { label, entries, concepts }: WayOfWorking): Unit {
  const term = termOf(concepts ? [] : [[...words]], { entries, concepts });
  return { kind: "way", label, words, term, weight: wordWeight.way, near: new Map() };
}

/** In a hyphenated pair with a word this short, many people write it as one word: "t-shirt". */
const SHORT = 3;

/** Adds the joined spelling to such a term. */
export function withJoined(term: Term): Term {
  const [words = []] = term.runs;
  const isJoined = words.length === 2 && words.some((word) => word.length <= SHORT);
  return isJoined ? { ...term, runs: [...term.runs, [words.join("")]] } : term;
}

function termOf(runs: string[][], { entries = [], concepts }: Pick<Partial<Term>, "entries" | "concepts">): Term {
  return { runs, entries, ...(concepts ? { concepts } : {}), isPrefix: false, isExcluded: false };
}

type Name = { trades: number[]; skills: number[]; kinds: number[]; isOpen: boolean; spelling: readonly string[] };

/**
 * Returns what a name means beside the other words. Senses that need certain words around them count only where these
 * are present or no other sense is; then the meaning is ambiguous. Null where it means nothing.
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

/**
 * Returns the unit for the occupation or skill that these words name among all typed words; null where they name none.
 */
export function unitOfName(words: readonly string[], all: readonly string[]): Unit | null {
  const name = nameOf(words, all);
  if (name === null) return null;
  const { trades, skills, kinds, isOpen, spelling } = name;
  const { concepts } = vocabulary();
  const isTrade = trades.length + kinds.length > 0;
  const isOccupation = (id: number) => concepts[id]?.kind === "occupation";
  // A dotnet developer has the skill, whatever else the ad calls it.
  const after = isTrade ? [] : conceptsStartingWith([...words, ""]).filter(isOccupation);
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

/** Shorter words are joined by chance: "in side". */
const SHORTEST_JOINED = 7;

/** Returns the unit for two words that are one in the vocabulary: "data base", "boiler maker". Null for others. */
export function unitOfSplitWord(words: readonly string[], all: readonly string[]): Unit | null {
  const joined = words.join("");
  if (words.length !== 2 || joined.length < SHORTEST_JOINED || !isKnownWord(joined)) return null;
  const unit = unitOfName([joined], all) ?? plainUnits([termOf([[joined]], {})])[0];
  return unit ? { ...unit, words, term: { ...unit.term, runs: [...unit.term.runs, [...words]] } } : null;
}

/** How close what the last words of a name mean is to the full name: other teachers to a chemistry teacher. */
const HEAD_WORD_CLOSENESS = 0.65;

/** Returns the neighbors of the occupations, and of those that the last words name by themselves. */
function nearTrades(words: readonly string[], { trades, kinds }: Name): Map<string, number> {
  const { neighbors } = vocabulary();
  const near = new Map<number, number>();
  const add = (id: number, degree: number) => near.set(id, Math.max(degree, near.get(id) ?? 0));
  for (const id of trades) for (const [other, degree] of neighbors.get(id) ?? []) add(other, degree);
  const head = words.length > 1 ? headOf(words) : null;
  for (const id of [...(head?.trades ?? []), ...(head?.kinds ?? [])]) add(id, HEAD_WORD_CLOSENESS);
  for (const id of head?.trades ?? [])
    for (const [other, degree] of neighbors.get(id) ?? []) add(other, degree * HEAD_WORD_CLOSENESS);
  for (const id of [...trades, ...kinds]) near.delete(id);
  return entriesNear(near);
}

/** The factor for occupations that are not a job's main one. */
const SECONDARY_OCCUPATION = 0.8;

function entriesNear(near: ReadonlyMap<number, number>): Map<string, number> {
  const { concepts } = vocabulary();
  return new Map(
    [...near].flatMap(([id, degree]): Array<[string, number]> => {
      const key = concepts[id]?.key ?? "";
      return [
        [firstEntryOf(key), degree],
        [entryOf(key), degree * SECONDARY_OCCUPATION],
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
  const users = skills
    .map((id) => occupationsOfSkill.get(id) ?? [])
    .filter(({ length }) => length <= MAX_OCCUPATIONS_OF_SKILL);
  return new Map(firstOf(users.flat().map(([id]) => id)).map((entry) => [entry, OF_ITS_TRADE]));
}

/** A skill that no more occupations than this need suggests them; their closeness to a search for the skill. */
const MAX_OCCUPATIONS_OF_SKILL = 6;
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

/** The fewest letters from which we complete a name. */
const MIN_COMPLETED_LETTERS = 3;

/** Completes a name of which the remaining words are the beginning: "electri", "tax acc". */
export function completionAt(terms: readonly Term[], at: number): Found | null {
  const words = terms.slice(at).flatMap(runOf);
  if (words.length > LONGEST_NAME || words.join("").length < MIN_COMPLETED_LETTERS) return null;
  if (words.length === 1 && isKnownWord(words[0] ?? "")) return null;
  const { concepts } = vocabulary();
  const ids = conceptsStartingWith(words);
  const start = words.join(" ");
  const some = (isMeant: (concept: Concept) => boolean) =>
    ids.filter((id) => concepts[id] !== undefined && isMeant(concepts[id]));
  // An occupation that only has this as another title comes after those that are named so.
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

/** Returns units for words that are in no name, each with its known synonyms. */
export function plainUnits(terms: readonly Term[]): Unit[] {
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
  return new Map(firstOf(words.flatMap(occupationsSuggestedBy)).map((entry) => [entry, OF_ITS_TRADE]));
}
