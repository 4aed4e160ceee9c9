import type { Vocabulary } from "./compile.ts";
import { stemOf, wordsOf } from "./words.ts";

/** A part of a document. `weight` says how much counts what stands there; a title names what the document is. */
export type Part = { text: string; weight: number; isTitle?: boolean };

/** An occupation that a document is about, with its share of all of them and the words that spoke for it most. */
export type ReadOccupation = { id: number; share: number; because: string };

/** What a text speaks of. Ids are those of `vocabulary.concepts`. */
export type Reading = {
  /** Best first; the shares add up to 1. Empty where nothing is known. */
  occupations: readonly ReadOccupation[];
  /** Skills with the weight of the weightiest part that names them. */
  skills: ReadonlyMap<number, number>;
  /** Telling words by their stem, with the weight of where they stand. */
  stems: ReadonlyMap<string, number>;
};

/** What reading weighs, learned from judged sets (`npm run quality -- learn`). */
export const READING_WEIGHTS = {
  /** A title of an occupation that is the whole title of the document; half where it is one word of many. */
  title: 6,
  /** A title of an occupation among a person's or a job's skills. */
  named: 3,
  /** A title of an occupation in running text, where it may be a colleague's. */
  mentioned: 0.6,
  /** A skill that the occupation names, times its rarity. */
  skill: 0.8,
  /** A word that the occupation's titles, duties, and skills use, times its rarity. */
  stem: 0.9,
  /** How far occupations with long lists are held back, 0 to 1, as BM25 does with long documents. */
  length: 0.2,
  /** How much the best occupation stands out from the next. */
  sharpness: 3,
} as const;

const MOST_OCCUPATIONS = 5;
/** From this weight on a part is a list of what somebody is or asks for, and not running text. */
const LISTED_WEIGHT = 2;
/** A word said again counts half as much more, and no more than that. */
const REPEATED = 1.5;
const USUAL_RARITY = 4;

/**
 * Reads a document: the longest phrases that the vocabulary knows, ambiguous ones settled by the words around them, and
 * from these and from telling words the occupations that it is about. The same parts always give the same reading.
 */
export function readDocument(parts: readonly Part[], vocabulary: Vocabulary): Reading {
  const stemmed = parts.map((part) => ({ part, words: wordsOf(part.text) }));
  const lists = stemmed.map(({ part, words }) => ({ part, words, stems: words.map(stemOf) }));
  const around = new Set(lists.flatMap(({ stems }) => stems));
  const mentions = lists.flatMap((list) => findMentions(list, around, vocabulary));
  const skills = weighSkills(mentions, vocabulary);
  const stems = weighStems(lists, vocabulary);
  return { occupations: inferOccupations({ mentions, skills, stems }, vocabulary), skills, stems };
}

type WordList = { part: Part; words: readonly string[]; stems: readonly string[] };

/** A phrase in a part, with the concepts that it may mean and the share of each. */
type Mention = {
  part: Part;
  text: string;
  /** How many words it has, and which share of the part's words they are. */
  length: number;
  covers: number;
  meanings: ReadonlyArray<{ concept: number; share: number }>;
};

/** From left to right, the longest phrase at each place. Two words also stand for the one that they make joined. */
function findMentions(
  { part, words, stems }: WordList,
  around: ReadonlySet<string>,
  vocabulary: Vocabulary,
): Mention[] {
  const found: Mention[] = [];
  for (let from = 0; from < stems.length; ) {
    const length = longestPhraseAt(stems, from, vocabulary);
    const own = stems.slice(from, from + Math.max(1, length));
    const senses = vocabulary.phrases.get(own.join(" ")) ?? vocabulary.phrases.get(own.join("")) ?? [];
    if (length > 0 && senses.length > 0) {
      const fits = senses.map(({ concept, context }) => ({ concept, fit: fitOfContext(context, around, own) }));
      const titles = fits.filter(({ concept }) => vocabulary.concepts[concept]?.kind === "occupation");
      const sum = titles.reduce((total, { fit }) => total + fit, 0);
      found.push({
        part,
        text: words.slice(from, from + length).join(" "),
        length,
        covers: length / stems.length,
        meanings: fits.flatMap(({ concept, fit }) => {
          if (vocabulary.concepts[concept]?.kind === "skill") return [{ concept, share: 1 }];
          return fit > 0 ? [{ concept, share: fit / Math.max(sum, CERTAIN) }] : [];
        }),
      });
    }
    from += Math.max(1, length);
  }
  return found;
}

