import { correctedWord } from "./spelling.ts";

/**
 * A word, number, or sign of a text: its keys in the grammar, and its position in the typed text.
 */
export type Token = { keys: readonly string[]; start: number; end: number };

/** The most tokens of one sentence. Longer sentences are cut, so that reading stays fast. */
const LONGEST_SENTENCE = 80;
const TOKEN =
  /[\p{L}\p{M}\p{N}\p{Cf}]+(?:['\u2019][\p{L}\p{N}\p{Cf}]+)*|['\u2018\u2019]\d\d\b|(?<=s)['\u2019](?![\p{L}\p{N}])|[$%+&.!?;:\n\u2028]/gu;
const ENDS = new Set([".", "!", "?", ";", "\n", "\u2028"]);
const ABBREVIATIONS = new Set(
  "mr mrs ms dr st jr sr max min yr yrs exp approx inc co ltd dept univ vs e g i".split(" "),
);
const SUFFIX = /^(.+?)('(?:s|re|ve|ll|d|m))$/;
const CURLY = /\u2019/g;
const INVISIBLE = /\p{Cf}/gu;

const UNITS =
  "one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen";
const ONES = new Map(UNITS.split(" ").map((word, index) => [word, index + 1]));
const TENS = new Map(
  "twenty thirty forty fifty sixty seventy eighty ninety".split(" ").map((word, index) => [word, (index + 2) * 10]),
);
/** Words after a number that show that it is not an age. */
const NOT_OF_AGE = new Set(
  `% percent hour hours hr hrs minute minutes min mins second seconds day days week weeks month months year years yr yrs
   yoe mile miles pound pounds lb lbs ton tons people employees staff workers members clients customers patients guests
   students children residents foot feet inch inches degree degrees dollars cents words units amp amps volts watts gallons
   acres stores locations states countries desks seats beds rooms chairs openings positions reps sets items cases orders
   calls tables pages k am pm a.m. p.m. wpm mph hp engineers plumbers bookkeepers acre grams kilos box boxes trucks vans
   partners branches offices cities counties others times man woman person piece pieces hires sites vehicles
   languages shifts hens dogs cats horses cows apartments units classrooms drivers players kids teams volunteers or`.split(
    /\s+/,
  ),
);
NOT_OF_AGE.delete("or");

const OF_AGE = /^(?:years?|yrs?) (?:old|olds|young|or younger|or older|of age)/;

/**
 * Returns the sentences of a text as tokens, without commas, quotation marks, brackets, and dashes.
 */
export function sentencesOf(text: string): Token[][] {
  const raw = [...text.matchAll(TOKEN)].map(({ 0: typed, index }) => ({
    typed,
    start: index,
    end: index + typed.length,
  }));
  const sentences: Token[][] = [];
  let sentence: Token[] = [];
  function end() {
    if (sentence.length > 0) sentences.push(sentence);
    sentence = [];
  }
  for (let at = 0; at < raw.length; at++) {
    const { typed, start, end: last } = raw[at] ?? { typed: "", start: 0, end: 0 };
    if (ENDS.has(typed)) {
      if (typed !== "." || isFullStop(text, last, sentence.at(-1))) end();
      continue;
    }
    if (typed === ":") continue;
    if (sentence.length >= LONGEST_SENTENCE) end();
    const word = plainWord(typed);
    if (word === "") continue;
    const ones = TENS.has(word) ? ONES.get(raw[at + 1]?.typed.toLowerCase() ?? "") : undefined;
    const isJoined = ones !== undefined && ones < 10 && (raw[at + 1]?.start ?? 0) - last === 1;
    const until = isJoined ? (raw[at + 1]?.end ?? last) : last;
    if (isJoined) at++;
    const value = isJoined ? (TENS.get(word) ?? 0) + (ones ?? 0) : numberOf(word);
    if (value !== null) {
      const next = raw.slice(at + 1, at + 4).map((one) => one.typed.toLowerCase());
      sentence.push({
        keys: numberKeys(
          word,
          value,
          next,
          sentence.at(-1)?.keys[0] ?? "",
          /^[,.;:)!?\n]|^ ?$/.test(text.slice(until, until + 1)),
        ),
        start,
        end: until,
      });
      continue;
    }
    sentence.push(...wordTokens(word, start, last));
  }
  end();
  return sentences;
}

const PLAIN = /^[a-z]+$/;

function plainWord(typed: string): string {
  if (PLAIN.test(typed)) return typed;
  return typed.normalize("NFKC").replace(INVISIBLE, "").replace(CURLY, "'").toLowerCase();
}

/** Returns whether a period ends its sentence. One inside "e.g." or after "max" does not. */
function isFullStop(text: string, after: number, before: Token | undefined): boolean {
  const word = before?.keys[0] ?? "";
  if (!/[\s"'\u2019\u201d)]/.test(text[after] ?? "\n")) return false;
  return !(ABBREVIATIONS.has(word) || (word.length === 1 && /[a-z]/.test(word)));
}

function wordTokens(word: string, start: number, end: number): Token[] {
  if (!word.includes("'")) return [{ keys: wordKeys(word), start, end }];
  if (word.endsWith("n't")) return [{ keys: [word, "#not"], start, end }];
  const [, stem, suffix] = SUFFIX.exec(word) ?? [];
  if (stem === undefined || suffix === undefined) return [{ keys: wordKeys(word), start, end }];
  const cut = end - suffix.length;
  return [
    { keys: wordKeys(stem), start, end: cut },
    { keys: [suffix], start: cut, end },
  ];
}

const DOER = /^\p{L}{3,}(?:[^aeiou]er|or|eer|ist|ian)s?$/u;
const NO_DOERS = new Set(
  `water flower weather paper number summer winter letter center color order offer other over under after never power
   dinner river silver butter better matter rather either together computer filter corner master sister brother mother
   father daughter minor major floor door honor humor labor harbor tutor motor error mirror sector senior junior interior
   quarter chapter character register september october november december list lists monster poster cover
   calendar liver lower upper newer younger older larger smaller longer faster higher lobster finger leather`.split(
    /\s+/,
  ),
);

/** A cache of the keys of words. It is limited, so that a hostile text cannot fill the memory. */
const READ = new Map<string, readonly string[]>();
const MOST_READ = 10_000;

function wordKeys(typed: string): readonly string[] {
  const known = READ.get(typed);
  if (known) return known;
  if (READ.size >= MOST_READ) READ.clear();
  const keys = newKeys(correctedWord(typed));
  READ.set(typed, keys);
  return keys;
}

function newKeys(word: string): readonly string[] {
  if (/^'\d\d$/.test(word)) return [word, "#classyear"];
  if (/^20[2-9]\ds$/.test(word)) return [word, "#decade"];
  return DOER.test(word) && !NO_DOERS.has(word.replace(/s$/, "")) ? [word, "#doer"] : [word];
}

function numberOf(word: string): number | null {
  const named = ONES.get(word) ?? TENS.get(word);
  if (named !== undefined) return named;
  return /^\d+$/.test(word) ? Number(word) : null;
}

function numberKeys(word: string, value: number, next: readonly string[], before: string, isLast: boolean): string[] {
  const keys = [word, "#num"];
  if (/^(?:19[3-9]\d|20[0-4]\d)$/.test(word)) keys.push("#year");
  const isOther =
    (NOT_OF_AGE.has(next[0] ?? "") && !OF_AGE.test(next.join(" "))) ||
    ["$", "grade", "grades", "class", "room", "route", "gen"].includes(before);
  if (!isOther && value >= 14 && value <= 79) {
    keys.push("#low");
    if (value >= 16) keys.push("#age");
    if (value >= 19) keys.push("#upper");
    if (isLast) keys.push("#bare");
    if (value % 10 === 0 && value >= 20) keys.push("#tens");
  }
  if (value >= 1 && value <= 45) keys.push("#span");
  if (value >= 19 && value <= 79) keys.push("#big");
  return keys;
}
