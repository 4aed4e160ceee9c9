import { z } from "zod";
import { skillsField } from "#app/features/skills/schema.ts";
import { textField } from "#app/input-fields.ts";
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

/** The content of an unfinished job, to be analyzed. */
export const readAsSchema = z.strictObject({
  title: textField("", { ...JOB_TEXT_LIMITS.title, min: 0 }).default(""),
  description: textField("", { ...JOB_TEXT_LIMITS.description, min: 0 }).default(""),
  industry: textField("", { ...JOB_TEXT_LIMITS.industry, min: 0 }).default(""),
  skills: skillsField,
  questions: z
    .array(textField("", { min: 0, max: QUESTION_LIMITS.mostChoices * (QUESTION_LIMITS.choice + 1) }))
    .default([]),
});
