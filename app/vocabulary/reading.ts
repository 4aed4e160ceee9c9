import type { Vocabulary } from "./compile.ts";
import { scoreOccupations } from "./described.ts";
import { stemOf, wordsOf } from "./words.ts";

/**
 * A part of a document. `weight` is how much its words count; a title names the subject of the
 * document. With `isOfSelf` somebody says what they are: "Registered nurse for thirty years."
 */
export type Part = { text: string; weight: number; isTitle?: boolean; isOfSelf?: boolean };

/**
 * An occupation that a document is about, with its share and the words that point to it most
 * strongly.
 */
type ReadOccupation = { id: number; share: number; because: string };

/** What a text mentions. Ids are those of `vocabulary.concepts`. */
export type Reading = {
  /** Best first; the shares add up to 1. Empty if nothing is known. */
  occupations: readonly ReadOccupation[];
  /** Skills, each with the highest weight of the parts that name it. */
  skills: ReadonlyMap<number, number>;
  /** Distinctive words by stem, each with the weight of its part. */
  stems: ReadonlyMap<string, number>;
};

/**
 * The weights of reading, in addition to how well an occupation's words fit the text
 * (`described.ts`), learned from judged sets.
 */
const READING_WEIGHTS = {
  /**
   * An occupation's title that is the document's whole title; half of it if the title has other
   * words.
   */
  title: 24,
  /** An occupation's title among a person's or a job's skills. */
  named: 12,
  /** An occupation's title where somebody says what they are or were, for each of its words up to two. */
  self: 5,
  /** An occupation's title in running text, where it may be a colleague's. */
  mentioned: 2.4,
  /** A skill of the occupation, times its rarity. It counts toward the least evidence. */
  skill: 0.8,
  /**
   * A word in the occupation's titles, duties, and skills, times its rarity. It also counts toward
   * the least evidence.
   */
  stem: 0.9,
  /** How strongly the best occupation is favored over the next. */
  sharpness: 4,
} as const;

const MOST_OCCUPATIONS = 5;
/** A part with at least this weight is a list of what someone is or asks for, not running text. */
const LISTED_WEIGHT = 2;
/** How many times its weight a repeated word counts at most. */
const REPEATED = 1.5;
const USUAL_RARITY = 4;
/**
 * Less evidence means nothing if no title is named. It may be one distinctive word in a long text,
 * or an age.
 */
const LEAST_EVIDENCE = 2.5;

/**
 * Reads a document. Finds the longest known phrases, resolves ambiguous ones by nearby words, and
 * infers the occupations from these phrases and from distinctive words. The same parts always give
 * the same result.
 */
export function readDocument(parts: readonly Part[], vocabulary: Vocabulary): Reading {
  const stemmed = parts.map((part) => ({ part, words: wordsOf(part.text) }));
  const lists = stemmed.map(({ part, words }) => ({ part, words, stems: words.map(stemOf) }));
  const around = new Set(lists.flatMap(({ stems }) => stems));
  const mentions = lists.flatMap((list) => findMentions(list, around, vocabulary));
  const skills = weighSkills(mentions, vocabulary);
  const stems = weighStems(lists, vocabulary);
  return { occupations: inferOccupations(parts, { mentions, skills, stems }, vocabulary), skills, stems };
}

type WordList = { part: Part; words: readonly string[]; stems: readonly string[] };

/** A phrase in a part, with its possible concepts and the share of each. */
type Mention = {
  part: Part;
  text: string;
  /** The number of its words, and their share of the words in the part. */
  length: number;
  covers: number;
  isOfSelf: boolean;
  meanings: ReadonlyArray<{ concept: number; share: number }>;
};

/**
 * Finds the longest phrase at each position from left to right. Two words also match the word that
 * they form when joined.
 */
