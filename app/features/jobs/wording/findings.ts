import { AGE_BLOCKS, AGE_RULES } from "./ages.ts";
import { BIRTH_BLOCKS, BIRTH_RULES } from "./birth-dates.ts";
import { CHANGER_BLOCKS, CHANGER_RULES } from "./changers.ts";
import { DIGITAL_BLOCKS, DIGITAL_RULES } from "./digital.ts";
import { EXPERIENCE_BLOCKS, EXPERIENCE_RULES } from "./experience.ts";
import { FAMILY_BLOCKS, FAMILY_RULES } from "./family.ts";
import { GENERATION_BLOCKS, GENERATION_RULES } from "./generations.ts";
import { createGrammar, type Place, type Sentence } from "./grammar.ts";
import { isSure, judge, speaksOfAgeBy } from "./model.ts";
import { NEWCOMER_BLOCKS, NEWCOMER_RULES } from "./newcomers.ts";
import { RETIREMENT_BLOCKS, RETIREMENT_RULES } from "./retirement.ts";
import type { Level, Rule } from "./rule.ts";
import { SCHOOLING_BLOCKS, SCHOOLING_RULES } from "./schooling.ts";
import { type Sign, signsOf } from "./sentence-signs.ts";
import { SERVICE_BLOCKS } from "./service.ts";
import { SIGN_BLOCKS, SIGN_RULES } from "./signs.ts";
import { STANCE_BLOCKS } from "./stance.ts";
import { TEAM_BLOCKS, TEAM_RULES } from "./team.ts";
import { sentencesOf, type Token } from "./tokens.ts";
import { VOCABULARY } from "./vocabulary.ts";
import { hasBit } from "./word-index.ts";
import { YOUNG_BLOCKS, YOUNG_RULES } from "./young.ts";

export type Hit = { rule: Rule; start: number; end: number; pattern: string };

const RULES = [
  ...YOUNG_RULES,
  ...SCHOOLING_RULES,
  ...AGE_RULES,
  ...BIRTH_RULES,
  ...CHANGER_RULES,
  ...EXPERIENCE_RULES,
  ...GENERATION_RULES,
  ...RETIREMENT_RULES,
  ...DIGITAL_RULES,
  ...SIGN_RULES,
  ...TEAM_RULES,
  ...NEWCOMER_RULES,
  ...FAMILY_RULES,
];
const BLOCKS = {
  ...VOCABULARY,
  ...STANCE_BLOCKS,
  ...SERVICE_BLOCKS,
  ...YOUNG_BLOCKS,
  ...SCHOOLING_BLOCKS,
  ...AGE_BLOCKS,
  ...BIRTH_BLOCKS,
  ...CHANGER_BLOCKS,
  ...EXPERIENCE_BLOCKS,
  ...GENERATION_BLOCKS,
  ...RETIREMENT_BLOCKS,
  ...DIGITAL_BLOCKS,
  ...SIGN_BLOCKS,
  ...TEAM_BLOCKS,
  ...NEWCOMER_BLOCKS,
  ...FAMILY_BLOCKS,
};
const grammar = createGrammar(BLOCKS);
const BLOCK_PATTERNS = Object.keys(BLOCKS).map((name) => ({ name, pattern: grammar.parse(name) }));
const PATTERNS = RULES.flatMap((rule) => rule.patterns.map((text) => ({ rule, text, pattern: grammar.parse(text) })));
const BY_RAREST = grammar.byRarest(PATTERNS);
const AGE_ATTACHED = grammar.parse("AGE_ATTACHED");
const MATCHING = grammar.parse("MATCHING");
const DISOWNED = grammar.parse("DISOWNED");
const WANTED = grammar.parse("WANTED");
const SERVED = grammar.parse("SERVED");
const TURNS = new Set(["but", "however", "though", "although", "yet"]);
const LEADING = new Set(
  "a an the our you are 're we is 's who would like want wants value need needs seek seeking looking for hiring hire".split(
    " ",
  ),
);
const BANNED = { level: "blocking", reason: "the law bans choosing people by their age" } as const;
/** How many tokens back a verb can govern a phrase. */
const TOKENS_BACK = 8;

/**
 * What only the model finds is refused from here on (`speaksOfAgeBy`), and advised against below, so that an honest ad is
 * hardly ever refused: of 156 that no model learned from, two are at 1.1, and one is at this.
 */
const CLEARLY = 1.2;

/** The rule for a finding that only the model makes, without a family that could say more. */
const UNNAMED: Readonly<Record<Level, Rule>> = {
  blocking: {
    level: "blocking",
    reason: "this reads as a limit by age, and the law bans those",
    instead: "say what the work needs, whatever the person\u2019s age",
    patterns: [],
  },
  advisory: {
    level: "advisory",
    reason: "this can tell older people that they aren\u2019t meant",
    instead: "say what the work needs",
    patterns: [],
  },
};

