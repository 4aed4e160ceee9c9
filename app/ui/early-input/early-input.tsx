import { useEffect, useLayoutEffect, useRef } from "react";
import { type EarlyInput as Early, takeEarlyInput } from "./notes.ts";

/** Does again what was done before React had taken over. Place it behind everything that listens. */
export function EarlyInput() {
  const early = useRef<Early>(null);
  useLayoutEffect(() => {
    early.current ??= takeEarlyInput();
  }, []);
  useEffect(() => {
    const taken = early.current;
    if (!taken || taken.notes.length + taken.events.length === 0) return;
    early.current = { notes: [], events: [] };
    // What the page's own effects ask for, such as a kept draft, is drawn by the time this is here.
    void import("./replay.ts").then(({ replayEarlyInput }) => replayEarlyInput(taken));
  }, []);
  return null;
}
