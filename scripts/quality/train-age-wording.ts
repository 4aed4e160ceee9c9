import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { sentencesRead } from "#app/features/jobs/wording/findings.ts";
import { maskedNames } from "#app/features/jobs/wording/names.ts";
import { DEMO_JOBS } from "../demo/jobs.ts";
import { type JudgedText, judgedTexts } from "./age-wording.ts";
import { taughtTexts } from "./honest-texts.ts";
import { crossValidated, type Example, learn, type Model, scoresOf } from "./logistic.ts";
import { demoTexts, knownTexts } from "./scams/corpus.ts";

const OUTPUT = join(import.meta.dirname, "../../app/features/jobs/wording/weights.json");
/**
 * The texts that the families of patterns were written with. They cannot show how far the families
 * can be trusted.
 */
const FAMILIES_KNOW = new Set(["train", "more"]);
const FILES = ["train", "more", "short", "lines", "second-train", "third-train", "fourth-train", "fifth-train"];
/** Texts of scams and their look-alikes; the look-alikes are honest, and not about age. */
const ABOUT_SCAMS = ["train", "second-train", "third-train", "fourth-train", "fifth-train"] as const;
/** The honest texts from elsewhere. */
const ELSEWHERE = ["demo", "market", "look-alikes"];
/** How many times the sentences that must stay right count. */
const SHORT_COUNTS = 20;
/**
 * How often a pattern must have been right, and never wrong, in texts that it was not written with
 * to be trusted.
 */
const RIGHT_TO_BE_SURE = 3;
/**
 * The share of fine texts that may be flagged by models that were trained without them, where a
 * family found something and where only the model did.
 */
const FALSE_ALARMS = { named: 0.02, unnamed: 0.015 };
/**
 * The texts that set the thresholds: those after which no lines were written, and honest ads. On
 * the others, cross-validation promises fewer false alarms than fresh texts show.
 */
const THRESHOLD_FILES = new Set(["fifth-train", "demo", "market"]);
/** The texts that models are trained without; the first of each list is the one to measure. */
const OTHERS = [
  ["second-train"],
  ["second-train", "lines"],
  ["third-train"],
  ["fourth-train", "lines"],
  ["fifth-train"],
];
const LOWEST = -100;
const DIGITS = 1000;

/**
 * The score above which a sentence is about age: if a family found something in it, and otherwise.
 */
type Thresholds = { named: number; unnamed: number };
type Learned = Example & JudgedText & { file: string; patterns: ReadonlySet<string> };

/**
 * Learns which sentences are about the applicant's age and which of those the law bans, and writes
 * both models. Prints their results on texts that they were trained without. With `--others` also
 * prints the results of models trained without one of the later corpora.
 */
export async function trainAgeWording(options: readonly string[]): Promise<void> {
  const texts = [...FILES, ...ELSEWHERE]
    .flatMap((file) =>
      (ELSEWHERE.includes(file) ? honestOf(file) : judgedTexts(`${file}.jsonl`)).flatMap((judged) => {
        const sentences = sentencesRead(maskedNames(judged.text), !FAMILIES_KNOW.has(file));
        const parts = sentences.map(({ signs }) => new Map(signs.map(({ name, value }) => [name, value])));
        const patterns = new Set(
          sentencesRead(maskedNames(judged.text)).flatMap(({ found }) => found.map((hit) => hit.pattern)),
        );
        const text = {
          ...judged,
          file,
          patterns,
          parts,
          pair: `${file} ${judged.id}`,
          isPositive: judged.level !== "fine",
        };
        return Array.from({ length: file === "short" ? SHORT_COUNTS : 1 }, () => text);
      }),
    )
    .filter(({ parts }) => parts.length > 0);
  for (const without of options.includes("--others") ? OTHERS : []) {
    const [file = ""] = without;
    const unseen = texts.filter((text) => text.file === file);
    const others = texts.filter(({ file }) => !without.includes(file));
    const speaks = learn(others);
    const bans = learn(bannedOf(others));
    const speaking = unseen.map((text) => scoresOf(speaks, text));
    const thresholds = thresholdsOf(unseen, speaking);
    report(
      `${file}, learned without ${without.join(" and ")}`,
      unseen,
      unseen.map((text, at) => worstOf(text, speaking[at] ?? [], scoresOf(bans, text), thresholds)),
    );
  }
  const speaking = crossValidated(texts);
  const flagged = bannedOf(texts);
  const banning = new Map(crossValidated(flagged).map((scores, at) => [flagged[at]?.pair ?? "", scores]));
  const thresholds = thresholdsOf(texts, speaking);
  const worst = texts.map((text, at) => worstOf(text, speaking[at] ?? [], banning.get(text.pair) ?? [], thresholds));
  for (const file of [...FILES, ...ELSEWHERE]) {
    const some = texts.filter((text) => text.file === file);
    report(
      `${file}, cross-validated`,
      some,
      worst.filter((_, at) => texts[at]?.file === file),
    );
  }
  const speaks = learn(texts);
  const bans = learn(flagged);
  const model = {
    sure: sureOf(texts),
    speaksOfAge: {
      bias: round(speaks.bias),
      named: round(thresholds.named),
      unnamed: round(thresholds.unnamed),
      weights: weightsOf(speaks),
    },
    isBanned: { bias: round(bans.bias), weights: weightsOf(bans) },
  };
  writeFileSync(OUTPUT, `${JSON.stringify(model, null, 2)}\n`);
  console.log(`${speaks.weights.size} and ${bans.weights.size} signs written to ${OUTPUT}`);
}

