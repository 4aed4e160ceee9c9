import { COMMON_WORDS } from "./common-words.ts";
import { FIELDS } from "./fields.ts";
import { GENERIC_SKILLS } from "./skills/generic.ts";
import type { OccupationEntry } from "./types.ts";
import { stemOf, wordsOf } from "./words.ts";

/**
 * Something that a text can mention: an occupation or a skill. A tool, certificate, or subject
 * counts as a skill.
 */
export type Concept = {
  /** Its index in `concepts`. */
  id: number;
  /**
   * Stays the same in every version of the vocabulary that has this name: "o:Pharmacist",
   * "s:QuickBooks".
   */
  key: string;
  kind: "occupation" | "skill";
  name: string;
  /** The file that defines it. */
  field: string;
  /** Whether every trade asks for it, so that it says little: "Teamwork". */
  isGeneric: boolean;
};

/**
 * A possible meaning of a phrase. `context` holds the nearby stems that show that this meaning is
 * intended; null if it needs none.
 */
export type Sense = { concept: number; context: ReadonlySet<string> | null };

/**
 * What several occupations share, and how strongly it points to each: pairs of an occupation's id
 * and a weight.
 */
type Evidence = ReadonlyArray<readonly [occupation: number, weight: number]>;

export type Vocabulary = {
  concepts: readonly Concept[];
  byKey: ReadonlyMap<string, number>;
  /**
   * The senses of a phrase, keyed by its stems with spaces between; empty for a phrase that only
   * looks like a title.
   */
  phrases: ReadonlyMap<string, readonly Sense[]>;
  /** The number of stems in the longest phrase that begins with this stem. */
  longestFrom: ReadonlyMap<string, number>;
  /** How similar two occupations are, 0 to 1, by the ids of both; missing pairs are not similar. */
  neighbors: ReadonlyMap<number, ReadonlyMap<number, number>>;
  /** The occupations that name a skill, by its id. */
  occupationsOfSkill: ReadonlyMap<number, Evidence>;
  /** The occupations whose titles, duties, or skills contain a stem. */
  occupationsOfStem: ReadonlyMap<string, Evidence>;
  /**
   * How distinctive a stem is: ln(N / n), where n of all N occupations use it. Unknown and common
   * words are missing.
   */
  stemRarity: ReadonlyMap<string, number>;
  /** How distinctive a skill is, by its id. */
  skillRarity: ReadonlyMap<number, number>;
};

const DEGREES = { below: 0.7, above: 0.7, step: 0.75, beside: 0.4 } as const;

/** How strongly a stem points to an occupation, by the list that contains it. */
const STEM_WEIGHTS = { titles: 1, duties: 0.8, skills: 0.6 } as const;

/** Words that every trade uses, and skills that every trade asks for, point to no occupation. */
const COMMON = new Set([...stemsOf(COMMON_WORDS), ...stemsOf(GENERIC_SKILLS)]);

type Draft = { concept: Concept; entry: OccupationEntry };

/** Compiles the editors' entries for reading. It is pure, but takes some hundred milliseconds. */
export function compileVocabulary(): Vocabulary {
  const concepts: Concept[] = [];
  const byKey = new Map<string, number>();
  const phrases = new Map<string, Sense[]>();

  function addConcept(kind: Concept["kind"], name: string, field: string, isGeneric = false): Concept {
    const concept = { id: concepts.length, key: `${kind[0]}:${name}`, kind, name, field, isGeneric };
    concepts.push(concept);
    byKey.set(concept.key, concept.id);
    return concept;
  }
  /** A null sense keeps a phrase from being read as the titles in it. */
  function addPhrase(key: string, sense: Sense | null): void {
    if (key === "") return;
    const senses = phrases.get(key) ?? [];
    if (sense && !senses.some(({ concept }) => concept === sense.concept)) senses.push(sense);
    phrases.set(key, senses);
  }

  const skillIds = new Map<string, number>();
  function addSkill(name: string, aliases: readonly string[], field: string, isGeneric = false): number {
    const { id } = addConcept("skill", name, field, isGeneric);
    for (const key of [name, ...aliases].map(phraseKey)) {
      // "Spring" and "REST" are software, but a text with these words usually means something else.
      if (isGeneric || !COMMON.has(key)) addPhrase(key, { concept: id, context: null });
      if (!skillIds.has(key)) skillIds.set(key, id);
    }
    return id;
  }
  for (const { name, aliases } of skillLines(GENERIC_SKILLS)) addSkill(name, aliases, "generic", true);
  for (const { field, skills } of FIELDS)
    for (const { name, aliases } of skillLines(skills)) addSkill(name, aliases, field);

  const drafts: Draft[] = FIELDS.flatMap(({ field, occupations }) =>
    occupations.map((entry) => ({ entry, concept: addConcept("occupation", entry.name, field) })),
  );
  for (const { concept, entry } of drafts) {
    const contexts = new Map(Object.entries(entry.context ?? {}).map(([title, words]) => [phraseKey(title), words]));
    for (const key of [entry.name, ...itemsOf(entry.titles)].map(phraseKey)) {
      const words = contexts.get(key);
      addPhrase(key, { concept: concept.id, context: words === undefined ? null : stemsOf(words) });
    }
  }
  for (const { entry } of drafts)
    for (const key of itemsOf(entry.not ?? "").map(phraseKey)) if (!phrases.has(key)) addPhrase(key, null);

  const skillsOf = new Map<number, Map<number, number>>();
  const stemsOfOccupation = new Map<number, Map<string, number>>();
  for (const { concept, entry } of drafts) {
    const named = itemsOf(`${entry.skills},${entry.credentials ?? ""},${entry.tools ?? ""}`);
    const ids = named.map((name) => skillIds.get(phraseKey(name)) ?? addSkill(name, [], concept.field));
    skillsOf.set(concept.id, new Map(ids.map((id) => [id, 1])));
    stemsOfOccupation.set(concept.id, weighStems(entry));
  }
  return {
    concepts,
    byKey,
    phrases,
    longestFrom: longestFromOf(phrases.keys()),
    neighbors: neighborsOf(drafts),
    occupationsOfSkill: evidenceOf(skillsOf),
    occupationsOfStem: evidenceOf(stemsOfOccupation),
    stemRarity: raritiesOf([...stemsOfOccupation.values()].map((stems) => stems.keys())),
    skillRarity: raritiesOf([...skillsOf.values()].map((skills) => skills.keys())),
  };
}

