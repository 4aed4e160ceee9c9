import { useEffect } from "react";

/**
 * Suppresses console errors about responses that a newer request has replaced. React Router 8.4 stops reading such a
 * response while a slow list is still streaming in it, and leaves rejected promises without a handler.
 */
export function useAbandonedLoads() {
  useEffect(() => {
    function forgive(event: PromiseRejectionEvent) {
      if (event.reason instanceof DOMException && event.reason.name === "AbortError") event.preventDefault();
    }

    window.addEventListener("unhandledrejection", forgive);
    return () => window.removeEventListener("unhandledrejection", forgive);
  }, []);
}
