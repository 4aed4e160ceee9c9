import { writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Suspicion } from "#app/features/safety/scams/feature.ts";
import { KIND_OF, partsOf } from "#app/features/safety/scams/signs.ts";
import { alwaysWarns } from "#app/features/safety/warnings/rules.ts";
import { judgedTexts } from "./age-wording.ts";
import { taughtTexts } from "./honest-texts.ts";
import { crossValidated, type Example, learn, type Model, scoresOf as scoresOfParts } from "./logistic.ts";
import { demoTexts, type Known, knownTexts } from "./scams/corpus.ts";

const OUTPUT = join(import.meta.dirname, "../../app/features/safety/scams/weights.json");
const OURS = "seasoned.example";
/** The share of lookalikes of the judges that may be flagged by models that were trained without them. */
const FALSE_ALARMS = 0.035;
/** How many times the sentences that must stay right count. */
const SHORT_COUNTS = 3;
const DIGITS = 1000;
/** The number of weights that are kept. */
const MOST_SIGNS = 14_000;
/** The judges, whose texts set the threshold: corpora of writers who saw no code and no other texts. */
const JUDGES = ["second-train", "third-train", "fourth-train", "fifth-train"];
/** Texts about age, none of which is a scam. */
const ABOUT_AGE = ["second-train", "third-train", "fourth-train", "fifth-train"];
/** The texts that models are trained without; the first of each list is the one to measure. */
const OTHERS = [
  ["second-train"],
  ["second-train", "lines"],
  ["third-train"],
  ["fourth-train", "lines"],
  ["fifth-train"],
];
/** The reason that a reader sees for each kind of the corpus. */
const REASON_OF: Readonly<Record<string, Suspicion>> = {
  pay_up_front: "money",
  stock_or_recruiting: "recruiting",
  task_top_up: "money",
  gift_cards: "money",
  money_mule: "forwarding",
  reshipping: "parcels",
  open_accounts: "accounts",
  investment: "investment",
  release_fee: "money",
  identity: "bank",
  official_look: "office",
  off_platform: "elsewhere",
  bad_links: "link",
  account_threat: "threat",
  too_good: "promise",
  authority_family: "person",
  secrecy_urgency: "secrecy",
};

type Labeled = Example & Known;

/**
 * Learns the weights of all signs from the corpus, finds the threshold by cross-validation, and
 * writes both. With `--others` also prints results on the second corpus of models trained without
 * it, and without what was written after reading it, and on the third corpus of a model trained
 * without it.
 */
export async function trainScams(options: readonly string[]): Promise<void> {
  const files = [
    "train",
    "more",
    "short",
    "lines",
    "second-train",
    "third-train",
    "fourth-train",
    "fifth-train",
  ] as const;
  const texts: Labeled[] = [...files.flatMap(knownTexts), ...demoTexts(), ...otherTexts()]
    .filter(({ file, label, text }) => file !== "short" || label === "fine" || alwaysWarns(text, OURS).length === 0)
    .map((known) => ({ ...known, parts: partsOf(known.text), isPositive: known.label === "scam" }))
    .flatMap((text) => (text.file === "short" ? Array.from({ length: SHORT_COUNTS }, () => text) : [text]));
  const of = (file: string) => texts.filter((text) => text.file === file);
  for (const without of options.includes("--others") ? OTHERS : []) {
    const [file = ""] = without;
    const others = learn(
      texts.filter((text) => !without.includes(text.file)),
      MOST_SIGNS,
    );
    const scores = of(file).map((text) => Math.max(...scoresOfParts(others, text)));
    report(`${file}, learned without ${without.join(" and ")}`, of(file), scores, thresholdOf(of(file), scores));
  }
  const scores = crossValidated(texts, MOST_SIGNS).map((parts) => Math.max(...parts));
  const scoresOf = (file: string) => scores.filter((_, at) => texts[at]?.file === file);
  const threshold = thresholdOf(JUDGES.flatMap(of), JUDGES.flatMap(scoresOf));
  for (const file of [...files, "demo", "about age", "market"])
    report(`${file}, cross-validated`, of(file), scoresOf(file), threshold);
  const model = learn(texts, MOST_SIGNS);
  writeFileSync(
    OUTPUT,
    `${JSON.stringify({ bias: round(model.bias), threshold: round(threshold), weights: byKind(model, texts) }, null, 2)}\n`,
  );
  process.stdout.write(`${model.weights.size} signs written to ${OUTPUT}\n`);
}

