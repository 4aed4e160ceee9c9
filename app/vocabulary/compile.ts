import { COMMON_WORDS } from "./common-words.ts";
import { FIELDS } from "./fields.ts";
import { GENERIC_SKILLS } from "./skills/generic.ts";
import type { OccupationEntry } from "./types.ts";
import { stemOf, wordsOf } from "./words.ts";

/** Something that a text can speak of: an occupation or a skill (a tool, certificate, or subject counts as one). */
export type Concept = {
  /** Its place in `concepts`. */
  id: number;
  /** The same in every version of the vocabulary that has this name: "o:Pharmacist", "s:QuickBooks". */
  key: string;
  kind: "occupation" | "skill";
  name: string;
  /** The file that it stands in. */
  field: string;
  /** Every trade asks for it, so that it says little: "Teamwork". */
  isGeneric: boolean;
};

/** What a phrase may mean. `context` are the stems nearby that show that this is meant; null where it needs none. */
export type Sense = { concept: number; context: ReadonlySet<string> | null };

/** What some occupations share, and how much it tells of each: pairs of an occupation's id and a weight. */
type Evidence = ReadonlyArray<readonly [occupation: number, weight: number]>;

export type Vocabulary = {
  concepts: readonly Concept[];
  byKey: ReadonlyMap<string, number>;
  /** The senses of a phrase by its stems with spaces between; none for a phrase that only looks like a title. */
  phrases: ReadonlyMap<string, readonly Sense[]>;
  /** The most stems that a phrase has which begins with this one. */
  longestFrom: ReadonlyMap<string, number>;
  /** How near one occupation is to another, 0 to 1, by the ids of both; what is not in it is not near. */
  neighbors: ReadonlyMap<number, ReadonlyMap<number, number>>;
  /** The occupations that name a skill, by its id. */
  occupationsOfSkill: ReadonlyMap<number, Evidence>;
  /** The occupations whose titles, duties, or skills have a stem. */
  occupationsOfStem: ReadonlyMap<string, Evidence>;
  /** How telling a stem is: ln(N / n), where n of all N occupations use it; unknown and common words are not in it. */
  stemRarity: ReadonlyMap<string, number>;
  /** The same for skills, by their id. */
  skillRarity: ReadonlyMap<number, number>;
};

const DEGREES = { below: 0.7, above: 0.7, step: 0.75, beside: 0.4 } as const;

/** How much a stem tells of an occupation by where editors wrote it. */
const STEM_WEIGHTS = { titles: 1, duties: 0.8, skills: 0.6 } as const;

/** What every trade asks for tells of none, and neither do the words for it. */
const COMMON = new Set([...stemsOf(COMMON_WORDS), ...stemsOf(GENERIC_SKILLS)]);

type Draft = { concept: Concept; entry: OccupationEntry };

/** Builds what reading needs from what editors wrote. Pure, and slow: some hundred milliseconds. */
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
  /** Null as the sense keeps a phrase from being taken for the titles in it. */
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
      // "Spring" and "REST" are software, but a text that says so mostly means the season.
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

/** The stems of a phrase with spaces between: what `phrases` is keyed by. */
export function phraseKey(text: string): string {
  return wordsOf(text).map(stemOf).join(" ");
}

/** The stems of an occupation, each with the most that a place where it stands gives it. */
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

/** Both directions of what editors wrote in one. */
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

/** The same pairs by what is named instead of by who names it. */
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

/** The skills of a file as editors write it, each with its other spellings. */
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

/** The items of a list as editors write it. */
export function itemsOf(list: string): string[] {
  return list
    .split(",")
    .map((item) => item.trim())
    .filter((item) => item !== "");
}

function stemsOf(text: string): Set<string> {
  return new Set(wordsOf(text).map(stemOf));
}
