import { useEffect, useId, useRef } from "react";
import type { FormResult } from "./form-result.ts";
import { Notice } from "./notice.tsx";
import { closeToast, currentToasts } from "./toast-queue.ts";
import { showToast } from "./toaster.tsx";

/**
 * Why a whole form was refused, beside the form; `useFormResult` moves the focus to it, so it is announced. A silent
 * error toast shows the same, and disappears once the person continues typing, because it must not cover the button.
 */
export function FormProblem({ answer }: { answer: FormResult | undefined }) {
  const problem = answer?.problem ?? null;
  const ref = useRef<HTMLElement>(null);
  const id = useId();
  useEffect(() => {
    if (!problem) return;
    const form = ref.current?.closest("form");
    function close() {
      for (const toast of currentToasts()) if (toast.title === problem?.title) closeToast(toast.id);
    }
    showToast({ kind: "error", ...problem, isQuiet: true });
    form?.addEventListener("input", close);
    return () => {
      form?.removeEventListener("input", close);
      close();
    };
  }, [problem]);
  if (!problem) return null;
  return (
    // biome-ignore lint/a11y/noAutofocus: without scripts nothing else takes the reader to the answer
    <section tabIndex={-1} autoFocus aria-labelledby={id} data-form-problem ref={ref}>
      <Notice tone="bad" title={problem.title} id={id}>
        {problem.text}
      </Notice>
    </section>
  );
}
