import { z } from "zod";
import { DomainError } from "./domain-error.ts";
import { typedDollars, typedNumber } from "./typed-number.ts";
import { characterCount, tooLongText } from "./words.ts";

type NumberOptions = {
  min: number;
  max: number;
  hasCents?: boolean;
  /** Also "$25" and "$ 1 250". */
  isDollars?: boolean;
};

/**
 * A typed or JSON number from `min` to `max`; whole unless `hasCents`. Anything else ("20abc", "2,5", 1e309, empty) is
 * refused with `message`.
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

/** The lengths of a text; `read` converts the typed text to the stored one. */
type TextOptions = { min: number; max: number; read?: (typed: string) => string };

/**
 * A trimmed text of `min` to `max` characters (code points of its composed form); too short gives `message`. Later
 * steps (composing, checking the wording) never see a text that is too long or that `hasPiledMarks` refuses.
 */
export function textField(message: string, { min, max, read = (typed) => typed }: TextOptions) {
  return z
    .string({ message })
    .trim()
    .check(lastUnless((value) => mayBeWithin(value, max), tooLongText(max)))
    .check(lastUnless((value) => !hasPiledMarks(value), PILED_MARKS_REFUSED))
    .overwrite((value) => read(value).normalize("NFC").trim())
    .refine((value) => characterCount(value) >= min, { message })
    .check(lastUnless((value) => characterCount(value) <= max, tooLongText(max)));
}

/**
 * A check after which its field is not checked further if it fails. Unlike zod's `abort` it leaves the checks across
 * fields (`whenRead`) as they are.
 */
export function lastUnless<T>(isRight: (value: T) => boolean, message: string): z.core.CheckFn<T> {
  return ({ value, issues }) => {
    if (!isRight(value)) issues.push({ code: "custom", message, input: value });
  };
}

/**
 * Whether a text may have at most `max` characters: a cheap check for texts that are far too long, before anything
 * composes or folds them. Unicode composes at most four code units into one character.
 */
export function mayBeWithin(text: string, max: number): boolean {
  return text.length <= 4 * max;
}

const PILED_MARKS = /[\p{M}\uff9e\uff9f]{11}/u;

/** The message beside a field that `hasPiledMarks` refuses. */
export const PILED_MARKS_REFUSED = "Please put no more than ten accents on one letter";

/**
 * Whether a letter has more than ten accents or other marks. No language needs as many, and normalizing them takes
 * quadratic time.
 */
export function hasPiledMarks(text: string): boolean {
  return PILED_MARKS.test(text);
}

const LONGEST_ADDRESS = 254;
/** What a browser's email field accepts, with a dot in the domain, because a domain without one is a typing error. */
const ADDRESS =
  /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+@(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z](?:[a-z0-9-]{0,61}[a-z0-9])?$/;
/** Characters around an address that was copied from a text or a list. */
const AROUND_ADDRESS = /^[\s<]*(?:mailto:)?[\s<]*|[\s>.,;]+$/g;
const UNSEEN = /\p{Default_Ignorable_Code_Point}|\p{Cf}/gu;

/**
 * Normalizes an email address for storage and comparison: lowercase, without direction marks, full-width letters, and
 * "mailto:", with an ASCII domain. An invalid address stays invalid.
 */
export function cleanAddress(typed: string): string {
  if (typed.length > 4 * LONGEST_ADDRESS) return typed;
  const text = typed
    .normalize("NFKC")
    .replace(UNSEEN, "")
    .replace(AROUND_ADDRESS, "")
    .replaceAll("\u3002", ".")
    .toLowerCase();
  const at = text.lastIndexOf("@") + 1;
  const domain = text.slice(at);
  return at > 0 && /^[\p{L}\p{M}\p{N}.-]+$/u.test(domain) ? text.slice(0, at) + asServersWrite(domain) : text;
}

/** Converts "b\u00fccher.example" to xn--bcher-kva.example. An invalid domain stays as it is. */
function asServersWrite(domain: string): string {
  const isPlain = /^[a-z0-9.-]*$/.test(domain);
  return isPlain || !URL.canParse(`http://${domain}`) ? domain : new URL(`http://${domain}`).hostname;
}

/** An email address, normalized by `cleanAddress`; anything else is refused with `message`. */
export function addressField(message: string) {
  return z
    .string({ message })
    .transform(cleanAddress)
    .refine((address) => address.length <= LONGEST_ADDRESS && ADDRESS.test(address), { message });
}

/** A checkbox of a form: "on" is true, absent is false. */
export const checkboxField = z
  .unknown()
  .optional()
  .transform((value) => value === "on" || value === "true" || value === true);

/** Whether PostgreSQL accepts a text from an address, which may not contain U+0000. */
export function isText(value: string): boolean {
  return !value.includes("\u0000");
}

const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Whether a text can be an id; the database refuses to compare anything else. */
export function isId(value: string): boolean {
  return ID.test(value);
}

/**
 * Returns an id from an address or a form. Throws not-found for a malformed one, so that it looks like a missing row.
 */
export function requireId(value: string): string {
  if (!isId(value)) throw new DomainError("not-found");
  return value;
}

type Checked = { value: unknown; issues: ReadonlyArray<{ path?: readonly PropertyKey[] | undefined }> };

/**
 * The `when` of a check across several fields: runs it unless one of `fields` has an error, whatever is wrong with the
 * others, so that a person can fix everything at once.
 */
export function whenRead(...fields: readonly string[]) {
  return ({ value, issues }: Checked): boolean =>
    typeof value === "object" && value !== null && !issues.some(({ path }) => fields.includes(String(path?.[0])));
}
