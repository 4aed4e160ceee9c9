import { type Control, type EarlyInput, isTickable, type Note } from "./controls.ts";

const ADDRESS = location.href;

/**
 * Tells the page's handlers what was typed, chosen and pressed before React had taken over. What has been put into a
 * field since, by the page (a kept draft) or by the person, stays.
 */
export function replayEarlyInput({ notes, events, since, end }: EarlyInput) {
  end();
  const held = new Set([...since].flatMap(heldBackIn));
  // These forms are on their way with what is in them; to tell it now would take away what the answer says beside it.
  const sent = new Set(events.filter(({ type }) => type === "submit").map(({ target }) => target));
  const composing = composingIn(events);
  for (const note of notes) {
    const { control, isTicked } = note;
    if (since.has(control) || since.has(control.form) || sent.has(control.form)) continue;
    if (control instanceof HTMLSelectElement) selectAgain(control, note.value);
    else if (control.type === "file") tellChange(control);
    else if (!isTickable(control)) typeAgain(note, composing);
    // Of a group of radio buttons the one that is chosen by now speaks for all.
    else if (control.type === "checkbox" || (isTicked && control.checked)) tickAgain(control, isTicked);
  }
  // Who presses twice because nothing happens means one press.
  for (const button of new Set(events.flatMap(pressIn))) {
    if (![...since].some((target) => target instanceof Node && button.contains(target))) button.click();
  }
  // What still holds it back when the page has drawn what it was told swallows this press too.
  if (held.size > 0) setTimeout(() => held.forEach((button) => void button.click()));
}

/** The button that was pressed since, and swallowed the press because the page did not know yet what was filled in. */
function heldBackIn(target: EventTarget | null): HTMLButtonElement[] {
  const button = target instanceof Element && target.closest("button[type=submit][aria-disabled=true]");
  return button instanceof HTMLButtonElement ? [button] : [];
}

/** The field in which somebody is in the middle of a word, as the keyboards of telephones and of some languages work. */
function composingIn(events: readonly Event[]): EventTarget | null {
  const last = events.findLast(({ type }) => type.startsWith("composition"));
  return last?.type === "compositionstart" ? last.target : null;
}

/** The button that was pressed, where only a script answers it. */
function pressIn({ type, target }: Event): HTMLButtonElement[] {
  const button = type === "click" && target instanceof Element && target.closest("button[type=button]");
  return button instanceof HTMLButtonElement ? [button] : [];
}

/** As it was before the press, then the press itself. */
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
  // A form that was drawn anew has another field in its place.
  const control = before.isConnected || location.href !== ADDRESS ? before : document.getElementById(before.id);
  if (!(control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement)) return;
  tellChange(control);
  // It has read by itself what was typed; others may want to know.
  if (control.matches("[data-reads-early]")) return tellInput(control);
  const isThere = control.value === value;
  if (!isThere && control.value !== byDefault) return;
  // Writing into it would break the word off; the next letter tells React by itself, and leaving does.
  if (isThere && control === composing) {
    control.addEventListener("blur", () => retype(control, control.value, byDefault, null), { once: true });
    return;
  }
  retype(control, value, byDefault, isThere ? control.selectionEnd : caret);
}

/** React takes an event for a change only if the value is not the last one it set: so the default first, then the text. */
function retype(
  control: HTMLInputElement | HTMLTextAreaElement,
  text: string,
  byDefault: string,
  caret: number | null,
) {
  control.value = byDefault;
  const prototype = control instanceof HTMLInputElement ? HTMLInputElement.prototype : HTMLTextAreaElement.prototype;
  // Past the setter that React has put on the element.
  Object.getOwnPropertyDescriptor(prototype, "value")?.set?.call(control, text);
  if (caret !== null && control === document.activeElement) control.setSelectionRange(caret, caret);
  tellInput(control);
}

function tellInput(control: Control) {
  control.dispatchEvent(new InputEvent("input", { bubbles: true }));
}

/**
 * Tells a choice; of other controls only that they are there, so that React takes over their part of the page if it has
 * not yet.
 */
function tellChange(control: Control) {
  control.dispatchEvent(new Event("change", { bubbles: true }));
}
