import { z } from "zod";
import { freshCodeField } from "#app/features/staff/schema.ts";
import { textField } from "#app/input-fields.ts";
import { PERSON_TEMPLATES, REPORTER_TEMPLATES, WORDS_LIMITS } from "./labels.ts";

const SAY_WHY = "Please choose a text, or write one with at least 10 characters";
const version = z.coerce.number().int().min(1).max(1_000_000);
const ownWords = textField(SAY_WHY, { min: 0, max: WORDS_LIMITS.max }).default("");

function templateOf(templates: readonly { text: string }[]) {
  return z
    .enum(templates.map((_, index) => String(index)))
    .or(z.literal(""))
    .default("");
}

type Typed = { template: string; words: string };

/** The moderator's own words take precedence over the template. */
function chosenWords(templates: readonly { text: string }[]) {
  return <T extends Typed>({ template, words, ...rest }: T) => ({
    ...rest,
    words: words || (template === "" ? "" : (templates[Number(template)]?.text ?? "")),
  });
}

const isLongEnough = ({ words }: { words: string }) => words.length >= WORDS_LIMITS.min;
const TOO_SHORT = { message: SAY_WHY, path: ["words"] };
const toPerson = { version, template: templateOf(PERSON_TEMPLATES), words: ownWords, code: freshCodeField };
const toReporter = { version, template: templateOf(REPORTER_TEMPLATES), words: ownWords, reportId: z.uuid() };

/** Every action on a case. */
export const caseSchema = z.discriminatedUnion("intent", [
  z.strictObject({ intent: z.enum(["take", "release", "dismiss", "restore"]), version }),
  z.strictObject({
    intent: z.literal("note"),
    version,
    words: textField("Please write a note first", { min: 1, max: 2_000 }),
  }),
  z.strictObject({ intent: z.literal("abusive"), version, reportId: z.uuid() }),
  z
    .strictObject({ intent: z.enum(["hide", "warn", "suspend", "ban", "write-to-person"]), ...toPerson })
    .transform(chosenWords(PERSON_TEMPLATES))
    .refine(isLongEnough, TOO_SHORT),
  z
    .strictObject({ intent: z.literal("write-to-reporter"), ...toReporter })
    .transform(chosenWords(REPORTER_TEMPLATES))
    .refine(isLongEnough, TOO_SHORT),
]);

export type CaseForm = z.output<typeof caseSchema>;
