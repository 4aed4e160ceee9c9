import type { Sense } from "#app/vocabulary/compile.ts";
import { vocabulary } from "#app/vocabulary/vocabulary.ts";
import { stemOf } from "#app/vocabulary/words.ts";
import { entriesNear, entriesOf, firstEntriesOf, suggestedEntries } from "./concept-entries.ts";
import { conceptsStartingWith, isKnownWord, kindsOf, otherSpellings, sensesOf } from "./names.ts";
import { labelOf, plainUnits, termOf, type Unit } from "./units.ts";
import { isCommonWord, wordWeight } from "./weights.ts";

/** The most words in a name. */
export const LONGEST_NAME = 6;

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
  const tagged = [...entriesOf(trades), ...firstEntriesOf(skills), ...firstEntriesOf(after)];
  const others = [spelling, ...(isTrade ? [] : otherSpellings(skills))].filter(
    (run) => run.join(" ") !== words.join(" "),
  );
  const runs = [[...words], ...others.map((run) => [...run])];
  const [only, ...more] = isTrade ? trades : skills;
  return {
    kind: isTrade ? "trade" : "skill",
    label: (more.length === 0 && concepts[only ?? -1]?.name) || labelOf(words),
    words,
    term: termOf(runs, {
      concepts: { own: firstEntriesOf(trades), kinds: firstEntriesOf(kinds), tagged, named: entriesOf(skills) },
    }),
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

function headOf(words: readonly string[]): Name | null {
  for (let from = 1; from < words.length; from += 1) {
    const head = nameOf(words.slice(from), words);
    if (head && head.trades.length + head.kinds.length > 0) return head;
  }
  return null;
}

/** A skill that no more occupations than this need suggests them. */
const MAX_OCCUPATIONS_OF_SKILL = 6;

function nearSkills(skills: readonly number[]): Map<string, number> {
  const { occupationsOfSkill } = vocabulary();
  const users = skills
    .map((id) => occupationsOfSkill.get(id) ?? [])
    .filter(({ length }) => length <= MAX_OCCUPATIONS_OF_SKILL);
  return suggestedEntries(users.flat().map(([id]) => id));
}
