import { z } from "zod";
import { hasPiledMarks, mayBeWithin, PILED_MARKS_REFUSED } from "#app/input-fields.ts";
import { characterCount, namesIn } from "#app/words.ts";
import { SKILL_LIMITS, splitSkills } from "./rules.ts";

/** What is said of a list of names that is none (`message`), and what its names are called. */
type NamesWords = { message: string; many: string; each: string };

/**
 * Names of a form or of JSON, read like skills: one list, repeated values, or both. Gives them trimmed,
 * without empty ones and without repetitions, as `split` does it; absent means none. Nothing compares a name that is refused
 * for its length.
 */
export function namesField(
  { message, many, each }: NamesWords,
  limits: { count: number; nameLength: number },
  split: (typed: readonly string[]) => string[] = splitSkills,
) {
  const tooLong = { message: `Please use at most ${limits.nameLength} characters for each ${each}`, abort: true };
  return z
    .union([z.string(), z.array(z.string())], { message })
    .default([])
    .transform((typed) => (typeof typed === "string" ? [typed] : typed).flatMap(namesIn))
    .refine((names) => names.every((name) => mayBeWithin(name.trim(), limits.nameLength)), tooLong)
    .refine((names) => !names.some(hasPiledMarks), { message: PILED_MARKS_REFUSED, abort: true })
    .transform(split)
    .refine((names) => names.length <= limits.count, {
      message: `Please list at most ${limits.count} ${many}`,
      abort: true,
    })
    .refine((names) => names.every((name) => characterCount(name) <= limits.nameLength), tooLong);
}

/** The skills of a job or a profile. */
export const skillsField = namesField(
  { message: "Please write the skills as words with commas between them", many: "skills", each: "skill" },
  SKILL_LIMITS,
);
