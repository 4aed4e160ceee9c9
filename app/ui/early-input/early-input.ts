import { EARLY_EVENTS } from "./script.ts";

// What a person does before a page's scripts have arrived would be lost: React sees no events of that time, takes a box
// that is ticked by then for an empty one, and sets edited texts back. So it is noted down until React has taken over,
// and done again then. Links and forms need no help: the browser follows and sends them by itself.

type TextControl = HTMLInputElement | HTMLTextAreaElement;

/** Of each control, how what was done to it is done again; in the order in which it was done. */
const notes = new Map<Element, () => void>();
const CHANGES = ["input", "change"] as const;

let presses: HTMLButtonElement[] = [];
/** Where somebody is in the middle of a word, as the keyboards of telephones and of some writing systems work. */
let composing: EventTarget | null = null;

/** Call right before React takes over, while every control still has the default that the server wrote. */
export function noteEarlyInput() {
  for (const control of document.querySelectorAll("input, textarea, select")) note(control);
  for (const type of CHANGES) window.addEventListener(type, noteChange, true);
}

/** Call in the very moment in which React has taken over: from now on it sees by itself what is done. */
export function endEarlyInput() {
  const { earlyEvents = [], noteEarlyEvent } = globalThis;
  for (const type of CHANGES) window.removeEventListener(type, noteChange, true);
  for (const type of EARLY_EVENTS) if (noteEarlyEvent) window.removeEventListener(type, noteEarlyEvent, true);
  globalThis.earlyEvents = [];
  // A form is on its way, and another page with the answer.
  if (earlyEvents.some(({ type, defaultPrevented }) => type === "submit" && !defaultPrevented)) return notes.clear();
  // React hands on the one that is still under way. Who presses twice because nothing happens means one press.
  const done = earlyEvents.filter(({ type, eventPhase }) => type === "click" && eventPhase === Event.NONE);
  presses = [...new Set(done.flatMap(({ target }) => buttonAt(target) ?? []))];
  const last = earlyEvents.findLast(({ type }) => type.startsWith("composition"));
  composing = last?.type === "compositionstart" ? last.target : null;
}

/**
 * Call once everything that follows on React's taking over is done: tells the page's handlers what was typed, chosen and
 * pressed before. What the page has put into a field by then, such as a kept draft, stays.
 */
export function replayEarlyInput() {
  const replays = [...notes.values()];
  notes.clear();
  for (const replay of replays) replay();
  for (const button of presses.splice(0)) button.click();
}

/** A button that only a script answers. */
function buttonAt(target: EventTarget | null): HTMLButtonElement | null {
  return target instanceof Element ? target.closest<HTMLButtonElement>("button[type=button]") : null;
}

function noteChange({ target }: Event) {
  if (target instanceof Element) note(target);
}

function note(control: Element) {
  // Of a group of radio buttons the one that was chosen last speaks for all.
  for (const earlier of notes.keys()) if (isReplacedBy(earlier, control)) notes.delete(earlier);
  const replay = control.matches(":disabled, [data-reads-early]") ? undefined : replayOf(control);
  if (replay) notes.set(control, replay);
}

function isRadio(control: Element): control is HTMLInputElement {
  return control instanceof HTMLInputElement && control.type === "radio";
}

function isReplacedBy(earlier: Element, control: Element): boolean {
  if (earlier === control) return true;
  return isRadio(earlier) && isRadio(control) && control.checked && earlier.name === control.name;
}

function replayOf(control: Element): (() => void) | undefined {
  if (control instanceof HTMLSelectElement) {
    const { selectedIndex, options } = control;
    const byDefault = [...options].findIndex(({ defaultSelected }) => defaultSelected);
    return selectedIndex === Math.max(byDefault, 0) ? undefined : () => selectAgain(control, selectedIndex);
  }
  if (control instanceof HTMLTextAreaElement) return replayOfText(control);
  if (!(control instanceof HTMLInputElement)) return;
  if (control.type === "file") return control.value === "" ? undefined : () => tellChange(control);
  if (control.type !== "checkbox" && control.type !== "radio") return replayOfText(control);
  const { checked, defaultChecked, type } = control;
  const isChosen = checked !== defaultChecked && (checked || type === "checkbox");
  return isChosen ? () => tickAgain(control, checked) : undefined;
}

function replayOfText(control: TextControl): (() => void) | undefined {
  const { value, defaultValue } = control;
  const caret = caretOf(control);
  return value === defaultValue ? undefined : () => typeAgain(control, value, defaultValue, caret);
}

/** As it was before the press, then the press itself. */
function tickAgain(box: HTMLInputElement, isTicked: boolean) {
  tellChange(box);
  box.checked = !isTicked;
  box.click();
}

function selectAgain(select: HTMLSelectElement, index: number) {
  select.selectedIndex = index;
  tellChange(select);
}

type Caret = readonly [start: number | null, end: number | null];

function caretOf({ selectionStart, selectionEnd }: TextControl): Caret {
  return [selectionStart, selectionEnd];
}

function typeAgain(before: TextControl, text: string, byDefault: string, caret: Caret) {
  // A form that was drawn anew has another field in its place.
  const control = before.isConnected ? before : document.getElementById(before.id);
  if (!(control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement)) return;
  tellChange(control);
  const isThere = control.value === text;
  if (!isThere && control.value !== byDefault) return;
  // Writing into it would break the word off; the next letter tells React by itself, and leaving does.
  if (isThere && control === composing) {
    control.addEventListener("blur", () => retype(control, control.value, byDefault, caretOf(control)), { once: true });
    return;
  }
  retype(control, text, byDefault, isThere ? caretOf(control) : caret);
}

/** React takes an event for a change only if the value is not the last one it set: so the default first, then the text. */
function retype(control: TextControl, text: string, byDefault: string, [start, end]: Caret) {
  control.value = byDefault;
  const prototype = control instanceof HTMLInputElement ? HTMLInputElement.prototype : HTMLTextAreaElement.prototype;
  // Past the setter that React has put on the element.
  Object.getOwnPropertyDescriptor(prototype, "value")?.set?.call(control, text);
  if (start !== null && control === document.activeElement) control.setSelectionRange(start, end);
  control.dispatchEvent(new InputEvent("input", { bubbles: true }));
}

/** Tells a choice; of anything else only that it is there, so that React takes over that part of the page if it has not yet. */
function tellChange(control: HTMLElement) {
  if (control instanceof HTMLSelectElement) control.dispatchEvent(new Event("input", { bubbles: true }));
  control.dispatchEvent(new Event("change", { bubbles: true }));
}
