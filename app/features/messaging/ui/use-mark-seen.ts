import { useEffect, useRef } from "react";
import { useFetcher } from "react-router";

type Seen = { conversationId: string | null; upTo: number | null; isAtEnd: boolean };

/**
 * Tells the server that everything up to `upTo` was seen, only while the page is visible and its newest message in
 * view. A failed request is repeated when the person returns.
 */
export function useMarkSeen({ conversationId, upTo, isAtEnd }: Seen) {
  const { submit } = useFetcher({ key: "messages-seen" });
  const told = useRef(0);

  useEffect(() => {
    if (conversationId === null || upTo === null || !isAtEnd) return;
    function tell() {
      if (document.visibilityState !== "visible" || upTo === null || conversationId === null) return;
      if (told.current === upTo) return;
      told.current = upTo;
      void submit({ intent: "read", conversationId, upTo: String(upTo) }, { method: "post" });
    }
    function tellAgain() {
      told.current = 0;
      tell();
    }
    tell();
    window.addEventListener("focus", tellAgain);
    document.addEventListener("visibilitychange", tellAgain);
    return () => {
      window.removeEventListener("focus", tellAgain);
      document.removeEventListener("visibilitychange", tellAgain);
    };
  }, [conversationId, upTo, isAtEnd, submit]);
}
