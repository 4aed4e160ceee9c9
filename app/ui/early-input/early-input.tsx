import { startTransition, useEffect, useLayoutEffect, useRef, useState } from "react";
import type { EarlyInput as Early } from "./controls.ts";
import { fetchReplay, takeEarlyInput } from "./notes.ts";

/** Replays what a person did before hydration. Place it after everything that listens. */
export function EarlyInput() {
  const early = useRef<Early>(null);
  const [isSettled, setSettled] = useState(false);
  useLayoutEffect(() => {
    early.current ??= takeEarlyInput();
  }, []);
  useEffect(() => {
    const taken = early.current;
    // Updates of the page's own effects, such as a stored draft, render before a transition.
    if (!isSettled) return startTransition(() => setSettled(true));
    if (!taken) return;
    early.current = null;
    if (taken.notes.length + taken.events.length === 0) return taken.end();
    void fetchReplay().then(({ replayEarlyInput }) => setTimeout(replayEarlyInput, 0, taken));
  }, [isSettled]);
  return null;
}
