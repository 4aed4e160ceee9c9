import { type Token, tokensOf } from "./tokens.ts";
import { NEGATIONS, WORDS } from "./words.ts";

/** A text prepared for patterns: the places of each word and each word class. */
export type Reading = {
  tokens: readonly Token[];
  spans: ReadonlyMap<string, readonly Span[]>;
  /** The places that their clause does not deny. */
  affirmed: ReadonlyMap<string, readonly Span[]>;
};
/**
 * A place in the text: the first token, the token after the last, and whether the clause denies it.
 */
type Span = { from: number; to: number; denied: boolean };
type Step = { names: readonly string[]; gap: number; crosses: boolean };
export type Pattern = readonly Step[];

/** How many words before a word can deny it: "you never have to pay". */
const REACH = 5;
const NOWHERE: readonly number[] = [];
const NO_SPANS: readonly Span[] = [];

type Entry = { words: readonly string[]; name: string };
const entries = new Map<string, Entry[]>();
const known = new Set<string>();
for (const [name, list] of Object.entries(WORDS))
  for (const phrase of list.split(", ")) learn(`@${name}`, phrase, true);

function learn(name: string, phrase: string, inflected: boolean): void {
  const words = phrase.trim().split(" ");
  const last = words.at(-1) ?? "";
  for (const form of inflected ? formsOf(last) : [last]) {
    const all = [...words.slice(0, -1), form];
    for (const word of all) known.add(word);
    const first = all[0] ?? "";
    const list = entries.get(first) ?? [];
    if (!list.some((entry) => entry.name === name && entry.words.join(" ") === all.join(" ")))
      list.push({ words: all, name });
    entries.set(first, list);
  }
}

/** Returns a word with its regular endings. Some of them are not words, which does no harm. */
function formsOf(word: string): string[] {
  if (word.length < 3 || /[^a-z]/.test(word)) return [word];
  const stem = word.replace(/e$/, "");
  const forms = [word, `${word}s`, `${stem}ed`, `${stem}ing`];
  if (/[^aeiou]y$/.test(word)) forms.push(`${word.slice(0, -1)}ies`, `${word.slice(0, -1)}ied`);
  if (/(s|x|z|ch|sh)$/.test(word)) forms.push(`${word}es`);
  if (/[^aeiou][aeiou][bdgmnprt]$/.test(word)) forms.push(`${word}${word.at(-1)}ed`, `${word}${word.at(-1)}ing`);
  return forms;
}

/** Prepares a text for all patterns at once, in linear time. */
export function readingOf(content: string): Reading {
  const tokens = tokensOf(content, (word) => known.has(word));
  const spans = new Map<string, Span[]>();
  let denial = -1;
  for (const [at, token] of tokens.entries()) {
    const before = tokens[denial];
    const denied = before !== undefined && at - denial <= REACH && before.clause === token.clause;
    if (at === 0 || tokens[at - 1]?.clause !== token.clause) add(spans, "^", { from: at, to: at, denied: false });
    if (NEGATIONS.has(token.word)) denial = at;
    add(spans, token.word, { from: at, to: at + 1, denied });
    for (const { words, name } of entries.get(token.word) ?? []) {
      if (
        words.every(
          (word, ahead) => tokens[at + ahead]?.word === word && tokens[at + ahead]?.sentence === token.sentence,
        )
      )
        add(spans, name, { from: at, to: at + words.length, denied });
    }
  }
  return { tokens, spans, affirmed: affirmedOf(spans) };
}

function affirmedOf(spans: ReadonlyMap<string, readonly Span[]>): Map<string, readonly Span[]> {
  const affirmed = new Map<string, readonly Span[]>();
  for (const [name, all] of spans) {
    const some = all.some(({ denied }) => denied) ? all.filter(({ denied }) => !denied) : all;
    if (some.length > 0) affirmed.set(name, some);
  }
  return affirmed;
}

function add(spans: Map<string, Span[]>, name: string, span: Span): void {
  const list = spans.get(name);
  if (list) list.push(span);
  else spans.set(name, [span]);
}

/**
 * Parses a pattern: words and @classes in order, `a|b` for alternatives, `..` for up to four other
 * words of the same sentence, `..8` for up to eight, `~12` for up to twelve across sentences.
 */
