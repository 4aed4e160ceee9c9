import { z } from "zod";
import { namesField } from "#app/features/skills/schema.ts";
import { OCCUPATION_LIMITS } from "./labels.ts";

/** Occupations as typed into their field. Which of them the vocabulary knows, the command says. */
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
  /** What the field showed when its form was drawn: only a change of it is a correction. */
  occupationsShown: z
    .string()
    .max(4 * OCCUPATION_LIMITS.nameLength)
    .default("")
    .transform((shown) => splitNames([shown])),
};

/** The names in texts with commas, trimmed, each once; capitals do not matter. */
function splitNames(typed: readonly string[]): string[] {
  const byKey = new Map<string, string>();
  for (const part of typed.flatMap((line) => line.split(","))) {
    const name = part.trim().replaceAll(/\s+/g, " ");
    if (name !== "" && !byKey.has(name.toLowerCase())) byKey.set(name.toLowerCase(), name);
  }
  return [...byKey.values()];
}
