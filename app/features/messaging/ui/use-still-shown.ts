import { useEffect, useRef } from "react";
import type { MessagesPageProps } from "./messages-page.tsx";

type Shown = Omit<MessagesPageProps, "answer">;

const AWAY = Promise.reject(new Error("the server cannot be reached"));
AWAY.catch(() => {});

/** The page as it was loaded, or, where the server cannot be asked (null), what stays of the last one; null for neither. */
export function useStillShown(loaded: Shown | null, chosen: string | null): Shown | null {
  const lastShown = useRef(loaded);
  useEffect(() => {
    if (loaded) lastShown.current = loaded;
  }, [loaded]);
  return loaded ?? (lastShown.current && stillShown(lastShown.current, chosen));
}

/** What stays of the page when it cannot be loaded anew: the list, and the conversation unless another was chosen. */
function stillShown(last: Shown, chosen: string | null): Shown {
  const { thread } = last;
  const isSame = thread !== null && thread !== "failed" && thread.id === chosen;
  return { ...last, list: AWAY, thread: isSame ? thread : chosen === null ? null : "failed" };
}
