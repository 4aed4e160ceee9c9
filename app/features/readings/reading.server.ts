import { MARKS } from "#app/domain/index-format.ts";
import { phraseKey, type Vocabulary } from "#app/vocabulary/compile.ts";
import { type Part, type Reading, readDocument } from "#app/vocabulary/reading.ts";
import { vocabulary } from "#app/vocabulary/vocabulary.ts";
import { stemOf, wordsOf } from "#app/vocabulary/words.ts";
import { entryOf, fieldKey, firstEntryOf } from "./keys.ts";
import { SKILL } from "./labels.ts";
import type { JobText, PersonText, Tag, TextOccupation, TextReading } from "./rules.ts";

/** Reads a job's texts. `said` are the occupations that its recruiter chose, which replace the ones read. */
export function readJob(job: JobText, said: readonly string[] | null = null): TextReading {
  return readText(
    [
      { text: job.title, weight: 3, isTitle: true },
      ...tagParts(job.skills),
      { text: job.description, weight: 1 },
      { text: job.industry, weight: 0.5 },
    ],
    job.skills,
    said,
  );
}

/** The most skills that are offered from a text. */
const MOST_OFFERED = 8;
/** What weighs less than this share of the most telling one is of every occupation: "Friendliness". */
const OFFERED_SHARE = 0.25;

/** Returns the skills that a job's texts name and its own skills don't, the most telling first; at most eight. */
export function skillsToAdd(job: JobText): string[] {
  const reading = readJob(job);
  const own = new Set(reading.tags.flatMap(({ concepts }) => concepts));
  const least = OFFERED_SHARE * Math.max(0, ...Object.values(reading.skills));
  return Object.entries(reading.skills)
    .filter(([key, weight]) => key.startsWith(SKILL) && weight >= least && !own.has(key))
    .toSorted((a, b) => b[1] - a[1])
    .slice(0, MOST_OFFERED)
    .map(([key]) => key.slice(SKILL.length));
}

/** Reads a person's texts. `said` are the occupations that they chose, which replace the ones read. */
export function readPerson(person: PersonText, said: readonly string[] | null = null): TextReading {
  return readText([...tagParts(person.skills), { text: person.about, weight: 1, isOfSelf: true }], person.skills, said);
}

/**
 * Returns the search entries of a reading, beside the words of its texts: one for each occupation and its field,
 * others for its first ones; one for each skill, another for those among its tags.
 */
export function conceptEntries(reading: TextReading): string[] {
  const own = reading.occupations.filter(({ share }) => share >= SURE_SHARE).map(({ name }) => entryOf(`o:${name}`));
  const first = reading.occupations
    .filter(({ share }) => share >= FIRST_SHARE)
    .map(({ name }) => firstEntryOf(`o:${name}`));
  const fields = reading.occupations.flatMap(({ field, share }) => [
    ...(share >= FIRST_SHARE ? [MARKS.firstField + field] : []),
    ...(share >= SURE_SHARE ? [MARKS.field + field] : []),
  ]);
  const tagged = reading.tags.flatMap(({ concepts }) => concepts.filter((key) => key.startsWith("s:")));
  const skills = [...new Set([...tagged, ...Object.keys(reading.skills)])].map(entryOf);
  return [...own, ...first, ...new Set(fields), ...new Set(tagged.map(firstEntryOf)), ...skills];
}

/** Returns the names of all occupations, to choose from. */
export function occupationNames(): string[] {
  return vocabulary().concepts.flatMap(({ kind, name }) => (kind === "occupation" ? [name] : []));
}

/** Joins all tags into one part: a phrase may span two tags, which did judged matches no harm. */
function tagParts(tags: readonly string[]): Part[] {
  return [{ text: tags.join(" . "), weight: 2 }];
}

function readText(parts: readonly Part[], tags: readonly string[], said: readonly string[] | null): TextReading {
  const words = vocabulary();
  const reading = readDocument(parts, words);
  const occupations = said === null ? readOccupations(reading, words) : saidOccupations(said, words);
  return {
    occupations,
    near: nearOf(occupations, words),
    tags: tags.map((name) => readTag(name, words)),
    skills: unitVector(
      [...reading.skills].map(([id, weight]) => {
        const { key = "", isGeneric = false } = words.concepts[id] ?? {};
        const rarity = Math.max(1, words.skillRarity.get(id) ?? UNKNOWN_RARITY) / USUAL_RARITY;
        return [key, Math.sqrt(Math.min(2, weight)) * (isGeneric ? GENERIC_WEIGHT : rarity)];
      }),
      MOST_SKILLS,
    ),
    stems: unitVector(
      [...reading.stems]
        .filter(([stem]) => !IS_NUMBER.test(stem))
        .map(([stem, weight]) => [stem, Math.sqrt(weight) * (words.stemRarity.get(stem) ?? 0) ** 2]),
      MOST_STEMS,
    ),
  };
}