/** Returns honest texts from elsewhere: those judged for words about age, and two markets. */
function otherTexts(): Known[] {
  const honest = (file: string, texts: readonly string[]): Known[] =>
    texts.map((text, at) => ({ file, pair: `${file} ${at}`, kind: file, label: "fine", text }));
  return [
    ...honest(
      "about age",
      ABOUT_AGE.flatMap((file) => judgedTexts(`${file}.jsonl`)).map(({ text }) => text),
    ),
    ...honest("market", taughtTexts()),
  ];
}

function thresholdOf(texts: readonly Labeled[], scores: readonly number[]): number {
  const fine = scores.filter((_, at) => !texts[at]?.isPositive);
  return fine.toSorted((a, b) => b - a)[Math.floor(fine.length * FALSE_ALARMS)] ?? 0;
}

/**
 * Groups the weights by what they point to: the kind whose scams have a sign most often, or
 * "honest" if the sign speaks against a scam.
 */
function byKind({ weights }: Model, texts: readonly Labeled[]): Record<string, Record<string, number>> {
  const shares = new Map<string, Map<Suspicion, number>>();
  for (const [kind, some] of Map.groupBy(
    texts.filter(({ isPositive, kind }) => isPositive && kind in REASON_OF),
    ({ kind }) => REASON_OF[kind] ?? "disguise",
  )) {
    for (const { parts } of some) {
      for (const name of new Set(parts.flatMap((signs) => [...signs.keys()]))) {
        const known = shares.get(name) ?? new Map<Suspicion, number>();
        known.set(kind, (known.get(kind) ?? 0) + 1 / some.length);
        shares.set(name, known);
      }
    }
  }
  const kinds: Record<string, Record<string, number>> = {};
  for (const [name, weight] of [...weights].toSorted(([a], [b]) => (a < b ? -1 : 1))) {
    const rounded = round(weight);
    if (rounded === 0) continue;
    const [most] = [...(shares.get(name) ?? [])].toSorted((a, b) => b[1] - a[1]);
    const kind =
      rounded < 0 ? "honest" : (KIND_OF.get(name) ?? (name.startsWith("=") ? "disguise" : (most?.[0] ?? "disguise")));
    kinds[kind] ??= {};
    kinds[kind][name] = rounded;
  }
  return kinds;
}

function round(number: number): number {
  return Math.round(number * DIGITS) / DIGITS;
}

function report(name: string, texts: readonly Labeled[], scores: readonly number[], threshold: number): void {
  const flagged = new Set(
    texts.filter(({ text }, at) => (scores[at] ?? 0) > threshold || alwaysWarns(text, OURS).length > 0),
  );
  const share = (some: readonly Labeled[]) =>
    some.length === 0
      ? "none"
      : `${((100 * some.filter((text) => flagged.has(text)).length) / some.length).toFixed(1)}%`;
  const line = (some: readonly Labeled[]) =>
    `scams ${share(some.filter(({ isPositive }) => isPositive))}, look-alikes ${share(some.filter(({ isPositive }) => !isPositive))}`;
  process.stdout.write(`${name}: ${line(texts)}\n`);
  if (!/^(second|third|fourth|fifth)/.test(name)) return;
  for (const [kind, some] of Map.groupBy(texts, (text) => text.kind))
    process.stdout.write(`  ${kind}: ${line(some)}\n`);
}
