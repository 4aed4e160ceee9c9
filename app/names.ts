import { BRAND } from "#app/brand.ts";
import { textField } from "#app/input-fields.ts";

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

/** Letters and digits of other alphabets that look like plain ones, folded to lower case. */
const LOOK_ALIKES: ReadonlyMap<string, string> = new Map(
  Object.entries({
    a: "\u0430\u03b1\u0251@4",
    b: "\u0432\u03b28",
    c: "\u0441\u03f2\u1d04",
    d: "\u0501\u1d05",
    e: "\u0435\u03b5\u0454\u1d073",
    f: "\u03dd\ua730",
    h: "\u04bb\u043d\u029c",
    i: "\u0456\u03b9\u0131\u026a1l",
    m: "\u043c\u1d0d",
    n: "\u0578\u03b7\u0274\u043f",
    o: "\u043e\u03bf\u0585\u1d0f\u00f80",
    p: "\u0440\u03c1\u1d18",
    r: "\u0433\u0280",
    s: "\u0455\ua7315$",
    t: "\u0442\u03c4\u1d1b7",
    u: "\u03c5\u057d\u1d1c",
    y: "\u0443\u03b3\u028f",
  }).flatMap(([plain, others]) => Array.from(others).map((other): [string, string] => [other, plain])),
);

/** The letters of a name without case, accents, spaces, signs and the difference between letters that look alike. */
function folded(name: string): string {
  const plain = name.normalize("NFKD").toLowerCase();
  return Array.from(plain, (letter) => LOOK_ALIKES.get(letter) ?? letter)
    .join("")
    .replace(/[^\p{L}\p{N}]+/gu, "");
}

const OURS = folded(BRAND.name);
/** What those are called who speak for a site. */
const OFFICES = ["support", "security", "admin", "official", "team", "safety", "help"].map(folded);

/**
 * Whether a reader could take this name for ours: the product's own, or that together with what our people are called.
 * Anybody else may use the word ("Seasoned Carpenters").
 */
export function isOurName(name: string): boolean {
  const letters = folded(name);
  if (letters === OURS) return true;
  return letters.includes(OURS) && OFFICES.some((office) => letters.replace(OURS, " ").includes(office));
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
