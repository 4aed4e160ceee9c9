import { z } from "zod";
import { SKILL_LIMITS, splitSkills } from "#app/features/skills/rules.ts";
import { skillsField } from "#app/features/skills/schema.ts";
import { textField } from "#app/input-fields.ts";
import { firstLetters } from "#app/words.ts";
import { QUESTION_LIMITS } from "../questions/rules.ts";
import { JOB_TEXT_LIMITS } from "../rules.ts";

/** The posting form as its button "Find skills in the text" sends it: only the texts are looked at. */
export const findSkillsSchema = z.object({
  intent: z.literal("find-skills"),
  title: textField("", { ...JOB_TEXT_LIMITS.title, min: 0 }).default(""),
  description: textField("", { ...JOB_TEXT_LIMITS.description, min: 0 }).default(""),
  industry: textField("", { ...JOB_TEXT_LIMITS.industry, min: 0 }).default(""),
  skills: skillsField,
});

/** Reads the beginning of a text that is too long, and nothing of one that the form refuses. */
function anyText(max: number) {
  return z
    .string()
    .transform((text) => firstLetters(text, max))
    .pipe(textField("", { min: 0, max }))
    .catch("");
}

/**
 * The content of an unfinished job, to be analyzed. A field that cannot be sent yet is read as far as it can be: it must
 * not hide what the others say.
 */
export const readAsSchema = z.strictObject({
  title: anyText(JOB_TEXT_LIMITS.title.max).default(""),
  description: anyText(JOB_TEXT_LIMITS.description.max).default(""),
  industry: anyText(JOB_TEXT_LIMITS.industry.max).default(""),
  skills: z
    .array(anyText(SKILL_LIMITS.nameLength))
    .transform((skills) => splitSkills(skills).slice(0, SKILL_LIMITS.count))
    .default([]),
  questions: z.array(anyText(QUESTION_LIMITS.mostChoices * (QUESTION_LIMITS.choice + 1))).default([]),
});
