import { z } from "zod";
import { LETTER_KINDS } from "#app/domain/letters.ts";
import { refusalText } from "#app/features/jobs/wording/labels.ts";
import { refusedWords } from "#app/features/jobs/wording/rules.ts";
import { lineField } from "#app/features/safety/names.ts";
import { textField } from "#app/input-fields.ts";
import { unknownText } from "./labels.ts";
import { LETTER_LIMITS, unknownPlaceholders } from "./rules.ts";

/** The text of a letter: without words about age that a job may not have, and with known placeholders only. */
const body = textField("Please write at least 20 characters", LETTER_LIMITS.body).superRefine((text, context) => {
  const findings = refusedWords(text);
  const unknown = unknownPlaceholders(text);
  if (findings.length > 0) context.addIssue({ code: "custom", message: refusalText(findings) });
  if (unknown.length > 0) context.addIssue({ code: "custom", message: unknownText(unknown) });
});

const saveLetterSchema = z.strictObject({
  intent: z.literal("save"),
  /** Absent for a new letter. */
  letterId: z.uuid().optional(),
  kind: z.enum(LETTER_KINDS, { message: "Please choose what it goes with" }),
  name: lineField("Please give this letter a name", LETTER_LIMITS.name),
  body,
});

/** The forms of the page of letters. */
export const letterSchema = z.discriminatedUnion("intent", [
  saveLetterSchema,
  z.strictObject({ intent: z.literal("delete"), letterId: z.uuid() }),
]);

export type SaveLetterInput = Omit<z.output<typeof saveLetterSchema>, "intent">;
