import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { signsOf, stemsOf } from "#app/features/safety/scams/signs.ts";
import { alwaysWarns } from "#app/features/safety/warnings/rules.ts";
import { crossValidated, type Example, learn } from "./logistic.ts";
import { demoTexts, knownTexts } from "./scams/corpus.ts";

const OUTPUT = join(import.meta.dirname, "../../app/features/safety/scams/weights.json");
const OURS = "seasoned.example";
/** A single word is a sign when so many texts have it. */
const LEAST_TEXTS = 20;
/** So many of the look-alikes may be flagged, by models that didn't see them. */
const FALSE_ALARMS = 0.04;
const DIGITS = 1000;

/** Learns the weights of all signs from the corpus, finds the threshold by cross-validation, and writes both. */
export async function trainScams(): Promise<void> {
  const texts = [...knownTexts("train"), ...knownTexts("more"), ...knownTexts("short"), ...demoTexts()];
  const texted = new Map<string, number>();
  for (const { text } of texts) for (const stem of stemsOf(text)) texted.set(stem, (texted.get(stem) ?? 0) + 1);
  const words = new Set([...texted].filter(([, count]) => count >= LEAST_TEXTS).map(([stem]) => stem));
  const examples: Example[] = texts.map(({ text, label, pair }) => ({
    signs: signsOf(text, words),
    isScam: label === "scam",
    pair,
  }));
  const scores = crossValidated(examples);
  const fine = scores.filter((_, at) => texts[at]?.pair.startsWith("train") && texts[at]?.label === "fine");
  const threshold = fine.toSorted((a, b) => b - a)[Math.floor(fine.length * FALSE_ALARMS)] ?? 0;
  report(texts, scores, threshold);
  const { weights, bias } = learn(examples);
  const rounded = [...weights].map(([name, weight]) => [name, Math.round(weight * DIGITS) / DIGITS] as const);
  const model = { bias, threshold, weights: Object.fromEntries(rounded.filter(([, weight]) => weight !== 0)) };
  writeFileSync(OUTPUT, `${JSON.stringify(model, null, 2)}\n`);
  process.stdout.write(`${rounded.length} signs written to ${OUTPUT}\n`);
}

function report(texts: ReturnType<typeof knownTexts>, scores: readonly number[], threshold: number): void {
  const rows = texts.map((text, at) => ({
    ...text,
    isFlagged: (scores[at] ?? 0) > threshold || alwaysWarns(text.text, OURS).length > 0,
  }));
  const share = (some: typeof rows) =>
    `${((100 * some.filter((row) => row.isFlagged).length) / some.length).toFixed(1)}%`;
  const of = (file: string) => rows.filter(({ pair }) => pair.startsWith(file));
  for (const file of ["train", "more", "short", "demo"]) {
    const scams = of(file).filter(({ label }) => label === "scam");
    const fine = of(file).filter(({ label }) => label === "fine");
    const flagged = scams.length > 0 ? `scams flagged ${share(scams)}, ` : "";
    process.stdout.write(`${file}, cross-validated: ${flagged}look-alikes flagged ${share(fine)}\n`);
  }
  for (const [kind, some] of Map.groupBy(of("train"), (row) => row.kind)) {
    const scams = some.filter(({ label }) => label === "scam");
    const fine = some.filter(({ label }) => label === "fine");
    process.stdout.write(`  ${kind}: ${share(scams)}, ${share(fine)}\n`);
  }
}
