import { type Control, type EarlyInput, isTickable, type Note } from "./controls.ts";
import { EARLY_EVENTS } from "./script.ts";

// What a person does before a page's scripts load would be lost: React receives no events from that time, takes a
// checked box for an unchecked one, and resets edited text areas. So it is recorded until hydration, and replayed then.
// Links and forms need no help, because the browser handles them itself.

const CHANGES = ["input", "change"];
/** Not "change", which an edited field also sends when it is removed. */
const DEEDS = ["input", "click", "submit"];
const notes = new Map<EventTarget, Note>();

/** Loads the code that replays it, once there is something to replay, because the page does not include it. */
export const fetchReplay = () => import("./replay.ts");

/** Call right before hydration, while every control still has the server's default. */
export function noteEarlyInput() {
  document.querySelectorAll("input, textarea, select").forEach(note);
  for (const type of CHANGES) addEventListener(type, noteChange, true);
  if (globalThis.earlyEvents?.length) void fetchReplay();
}

/** Call right after hydration: from then on React handles events itself. */
export function takeEarlyInput(): EarlyInput {
  const { earlyEvents = [], noteEarlyEvent } = globalThis;
  for (const type of CHANGES) removeEventListener(type, noteChange, true);
  for (const type of EARLY_EVENTS) if (noteEarlyEvent) removeEventListener(type, noteEarlyEvent, true);
  const taken = [...notes.values()];
  notes.clear();
  for (const { control, value } of taken) {
    // Hydration resets edited text areas. This restores them before the next keystroke.
    if (control.tagName === "TEXTAREA") control.value = value;
  }
  // React receives events that are still in progress.
  const isUnderWay = ({ eventPhase }: Event) => eventPhase !== Event.NONE;
  const since: EarlyInput["since"] = new Set(earlyEvents.filter(isUnderWay).map(({ target }) => target));
  const addSince = ({ target }: Event) => since.add(target);
  for (const type of DEEDS) addEventListener(type, addSince, true);
  return {
    notes: taken,
    events: earlyEvents.splice(0).filter((event) => !isUnderWay(event)),
    since,
    end() {
      for (const type of DEEDS) removeEventListener(type, addSince, true);
    },
  };
}

function noteChange({ target }: Event) {
  if (target instanceof Element) note(target);
}

function note(control: Element) {
  notes.delete(control);
  if (!isControl(control) || control.matches(":disabled") || !isChanged(control)) return;
  notes.set(control, {
    control,
    value: control.value,
    byDefault: isSelect(control) ? "" : control.defaultValue,
    isTicked: isTickable(control) && control.checked,
    caret: isSelect(control) ? null : control.selectionEnd,
  });
  void fetchReplay();
}

function isControl(element: Element): element is Control {
  return "value" in element;
}

function isSelect(control: Control): control is HTMLSelectElement {
  return "options" in control;
}

function isChanged(control: Control): boolean {
  if (isSelect(control)) {
    const byDefault = [...control.options].findIndex(({ defaultSelected }) => defaultSelected);
    return control.selectedIndex !== Math.max(byDefault, 0);
  }
  if (isTickable(control)) return control.checked !== control.defaultChecked;
  return control.value !== control.defaultValue;
}
