import type { Token } from "./tokens.ts";
import { createWordIndex, hasBit } from "./word-index.ts";

/*
 * The notation of the rules. A pattern is a sequence of elements separated by spaces:
 *   word      the word itself; "retir*" any word with this beginning; "#age" a class of numbers or words (tokens.ts)
 *   TAG       a building block of vocabulary.ts or of a family: words or patterns
 *   a|b|TAG   one of these; "a?" is optional; "TAG*" up to four times
 *   !a|b      none of these follows; "<!a|b" none of these comes before
 *   ..4       up to four tokens of any kind; "^" the beginning of a sentence; "$" its end
 *   x & y     x in a sentence that also contains y; "& !y" in one without y. Only x is the finding.
 */

/** A named part of the grammar: words separated by spaces, and patterns. */
export type Block = { words?: string; patterns?: readonly string[] };
type Choice = { id: number; names: readonly string[] };
type Element =
  | { kind: "one"; of: Choice; least: 0 | 1; most: number }
  | { kind: "not"; of: Choice; isBehind: boolean }
  | { kind: "gap"; most: number }
  | { kind: "start" }
  | { kind: "end" };
export type Pattern = {
  row: readonly Element[];
  also: readonly Pattern[];
  never: readonly Pattern[];
  /** The choices that every match must contain. */
  needs: readonly number[];
};
/**
 * The tokens of a sentence, the choices that can begin at each of them, and those that can begin
 * anywhere.
 */
export type Sentence = {
  tokens: readonly Token[];
  begins: readonly Uint32Array[];
  has: Uint32Array;
  ends: Map<string, readonly number[]>;
};
export type Place = { from: number; to: number };

const MOST_REPEATED = 4;
const NO_ENDS: readonly number[] = [];
const NOWHERE: readonly Place[] = [];

/**
 * Parses patterns over the building blocks and finds them in sentences. Parses all patterns before
 * it reads the first sentence. Throws if a pattern names an unknown block.
 */
