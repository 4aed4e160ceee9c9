declare global {
  /** The forms that were submitted since the page arrived, and not asked about since. */
  var sentForms: WeakSet<EventTarget> | undefined;
}

/** Part of the inline head script: remembers which forms were submitted, also before other scripts load. */
export const SENT_FORMS_SCRIPT =
  "(function(w){var s=w.sentForms=new WeakSet;" +
  'w.addEventListener("submit",function(e){s.add(e.target)},true)})(window);';

/** Whether a form was submitted since the page arrived; then forgets that. */
export function takeSent(form: HTMLFormElement): boolean {
  return globalThis.sentForms?.delete(form) ?? false;
}
