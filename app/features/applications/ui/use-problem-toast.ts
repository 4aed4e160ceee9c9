import { useEffect } from "react";
import { showToast } from "#app/ui/toaster.tsx";

/** Shows each new refusal of the server as a toast, in addition to the message on the page. */
export function useProblemToast(problem: { title: string; text: string } | null | undefined) {
  useEffect(() => {
    if (problem) showToast({ kind: "error", title: problem.title, text: problem.text });
  }, [problem]);
}
