import { namesIn } from "#app/words.ts";
import { synonymsBy } from "./synonyms.ts";

/** The most skills a job or a profile may name, and the longest a name may be (characters). */
export const SKILL_LIMITS = { count: 30, nameLength: 60 } as const;

/**
 * The name folded for comparison: case, accents, spaces and hyphens do not matter, so "Book-keeping" and
 * "bookkeeping" are one skill. Signs that tell skills apart (C++, C#) stay. Empty when nothing is left.
 */
export function skillKey(name: string): string {
  return name
    .normalize("NFKD")
    .replaceAll(/\p{M}/gu, "")
    .toLowerCase()
    .replaceAll(/[\s_\p{Pd}]/gu, "");
}

const SYNONYMS = synonymsBy(skillKey);

/**
 * Skill names as typed (lists, as `namesIn` reads them), trimmed, without empty ones and repetitions; first spelling
 * wins, and another word for a skill becomes the name of that skill.
 */
export function splitSkills(typed: readonly string[]): string[] {
  const byKey = new Map<string, string>();
  for (const typedName of typed.flatMap(namesIn)) {
    const name = SYNONYMS.get(skillKey(typedName)) ?? typedName;
    const key = skillKey(name);
    if (key !== "" && !byKey.has(key)) byKey.set(key, name);
  }
  return [...byKey.values()];
}

/** A text as a LIKE pattern means it literally: its own signs lose their meaning. */
export function likePattern(text: string): string {
  return text.replaceAll(/[\\%_]/g, "\\$&");
}