export function createGrammar(blocks: Readonly<Record<string, Block>>) {
  const words = new Map(
    Object.entries(blocks).map(([name, { words: list = "" }]) => [name, new Set(list.split(/\s+/).filter(Boolean))]),
  );
  const choices = new Map<string, Choice>();
  const index = createWordIndex();
  const patterns = new Map(Object.entries(blocks).map(([name, { patterns: list = [] }]) => [name, list.map(parse)]));

  function choice(text: string): Choice {
    const known = choices.get(text);
    if (known) return known;
    const names = text.split("|");
    const unknown = names.find((name) => /^[A-Z]/.test(name) && !(name in blocks));
    if (unknown !== undefined) throw new Error(`The grammar has no block ${unknown}`);
    const made = { id: choices.size, names };
    choices.set(text, made);
    return made;
  }

  function element(text: string): Element {
    if (text === "^") return { kind: "start" };
    if (text === "$") return { kind: "end" };
    if (text.startsWith("..")) return { kind: "gap", most: Number(text.slice(2)) };
    if (text.startsWith("<!")) return { kind: "not", of: choice(text.slice(2)), isBehind: true };
    if (text.startsWith("!")) return { kind: "not", of: choice(text.slice(1)), isBehind: false };
    if (text.endsWith("?")) return { kind: "one", of: choice(text.slice(0, -1)), least: 0, most: 1 };
    if (/[A-Z]\*$/.test(text)) return { kind: "one", of: choice(text.slice(0, -1)), least: 0, most: MOST_REPEATED };
    return { kind: "one", of: choice(text), least: 1, most: 1 };
  }

  /** Parses a pattern in the notation above. */
  function parse(text: string): Pattern {
    const [main = "", ...rest] = text.split(" & ");
    const row = main.trim().split(/\s+/).map(element);
    const also = rest.filter((part) => !part.startsWith("!")).map(parse);
    const never = rest.filter((part) => part.startsWith("!")).map((part) => parse(part.slice(1)));
    const own = row.flatMap((one) => (one.kind === "one" && one.least > 0 ? [one.of.id] : []));
    return { row, also, never, needs: [...own, ...also.flatMap(({ needs }) => needs)] };
  }

  /** Every word that can begin a block or a word of a pattern. */
  const beginnings = new Map<string, ReadonlySet<string>>();
  function beginningsOf(name: string): ReadonlySet<string> {
    const known = beginnings.get(name);
    if (known) return known;
    const all = new Set(words.get(name) ?? [name]);
    beginnings.set(name, all);
    for (const { row } of patterns.get(name) ?? []) {
      for (const one of row) {
        if (one.kind !== "one") continue;
        for (const inner of one.of.names) for (const word of beginningsOf(inner)) all.add(word);
        if (one.least > 0) break;
      }
    }
    return all;
  }

  function readSentence(tokens: readonly Token[]): Sentence {
    if (!index.isFilled()) {
      for (const { id, names } of choices.values()) {
        index.add(id, new Set(names.flatMap((name) => [...beginningsOf(name)])));
      }
    }
    const begins = tokens.map(({ keys }) => index.idsOf(keys, choices.size));
    const has = new Uint32Array(begins[0]?.length ?? 0);
    for (const ids of begins)
      for (let part = 0; part < has.length; part++) has[part] = (has[part] ?? 0) | (ids[part] ?? 0);
    return { tokens, begins, has, ends: new Map() };
  }

  /** Returns where a name that begins at a token can end, the farthest first. */
  function endsOf(name: string, sentence: Sentence, at: number): readonly number[] {
    const keys = sentence.tokens[at]?.keys;
    if (!keys) return NO_ENDS;
    const list = words.get(name);
    if (!list) return keys.some((key) => isWord(name, key)) ? [at + 1] : NO_ENDS;
    const key = `${at} ${name}`;
    const known = sentence.ends.get(key);
    if (known) return known;
    const ends = new Set<number>();
    if (keys.some((key) => list.has(key))) ends.add(at + 1);
    for (const { row } of patterns.get(name) ?? []) {
      const end = follow(row, 0, sentence, at);
      if (end !== null) ends.add(end);
    }
    const sorted = [...ends].sort((a, b) => b - a);
    sentence.ends.set(key, sorted);
    return sorted;
  }

  function isThere({ id, names }: Choice, sentence: Sentence, at: number): boolean {
    return hasBit(sentence.begins[at], id) && names.some((name) => endsOf(name, sentence, at).length > 0);
  }

  /**
   * Returns where a sequence ends that continues at a token with its element `place`, or null if it
   * does not match.
   */
  function follow(row: readonly Element[], place: number, sentence: Sentence, at: number, count = 0): number | null {
    const one = row[place];
    if (!one) return at;
    const next = place + 1;
    if (one.kind === "start") return at === 0 ? follow(row, next, sentence, at) : null;
    if (one.kind === "end") return at === sentence.tokens.length ? follow(row, next, sentence, at) : null;
    if (one.kind === "not") {
      return isThere(one.of, sentence, one.isBehind ? at - 1 : at) ? null : follow(row, next, sentence, at);
    }
    if (one.kind === "gap") {
      for (let to = at; to <= Math.min(at + one.most, sentence.tokens.length); to++) {
        const end = follow(row, next, sentence, to);
        if (end !== null) return end;
      }
      return null;
    }
    if (count < one.most && hasBit(sentence.begins[at], one.of.id)) {
      for (const name of one.of.names) {
        for (const to of endsOf(name, sentence, at)) {
          const end = one.most > 1 ? follow(row, place, sentence, to, count + 1) : follow(row, next, sentence, to);
          if (end !== null) return end;
        }
      }
    }
    return count >= one.least ? follow(row, next, sentence, at) : null;
  }

  /** Returns where a pattern occurs in a sentence between two tokens, at most `most` times. */
  function find({ row, also, never, needs }: Pattern, sentence: Sentence, most = 3): readonly Place[] {
    for (const id of needs) if (!hasBit(sentence.has, id)) return NOWHERE;
    const places: Place[] = [];
    const first = row[0]?.kind === "one" && row[0].least > 0 ? row[0].of.id : -1;
    for (let at = 0; at < sentence.tokens.length && places.length < most; at++) {
      if (first >= 0 && !hasBit(sentence.begins[at], first)) continue;
      const to = follow(row, 0, sentence, at);
      if (to === null || to === at) continue;
      if (
        places.length === 0 &&
        !(also.every((one) => isIn(one, sentence)) && !never.some((one) => isIn(one, sentence)))
      ) {
        return places;
      }
      places.push({ from: at, to });
      at = to - 1;
    }
    return places;
  }

  function isIn(pattern: Pattern, sentence: Sentence): boolean {
    return find(pattern, sentence, 1).length > 0;
  }

  /**
   * Groups patterns by the rarest choice that each needs, so that only sentences with that choice
   * try them.
   */
  function byRarest<Item extends { pattern: Pattern }>(items: readonly Item[]): { need: number; items: Item[] }[] {
    const sizes = new Map<number, number>();
    for (const { id, names } of choices.values()) {
      sizes.set(
        id,
        names.reduce((sum, name) => sum + beginningsOf(name).size, 0),
      );
    }
    const groups = new Map<number, Item[]>();
    for (const item of items) {
      const [rarest = 0] = item.pattern.needs.toSorted((a, b) => (sizes.get(a) ?? 0) - (sizes.get(b) ?? 0));
      groups.set(rarest, [...(groups.get(rarest) ?? []), item]);
    }
    return [...groups].map(([need, items]) => ({ need, items }));
  }

  return { parse, readSentence, find, byRarest };
}

function isWord(name: string, key: string): boolean {
  return name.endsWith("*") && name.length > 1 ? key.startsWith(name.slice(0, -1)) : name === key;
}
