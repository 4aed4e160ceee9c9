import { type FormEvent, useRef } from "react";
import { useYieldingNavigate } from "./use-yielding-navigate.ts";

const TYPING_PAUSE_MILLISECONDS = 300;

/** The state of an address that a pause in typing led to. */
export const TYPED = "typed";

type Searched = {
  /** The page's own address, without a query. */
  path: string;
  /** The query that is shown. */
  query: string;
  /** Fields that ask for nothing with these values, e.g. "sort=best". */
  assumed: readonly string[];
};

/**
 * Lets a plain GET form search by itself: 300 ms after typing stops (replacing the history entry, so that Back leaves
 * the page and not a letter), at once after a tick or a choice. Without JavaScript the form's own button does it.
 */
export function useSearchAsTyped({ path, query, assumed }: Searched) {
  const formRef = useRef<HTMLFormElement>(null);
  const { go: goTo, isUnderWay, later, cancel } = useYieldingNavigate();

  function go(isTyping: boolean) {
    cancel();
    const form = formRef.current;
    if (!form) return;
    // As the server writes it: what would be assumed anyway stays out.
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
    /** For what surrounds the form and the controls that belong to it. */
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
