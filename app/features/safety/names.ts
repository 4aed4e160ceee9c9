import { BRAND } from "#app/brand.ts";
import { textField } from "#app/input-fields.ts";
import { readAsSeen, readDigitsAsLetters } from "./lookalikes.ts";

// In these scripts the two characters control how letters join; elsewhere they are merely
// invisible.
const JOINED =
  "\\p{Script=Arabic}\\p{Script=Syriac}\\p{Script=Devanagari}\\p{Script=Bengali}\\p{Script=Gurmukhi}\\p{Script=Gujarati}\\p{Script=Oriya}\\p{Script=Tamil}\\p{Script=Telugu}\\p{Script=Kannada}\\p{Script=Malayalam}\\p{Script=Sinhala}\\p{Script=Khmer}\\p{Script=Myanmar}";
const IDLE_JOINERS = new RegExp(`(?<![${JOINED}])[\\u200c\\u200d]|[\\u200c\\u200d](?![${JOINED}])`, "gu");
/**
 * Direction marks, zero-width characters, and fillers, which hide or reorder the words that a
 * reader sees.
 */
const UNSEEN = /(?![\u200c\u200d])\p{Cf}|[\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0]/gu;

/**
 * Returns a name as its reader sees it: on one line, without invisible characters and direction
 * marks.
 */
export function visibleText(typed: string): string {
  return typed
    .replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, " ")
    .replace(UNSEEN, "")
    .replace(IDLE_JOINERS, "");
}

/**
 * Returns the letters of a name as its reader sees them, in each way to read its digits as letters.
 */
function readingsOf(name: string): string[] {
  const seen = readAsSeen(name);
  return [seen, ...readDigitsAsLetters(seen)].map((reading) => reading.replace(/[^\p{L}\p{N}]+/gu, ""));
}

const OURS = BRAND.name.toLowerCase();
/** Titles of people who speak for a site. */
const OFFICES = ["support", "security", "admin", "official", "team", "safety", "help"];

/**
 * Returns whether a reader could mistake this name for ours: the product's name, alone or with the
 * title of someone who works for it. Other uses of the word are fine ("Seasoned Carpenters").
 */
export function isOurName(name: string): boolean {
  return readingsOf(name).some(
    (letters) =>
      letters === OURS ||
      (letters.includes(OURS) && OFFICES.some((office) => letters.replace(OURS, " ").includes(office))),
  );
}

/** The error for a name that `isOurName` refuses. */
export const OUR_NAME_REFUSED = `This reads as if ${BRAND.name} itself were speaking. Please use another name`;

/**
 * A one-line `textField` that others read as a title, such as that of a job. Removes invisible
 * characters.
 */
export function lineField(message: string, options: { min: number; max: number }) {
  return textField(message, { ...options, read: visibleText });
}

/** A `lineField` for the name of a person or a company, which must not imitate ours. */
export function nameField(message: string, options: { min: number; max: number }) {
  return lineField(message, options).refine((name) => !isOurName(name), { message: OUR_NAME_REFUSED });
}
