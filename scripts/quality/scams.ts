import { warningsIn } from "#app/features/safety/warnings/rules.ts";
import { type Known, knownTexts } from "./scams/corpus.ts";

const OURS = "seasoned.example";

const LEARNED = ["train", "more", "lines", "second-train", "third-train", "fourth-train", "fifth-train"] as const;
const HELD = ["held-back", "second-held-back", "third-held-back", "fourth-held-back", "fifth-held-back"] as const;

/**
 * Measures how many scams and how many of their lookalikes get a warning, by kind, and the time per
 * text. It uses the texts that the weights were learned from or, with `--held`, texts that no one
 * working on them reads.
 */
export async function measureScams(options: readonly string[]): Promise<void> {
  for (const file of LEARNED) report(`${file} (learned from)`, knownTexts(file));
  if (!options.includes("--held")) return;
  for (const file of HELD) report(file, knownTexts(file));
}

function report(name: string, texts: readonly Known[]): void {
  for (const { text } of texts) warningsIn(text, OURS);
  const began = process.cpuUsage().user;
  const flagged = new Set(texts.filter(({ text }) => warningsIn(text, OURS).length > 0));
  const each = (process.cpuUsage().user - began) / 1000 / texts.length;
  const share = (some: readonly Known[]) => {
    const count = some.filter((text) => flagged.has(text)).length;
    return `${count} of ${some.length} (${((100 * count) / some.length).toFixed(1)}%)`;
  };
  const line = (some: readonly Known[]) => {
    const scams = some.filter(({ label }) => label === "scam");
    return `${share(scams)} scams, ${share(some.filter(({ label }) => label === "fine"))} look-alikes`;
  };
  const lines = [`${name}: flagged ${line(texts)}; ${each.toFixed(2)} ms of processor time each`];
  for (const [kind, some] of Map.groupBy(texts, (text) => text.kind)) lines.push(`  ${kind}: ${line(some)}`);
  process.stdout.write(`${lines.join("\n")}\n`);
}
