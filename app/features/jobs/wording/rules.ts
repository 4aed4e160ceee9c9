import type { JobQuestion } from "#app/domain/questions.ts";
import type { WordingKind } from "#app/domain/wording.ts";
import { textsOfQuestions } from "../questions/rules.ts";
import { type Hit, hitsIn } from "./findings.ts";
import { kindOf } from "./kinds.ts";
import { maskedNames } from "./names.ts";
import type { Level } from "./rule.ts";

/**
 * Words about age in a job: as typed, with their position, level, and reason, what to write instead
 * and, if there are any, the words that can replace them directly.
 */
export type WordFinding = {
  words: string;
  start: number;
  end: number;
  level: Level;
  kind: WordingKind;
  reason: string;
  instead: string;
  replacement: string | null;
};

/** What must change before a job is posted, and what may discourage people. */
export type JobFindings = { refused: WordFinding[]; advised: WordFinding[] };

/** The texts of a job that are checked. Names of companies and places are not checked. */
export type JobWords = {
  title: string;
  description: string;
  skills: readonly string[];
  questions?: readonly JobQuestion[];
};

/**
 * Returns words that the law bans from help-wanted notices, without duplicates. A job with them may
 * not be posted.
 */
export function refusedWords(text: string): WordFinding[] {
  return findingsOf(text, "blocking");
}

/**
 * Returns words that are allowed but may discourage older people, without those that are refused
 * already.
 */
export function advisedWords(text: string): WordFinding[] {
  return findingsOf(text, "advisory");
}

/** Returns what is refused and what is advised in a whole job, each word once. */
export function wordsOfJob({ title, description, skills, questions }: JobWords): JobFindings {
  const findings = findingsIn([title, description, ...skills, ...textsOfQuestions(questions)].join("\n\n"));
  return {
    refused: findings.filter(({ level }) => level === "blocking"),
    advised: findings.filter(({ level }) => level === "advisory"),
  };
}

/** The most findings of one rule; they are enough to see the point. */
const MOST_OF_ONE_RULE = 3;

function findingsOf(text: string, level: Level): WordFinding[] {
  return findingsIn(text).filter((finding) => finding.level === level);
}

/** Returns the findings in a text. Of two that overlap, the banned one or the longer one stays. */
function findingsIn(text: string): WordFinding[] {
  const hits = hitsIn(maskedNames(text));
  const byWeight = hits.toSorted((a, b) => weight(b) - weight(a));
  const kept: Hit[] = [];
  const words = new Set<string>();
  for (const hit of byWeight) {
    const key = wordKey(text.slice(hit.start, hit.end));
    if (words.has(key) || kept.some((other) => other.start < hit.end && hit.start < other.end)) continue;
    if (kept.filter(({ rule }) => rule === hit.rule).length === MOST_OF_ONE_RULE) continue;
    words.add(key);
    kept.push(hit);
  }
  return kept.toSorted((a, b) => a.start - b.start).map((hit) => findingOf(text, hit));
}

/** Orders banned findings before advised ones, then longer before shorter. */
function weight({ rule, start, end }: Hit): number {
  return (rule.level === "blocking" ? 1_000_000 : 0) + end - start;
}

function findingOf(text: string, { rule, start, end }: Hit): WordFinding {
  const words = shown(text.slice(start, end));
  const replacement = rule.replacement ? rule.replacement[/s$/i.test(words) ? 1 : 0] : null;
  const instead = replacement === null ? rule.instead : `\u201c${replacement}\u201d`;
  return { words, start, end, level: rule.level, kind: kindOf(rule), reason: rule.reason, instead, replacement };
}

/**
 * Returns the same key for all spellings: "Energetic" and "ENERGETIC", "self-starter" and "self
 * starter".
 */
function wordKey(words: string): string {
  return shown(words).toLowerCase().replaceAll("-", " ");
}

/** Normalizes spaces, dashes, and apostrophes. */
function shown(words: string): string {
  return words
    .normalize("NFKC")
    .replace(/\p{Cf}/gu, "")
    .replace(/[\u2018\u2019]/g, "'")
    .replace(/[\u2010-\u2015]/g, "-")
    .replace(/\s+/g, " ");
}
