import { useEffect } from "react";
import type { FormAnswer } from "./form-answer.ts";
import { Notice } from "./notice.tsx";
import { showToast } from "./toaster.tsx";

/** Why a whole form was refused: beside the form, where `useFormAnswer` moves the focus, and as a toast. */
export function FormProblem({ problem }: { problem: FormAnswer["problem"] }) {
  useEffect(() => {
    if (problem) showToast({ kind: "error", ...problem });
  }, [problem]);
  if (!problem) return null;
  return (
    <div data-form-problem tabIndex={-1}>
      <Notice tone="bad" title={problem.title}>
        {problem.text}
      </Notice>
    </div>
  );
}
