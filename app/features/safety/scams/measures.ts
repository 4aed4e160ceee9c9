import { firstLetters } from "#app/words.ts";
import { mixesScripts, readAsSeen } from "../lookalikes.ts";
import type { Reading } from "./patterns.ts";
import { PERCENT, SUM } from "./tokens.ts";

const MAX_READ = 20_000;
const WAGE =
  /(?:\$ ?(\d{1,6}(?:\.\d{1,2})?)|\b(\d{2,4}) ?(?:\$|dollars|usd|bucks)?)(?: ?[-\u2013] ?\$?\d{1,4}(?:\.\d\d)?| (?:to|or) \$?\d{1,4}(?:\.\d\d)?)? ?(?:\/ ?h|an hour|per hour|hourly|per hr|hr\b)/g;
const PAY_BY_DAY = payPer("(?:day|daily|night)\\b");
const PAY_BY_WEEK = payPer("(?:week|weekly|wk|biweekly)\\b");
const PAY_BY_MONTH = payPer("(?:month|monthly|mo)\\b");
/** Words before a sum that is pay, and words after it. */
const PAID = new Set("salary pay pays paid base wage earn earns".split(" "));
const BY_TIME = new Set("hour hourly h hr week weekly month monthly day daily year annually salary plus an".split(" "));

function payPer(unit: string): RegExp {
  return new RegExp(
    `\\$ ?([\\d,]{2,9})(?:\\.\\d\\d)?(?: (?:to|-) \\$?[\\d,]{2,9})? ?(?:a |per |each |every |\\/ ?)?${unit}`,
    "g",
  );
}

/** Measures a text: its pay, its letters, its length. Each value is from 0 to 1. */
export function measuresOf(content: string, reading: Reading): Record<string, number> {
  return { ...payIn(content, reading), ...mannerOf(content, reading) };
}

function payIn(content: string, { tokens }: Reading): Record<string, number> {
  const seen = readAsSeen(content).replace(/[ \t]+/g, " ");
  const wages = Array.from(seen.matchAll(WAGE), ([, written, bare]) => Number(written ?? bare));
  const isPaid = (period: RegExp, least: number) => Number(sumsOf(seen, period).some((sum) => sum >= least));
  const sums = tokens.filter(({ word }) => word === SUM).length;
  return {
    wageUsual: Number(wages.some((wage) => wage >= 13 && wage <= 36)),
    wageHigh: Number(wages.some((wage) => wage >= 38 && wage < 300)),
    wageVeryHigh: Number(wages.some((wage) => wage >= 55 && wage < 300)),
    dayPay: isPaid(PAY_BY_DAY, 70),
    weekPay: isPaid(PAY_BY_WEEK, 400),
    monthPay: isPaid(PAY_BY_MONTH, 300),
    monthPayHigh: isPaid(PAY_BY_MONTH, 5000),
    sums: Math.min(3, sums) / 3,
    sumWithoutWage: Number(tokens.some((_, at) => isOtherSum(tokens, at))),
    percents: Number(tokens.some(({ word }) => word === PERCENT)),
    roundSum: Number(/\$\s?\d{1,3}(?:,?\d00)\b(?!\.)/.test(seen)),
    wageCents: Number(/\$\d{2}\.\d\d/.test(seen)),
  };
}

function sumsOf(seen: string, period: RegExp): number[] {
  return Array.from(seen.matchAll(period), ([, sum = ""]) => Number(sum.replaceAll(",", "")));
}

/** Returns whether the words beside a sum show that it is not a wage. */
function isOtherSum(tokens: Reading["tokens"], at: number): boolean {
  if (tokens[at]?.word !== SUM) return false;
  const isByTime = tokens.slice(at + 1, at + 4).some(({ word }) => BY_TIME.has(word));
  return !isByTime && !tokens.slice(Math.max(0, at - 3), at).some(({ word }) => PAID.has(word));
}

function mannerOf(content: string, { tokens }: Reading): Record<string, number> {
  const plain = firstLetters(content, MAX_READ);
  const sentences = plain.split(/[.!?\n]+\s*/).filter((sentence) => /[a-zA-Z]/.test(sentence));
  const small = sentences.filter((sentence) => /^[^A-Za-z]*[a-z]/.test(sentence)).length;
  return {
    apart: Number(tokens.some(({ apart }) => apart)),
    digits: Number(tokens.some(({ disguised }) => disguised)),
    scripts: Number(mixesScripts(content)),
    shout: Number(/!!|\?\?/.test(plain)),
    lowercase: sentences.length === 0 ? 0 : small / sentences.length,
    lowercaseStart: Number(/^\s*[a-z]/.test(plain)),
    caps: Number((plain.match(/\b[A-Z]{3,}\b/g) ?? []).length >= 2),
    names: Math.min(6, (plain.match(/(?<=[a-z,;] )[A-Z][a-z]+/g) ?? []).length) / 6,
    time: Number(/\b\d{1,2}(?::\d\d)? ?(?:a\.?m|p\.?m)\b|\bat \d{1,2}(?::\d\d)?\b(?! ?%)/i.test(plain)),
    noStop: Number(!/[.!?)"\u201d:]\s*$/.test(plain)),
    short: Number(tokens.length <= 12),
    middling: Number(tokens.length > 12 && tokens.length <= 30),
    long: Number(tokens.length >= 70),
  };
}
