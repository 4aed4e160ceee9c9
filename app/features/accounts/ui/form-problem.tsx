import { useEffect } from "react";
import type { FormAnswer } from "#app/ui/form-answer.ts";
import { Notice } from "#app/ui/notice.tsx";
import { showToast } from "#app/ui/toaster.tsx";

/**
 * Why the form was not accepted, beside the form and kept there (D28); `useFormAnswer` moves the focus to it. The
 * same words come as an error toast.
 */
export function FormProblem({ answer }: { answer: FormAnswer | undefined }) {
  const problem = answer?.problem ?? null;
  useEffect(() => {
    if (problem) showToast({ kind: "error", ...problem });
  }, [problem]);
  if (!problem) return null;
  return (
    <div tabIndex={-1} data-form-problem>
      <Notice tone="bad" title={problem.title}>
        {problem.text}
      </Notice>
    </div>
  );
}
