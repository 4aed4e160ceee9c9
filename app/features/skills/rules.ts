import { namesIn } from "#app/words.ts";
import { synonymsBy } from "./synonyms.ts";

/** The most skills of a job or a profile, and the longest name in characters. */
export const SKILL_LIMITS = { count: 30, nameLength: 60 } as const;

/**
 * Folds a name for comparison: ignores case, accents, spaces, and hyphens, so that "Book-keeping" and "bookkeeping" are
 * equal. Symbols that distinguish skills (C++, C#) stay. Empty if nothing is left.
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
 * Splits typed lists into skill names (as `namesIn` reads them), trimmed, without empty ones and duplicates; the first
 * spelling wins, and a synonym is replaced by its skill's name.
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

/** Escapes a text for a LIKE pattern. */
export function likePattern(text: string): string {
  return text.replaceAll(/[\\%_]/g, "\\$&");
}
