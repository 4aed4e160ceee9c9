import { inArray } from "drizzle-orm";
import type { Database } from "#app/db/database.ts";
import { skills } from "#app/db/schema/skills.ts";
import type { Platform } from "#app/platform/platform.ts";
import { skillKey, splitSkills } from "./rules.ts";

/** A skill, in the spelling of whoever wrote it first. */
export type Skill = { id: string; name: string };

/**
 * Returns the skills of these names, created if new, in the given order without duplicates. Call it inside a
 * transaction.
 */
export async function ensureSkills(platform: Platform, tx: Database, names: readonly string[]): Promise<Skill[]> {
  const wanted = splitSkills(names).map((name) => ({ key: skillKey(name), name }));
  if (wanted.length === 0) return [];
  const now = platform.clock.now();
  // Inserts in a fixed order, so that two transactions with the same new skills cannot deadlock.
  const rows = wanted
    .toSorted((a, b) => (a.key < b.key ? -1 : 1))
    .map((skill) => ({ id: platform.ids.next(now), ...skill }));
  await tx.insert(skills).values(rows).onConflictDoNothing({ target: skills.key });
  const stored = await tx
    .select({ id: skills.id, key: skills.key, name: skills.name })
    .from(skills)
    .where(
      inArray(
        skills.key,
        wanted.map(({ key }) => key),
      ),
    );
  const byKey = new Map(stored.map((skill) => [skill.key, skill]));
  return wanted.flatMap(({ key }) => {
    const skill = byKey.get(key);
    return skill ? [{ id: skill.id, name: skill.name }] : [];
  });
}
