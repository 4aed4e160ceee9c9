import { useEffect, useState } from "react";

const WAIT_MS = 150;

/**
 * Words that the site knows and that begin like `typed`, asked of `from` (`?q=`, answers a JSON list) shortly after
 * the last key. Empty while nothing is typed or asked, and when the answer does not come: suggestions are a help only.
 */
export function useSuggestions(from: string | undefined, typed: string): readonly string[] {
  const [found, setFound] = useState<{ typed: string; words: readonly string[] }>({ typed: "", words: [] });
  const asked = typed.trim();
  useEffect(() => {
    if (from === undefined || asked === "") return;
    const asking = new AbortController();
    const timer = setTimeout(() => void ask(), WAIT_MS);
    async function ask() {
      const words = await fetchWords(`${from}?${new URLSearchParams({ q: asked })}`, asking.signal);
      if (!asking.signal.aborted) setFound({ typed: asked, words });
    }
    return () => {
      clearTimeout(timer);
      asking.abort();
    };
  }, [from, asked]);
  // What came for fewer letters is shown until the answer for all of them is there.
  return asked !== "" && asked.startsWith(found.typed) ? found.words : [];
}

async function fetchWords(address: string, signal: AbortSignal): Promise<string[]> {
  try {
    const answer = await fetch(address, { signal, headers: { Accept: "application/json" } });
    const words: unknown = answer.ok ? await answer.json() : [];
    return Array.isArray(words) ? words.filter((word) => typeof word === "string") : [];
  } catch {
    return [];
  }
}
