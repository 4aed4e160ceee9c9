import { useEffect, useState } from "react";
import { href } from "react-router";
import { NOTHING_READ, type ReadAs } from "#app/features/readings/labels.ts";
import { QUESTION_NUMBERS } from "../questions/rules.ts";
import type { JobFindings, WordFinding } from "../wording/rules.ts";
import { listIn, type PostJobValues, textIn } from "./post-job-values.ts";

const WAIT_MILLISECONDS = 700;
const TEXTS = ["title", "description", "industry"] as const;

type Live = {
  reading: ReadAs;
  words: JobFindings;
  /** Skills that the texts name; null before the first answer. */
  offered: readonly string[] | null;
};

const UNREAD: Live = { reading: NOTHING_READ, words: { refused: [], advised: [] }, offered: null };
const NOTHING: Live = { ...UNREAD, offered: [] };

/**
 * Asks the server, shortly after the last keystroke, how it reads the unfinished job, which skills it names, and which
 * wordings about age it has. Nothing while the form is empty; the last result stays if none comes. Never asks if `isOn` is false.
 */
export function useReadAs(values: PostJobValues, isOn: boolean): Live {
  const [live, setLive] = useState(UNREAD);
  const entries = [
    ...TEXTS.map((name) => [name, textIn(values, name)]),
    ...listIn(values, "skills").map((skill) => ["skills", skill]),
    ...QUESTION_NUMBERS.flatMap((number) => [
      ["questions", textIn(values, `question${number}`)],
      ["questions", textIn(values, `questionChoices${number}`)],
    ]),
  ];
  const said = new URLSearchParams(entries.filter(([, text]) => text !== "")).toString();
  useEffect(() => {
    if (!isOn) return;
    const asking = new AbortController();
    const timer = setTimeout(() => void ask(), WAIT_MILLISECONDS);
    async function ask() {
      const answer = said === "" ? NOTHING : await fetchReading(said, asking.signal);
      if (answer && !asking.signal.aborted) setLive(answer);
    }
    return () => {
      clearTimeout(timer);
      asking.abort();
    };
  }, [isOn, said]);
  return live;
}

async function fetchReading(said: string, signal: AbortSignal): Promise<Live | null> {
  try {
    const answer = await fetch(href("/recruiter/read-as"), { method: "POST", body: new URLSearchParams(said), signal });
    const read: unknown = answer.ok ? await answer.json() : null;
    if (typeof read !== "object" || read === null) return null;
    if (!("occupations" in read && "skills" in read && "words" in read)) return null;
    return {
      reading: { occupations: textsIn(read.occupations), skills: textsIn(read.skills), isSaid: false },
      words: { refused: findingsIn(read.words, "refused"), advised: findingsIn(read.words, "advised") },
      offered: "offered" in read ? textsIn(read.offered) : [],
    };
  } catch {
    return null;
  }
}

function textsIn(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((one) => typeof one === "string") : [];
}

function findingsIn(words: unknown, name: "refused" | "advised"): WordFinding[] {
  const found: unknown = typeof words === "object" && words !== null ? Reflect.get(words, name) : null;
  return Array.isArray(found) ? found.filter(isFinding) : [];
}

function isFinding(value: unknown): value is WordFinding {
  return typeof value === "object" && value !== null && "words" in value && "reason" in value && "instead" in value;
}