/** From this share of the best one on, the text is found by an occupation. */
const SURE_SHARE = 0.2;
/** From this share on, it is a primary occupation. */
const FIRST_SHARE = 0.7;
const MOST_SKILLS = 25;
const MOST_STEMS = 40;
/** Years, ages, and hours suggest no occupation; forms and standards ("1099", "ISO 9001") are skills. */
const IS_NUMBER = /^\d+$/;
const GENERIC_WEIGHT = 0.1;
const USUAL_RARITY = 5;
/** A skill that no occupation of the vocabulary names is assumed to be rare. */
const UNKNOWN_RARITY = 5;
const LEAST_TAG_RARITY = 1.5;
/** A word that the vocabulary does not know is distinctive, but less so than an occupation's own word. */
const UNKNOWN_STEM_RARITY = 3;
/** The closeness of occupations from the same file, which are in one field. */
const SAME_FIELD = 0.3;
/** The factor for occupations that are two steps apart. */
const TWO_STEPS = 0.7;
/** Less than this is not related. */
const LEAST_NEAR = 0.15;

function readOccupations({ occupations }: Reading, { concepts }: Vocabulary): TextOccupation[] {
  const best = occupations[0]?.share ?? 1;
  return occupations.map(({ id, share, because }) => {
    const { name = "", field = "" } = concepts[id] ?? {};
    return { name, field, share: rounded(share / best), because };
  });
}

function saidOccupations(said: readonly string[], { concepts, byKey }: Vocabulary): TextOccupation[] {
  return said.flatMap((name) => {
    const concept = concepts[byKey.get(`o:${name}`) ?? -1];
    return concept ? [{ name, field: concept.field, share: 1, because: name }] : [];
  });
}

function nearOf(
  occupations: readonly TextOccupation[],
  { byKey, neighbors, concepts }: Vocabulary,
): Record<string, number> {
  const near = new Map<string, number>();
  const add = (name: string, closeness: number) => {
    if (closeness >= LEAST_NEAR && closeness > (near.get(name) ?? 0)) near.set(name, closeness);
  };
  for (const { name, field, share } of occupations) {
    const own = Math.sqrt(share);
    add(name, own);
    add(fieldKey(field), own * SAME_FIELD);
    for (const [id, degree] of neighbors.get(byKey.get(`o:${name}`) ?? -1) ?? []) {
      add(concepts[id]?.name ?? "", own * degree);
      for (const [next, further] of neighbors.get(id) ?? [])
        add(concepts[next]?.name ?? "", own * degree * further * TWO_STEPS);
    }
  }
  return Object.fromEntries([...near].map(([name, closeness]) => [name, rounded(closeness)]));
}

function readTag(name: string, { phrases, concepts, skillRarity, stemRarity }: Vocabulary): Tag {
  const senses = phrases.get(phraseKey(name)) ?? [];
  const known = senses.map(({ concept }) => concept);
  const isGeneric = known.some((id) => concepts[id]?.isGeneric);
  const rarities = known.map((id) => skillRarity.get(id) ?? UNKNOWN_RARITY);
  const rarity = Math.max(LEAST_TAG_RARITY, ...(rarities.length > 0 ? rarities : [UNKNOWN_RARITY]));
  return {
    name,
    concepts: known.map((id) => concepts[id]?.key ?? ""),
    stems: [...new Set(wordsOf(name).map(stemOf))].map((stem) => [
      stem,
      rounded(stemRarity.get(stem) ?? UNKNOWN_STEM_RARITY),
    ]),
    weight: isGeneric ? GENERIC_WEIGHT : rounded(rarity / USUAL_RARITY),
  };
}

/** Returns the strongest entries as a vector of length 1. */
function unitVector(entries: ReadonlyArray<readonly [string, number]>, most: number): Record<string, number> {
  const kept = entries.toSorted((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1)).slice(0, most);
  const length = Math.hypot(...kept.map(([, weight]) => weight)) || 1;
  return Object.fromEntries(kept.map(([key, weight]) => [key, rounded(weight / length)]));
}

/** Rounds to three decimals, which are enough and halve the stored size. */
function rounded(value: number): number {
  return Math.round(value * 1000) / 1000;
}
