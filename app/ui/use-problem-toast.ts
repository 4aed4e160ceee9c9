import { useEffect } from "react";
import { closeToast } from "./toast-queue.ts";
import { showToast } from "./toaster.tsx";

/**
 * Shows each new refusal of the server as a toast, in addition to the message on the page. It closes with the next
 * answer, so that it never stands beside the news that it worked.
 */
export function useProblemToast(problem: { title: string; text: string } | null | undefined) {
  useEffect(() => {
    if (problem) {
      const shown = showToast({ kind: "error", ...problem });
      return () => closeToast(shown);
    }
  }, [problem]);
}
