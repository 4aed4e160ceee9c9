import { z } from "zod";
import { textField } from "#app/input-fields.ts";
import { ANSWER_LIMIT, ANSWER_TEMPLATES, NOTE_LIMIT } from "./labels.ts";

const version = z.coerce.number().int().min(1).max(1_000_000);
const templates = ANSWER_TEMPLATES.map((_, index) => String(index));

const answerText = textField("Please write an answer with at least 10 characters", { min: 10, max: ANSWER_LIMIT });

/** Every action on a request. The address says which request. */
export const requestSchema = z.discriminatedUnion("intent", [
  z.strictObject({ intent: z.literal("answer"), version, template: z.string().optional(), text: answerText }),
  z.strictObject({ intent: z.literal("ask"), version, template: z.string().optional(), text: answerText }),
  z.strictObject({
    intent: z.literal("insert"),
    version,
    template: z.enum(templates, { message: "Please choose an answer first" }),
    text: z
      .string()
      .max(4 * ANSWER_LIMIT)
      .default(""),
  }),
  z.strictObject({
    intent: z.literal("note"),
    version,
    note: textField("Please write a note", { min: 1, max: NOTE_LIMIT }),
  }),
  z.strictObject({
    intent: z.enum([
      "assign",
      "unassign",
      "answered-elsewhere",
      "called",
      "not-reached",
      "close-spam",
      "close-no-answer",
      "reopen",
    ]),
    version,
  }),
]);
export type RequestForm = z.output<typeof requestSchema>;
