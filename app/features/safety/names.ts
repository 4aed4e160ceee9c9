import { BRAND } from "#app/brand.ts";
import { textField } from "#app/input-fields.ts";
import { readAsSeen, readDigitsAsLetters } from "./lookalikes.ts";

// Scripts in which these two say how letters join; anywhere else they are only invisible.
const JOINED =
  "\\p{Script=Arabic}\\p{Script=Syriac}\\p{Script=Devanagari}\\p{Script=Bengali}\\p{Script=Gurmukhi}\\p{Script=Gujarati}\\p{Script=Oriya}\\p{Script=Tamil}\\p{Script=Telugu}\\p{Script=Kannada}\\p{Script=Malayalam}\\p{Script=Sinhala}\\p{Script=Khmer}\\p{Script=Myanmar}";
const IDLE_JOINERS = new RegExp(`(?<![${JOINED}])[\\u200c\\u200d]|[\\u200c\\u200d](?![${JOINED}])`, "gu");
/** Directions, letters without width and fillers: what hides or reorders the words that a reader sees. */
const UNSEEN = /(?![\u200c\u200d])\p{Cf}|[\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0]/gu;

/** A name as its reader sees it: on one line, without characters that show nothing or turn the direction of reading. */
export function visibleText(typed: string): string {
  return typed
    .replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, " ")
    .replace(UNSEEN, "")
    .replace(IDLE_JOINERS, "");
}

/** The letters of a name as its reader sees them, in each way that digits can be read as letters. */
function readingsOf(name: string): string[] {
  const seen = readAsSeen(name);
  return [seen, ...readDigitsAsLetters(seen)].map((reading) => reading.replace(/[^\p{L}\p{N}]+/gu, ""));
}

const OURS = BRAND.name.toLowerCase();
/** What those are called who speak for a site. */
const OFFICES = ["support", "security", "admin", "official", "team", "safety", "help"];

/**
 * Whether a reader could take this name for ours: the product's own, or that together with what our people are called.
 * Anybody else may use the word ("Seasoned Carpenters").
 */
export function isOurName(name: string): boolean {
  return readingsOf(name).some(
    (letters) =>
      letters === OURS ||
      (letters.includes(OURS) && OFFICES.some((office) => letters.replace(OURS, " ").includes(office))),
  );
}

/** What is said beside a name that `isOurName`. */
export const OUR_NAME_REFUSED = `This reads as if ${BRAND.name} itself were speaking. Please use another name`;

/** A `textField` of one line that others read as a title, such as that of a job: only what can be seen is kept. */
export function lineField(message: string, options: { min: number; max: number }) {
  return textField(message, { ...options, read: visibleText });
}

/** A `lineField` for whom a reader deals with: the name of a person or a company, which must not be taken for us. */
export function nameField(message: string, options: { min: number; max: number }) {
  return lineField(message, options).refine((name) => !isOurName(name), { message: OUR_NAME_REFUSED });
}
