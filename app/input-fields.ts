import { z } from "zod";
import { typedDollars, typedNumber } from "./typed-number.ts";

type NumberOptions = {
  min: number;
  max: number;
  hasCents?: boolean;
  /** Also "$25" and "$ 1 250". */
  isDollars?: boolean;
};

/**
 * A number typed by a person or sent as JSON, between `min` and `max` inclusive; whole unless `hasCents`.
 * Anything else ("20abc", "2,5", 1e309, empty) is refused with `message`.
 */
export function numberField(message: string, options: NumberOptions) {
  return z
    .unknown()
    .optional()
    .transform((value, context): number => {
      const typed = typeof value === "number" ? String(value) : typeof value === "string" ? value : "";
      const number = (options.isDollars ? typedDollars(typed) : typedNumber(typed)) ?? Number.NaN;
      const isWhole = options.hasCents === true || Number.isInteger(number);
      if (isWhole && number >= options.min && number <= options.max) return number;
      context.addIssue({ code: "custom", message });
      return z.NEVER;
    });
}

/** A trimmed text of `min` to `max` characters (code points of its composed form); too short gives `message`. */
export function textField(message: string, options: { min: number; max: number }) {
  return z
    .string({ message })
    .trim()
    .normalize("NFC")
    .refine((value) => Array.from(value).length >= options.min, { message })
    .refine((value) => Array.from(value).length <= options.max, {
      message: `Please use at most ${options.max.toLocaleString("en-US")} characters`,
    });
}

/** A checkbox of a form: "on" is true, absent is false. */
export const checkboxField = z
  .unknown()
  .optional()
  .transform((value) => value === "on" || value === "true" || value === true);

/** Whether a text from an address can be compared in the database at all: PostgreSQL takes no text with U+0000. */
export function isText(value: string): boolean {
  return !value.includes("\u0000");
}

const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Whether a text from an address or a form can be an id at all; the database refuses to compare anything else. */
export function isId(value: string): boolean {
  return ID.test(value);
}
