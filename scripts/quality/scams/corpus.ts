import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { textOfJob } from "#app/features/jobs/warnings/rules.ts";
import { DEMO_COMPANIES } from "../../demo/companies.ts";
import { DEMO_JOBS } from "../../demo/jobs.ts";
import { DEMO_CONVERSATIONS } from "../../demo/messages.ts";
import { DEMO_SENIORS } from "../../demo/seniors.ts";

/**
 * A text that is known to be a scam or to be fine. Texts of one pair stay together when the corpus
 * is split.
 */
export type Known = { file: string; pair: string; kind: string; label: "scam" | "fine"; text: string };

/** A file beside this one; README.md explains each. */
type CorpusFile =
  | "train"
  | "more"
  | "short"
  | "lines"
  | "second-train"
  | "third-train"
  | "fourth-train"
  | "fifth-train"
  | "held-back"
  | "second-held-back"
  | "third-held-back"
  | "fourth-held-back"
  | "fifth-held-back";

/** Reads the texts of one file beside this one. Returns none if the file is missing. */
export function knownTexts(file: CorpusFile): Known[] {
  const path = join(import.meta.dirname, `${file}.jsonl`);
  if (!existsSync(path)) return [];
  const rows: Omit<Known, "file">[] = readFileSync(path, "utf8")
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line));
  return rows.map(({ pair, kind, label, text }) => ({ file, pair: `${file} ${pair}`, kind, label, text }));
}

/** Returns the texts of the demo market, which are all fine. */
export function demoTexts(): Known[] {
  const texts = [
    ...DEMO_JOBS.map((job) =>
      textOfJob({ ...job, company: "", skills: [...job.skills], questions: [...(job.questions ?? [])] }),
    ),
    ...DEMO_CONVERSATIONS.flatMap(({ lines }) => lines.map(({ text }) => text)),
    ...DEMO_COMPANIES.map(({ name, about }) => `${name}\n${about}`),
    ...DEMO_SENIORS.map(({ bio }) => bio),
  ];
  return texts.map((text, at) => ({ file: "demo", pair: `demo ${at}`, kind: "demo", label: "fine", text }));
}
