import { warningsIn } from "#app/features/safety/warnings/rules.ts";
import { type Known, knownTexts } from "./scams/corpus.ts";

const OURS = "seasoned.example";

/**
 * How many scams and how many of their look-alikes the warnings flag, by kind, and the time that a text takes: of the part
 * that the weights were learned from, and of the held-back part where its file is there.
 */
export async function measureScams(): Promise<void> {
  report("train (the weights were learned from it)", knownTexts("train"));
  report("more (learned from, too)", knownTexts("more"));
  const held = knownTexts("held-back");
  if (held.length > 0) report("held back", held);
  else process.stdout.write("held back: no file held-back.jsonl\n");
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