/** Returns honest texts from elsewhere, which are all fine. */
function honestOf(file: string): JudgedText[] {
  const texts =
    file === "demo"
      ? [
          ...DEMO_JOBS.map(({ title, description, skills }) => [title, description, ...skills].join("\n\n")),
          ...demoTexts().map(({ text }) => text),
        ]
      : file === "market"
        ? taughtTexts()
        : ABOUT_SCAMS.flatMap(knownTexts)
            .filter(({ label }) => label === "fine")
            .map(({ text }) => text);
  return texts.map((text, at) => ({ id: String(at), kind: file, level: "fine", text }));
}

/**
 * Returns the patterns that are trusted whatever the model says, including those of the sentences
 * that must stay right.
 */
function sureOf(texts: readonly Learned[]): string[] {
  const wrong = new Set(texts.filter(({ level }) => level === "fine").flatMap(({ patterns }) => [...patterns]));
  const right = new Map<string, number>();
  for (const { file, level, patterns } of texts) {
    if (level === "fine" || FAMILIES_KNOW.has(file)) continue;
    const count = file === "short" ? RIGHT_TO_BE_SURE : 1;
    for (const pattern of patterns) right.set(pattern, (right.get(pattern) ?? 0) + count);
  }
  return [...right]
    .filter(([pattern, count]) => count >= RIGHT_TO_BE_SURE && !wrong.has(pattern))
    .map(([pattern]) => pattern)
    .toSorted();
}

/** Returns the texts that are not fine, labeled by whether they are banned. */
function bannedOf(texts: readonly Learned[]): Learned[] {
  return texts
    .filter(({ level }) => level !== "fine")
    .map((text) => ({ ...text, isPositive: text.level === "blocking" }));
}

/** Returns how far the worst sentence of a text is above its threshold, and its score for a ban. */
function worstOf(
  { parts }: Learned,
  speaking: readonly number[],
  banning: readonly number[],
  { named, unnamed }: Thresholds,
): { speaks: number; bans: number } {
  const above = speaking.map((score, at) => score - (parts[at] && isNamed(parts[at]) ? named : unnamed));
  const speaks = Math.max(...above);
  return { speaks, bans: banning[above.indexOf(speaks)] ?? 0 };
}

/** Returns whether a family of patterns found something in a sentence. */
function isNamed(signs: ReadonlyMap<string, number>): boolean {
  return signs.has("=blocking") || signs.has("=advisory");
}

/**
 * Returns thresholds that flag the allowed share of fine texts, from the fifth corpus and from
 * honest ads; the corpus is harder than reality on purpose. Sentences in which a family
 * found something have a separate threshold.
 */
function thresholdsOf(texts: readonly Learned[], speaking: ReadonlyArray<readonly number[]>): Thresholds {
  const of = (wanted: boolean, falseAlarms: number) => {
    const worst = texts.flatMap(({ file, level, parts }, at) => {
      if (level !== "fine" || !THRESHOLD_FILES.has(file)) return [];
      const scores = (speaking[at] ?? []).filter((_, part) => parts[part] && isNamed(parts[part]) === wanted);
      return [Math.max(LOWEST, ...scores)];
    });
    return worst.toSorted((a, b) => b - a)[Math.floor(worst.length * falseAlarms)] ?? 0;
  };
  return { named: of(true, FALSE_ALARMS.named), unnamed: of(false, FALSE_ALARMS.unnamed) };
}

function report(
  name: string,
  texts: readonly Learned[],
  scores: ReadonlyArray<{ speaks: number; bans: number }>,
): void {
  const levels = scores.map(({ speaks, bans }) => (speaks <= 0 ? "fine" : bans > 0 ? "blocking" : "advisory"));
  const share = (level: JudgedText["level"]) => {
    const found = levels.filter((_, at) => texts[at]?.level === level);
    return `${level} ${((100 * found.filter((one) => one === level).length) / found.length).toFixed(1)}%`;
  };
  console.log(`${name}: ${share("blocking")}, ${share("advisory")}, ${share("fine")}`);
}

function weightsOf({ weights }: Model): Record<string, number> {
  const rounded = [...weights].map(([name, weight]) => [name, round(weight)] as const);
  return Object.fromEntries(rounded.filter(([, weight]) => weight !== 0).toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

function round(number: number): number {
  return Math.round(number * DIGITS) / DIGITS;
}
