import { type Control, type EarlyInput, isTickable, type Note } from "./controls.ts";
import { EARLY_EVENTS } from "./script.ts";

// What a person does before a page's scripts have arrived would be lost: React sees no events of that time, takes a box
// that is ticked by then for an empty one, and sets edited texts back. So it is noted down until React has taken over,
// and done again then. Links and forms need no help: the browser follows and sends them by itself.

const CHANGES = ["input", "change"];
/** Not "change", which an edited field also sends when it is taken away. */
const DEEDS = ["input", "click", "submit"];
const notes = new Map<EventTarget, Note>();

/** What replays it; asked for as soon as there is something to replay, for until then it is not in the page. */
export const fetchReplay = () => import("./replay.ts");

/** Call right before React takes over, while every control still has the default that the server wrote. */
export function noteEarlyInput() {
  document.querySelectorAll("input, textarea, select").forEach(note);
  for (const type of CHANGES) addEventListener(type, noteChange, true);
  if (globalThis.earlyEvents?.length) void fetchReplay();
}

/** Call in the very moment in which React has taken over: from now on it sees by itself what is done. */
export function takeEarlyInput(): EarlyInput {
  const { earlyEvents = [], noteEarlyEvent } = globalThis;
  for (const type of CHANGES) removeEventListener(type, noteChange, true);
  for (const type of EARLY_EVENTS) if (noteEarlyEvent) removeEventListener(type, noteEarlyEvent, true);
  const taken = [...notes.values()];
  notes.clear();
  for (const { control, value } of taken) {
    // Taking over, React sets edited texts back. They are there again before the next letter.
    if (control.tagName === "TEXTAREA") control.value = value;
  }
  // React hands on what is still under way.
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
