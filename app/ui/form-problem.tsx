import { useEffect, useRef } from "react";
import type { FormAnswer } from "./form-answer.ts";
import { Notice } from "./notice.tsx";
import { closeToast, currentToasts } from "./toast-queue.ts";
import { showToast } from "./toaster.tsx";

/**
 * Why a whole form was refused, beside the form and kept there; `useFormAnswer` moves the focus to it. The same words
 * come as an error toast, which goes once the person types on: it must not cover the button.
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
