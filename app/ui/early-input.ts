/**
 * What a person does before a page's scripts have arrived would be lost: React sees no events of that time, takes a
 * box that is ticked by then for an empty one, and sets edited texts back. So it is noted down before React takes over
 * and done again after. Links and forms need no help: the browser follows and sends them by itself.
 */

declare global {
  /** Set by `EARLY_PRESSES_SCRIPT`: ends the listening and gives the buttons that were pressed, in their order. */
  var takeEarlyPresses: (() => HTMLButtonElement[]) | undefined;
}

/** Part of the inlined head script: notes presses of buttons that only a script answers. */
export const EARLY_PRESSES_SCRIPT =
  "(function(w){var p=[];function n(e){var b=e.target.closest&&e.target.closest('button[type=button]');" +
  "if(b)p.push(b)}w.addEventListener&&w.addEventListener('click',n,true);" +
  "w.takeEarlyPresses=function(){w.removeEventListener('click',n,true);return p}})(window);";

type TextControl = HTMLInputElement | HTMLTextAreaElement;

let replays: Array<() => void> = [];

/** Call right before React takes over, while every control still has the default that the server wrote. */
export function noteEarlyInput() {
  const controls = [...document.querySelectorAll("input, textarea, select")];
  replays = controls.filter((control) => !control.matches(":disabled")).flatMap((control) => replayOf(control) ?? []);
  for (const button of globalThis.takeEarlyPresses?.() ?? []) replays.push(() => button.click());
}

/** Call once React has taken over: tells the page's handlers what was typed, chosen and pressed before, once. */
export function replayEarlyInput() {
  for (const replay of replays.splice(0)) replay();
}

function replayOf(control: Element): (() => void) | undefined {
  if (control instanceof HTMLSelectElement) {
    const { selectedIndex, options } = control;
    const byDefault = [...options].findIndex(({ defaultSelected }) => defaultSelected);
    return selectedIndex === Math.max(byDefault, 0) ? undefined : () => selectAgain(control, selectedIndex);
  }
  if (control instanceof HTMLInputElement) {
    if (control.type === "file") return control.value === "" ? undefined : () => tellChange(control);
    if (control.type === "checkbox" || control.type === "radio") return replayOfTick(control);
    return replayOfText(control);
  }
  if (control instanceof HTMLTextAreaElement) return replayOfText(control);
}

function replayOfText(control: TextControl): (() => void) | undefined {
  const text = control.value;
  return text === control.defaultValue ? undefined : () => typeAgain(control, text);
}

function replayOfTick(box: HTMLInputElement): (() => void) | undefined {
  if (box.checked === box.defaultChecked) return;
  if (box.type === "checkbox") return () => pressAgain(box, box.defaultChecked);
  // Of a group of radio buttons the one that was chosen speaks for all.
  return box.checked ? () => pressAgain(box, false) : undefined;
}

/** As it was before the press, then the press itself. */
function pressAgain(box: HTMLInputElement, wasChecked: boolean) {
  box.checked = wasChecked;
  box.click();
}

function selectAgain(select: HTMLSelectElement, index: number) {
  select.selectedIndex = index;
  tellChange(select);
}

/** React takes an event for a change only if the value differs from the last one it set: so the default, then the text. */
function typeAgain(control: TextControl, text: string) {
  const { selectionStart, selectionEnd } = control;
  control.value = control.defaultValue;
  const prototype = control instanceof HTMLInputElement ? HTMLInputElement.prototype : HTMLTextAreaElement.prototype;
  // Past the setter that React has put on the element.
  Object.getOwnPropertyDescriptor(prototype, "value")?.set?.call(control, text);
  if (selectionStart !== null && control === document.activeElement) {
    control.setSelectionRange(selectionStart, selectionEnd);
  }
  control.dispatchEvent(new InputEvent("input", { bubbles: true }));
}

function tellChange(control: HTMLElement) {
  control.dispatchEvent(new Event("input", { bubbles: true }));
  control.dispatchEvent(new Event("change", { bubbles: true }));
}
