import type { WordingKind } from "#app/domain/wording.ts";
import { type Hit, hitsIn } from "./findings.ts";
import { kindOf } from "./kinds.ts";
import { maskedNames } from "./names.ts";
import type { Level } from "./rule.ts";

/**
 * Words of a job that speak of age: as they were typed and where they stand in the text, how much it matters and why, what
 * to say in their place, and the words that can stand there as they are, where there are such.
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

/** What must change before a job is posted, and what may keep people away. */
export type JobFindings = { refused: WordFinding[]; advised: WordFinding[] };

/** The texts of a job that are read for words about age. Names of companies and places are what they are. */
export type JobWords = { title: string; description: string; skills: readonly string[] };

/** Words that a job may not be posted with, because the law bans them from help-wanted notices; none twice. */
export function refusedWords(text: string): WordFinding[] {
  return findingsOf(text, "blocking");
}

/** Words that are allowed but may keep older people from applying; never what is refused already. */
export function advisedWords(text: string): WordFinding[] {
  return findingsOf(text, "advisory");
}

/** What is refused and what is advised in a whole job, each word once. */
export function wordsOfJob({ title, description, skills }: JobWords): JobFindings {
  const findings = findingsIn([title, description, ...skills].join("\n\n"));
  return {
    refused: findings.filter(({ level }) => level === "blocking"),
    advised: findings.filter(({ level }) => level === "advisory"),
  };
}

/** Enough to see what is meant. */
const MOST_OF_ONE_RULE = 3;

function findingsOf(text: string, level: Level): WordFinding[] {
  return findingsIn(text).filter((finding) => finding.level === level);
}

/** What a text says about age, as far as nothing else says it and more: of two that overlap the banned or longer one stays. */
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

/** What is banned comes before what is advised, then the longer. */
function weight({ rule, start, end }: Hit): number {
  return (rule.level === "blocking" ? 1_000_000 : 0) + end - start;
}

function findingOf(text: string, { rule, start, end }: Hit): WordFinding {
  const words = shown(text.slice(start, end));
  const replacement = rule.replacement ? rule.replacement[/s$/i.test(words) ? 1 : 0] : null;
  const instead = replacement === null ? rule.instead : `\u201c${replacement}\u201d`;
  return { words, start, end, level: rule.level, kind: kindOf(rule), reason: rule.reason, instead, replacement };
}

/** The same words, however they are written: "Energetic", "ENERGETIC"; "self-starter", "self starter". */
function wordKey(words: string): string {
  return shown(words).toLowerCase().replaceAll("-", " ");
}

/** Words without tricks: one kind of space, dash and apostrophe. */
function shown(words: string): string {
  return words
    .normalize("NFKC")
    .replace(/\p{Cf}/gu, "")
    .replace(/[\u2018\u2019]/g, "'")
    .replace(/[\u2010-\u2015]/g, "-")
    .replace(/\s+/g, " ");
}
