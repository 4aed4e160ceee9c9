import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { advisedWords, refusedWords } from "../../app/features/jobs/wording/rules.ts";

export type JudgedText = { id: string; kind: string; level: "blocking" | "advisory" | "fine"; text: string };
type Share = { right: number; of: number };
type Figures = {
  levels: Map<string, Share>;
  kinds: Map<string, Share>;
  wrong: { judged: JudgedText; found: string }[];
};

const FOLDER = join(import.meta.dirname, "age-wording");
const LEARNED = ["train.jsonl", "second-train.jsonl", "third-train.jsonl", "fourth-train.jsonl", "fifth-train.jsonl"];
const HELD = [
  "held-back.jsonl",
  "second-held-back.jsonl",
  "third-held-back.jsonl",
  "fourth-held-back.jsonl",
  "fifth-held-back.jsonl",
];
const LONG_TEXT = 5_000;
const TIMED_TEXTS = 50;

/**
 * Reads the judged texts of a file beside this one. Returns none if the file is missing. Throws if
 * a line is not valid JSON.
 */
export function judgedTexts(name: string): JudgedText[] {
  const file = join(FOLDER, name);
  if (!existsSync(file)) return [];
  return readFileSync(file, "utf8")
    .split("\n")
    .filter((line) => line !== "")
    .map((line) => JSON.parse(line));
}

/**
 * Counts the texts that get their correct level, by level and by kind, and lists those that do not.
 */
export function ageWordingFigures(texts: readonly JudgedText[]): Figures {
  const figures: Figures = { levels: new Map(), kinds: new Map(), wrong: [] };
  for (const judged of texts) {
    const found = levelOf(judged.text);
    count(figures.levels, judged.level, found === judged.level);
    count(figures.kinds, `${judged.kind}, ${judged.level}`, found === judged.level);
    if (found !== judged.level) figures.wrong.push({ judged, found });
  }
  return figures;
}

function levelOf(text: string): JudgedText["level"] {
  if (refusedWords(text).length > 0) return "blocking";
  return advisedWords(text).length > 0 ? "advisory" : "fine";
}

function count(shares: Map<string, Share>, key: string, isRight: boolean) {
  const { right, of } = shares.get(key) ?? { right: 0, of: 0 };
  shares.set(key, { right: right + (isRight ? 1 : 0), of: of + 1 });
}

/**
 * Measures the check of words about age: the share of judged texts that get their correct level, by
 * level and kind. It uses the texts that the check was written with or, with `--held`, texts that
 * no one working on it reads. With `--wrong` it lists each wrong text.
 */
export async function measureAgeWording(options: readonly string[]): Promise<void> {
  const held = options.includes("--held") ? HELD : [];
  for (const name of [...LEARNED, ...held]) {
    const texts = judgedTexts(name);
    if (texts.length === 0) continue;
    const { levels, kinds, wrong } = ageWordingFigures(texts);
    console.log(`${name}: ${texts.length} texts`);
    for (const [key, { right, of }] of [...levels, ...[...kinds].sort()]) {
      console.log(`  ${key.padEnd(32)} ${right} of ${of}  ${((100 * right) / of).toFixed(1)}%`);
    }
    if (options.includes("--wrong") && !held.includes(name)) {
      for (const { judged, found } of wrong) console.log(`  ${judged.level}, found ${found}: ${judged.text}`);
    }
  }
  const fine = judgedTexts("train.jsonl").filter(({ level }) => level === "fine");
  const text = fine.map((judged) => judged.text).join(" ");
  const started = process.cpuUsage();
  for (let at = 0; at < TIMED_TEXTS; at++) refusedWords(text.slice(0, LONG_TEXT));
  const { user } = process.cpuUsage(started);
  console.log(`  processor time of ${LONG_TEXT} characters: ${(user / TIMED_TEXTS / 1000).toFixed(2)} ms`);
}
