import { useEffect, useRef } from "react";
import { useNavigationType } from "react-router";
import type { SearchView } from "#app/features/jobs/search/view-labels.ts";
import { useSearchAsTyped } from "#app/ui/use-search-as-typed.ts";

const ASSUMED = ["sort=best"];

type Control = HTMLInputElement | HTMLSelectElement;

/** Makes the search form submit by itself and follow the address. */
export function useSearchForm(path: string, view: SearchView) {
  const { query, groups } = view;
  const searching = useSearchAsTyped({ path, query, assumed: ASSUMED });
  const { formRef } = searching;
  const navigationType = useNavigationType();
  const shown = useRef(query);

  // The address can change without the form: by a removed filter, Back, or a shared link.
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
  }, [formRef, query, groups, view.sort, navigationType]);

  return searching;
}

function isTextOrChoice(control: Element): control is Control {
  return (control instanceof HTMLInputElement || control instanceof HTMLSelectElement) && control.name !== "";
}
