import { useEffect } from "react";

/**
 * Keeps the console quiet about answers that a newer question has overtaken. React Router 8.4 stops reading such an
 * answer while a slow list is still on its way in it, and leaves promises behind that fail with nobody listening.
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