function findMentions(
  { part, words, stems }: WordList,
  around: ReadonlySet<string>,
  vocabulary: Vocabulary,
): Mention[] {
  const found: Mention[] = [];
  const starts = part.isOfSelf ? sentenceStarts(part.text) : NO_STARTS;
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
        isOfSelf: part.isOfSelf === true && (starts.has(from) || saysSelf(words, from)),
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

const NO_STARTS: ReadonlySet<number> = new Set();

/** Returns the positions of the words that begin a sentence. */
function sentenceStarts(text: string): Set<number> {
  const starts = new Set<number>();
  let at = 0;
  for (const sentence of text.split(/[.!?\n]+/)) {
    starts.add(at);
    at += wordsOf(sentence).length;
  }
  return starts;
}

/** Words before the title of who speaks, and words that may stand between. */
const SAYS_SELF = new Set(["am", "im", "was", "as", "been", "became", "become", "retired", "former", "then", "later"]);
const BETWEEN = new Set([
  "a",
  "an",
  "the",
  "retired",
  "former",
  "licensed",
  "certified",
  "experienced",
  "lifelong",
  "full",
  "time",
  "part",
]);
/** How many words before a title are looked at. */
const WORDS_BEFORE = 4;

/** Whether the words before a title say that it is the speaker's own: "I was a licensed". */
function saysSelf(words: readonly string[], from: number): boolean {
  for (let at = from - 1; at >= Math.max(0, from - WORDS_BEFORE); at -= 1) {
    if (SAYS_SELF.has(words[at] ?? "")) return true;
    if (!BETWEEN.has(words[at] ?? "")) return false;
  }
  return false;
}

/** Returns the number of words in the longest phrase that begins here, or 0. */
function longestPhraseAt(stems: readonly string[], from: number, vocabulary: Vocabulary): number {
  const [first = "", second] = [stems[from], stems[from + 1]];
  const most = Math.min(vocabulary.longestFrom.get(first) ?? 0, stems.length - from);
  for (let length = most; length > 1; length -= 1) {
    if (vocabulary.phrases.has(stems.slice(from, from + length).join(" "))) return length;
  }
  if (isJoined(first, second, vocabulary)) return 2;
  return most > 0 && vocabulary.phrases.has(first) ? 1 : 0;
}

/**
 * Returns whether two words match as one ("cabinet maker"). Short words do not: "I am" is not the
 * software IAM.
 */
function isJoined(first: string, second: string | undefined, { phrases }: Vocabulary): boolean {
  if (second === undefined || Math.min(first.length, second.length) < SHORTEST_JOINED) return false;
  return phrases.has(first + second);
}

const SHORTEST_JOINED = 3;

/**
 * The value of a sense without context beside those with one, and the least total fit that counts
 * as certain.
 */
const WITHOUT_CONTEXT = 0.5;
const CERTAIN = 0.5;
/** How many nearby words of its context make a sense certain. */
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

/** A single letter or number, as in "class B license" or a time. */
const IS_NO_WORD = /^([a-z]|\d+)$/;

function weighStems(lists: readonly WordList[], vocabulary: Vocabulary): Map<string, number> {
  const weights = new Map<string, number>();
  for (const { part, stems } of lists) {
    for (const stem of stems) {
      if (IS_NO_WORD.test(stem) || !vocabulary.stemRarity.has(stem)) continue;
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

/** Adds up the evidence for each occupation and keeps the few best, by how clearly they lead. */
function inferOccupations(
  parts: readonly Part[],
  { mentions, skills, stems }: Evidence,
  vocabulary: Vocabulary,
): ReadOccupation[] {
  const weights = READING_WEIGHTS;
  const named = new Map<number, number>();
  for (const { part, length, covers, isOfSelf, meanings } of mentions) {
    for (const { concept, share } of meanings) {
      if (vocabulary.concepts[concept]?.kind !== "occupation") continue;
      const weight = part.isTitle
        ? weights.title * (0.5 + 0.5 * covers)
        : part.weight >= LISTED_WEIGHT
          ? weights.named
          : (isOfSelf ? weights.self : weights.mentioned) * Math.min(2, length);
      named.set(concept, (named.get(concept) ?? 0) + share * weight);
    }
  }
  const told = new Map<number, number>();
  const add = (id: number, score: number) => told.set(id, (told.get(id) ?? 0) + score);
  for (const [skill, weight] of skills) {
    const score = scoreOfSkill(skill, weight, vocabulary);
    for (const [id, own] of vocabulary.occupationsOfSkill.get(skill) ?? []) add(id, score * own);
  }
  for (const [stem, weight] of stems) {
    const score = scoreOfStem(stem, weight, vocabulary);
    for (const [id, own] of vocabulary.occupationsOfStem.get(stem) ?? []) add(id, score * own);
  }
  const described = new Map<number, number>();
  for (const [name, score] of scoreOccupations(parts, (stem) => vocabulary.stemRarity.has(stem))) {
    const id = vocabulary.byKey.get(`o:${name}`) ?? -1;
    if (named.has(id) || (told.get(id) ?? 0) >= LEAST_EVIDENCE) described.set(id, score);
  }
  return sharesOf(bestOf(named, described), { mentions, skills, stems }, vocabulary);
}

function bestOf(
  named: ReadonlyMap<number, number>,
  described: ReadonlyMap<number, number>,
): Array<{ id: number; score: number }> {
  return [...new Set([...named.keys(), ...described.keys()])]
    .map((id) => ({ id, score: (named.get(id) ?? 0) + (described.get(id) ?? 0) }))
    .toSorted((a, b) => b.score - a.score)
    .slice(0, MOST_OCCUPATIONS);
}

/** A skill that every trade asks for points to no occupation, however few occupations name it. */
function scoreOfSkill(skill: number, weight: number, { skillRarity, concepts }: Vocabulary): number {
  if (concepts[skill]?.isGeneric) return 0;
  return READING_WEIGHTS.skill * Math.min(LISTED_WEIGHT, weight) * (skillRarity.get(skill) ?? 0);
}

function scoreOfStem(stem: string, weight: number, { stemRarity }: Vocabulary): number {
  const rarity = (stemRarity.get(stem) ?? 0) / USUAL_RARITY;
  return READING_WEIGHTS.stem * Math.sqrt(Math.min(LISTED_WEIGHT, weight)) * rarity ** 2;
}

/**
 * Returns the words that point most strongly to an occupation: one of its titles, or else the most
 * distinctive skill or word.
 */
function reasonFor(id: number, { mentions, skills, stems }: Evidence, vocabulary: Vocabulary): string {
  const title = mentions.find(({ meanings }) => meanings.some(({ concept }) => concept === id));
  if (title) return title.text;
  const names = (pairs: Vocabulary["occupationsOfSkill"], one: number) => pairs.get(one)?.some(([own]) => own === id);
  const [skill] = [...skills]
    .filter(([one]) => names(vocabulary.occupationsOfSkill, one))
    .toSorted((a, b) => scoreOfSkill(b[0], b[1], vocabulary) - scoreOfSkill(a[0], a[1], vocabulary));
  if (skill) return vocabulary.concepts[skill[0]]?.name ?? "";
  const [stem] = [...stems]
    .filter(([one]) => vocabulary.occupationsOfStem.get(one)?.some(([own]) => own === id))
    .toSorted((a, b) => scoreOfStem(b[0], b[1], vocabulary) - scoreOfStem(a[0], a[1], vocabulary));
  return stem?.[0] ?? "";
}

function sharesOf(
  best: ReadonlyArray<{ id: number; score: number }>,
  evidence: Evidence,
  vocabulary: Vocabulary,
): ReadOccupation[] {
  const top = best[0]?.score ?? 0;
  const sharp = best.map(({ score }) => (score / top) ** READING_WEIGHTS.sharpness);
  const sum = sharp.reduce((total, score) => total + score, 0);
  return best.map(({ id }, index) => ({
    id,
    because: reasonFor(id, evidence, vocabulary),
    share: (sharp[index] ?? 0) / sum,
  }));
}
