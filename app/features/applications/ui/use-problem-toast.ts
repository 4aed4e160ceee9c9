import { useEffect } from "react";
import { showToast } from "#app/ui/toaster.tsx";

/** Shows each new refusal of the server as a toast too; it also stands on the page, where nothing hides it. */
export function useProblemToast(problem: { title: string; text: string } | null | undefined) {
  useEffect(() => {
    if (problem) showToast({ kind: "error", title: problem.title, text: problem.text });
  }, [problem]);
}
