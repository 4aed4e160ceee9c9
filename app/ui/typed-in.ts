/** Typed and selected values by field name; for checkboxes, the checked ones. */
export type Typed = Record<string, string | string[]>;

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const NOT_TYPED = ["hidden", "password", "file", "submit", "button"];

function controlsOf(form: HTMLFormElement): Control[] {
  return [...form.elements].filter(
    (element): element is Control =>
      (element instanceof HTMLInputElement ||
        element instanceof HTMLTextAreaElement ||
        element instanceof HTMLSelectElement) &&
      element.name !== "" &&
      !NOT_TYPED.includes(element.type),
  );
}

function isTickable(control: Control): control is HTMLInputElement {
  return control.type === "checkbox" || control.type === "radio";
}

/**
 * Returns what a person may have typed into a form; `isUntouched`: its values when the server or the page rendered it.
 */
export function typedIn(form: HTMLFormElement, { isUntouched = false } = {}): Typed {
  const typed: Typed = {};
  for (const control of controlsOf(form)) {
    if (!isTickable(control)) {
      typed[control.name] = isUntouched ? defaultOf(control) : control.value;
      continue;
    }
    const isTicked = isUntouched ? control.defaultChecked : control.checked;
    typed[control.name] = [...(typed[control.name] ?? []), ...(isTicked ? [control.value] : [])];
  }
  return typed;
}

function defaultOf(control: Control): string {
  if (!(control instanceof HTMLSelectElement)) return control.defaultValue;
  return ([...control.options].find(({ defaultSelected }) => defaultSelected) ?? control.options[0])?.value ?? "";
}

/**
 * Puts a text back into its form, as if it were typed again, and opens what was folded around it. What someone has
 * typed there meanwhile stays, unless `isForced`. Says whether anything is back, be it by the browser's own doing.
 */
export function fillForm(form: HTMLFormElement, typed: Typed, { isForced = false } = {}): boolean {
  let isChanged = false;
  for (const control of controlsOf(form)) {
    const wanted = typed[control.name];
    if (wanted === undefined) continue;
    if (isTickable(control)) {
      if (control.checked === wanted.includes(control.value)) continue;
      if (control.type === "checkbox" || !control.checked) control.click();
    } else {
      const isTouched = control.value !== defaultOf(control);
      const isThere = control.value === wanted;
      if (typeof wanted !== "string" || (isThere ? !isTouched : isTouched && !isForced)) continue;
      control.value = wanted;
      control.dispatchEvent(new InputEvent("input", { bubbles: true }));
      control.dispatchEvent(new Event("change", { bubbles: true }));
    }
    isChanged = true;
    for (let fold = control.closest("details"); fold; fold = fold.parentElement?.closest("details") ?? null)
      fold.open = true;
  }
  return isChanged;
}