/**
 * Returns what a text says about age, in the order of its sentences and of the rules. Families of
 * patterns find the words. If a family is not certain that its sentence is about the applicant, the
 * model decides. The model also finds what no family covers.
 */
export function hitsIn(text: string): Hit[] {
  const hits: Hit[] = [];
  for (const { tokens, signs, found } of sentencesRead(text)) {
    const speaks = speaksOfAgeBy(signs, found.length > 0);
    if (speaks <= 1) {
      if (speaks > 0) hits.push(...found.filter(({ pattern }) => isSure(pattern)));
      continue;
    }
    const { level, from, to } = judge(signs, tokens.length);
    if (found.length > 0) hits.push(...found.map((hit) => ({ ...hit, rule: atLevel(hit.rule, level) })));
    else {
      const [first, last] = [tokens[firstOf(tokens, from, to)], tokens[to - 1]];
      const isClear = speaks > CLEARLY;
      if (first && last)
        hits.push({ rule: UNNAMED[isClear ? level : "advisory"], start: first.start, end: last.end, pattern: "" });
    }
  }
  return hits;
}

/** A sentence of a text: its tokens, its signs for the model, and the findings of the families. */
type SentenceRead = { tokens: readonly Token[]; signs: readonly Sign[]; found: readonly Hit[] };

/**
 * Reads the sentences of a text. Without families, the result is as if no pattern had found
 * anything.
 */
export function sentencesRead(text: string, withFamilies = true): SentenceRead[] {
  return sentencesOf(text).map((tokens) => {
    const sentence = grammar.readSentence(tokens);
    const found = withFamilies ? familiesIn(sentence) : [];
    const blocks = BLOCK_PATTERNS.flatMap(({ name, pattern }) =>
      grammar.find(pattern, sentence, tokens.length).map((place) => ({ name, ...place })),
    );
    return {
      tokens,
      found,
      signs: signsOf(
        sentence,
        blocks,
        found.map(({ rule }) => rule),
      ),
    };
  });
}

/** Returns the rule at the level that the model gives the whole sentence. */
function atLevel(rule: Rule, level: Level): Rule {
  return level === "blocking" && rule.level === "advisory" ? { ...rule, ...BANNED } : rule;
}

/** Returns what the families of patterns find in a sentence. */
function familiesIn(sentence: Sentence): Hit[] {
  const { tokens } = sentence;
  const found: Array<Place & (typeof PATTERNS)[number]> = [];
  for (const { need, items } of BY_RAREST) {
    if (!hasBit(sentence.has, need)) continue;
    for (const one of items) for (const place of grammar.find(one.pattern, sentence)) found.push({ ...one, ...place });
  }
  if (found.length === 0) return [];
  const hasAge = grammar.find(AGE_ATTACHED, sentence).length > 0;
  const mustMatch = grammar.find(MATCHING, sentence).length > 0;
  const disowned = grammar.find(DISOWNED, sentence);
  const [wanted, served] = [
    grammar.find(WANTED, sentence, tokens.length),
    grammar.find(SERVED, sentence, tokens.length),
  ];
  const ofTeam = found.filter(({ rule }) => rule.describesTeam);
  return found.flatMap(({ rule, text, from, to }) => {
    if (!rule.describesTeam && !TEAM_RULES.includes(rule) && ofTeam.some((team) => team.from < to && from < team.to))
      return [];
    if (disowned.some((other) => !isTurned(tokens, other, { from, to }))) return [];
    if (rule.isGoverned && lastBefore(from, served) > lastBefore(from, wanted)) return [];
    const [first, last] = [tokens[firstOf(tokens, from, to)], tokens[to - 1]];
    const isBanned = (rule.isBannedWithAge && hasAge) || (rule.describesTeam && mustMatch);
    if (!first || !last) return [];
    return [{ rule: isBanned ? { ...rule, ...BANNED } : rule, start: first.start, end: last.end, pattern: text }];
  });
}

/** Returns where the words themselves begin, after those that only lead to them. */
function firstOf(tokens: readonly Token[], from: number, to: number): number {
  let first = from;
  while (first < to - 1 && LEADING.has(tokens[first]?.keys[0] ?? "")) first++;
  return first;
}

/** Returns whether there is a "but" between two places of a sentence. */
function isTurned(tokens: readonly Token[], one: Place, other: Place): boolean {
  const [first, second] = one.from < other.from ? [one, other] : [other, one];
  return tokens.slice(first.to, second.from).some(({ keys }) => TURNS.has(keys[0] ?? ""));
}

/** Returns where the last verb that governs a token ends, or -1 if none is near. */
function lastBefore(at: number, places: readonly Place[]): number {
  return Math.max(-1, ...places.filter(({ from, to }) => to <= at && from >= at - TOKENS_BACK).map(({ to }) => to));
}
