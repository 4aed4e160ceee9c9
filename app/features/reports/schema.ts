import { z } from "zod";
import { REPORT_REASONS } from "#app/domain/cases.ts";
import { REPORT_WORDS_MAX } from "#app/features/cases/rules.ts";
import { addressField, textField } from "#app/input-fields.ts";

const CHOOSE = "Please choose what's wrong";
const MESSAGE = "Please write an email address like name@example.com, or leave this empty";

/** A report: the kind of problem, a description, and a guest's address for the outcome. */
export const reportSchema = z.strictObject({
  reason: z.enum(
    REPORT_REASONS.filter((reason) => reason !== "noticed"),
    { message: CHOOSE },
  ),
  words: textField("Please say in a few words what's wrong", { min: 5, max: REPORT_WORDS_MAX }),
  email: z
    .string()
    .trim()
    .length(0)
    .transform(() => null)
    .or(addressField(MESSAGE))
    .default(null),
});

export type ReportInput = z.output<typeof reportSchema>;
