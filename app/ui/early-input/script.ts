/** What the inlined script listens for. */
export const EARLY_EVENTS = ["click", "submit", "compositionstart", "compositionend"] as const;

declare global {
  /** Events that happened before the page's scripts had arrived, in their order. */
  var earlyEvents: Event[] | undefined;
  /** What listens for them, to be taken off once the scripts are there. */
  var noteEarlyEvent: ((event: Event) => void) | undefined;
}

/** Part of the inlined head script: keeps the events that say what somebody did before other scripts were there. */
export const EARLY_EVENTS_SCRIPT =
  "(function(w){var a=w.earlyEvents=[];w.noteEarlyEvent=function(e){a.push(e)};" +
  `${JSON.stringify(EARLY_EVENTS)}.forEach(function(t){w.addEventListener(t,w.noteEarlyEvent,true)})})(window);`;
