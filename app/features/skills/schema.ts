import { z } from "zod";
import { SKILL_LIMITS, splitSkills } from "./rules.ts";

/**
 * Skills of a form or of JSON: one text with commas, repeated values, or both. Gives the names trimmed, without
 * empty ones and without repetitions. Absent means none.
 */
export const skillsField = z
  .union([z.string(), z.array(z.string())], { message: "Please write the skills as words with commas between them" })
  .default([])
  .transform((typed) => splitSkills(typeof typed === "string" ? [typed] : typed))
  .refine((names) => names.length <= SKILL_LIMITS.count, {
    message: `Please name at most ${SKILL_LIMITS.count} skills`,
  })
  .refine((names) => names.every((name) => Array.from(name).length <= SKILL_LIMITS.nameLength), {
    message: `Please use at most ${SKILL_LIMITS.nameLength} characters for each skill`,
  });
