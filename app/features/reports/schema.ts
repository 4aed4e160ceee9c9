import { z } from "zod";
import { REPORT_REASONS } from "#app/domain/cases.ts";
import { REPORT_WORDS_MAX } from "#app/features/cases/rules.ts";
import { addressField, textField, whenRead } from "#app/input-fields.ts";

const CHOOSE = "Please choose what's wrong";
const MESSAGE = "Please write an email address like name@example.com, or leave this empty";

const SHORTEST_WORDS = 5;

/**
 * A report: the kind of problem, a description, and a guest's address for the outcome. The kind is enough, because
 * whoever has to find words may not report at all; only something else needs them.
 */
export const reportSchema = z
  .strictObject({
    reason: z.enum(
      REPORT_REASONS.filter((reason) => reason !== "noticed"),
      { message: CHOOSE },
    ),
    words: textField("", { min: 0, max: REPORT_WORDS_MAX }).default(""),
    email: z
      .string()
      .trim()
      .length(0)
      .transform(() => null)
      .or(addressField(MESSAGE))
      .default(null),
  })
  .refine(({ reason, words }) => reason !== "other" || words.length >= SHORTEST_WORDS, {
    path: ["words"],
    message: "Please say in a few words what's wrong",
    when: whenRead("reason", "words"),
  });

export type ReportInput = z.output<typeof reportSchema>;