export function pattern(written: string): Pattern {
  const steps: Step[] = [];
  let gap = 0;
  let crosses = false;
  for (const part of written.split(" ")) {
    const found = /^(\.\.|~)(\d*)$/.exec(part);
    if (found) {
      gap = Number(found[2] || 4);
      crosses = found[1] === "~";
      continue;
    }
    const names = part.split("|");
    for (const name of names) {
      if (name.startsWith("@") && !(name.slice(1) in WORDS))
        throw new Error(`No class of words: ${name} in ${written}`);
      if (/^[a-z]/.test(name)) known.add(name);
    }
    steps.push({ names, gap, crosses });
    gap = 0;
    crosses = false;
  }
  return steps;
}

/**
 * Returns a quick check of which patterns can occur in a text: those of which every step occurs
 * somewhere. The result has a 1 at the index of each such pattern.
 */
export function quickLook(patterns: readonly Pattern[]): (reading: Reading) => Uint8Array {
  const stepsOf = new Map<string, Array<readonly [at: number, step: number]>>();
  for (const [at, steps] of patterns.entries()) {
    for (const [step, { names }] of steps.entries()) {
      for (const name of names) stepsOf.set(name, [...(stepsOf.get(name) ?? []), [at, 1 << step]]);
    }
  }
  const whole = Uint32Array.from(patterns, (steps) => (1 << steps.length) - 1);
  return ({ spans }) => {
    const found = new Uint32Array(patterns.length);
    const possible = new Uint8Array(patterns.length);
    for (const name of spans.keys()) {
      for (const [at, step] of stepsOf.get(name) ?? []) {
        const steps = (found[at] ?? 0) | step;
        found[at] = steps;
        if (steps === whole[at]) possible[at] = 1;
      }
    }
    return possible;
  };
}

/**
 * Returns whether a pattern occurs. With `affirmed`, places that their clause denies do not count.
 */
export function occurs(reading: Reading, steps: Pattern, affirmed: boolean): boolean {
  return sentencesWith(reading, steps, affirmed).length > 0;
}

/**
 * Returns the sentences in which a pattern ends. With `affirmed`, places that their clause denies
 * do not count. Each step keeps all reachable places, so any text takes linear time.
 */
export function sentencesWith(reading: Reading, steps: Pattern, affirmed: boolean): readonly number[] {
  let ends: number[] = [];
  for (const [index, { names, gap, crosses }] of steps.entries()) {
    const spans = spansOf(reading, names, affirmed);
    if (spans.length === 0) return NOWHERE;
    ends = index === 0 ? spans.map(({ to }) => to) : endsAfter(reading.tokens, ends, spans, gap, crosses);
    if (ends.length === 0) return NOWHERE;
  }
  return ends.map((end) => reading.tokens[end - 1]?.sentence ?? 0);
}

function spansOf(reading: Reading, names: readonly string[], affirmed: boolean): readonly Span[] {
  const spans = affirmed ? reading.affirmed : reading.spans;
  let found: readonly Span[] = NO_SPANS;
  let isOne = true;
  for (const name of names) {
    const some = spans.get(name);
    if (!some) continue;
    isOne = found.length === 0;
    found = isOne ? some : [...found, ...some];
  }
  return isOne ? found : found.toSorted((one, other) => one.from - other.from);
}

function endsAfter(
  tokens: readonly Token[],
  ends: readonly number[],
  spans: readonly Span[],
  gap: number,
  crosses: boolean,
): number[] {
  const reached: number[] = [];
  let next = 0;
  for (const { from, to } of spans) {
    while (next + 1 < ends.length && (ends[next + 1] ?? 0) <= from) next += 1;
    const end = ends[next] ?? 0;
    if (end > from || end < from - gap) continue;
    if (crosses || tokens[end - 1]?.sentence === tokens[from]?.sentence) reached.push(to);
  }
  return isSorted(reached) ? reached : reached.sort((a, b) => a - b);
}

function isSorted(numbers: readonly number[]): boolean {
  return numbers.every((one, at) => at === 0 || (numbers[at - 1] ?? 0) <= one);
}
