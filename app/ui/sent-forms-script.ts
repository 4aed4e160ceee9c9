declare global {
  /** The forms that were submitted since the page arrived, and not asked about since. */
  var sentForms: WeakSet<EventTarget> | undefined;
}

/**
 * Part of the inline head script: remembers which forms were submitted, also before other scripts load. Apart from what
 * reads it, so that no page's own scripts hold it a second time.
 */
export const SENT_FORMS_SCRIPT =
  "(function(w){var s=w.sentForms=new WeakSet;" +
  'w.addEventListener("submit",function(e){s.add(e.target)},true)})(window);';