/** How many words the longest phrase has that begins here; 0 where none does. */
export function longestPhraseAt(stems: readonly string[], from: number, vocabulary: Vocabulary): number {
  for (let length = Math.min(vocabulary.longestPhrase, stems.length - from); length > 0; length -= 1) {
    if (vocabulary.phrases.has(stems.slice(from, from + length).join(" "))) return length;
    if (length === 2 && vocabulary.phrases.has(`${stems[from]}${stems[from + 1]}`)) return length;
  }
  return 0;
}

/** What a sense without context counts beside those with one; and the least sum of fits that is taken for certain. */
const WITHOUT_CONTEXT = 0.5;
const CERTAIN = 0.5;
/** So many of its context's words nearby make a sense certain. */
const ENOUGH_CONTEXT = 2;

function fitOfContext(
  context: ReadonlySet<string> | null,
  around: ReadonlySet<string>,
  own: readonly string[],
): number {
  if (context === null) return WITHOUT_CONTEXT;
  let hits = 0;
  for (const stem of context) if (around.has(stem) && !own.includes(stem)) hits += 1;
  return Math.min(1, hits / ENOUGH_CONTEXT);
}

function weighSkills(mentions: readonly Mention[], vocabulary: Vocabulary): Map<number, number> {
  const skills = new Map<number, number>();
  for (const { part, meanings } of mentions) {
    for (const { concept } of meanings) {
      if (vocabulary.concepts[concept]?.kind === "skill")
        skills.set(concept, Math.max(skills.get(concept) ?? 0, part.weight));
    }
  }
  return skills;
}

function weighStems(lists: readonly WordList[], vocabulary: Vocabulary): Map<string, number> {
  const weights = new Map<string, number>();
  for (const { part, stems } of lists) {
    for (const stem of stems) {
      if (!vocabulary.stemRarity.has(stem)) continue;
      const known = weights.get(stem) ?? 0;
      weights.set(stem, Math.min(known + part.weight, REPEATED * Math.max(known, part.weight)));
    }
  }
  return weights;
}

type Evidence = {
  mentions: readonly Mention[];
  skills: ReadonlyMap<number, number>;
  stems: ReadonlyMap<string, number>;
};

/** Adds up what speaks for each occupation, and keeps the few best by how far they stand out. */
function inferOccupations({ mentions, skills, stems }: Evidence, vocabulary: Vocabulary): ReadOccupation[] {
  const weights = READING_WEIGHTS;
  const scores = new Map<number, { described: number; named: number; because: string; most: number }>();
  const add = (id: number, how: "described" | "named", score: number, because: string) => {
    const known = scores.get(id) ?? { described: 0, named: 0, because, most: 0 };
    known[how] += score;
    if (score > known.most) Object.assign(known, { most: score, because });
    scores.set(id, known);
  };
  for (const { part, text, length, covers, meanings } of mentions) {
    for (const { concept, share } of meanings) {
      if (vocabulary.concepts[concept]?.kind !== "occupation") continue;
      if (part.isTitle) add(concept, "named", share * weights.title * (0.5 + 0.5 * covers), text);
      else if (part.weight >= LISTED_WEIGHT) add(concept, "named", share * weights.named, text);
      else add(concept, "named", share * weights.mentioned * Math.min(2, length), text);
    }
  }
  for (const [skill, weight] of skills) {
    const score = weights.skill * Math.min(LISTED_WEIGHT, weight) * (vocabulary.skillRarity.get(skill) ?? 0);
    const name = vocabulary.concepts[skill]?.name ?? "";
    for (const [id, own] of vocabulary.occupationsOfSkill.get(skill) ?? []) add(id, "described", score * own, name);
  }
  for (const [stem, weight] of stems) {
    const rarity = (vocabulary.stemRarity.get(stem) ?? 0) / USUAL_RARITY;
    const score = weights.stem * Math.sqrt(Math.min(LISTED_WEIGHT, weight)) * rarity ** 2;
    for (const [id, own] of vocabulary.occupationsOfStem.get(stem) ?? []) add(id, "described", score * own, stem);
  }
  const all = [...scores].map(([id, { described, named, because }]) => {
    const length = 1 - weights.length + weights.length * (vocabulary.lengths.get(id) ?? 1);
    return { id, because, score: named + described / length };
  });
  return sharesOf(all.toSorted((a, b) => b.score - a.score).slice(0, MOST_OCCUPATIONS));
}

function sharesOf(best: ReadonlyArray<{ id: number; because: string; score: number }>): ReadOccupation[] {
  const top = best[0]?.score ?? 0;
  const sharp = best.map(({ score }) => (score / top) ** READING_WEIGHTS.sharpness);
  const sum = sharp.reduce((total, score) => total + score, 0);
  return best.map(({ id, because }, index) => ({ id, because, share: (sharp[index] ?? 0) / sum }));
}
