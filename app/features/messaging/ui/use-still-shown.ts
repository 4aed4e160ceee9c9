import { useEffect, useRef } from "react";
import type { MessagesPageProps } from "./messages-page.tsx";

type Shown = Omit<MessagesPageProps, "answer">;

const AWAY = Promise.reject(new Error("the server cannot be reached"));
AWAY.catch(() => {});

/**
 * Returns the loaded page, or, if the server could not be reached (null), what remains of the last one; null for
 * neither.
 */
export function useStillShown(loaded: Shown | null, chosen: string | null): Shown | null {
  const lastShown = useRef(loaded);
  useEffect(() => {
    if (loaded) lastShown.current = loaded;
  }, [loaded]);
  return loaded ?? (lastShown.current && stillShown(lastShown.current, chosen));
}

/** Returns what stays when the page cannot be reloaded: the list, and the conversation unless another was selected. */
function stillShown(last: Shown, chosen: string | null): Shown {
  const { thread } = last;
  const isSame = thread !== null && thread !== "failed" && thread.id === chosen;
  return { ...last, list: AWAY, thread: isSame ? thread : chosen === null ? null : "failed" };
}
