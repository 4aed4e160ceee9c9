import { z } from "zod";
import { hasPiledMarks, lastUnless, mayBeWithin, PILED_MARKS_REFUSED } from "#app/input-fields.ts";
import { characterCount, namesIn } from "#app/words.ts";
import { SKILL_LIMITS, splitSkills } from "./rules.ts";

/** The message for an invalid list of names, and what its names are called. */
type NamesWords = { message: string; many: string; each: string };

/**
 * A field of names in a form or JSON, read like skills: one list, repeated values, or both. Returns them trimmed,
 * without empty ones and duplicates, as `split` does; absent means none. Names that exceed the length limit are refused
 * before they are compared.
 */
export function namesField(
  { message, many, each }: NamesWords,
  limits: { count: number; nameLength: number },
  split: (typed: readonly string[]) => string[] = splitSkills,
) {
  const tooLong = `Please use at most ${limits.nameLength} characters for each ${each}`;
  return z
    .union([z.string(), z.array(z.string())], { message })
    .default([])
    .transform((typed) => (typeof typed === "string" ? [typed] : typed).flatMap(namesIn))
    .check(lastUnless((names) => names.every((name) => mayBeWithin(name.trim(), limits.nameLength)), tooLong))
    .check(lastUnless((names) => !names.some(hasPiledMarks), PILED_MARKS_REFUSED))
    .transform(split)
    .check(lastUnless((names) => names.length <= limits.count, `Please list at most ${limits.count} ${many}`))
    .check(lastUnless((names) => names.every((name) => characterCount(name) <= limits.nameLength), tooLong));
}

/** The skills of a job or a profile. */
export const skillsField = namesField(
  { message: "Please write the skills as words with commas between them", many: "skills", each: "skill" },
  SKILL_LIMITS,
);
