import { useEffect, useState } from "react";
import { href } from "react-router";
import { NOTHING_READ, type ReadAs } from "#app/features/readings/labels.ts";
import { listIn, type PostJobValues, textIn } from "./post-job-values.ts";

const WAIT_MILLISECONDS = 700;
const TEXTS = ["title", "description", "industry"] as const;

/**
 * What the server reads a half-written job as, asked anew shortly after the last key. Nothing while nothing is typed; the
 * last answer stays when none comes. `isOn` false never asks.
 */
export function useReadAs(values: PostJobValues, isOn: boolean): ReadAs {
  const [read, setRead] = useState(NOTHING_READ);
  const entries = [
    ...TEXTS.map((name) => [name, textIn(values, name)]),
    ...listIn(values, "skills").map((skill) => ["skills", skill]),
  ];
  const said = new URLSearchParams(entries.filter(([, text]) => text !== "")).toString();
  useEffect(() => {
    if (!isOn) return;
    const asking = new AbortController();
    const timer = setTimeout(() => void ask(), WAIT_MILLISECONDS);
    async function ask() {
      const answer = said === "" ? NOTHING_READ : await fetchReading(said, asking.signal);
      if (answer && !asking.signal.aborted) setRead(answer);
    }
    return () => {
      clearTimeout(timer);
      asking.abort();
    };
  }, [isOn, said]);
  return read;
}

async function fetchReading(said: string, signal: AbortSignal): Promise<ReadAs | null> {
  try {
    const answer = await fetch(href("/recruiter/read-as"), { method: "POST", body: new URLSearchParams(said), signal });
    const read: unknown = answer.ok ? await answer.json() : null;
    return typeof read === "object" && read !== null && "occupations" in read && "skills" in read
      ? { occupations: textsIn(read.occupations), skills: textsIn(read.skills), isSaid: false }
      : null;
  } catch {
    return null;
  }
}

function textsIn(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((one) => typeof one === "string") : [];
}
