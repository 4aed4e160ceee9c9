import { useEffect, useLayoutEffect } from "react";
import { endEarlyInput, replayEarlyInput } from "./early-input.ts";

/** Does again what was done before React had taken over. Place it behind everything that listens. */
export function EarlyInputReplay() {
  useLayoutEffect(endEarlyInput, []);
  useEffect(() => {
    // Not in the effect itself: what the page's own effects ask for, such as a kept draft, is drawn first.
    const timer = window.setTimeout(replayEarlyInput);
    return () => window.clearTimeout(timer);
  }, []);
  return null;
}
