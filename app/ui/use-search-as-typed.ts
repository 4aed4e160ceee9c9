import { type FormEvent, useRef } from "react";
import { useYieldingNavigate } from "./use-yielding-navigate.ts";

const TYPING_PAUSE_MILLISECONDS = 300;

/** The location state of an address that was reached by typing. */
export const TYPED = "typed";

type Searched = {
  /** The page's own address, without a query. */
  path: string;
  /** The current query. */
  query: string;
  /** Default values, which do not filter: "sort=best". */
  assumed: readonly string[];
};

/**
 * Lets a plain GET form submit itself: 300 ms after typing stops (replacing the history entry, so that Back leaves the
 * page), and at once after a selection. Without JavaScript the form's own button does it.
 */
export function useSearchAsTyped({ path, query, assumed }: Searched) {
  const formRef = useRef<HTMLFormElement>(null);
  const { go: goTo, isUnderWay, later, cancel } = useYieldingNavigate();

  function go(isTyping: boolean) {
    cancel();
    const form = formRef.current;
    if (!form) return;
    // As the server writes it, without defaults.
    const entries = [...new FormData(form)].flatMap(([name, value]) =>
      typeof value === "string" && value.trim() !== "" && !assumed.includes(`${name}=${value}`)
        ? [[name, value.trim()]]
        : [],
    );
    if (isTyping && !isUnderWay() && inOrder(entries) === inOrder(query)) return;
    const wanted = entries.length === 0 ? "" : `?${new URLSearchParams(entries)}`;
    goTo(path + wanted, { replace: isTyping, preventScrollReset: true, state: isTyping ? TYPED : null });
  }

  return {
    formRef,
    /** For the form: the button or Enter. */
    onSubmit: (event: FormEvent) => {
      event.preventDefault();
      go(false);
    },
    /** For the element around the form and its controls. */
    onInput: (event: FormEvent) => {
      const control = event.target;
      if (!(control instanceof HTMLInputElement || control instanceof HTMLSelectElement)) return;
      if (control.form !== formRef.current) return;
      cancel();
      const isTyping = control instanceof HTMLInputElement && control.type !== "checkbox";
      if (isTyping) later(TYPING_PAUSE_MILLISECONDS, () => go(true));
      else go(false);
    },
  };
}

function inOrder(query: string | string[][]): string {
  const params = new URLSearchParams(query);
  params.sort();
  return params.toString();
}
