import { z } from "zod";
import { namesField } from "#app/features/skills/schema.ts";
import { namesIn } from "#app/words.ts";
import { OCCUPATION_LIMITS } from "./labels.ts";

/** Occupations as typed. The command checks whether the vocabulary knows them. */
export const occupationFields = {
  occupations: namesField(
    {
      message: "Please write the occupations as words with commas between them",
      many: "occupations",
      each: "occupation",
    },
    OCCUPATION_LIMITS,
    splitNames,
  ),
  /** What the field showed when its form was rendered: only a change is a correction. */
  occupationsShown: z
    .string()
    .max(4 * OCCUPATION_LIMITS.nameLength)
    .default("")
    .transform((shown) => splitNames([shown])),
};

/** Splits lists of names, trimmed, without duplicates; case does not matter. */
function splitNames(typed: readonly string[]): string[] {
  const byKey = new Map<string, string>();
  for (const name of typed.flatMap(namesIn)) {
    if (!byKey.has(name.toLowerCase())) byKey.set(name.toLowerCase(), name);
  }
  return [...byKey.values()];
}
