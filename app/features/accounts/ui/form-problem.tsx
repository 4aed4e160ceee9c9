import { useEffect, useRef } from "react";
import type { FormAnswer } from "#app/ui/form-answer.ts";
import { Notice } from "#app/ui/notice.tsx";
import { closeToast, currentToasts } from "#app/ui/toast-queue.ts";
import { showToast } from "#app/ui/toaster.tsx";

/**
 * Why the form was not accepted, beside the form and kept there (D28); `useFormAnswer` moves the focus to it. The
 * same words come as an error toast, which goes once the person types on: it must not cover the button.
 */
export function FormProblem({ answer }: { answer: FormAnswer | undefined }) {
  const problem = answer?.problem ?? null;
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!problem) return;
    const form = ref.current?.closest("form");
    function close() {
      for (const toast of currentToasts()) if (toast.title === problem?.title) closeToast(toast.id);
    }
    showToast({ kind: "error", ...problem });
    form?.addEventListener("input", close);
    return () => {
      form?.removeEventListener("input", close);
      close();
    };
  }, [problem]);
  if (!problem) return null;
  return (
    <div tabIndex={-1} data-form-problem ref={ref}>
      <Notice tone="bad" title={problem.title}>
        {problem.text}
      </Notice>
    </div>
  );
}