function longestFromOf(keys: Iterable<string>): Map<string, number> {
  const longest = new Map<string, number>();
  for (const key of keys) {
    const stems = key.split(" ");
    const [first = ""] = stems;
    longest.set(first, Math.max(stems.length, longest.get(first) ?? 0));
  }
  return longest;
}

/** Returns the key of a phrase in `phrases`: its stems with spaces between. */
export function phraseKey(text: string): string {
  return wordsOf(text).map(stemOf).join(" ");
}

/**
 * Returns the stems of an occupation, each with the highest weight among the lists that contain it.
 */
function weighStems(entry: OccupationEntry): Map<string, number> {
  const stems = new Map<string, number>();
  const add = (text: string, weight: number) => {
    for (const stem of stemsOf(text)) if (!COMMON.has(stem)) stems.set(stem, Math.max(weight, stems.get(stem) ?? 0));
  };
  add(`${entry.name} ${entry.titles}`, STEM_WEIGHTS.titles);
  add(entry.duties, STEM_WEIGHTS.duties);
  add(`${entry.skills} ${entry.credentials ?? ""} ${entry.tools ?? ""}`, STEM_WEIGHTS.skills);
  return stems;
}

/** Adds the opposite direction of each relation that editors wrote. */
function neighborsOf(drafts: readonly Draft[]): Map<number, Map<number, number>> {
  const byName = new Map(drafts.map(({ concept }) => [concept.name.toLowerCase(), concept.id]));
  const found = new Map(drafts.map(({ concept }) => [concept.id, new Map<number, number>()]));
  const join = (from: number, to: number, degree: number) => {
    const near = found.get(from);
    if (near && from !== to) near.set(to, Math.max(degree, near.get(to) ?? 0));
  };
  for (const { concept, entry } of drafts) {
    for (const relation of ["below", "above", "step", "beside"] as const) {
      for (const name of itemsOf(entry[relation] ?? "")) {
        const other = byName.get(name.toLowerCase());
        if (other === undefined) continue;
        join(concept.id, other, DEGREES[relation]);
        join(other, concept.id, DEGREES[relation]);
      }
    }
  }
  return found;
}

/**
 * Returns, for each skill or stem that occupations name, the occupations that name it and its
 * weight in each.
 */
function evidenceOf<T>(lists: ReadonlyMap<number, ReadonlyMap<T, number>>): Map<T, Array<readonly [number, number]>> {
  const found = new Map<T, Array<readonly [number, number]>>();
  for (const [occupation, list] of lists) {
    for (const [one, weight] of list) {
      const pairs = found.get(one) ?? [];
      pairs.push([occupation, weight]);
      found.set(one, pairs);
    }
  }
  return found;
}

/** Inverse document frequency over occupations (K. Sparck Jones, 1972). */
function raritiesOf<T>(lists: ReadonlyArray<Iterable<T>>): Map<T, number> {
  const counts = new Map<T, number>();
  for (const list of lists) for (const one of list) counts.set(one, (counts.get(one) ?? 0) + 1);
  return new Map([...counts].map(([one, count]) => [one, Math.log(lists.length / count)]));
}

/** Returns the skills of a file, each with its other spellings. */
export function skillLines(lines: string): Array<{ name: string; aliases: string[] }> {
  return lines
    .split("\n")
    .filter((line) => line.trim() !== "")
    .map((line) => {
      const at = line.indexOf(":");
      return at < 0
        ? { name: line.trim(), aliases: [] }
        : { name: line.slice(0, at).trim(), aliases: itemsOf(line.slice(at + 1)) };
    });
}

/** Returns the items of an editor's list. */
export function itemsOf(list: string): string[] {
  return list
    .split(",")
    .map((item) => item.trim())
    .filter((item) => item !== "");
}

function stemsOf(text: string): Set<string> {
  return new Set(wordsOf(text).map(stemOf));
}
