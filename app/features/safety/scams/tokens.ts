import { NAMED_LIKE_ADDRESSES } from "../links.ts";
import { readAsSeen, readDigitsAsLetters } from "../lookalikes.ts";

/**
 * A word of a text, in lowercase Latin letters without apostrophes. A sum, a link, or an address
 * has a special name.
 */
export type Token = { word: string; sentence: number; clause: number; disguised: boolean; apart: boolean };

/** The names of tokens that are not plain words. */
export const SUM = "#sum";
const NUMBER = "#number";
export const PERCENT = "#percent";

const ADDRESS_ENDINGS = "com|net|org|info|biz|io|xyz|icu|dev|ru|cn|cc|tk|ly|uk|eu|ai|vip|gov|edu|example|test";
const PIECES = new RegExp(
  [
    "(?<email>[a-z0-9][a-z0-9._+-]{0,60}@[a-z0-9-]{1,60}(?:\\.[a-z0-9-]{1,60}){1,5})",
    "(?<file>[a-z0-9_-]{1,60}(?:\\.[a-z]{3,4})?\\.(?:zip|rar|7z|exe|apk|html?|xlsm|docm|iso|scr|img|dmg)(?![a-z0-9]))",
    `(?<link>(?:h(?:tt|xx)ps?:\\/\\/|www\\.)[^\\s<>"]{1,200}|[a-z0-9-]{1,60}(?:\\.[a-z0-9-]{1,60}){0,4}\\.(?:${ADDRESS_ENDINGS})(?![a-z0-9])(?:\\/[^\\s<>"]{0,200})?)`,
    "(?<phone>(?:\\+?1[ .-]?)?\\(?\\d{3}\\)?[ .-]\\d{3}[ .-]\\d{4}(?!\\d)|(?<!\\d)555[ .-]?\\d{4}(?!\\d))",
    "(?<percent>\\d{1,6}(?:\\.\\d{1,3})? ?%)",
    "(?<sum>\\$ ?\\d[\\d,]{0,12}(?:\\.\\d{1,4})?(?: ?k\\b)?(?: (?:to|or|and) \\$ ?\\d[\\d,]{0,12}(?:\\.\\d{1,4})?)?|(?:usd|usdt) ?\\d[\\d,]{0,12}|\\d[\\d,]{0,12}(?:\\.\\d{1,2})? ?(?:\\$|dollars?\\b|bucks\\b|usd[tc]?\\b|eur\\b|euros?\\b))",
    "(?<number>\\d[\\d,]{0,12}(?:\\.\\d{1,4})?k?(?![a-z0-9]))",
    "(?<word>[a-z0-9@$|\\u00c0-\\uffff]+)",
    "(?<apart>\\u0001)",
    "(?<stop>[.!?;:\\n]+)",
    "(?<comma>[,()\\u2013\\u2014-])",
  ].join("|"),
  "g",
);
/** Short forms that would be other words without their apostrophe: "I'd", "we're". */
const SHORT_FORMS: ReadonlyArray<readonly [RegExp, string]> = [
  [/\b(I|you|we|he|she|they)['\u2019]d\b/gi, "$1 would"],
  [/\b(I|we|he|she)['\u2019]ll\b/gi, "$1 will"],
  [/\bwe['\u2019]re\b/gi, "we are"],
  [/\bI['\u2019]m\b/gi, "I am"],
];
/** More words than any form accepts; the rest of a longer text is ignored. */
const MOST_TOKENS = 2500;
/** Separated letters: "g i f t", "t.e.l.e.g.r.a.m". Two spaces between words remain a gap. */
const APART = /(?<![a-z0-9])[a-z0-9$](?:[ ._*\-/|+=~][a-z0-9$]){3,60}(?![a-z0-9])/g;
const NUMBER_WORDS = new Set(
  "one two three four five six seven eight nine ten eleven twelve fifteen twenty thirty forty fifty sixty seventy eighty ninety hundred thousand million".split(
    " ",
  ),
);
const CURRENCIES = new Set(["dollar", "dollars", "bucks", "usd", "usdt", "euro", "euros", "eth", "btc"]);

/**
 * Returns the words of a text as its reader sees them. `known` tells which words a disguised word
 * may be read as.
 */
export function tokensOf(content: string, known: (word: string) => boolean): Token[] {
  const seen = readAsSeen(SHORT_FORMS.reduce((text, [short, long]) => text.replace(short, long), content));
  const joined = seen.replace(APART, (run) => ` \u0001 ${split(run.replace(/[^a-z0-9$]/g, ""), known)} `);
  const tokens: Token[] = [];
  let sentence = 0;
  let clause = 0;
  let apart = false;
  for (const found of joined.matchAll(PIECES)) {
    if (tokens.length === MOST_TOKENS) break;
    const groups = found.groups ?? {};
    const [name = "", text = ""] = Object.entries(groups).find(([, value]) => value !== undefined) ?? [];
    if (name === "stop") {
      if (text !== ":") sentence += 1;
      clause += 1;
    } else if (name === "comma") clause += 1;
    else if (name === "apart") apart = true;
    else {
      tokens.push({ ...tokenOf(name, text, known), sentence, clause, apart });
      apart = false;
    }
  }
  return sumsIn(tokens);
}

function tokenOf(name: string, text: string, known: (word: string) => boolean): Pick<Token, "word" | "disguised"> {
  if (name === "link" && NAMED_LIKE_ADDRESSES.test(text)) return { word: text, disguised: false };
  if (name !== "word") return { word: `#${name}`, disguised: false };
  if (text.startsWith("$") && /^\$[a-z]/.test(text)) return { word: "cashtag", disguised: false };
  if (/^[a-z]+$/.test(text)) return { word: text, disguised: false };
  const read = readDigitsAsLetters(text).find(known);
  return read ? { word: read, disguised: true } : { word: text, disguised: false };
}

/**
 * Merges a number in words and its currency into one sum. "hundred dollars" without a number is a
 * sum too.
 */
function sumsIn(tokens: readonly Token[]): Token[] {
  const read: Token[] = [];
  for (const token of tokens) {
    const last = read.at(-1);
    if (CURRENCIES.has(token.word) && last && (last.word === NUMBER || last.word === SUM)) last.word = SUM;
    else if (NUMBER_WORDS.has(token.word)) {
      if (last?.word !== NUMBER || last.sentence !== token.sentence) read.push({ ...token, word: NUMBER });
    } else read.push({ ...token });
  }
  return read;
}

/**
 * Splits a run of letters into known words from the left, longest first. Returns the run itself if
 * that fails.
 */
function split(run: string, known: (word: string) => boolean): string {
  const words: string[] = [];
  for (let at = 0; at < run.length; ) {
    let end = Math.min(run.length, at + 16);
    while (end > at + 1 && !known(run.slice(at, end))) end -= 1;
    if (end === at + 1 && /[a-z]/.test(run.charAt(at)) && run.charAt(at) !== "a") return run;
    words.push(run.slice(at, end));
    at = end;
  }
  return words.join(" ");
}
