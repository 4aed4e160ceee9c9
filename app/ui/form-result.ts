import { useEffect, useRef, useState } from "react";

/** The result of a refused form. `values` has what was typed, so that nothing is lost. */
export type FormResult = {
  errors: Record<string, string>;
  problem: { title: string; text: string } | null;
  values: Record<string, string | string[]>;
};

const FIRST_TO_READ = "[data-error-summary], [data-form-problem], [aria-invalid='true']";

/**
 * Returns the errors of the last result, each hidden once its field is edited; the summary, or the first error, gets
 * the focus.
 */
export function useFormResult(answer: FormResult | undefined) {
  const formRef = useRef<HTMLFormElement>(null);
  const [edited, setEdited] = useState<{ answer: FormResult | undefined; names: ReadonlySet<string> }>({
    answer,
    names: new Set(),
  });
  const names = edited.answer === answer ? edited.names : new Set<string>();

  useEffect(() => {
    if (!answer) return;
    const target = formRef.current?.querySelector<HTMLElement>(FIRST_TO_READ);
    target?.focus();
  }, [answer]);

  return {
    formRef,
    problem: answer?.problem ?? null,
    errorOf: (name: string): string | undefined => (names.has(name) ? undefined : answer?.errors[name]),
    valueOf: (name: string, otherwise = ""): string => {
      const value = answer?.values[name];
      return typeof value === "string" ? value : otherwise;
    },
    valuesOf: (name: string, otherwise: readonly string[] = []): readonly string[] => {
      const value = answer?.values[name];
      return value === undefined ? otherwise : typeof value === "string" ? [value] : value;
    },
    /** Pass it to the form's `onInput` (and `onChange` of custom components): editing a field clears its error. */
    onInput: (event: { target: EventTarget }) => {
      const target = event.target;
      if (!("name" in target) || typeof target.name !== "string") return;
      setEdited({ answer, names: new Set([...names, target.name]) });
    },
  };
}
