import { type Control, type EarlyInput, isTickable, type Note } from "./controls.ts";

const ADDRESS = location.href;

/**
 * Tells the page's handlers what was typed, selected, and clicked before hydration. Anything that the page (a stored
 * draft) or the person has put into a field since then stays.
 */
export function replayEarlyInput({ notes, events, since, end }: EarlyInput) {
  end();
  const held = new Set([...since].flatMap(heldBackIn));
  // These forms are being sent with their content; replaying it would remove the errors beside it.
  const sent = new Set(events.filter(({ type }) => type === "submit").map(({ target }) => target));
  const composing = composingIn(events);
  for (const note of notes) {
    const { control, isTicked } = note;
    if (since.has(control) || since.has(control.form) || sent.has(control.form)) continue;
    if (control instanceof HTMLSelectElement) selectAgain(control, note.value);
    else if (control.type === "file") tellChange(control);
    else if (!isTickable(control)) typeAgain(note, composing);
    // Only the selected radio button of a group is replayed.
    else if (control.type === "checkbox" || (isTicked && control.checked)) tickAgain(control, isTicked);
  }
  // A double click, because nothing happened, counts as one click.
  for (const button of new Set(events.flatMap(pressIn))) {
    if (![...since].some((target) => target instanceof Node && button.contains(target))) button.click();
  }
  // A button that is still inactive after the replayed changes were rendered ignores this click too.
  if (held.size > 0) setTimeout(() => held.forEach((button) => void button.click()));
}

/**
 * Returns the button that was clicked since, and ignored the click because the page did not know the typed values yet.
 */
function heldBackIn(target: EventTarget | null): HTMLButtonElement[] {
  const button = target instanceof Element && target.closest("button[type=submit][aria-disabled=true]");
  return button instanceof HTMLButtonElement ? [button] : [];
}

/** Returns the field in which a person is composing a word, as phone keyboards and some languages do. */
function composingIn(events: readonly Event[]): EventTarget | null {
  const last = events.findLast(({ type }) => type.startsWith("composition"));
  return last?.type === "compositionstart" ? last.target : null;
}

/** Returns the clicked button, if only a script handles it. */
function pressIn({ type, target }: Event): HTMLButtonElement[] {
  const button = type === "click" && target instanceof Element && target.closest("button[type=button]");
  return button instanceof HTMLButtonElement ? [button] : [];
}

/** Restores the previous state, then repeats the click. */
function tickAgain(box: HTMLInputElement, isTicked: boolean) {
  tellChange(box);
  box.checked = !isTicked;
  box.click();
}

function selectAgain(select: HTMLSelectElement, value: string) {
  select.value = value;
  tellInput(select);
  tellChange(select);
}

function typeAgain({ control: before, value, byDefault, caret }: Note, composing: EventTarget | null) {
  // A re-rendered form has another field in its place.
  const control = before.isConnected || location.href !== ADDRESS ? before : document.getElementById(before.id);
  if (!(control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement)) return;
  tellChange(control);
  // It has read the typed text itself; other handlers may need the event.
  if (control.matches("[data-reads-early]")) return tellInput(control);
  const isThere = control.value === value;
  if (!isThere && control.value !== byDefault) return;
  // Writing into it would break the composition; the next keystroke, or leaving the field, tells React.
  if (isThere && control === composing) {
    control.addEventListener("blur", () => retype(control, control.value, byDefault, null), { once: true });
    return;
  }
  retype(control, value, byDefault, isThere ? control.selectionEnd : caret);
}

/**
 * React ignores an event unless the value differs from the last one it set, so the default comes first, then the text.
 */
function retype(
  control: HTMLInputElement | HTMLTextAreaElement,
  text: string,
  byDefault: string,
  caret: number | null,
) {
  control.value = byDefault;
  const prototype = control instanceof HTMLInputElement ? HTMLInputElement.prototype : HTMLTextAreaElement.prototype;
  // Bypasses the setter that React has put on the element.
  Object.getOwnPropertyDescriptor(prototype, "value")?.set?.call(control, text);
  if (caret !== null && control === document.activeElement) control.setSelectionRange(caret, caret);
  tellInput(control);
}

function tellInput(control: Control) {
  control.dispatchEvent(new InputEvent("input", { bubbles: true }));
}

/**
 * Dispatches a change for a selection; for other controls only an event that makes React hydrate their part of the
 * page.
 */
function tellChange(control: Control) {
  control.dispatchEvent(new Event("change", { bubbles: true }));
}
