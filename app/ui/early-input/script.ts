/** The events that the inline script listens for. */
export const EARLY_EVENTS = ["click", "submit", "compositionstart", "compositionend"] as const;

declare global {
  /** Events before the page's scripts loaded, in order. */
  var earlyEvents: Event[] | undefined;
  /** Their listener, to be removed once the scripts have loaded. */
  var noteEarlyEvent: ((event: Event) => void) | undefined;
}

/** Part of the inline head script: stores the events of a person's actions before other scripts load. */
export const EARLY_EVENTS_SCRIPT =
  "(function(w){var a=w.earlyEvents=[];w.noteEarlyEvent=function(e){a.push(e)};" +
  `${JSON.stringify(EARLY_EVENTS)}.forEach(function(t){w.addEventListener(t,w.noteEarlyEvent,true)})})(window);`;
