import { useEffect, useState } from "react";

const WAIT_MS = 150;

/**
 * Returns known words that begin with `typed`, requested from `from` (`?q=`, returns a JSON list) shortly after the
 * last keystroke. Empty while nothing is typed or requested, and when there is no response, because suggestions are
 * optional.
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
  // Shows the words for fewer letters until the response for all of them arrives.
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
