import { EARLY_EVENTS } from "./script.ts";

// What a person does before a page's scripts have arrived would be lost: React sees no events of that time, takes a box
// that is ticked by then for an empty one, and sets edited texts back. So it is noted down until React has taken over,
// and done again then. Links and forms need no help: the browser follows and sends them by itself.

export type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** What was done to a control. */
export type Note = { control: Control; value: string; byDefault: string; isTicked: boolean; caret: number | null };

export type EarlyInput = {
  /** In the order in which it was done. */
  notes: readonly Note[];
  /** Those of `EARLY_EVENTS`, without the one that is still under way: React hands that on. */
  events: readonly Event[];
};

const CHANGES = ["input", "change"];
const notes = new Map<EventTarget, Note>();

/** Call right before React takes over, while every control still has the default that the server wrote. */
export function noteEarlyInput() {
  document.querySelectorAll("input, textarea, select").forEach(note);
  for (const type of CHANGES) addEventListener(type, noteChange, true);
}

/** Call in the very moment in which React has taken over: from now on it sees by itself what is done. */
export function takeEarlyInput(): EarlyInput {
  const { earlyEvents = [], noteEarlyEvent } = globalThis;
  for (const type of CHANGES) removeEventListener(type, noteChange, true);
  for (const type of EARLY_EVENTS) if (noteEarlyEvent) removeEventListener(type, noteEarlyEvent, true);
  const done = [...notes.values()];
  notes.clear();
  return { notes: done, events: earlyEvents.splice(0).filter(({ eventPhase }) => eventPhase === Event.NONE) };
}

function noteChange({ target }: Event) {
  if (target instanceof Element) note(target);
}

function note(control: Element) {
  notes.delete(control);
  if (!isControl(control) || control.matches(":disabled, [data-reads-early]") || !isChanged(control)) return;
  notes.set(control, {
    control,
    value: control.value,
    byDefault: isSelect(control) ? "" : control.defaultValue,
    isTicked: isTickable(control) && control.checked,
    caret: isSelect(control) ? null : control.selectionEnd,
  });
}

function isControl(element: Element): element is Control {
  return "value" in element;
}

function isSelect(control: Control): control is HTMLSelectElement {
  return "selectedOptions" in control;
}

/** A checkbox or a radio button. */
export function isTickable(control: Control): control is HTMLInputElement {
  return control.type === "checkbox" || control.type === "radio";
}

function isChanged(control: Control): boolean {
  if (isSelect(control)) return control.selectedOptions[0]?.defaultSelected === false;
  if (isTickable(control)) return control.checked !== control.defaultChecked;
  return control.value !== control.defaultValue;
}
