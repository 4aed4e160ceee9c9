import { type FormEvent, useEffect, useRef } from "react";
import { useNavigationType } from "react-router";
import type { SearchView } from "#app/features/jobs/search/view-labels.ts";
import { useYieldingNavigate } from "#app/ui/use-yielding-navigate.ts";

const TYPING_PAUSE_MILLISECONDS = 300;

type Control = HTMLInputElement | HTMLSelectElement;

/**
 * Lets a plain GET form search by itself: 300 ms after typing stops (replacing the history entry, so that Back leaves
 * the page and not a letter), at once after a tick or a choice. Without JavaScript the form's own button does it.
 */
export function useSearchForm(path: string, view: SearchView) {
  const formRef = useRef<HTMLFormElement>(null);
  const { go: goTo, later, cancel } = useYieldingNavigate();
  const navigationType = useNavigationType();
  const { query, groups } = view;
  const shown = useRef(query);

  // The address can change without the form: a filter taken off, Back, a shared link.
  useEffect(() => {
    const form = formRef.current;
    if (!form || shown.current === query) return;
    shown.current = query;
    const params = new URLSearchParams(query);
    const on = groups.flatMap(({ choices }) => choices).filter(({ isOn }) => isOn);
    for (const control of form.elements) {
      if (control instanceof HTMLInputElement && control.type === "checkbox")
        control.checked = on.some(({ name, value }) => name === control.name && value === control.value);
      else if (isTextOrChoice(control)) {
        const isBeingTyped = control === document.activeElement && navigationType !== "POP";
        if (!isBeingTyped) control.value = params.get(control.name) ?? (control.name === "sort" ? view.sort : "");
      }
    }
  }, [query, groups, view.sort, navigationType]);

  function go(isTyping: boolean) {
    cancel();
    const form = formRef.current;
    if (!form) return;
    // As the server writes it: what would be assumed anyway stays out.
    const entries = [...new FormData(form)].flatMap(([name, value]) =>
      typeof value === "string" && value.trim() !== "" && `${name}=${value}` !== "sort=best"
        ? [[name, value.trim()]]
        : [],
    );
    const wanted = entries.length === 0 ? "" : `?${new URLSearchParams(entries)}`;
    if (wanted === query && isTyping) return;
    goTo(path + wanted, { replace: isTyping, preventScrollReset: true });
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

function isTextOrChoice(control: Element): control is Control {
  return (control instanceof HTMLInputElement || control instanceof HTMLSelectElement) && control.name !== "";
}
