import { useEffect } from "react";
import { useFetcher } from "react-router";

/**
 * Tells the notifications page at `pageHref` that the page `href` was seen, once it is visible. `href` is null if
 * nothing about it is new.
 */
export function useMarkAsRead(pageHref: string, href: string | null) {
  const { submit } = useFetcher({ key: "seen" });
  useEffect(() => {
    if (href === null) return;
    const seen = { intent: "seen", href };
    function tell() {
      if (document.visibilityState === "visible") void submit(seen, { method: "post", action: pageHref });
    }
    tell();
    document.addEventListener("visibilitychange", tell);
    return () => document.removeEventListener("visibilitychange", tell);
  }, [pageHref, href, submit]);
}
