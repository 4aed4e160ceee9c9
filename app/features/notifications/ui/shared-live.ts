import { type LiveHandlers, openLiveConnection } from "./live-connection.ts";
import type { LiveEvent } from "./live-events.ts";

/** Messages between tabs. The leading tab shares events; a new tab announces the position of its page. */
type Message =
  | { kind: "gap"; onlyFor?: string }
  | { kind: "event"; position: string; event: LiveEvent }
  | { kind: "beat"; position: string }
  | { kind: "hello"; tab: string; pageFrom: number };

export type SharedLiveHandlers = Pick<LiveHandlers, "onGap" | "onEvent">;

const LOCK = "seasoned-live";
const CLAIM_MILLISECONDS = 10_000;
const HIDDEN_TABS_WAIT_MILLISECONDS = 500;
/** The leading tab sends something every 30 seconds, unless its browser has suspended it. */
const ASLEEP_MILLISECONDS = 75_000;

/**
 * Shares one event stream among all tabs of a browser: the tab that holds a lock has the stream and passes events on;
 * when it closes or is suspended, another tab takes over at the same position. `position` is the page's. Without the
 * Web Locks API (plain http on another machine) each visible tab has its own stream. Returns a function that stops it.
 */
export function openSharedLive(position: string, handlers: SharedLiveHandlers): () => void {
  if (!("locks" in navigator)) return openWhileVisible(position, handlers);
  const channel = new BroadcastChannel(LOCK);
  const leaving = new AbortController();
  const tab = crypto.randomUUID();
  let known = position;
  let lastEventAt = 0;
  let isLeading = false;
  let endLeading = () => {};
  let silence: ReturnType<typeof setTimeout> | undefined;

  function hear(message: Message) {
    if (message.kind === "hello") {
      // That page was requested before this event, and began to listen after it.
      if (isLeading && lastEventAt >= message.pageFrom) channel.postMessage({ kind: "gap", onlyFor: message.tab });
      return;
    }
    if (message.kind === "gap" && message.onlyFor && message.onlyFor !== tab) return;
    listenForSleep();
    if ("position" in message) known = message.position;
    if (message.kind === "beat") return;
    lastEventAt = Date.now();
    if (message.kind === "gap") handlers.onGap();
    else handlers.onEvent(message.event, message.position);
  }

  function tellAll(message: Message) {
    channel.postMessage(message);
    hear(message);
  }

  async function lead() {
    if (leaving.signal.aborted) return;
    isLeading = true;
    const close = openLiveConnection(known, {
      onGap: () => tellAll({ kind: "gap" }),
      onEvent: (event, at) => tellAll({ kind: "event", position: at, event }),
      onBeat: (at) => tellAll({ kind: "beat", position: at }),
    });
    await new Promise<void>((resolve) => {
      endLeading = () => {
        isLeading = false;
        close();
        resolve();
      };
    });
  }

  async function queueUp(options: LockOptions) {
    try {
      await navigator.locks.request(LOCK, options, lead);
    } catch {
      // This tab is closing, or it was suspended and another one took the lock.
      endLeading();
      if (!leaving.signal.aborted) void queueUp({ signal: leaving.signal });
    }
  }

  function listenForSleep() {
    clearTimeout(silence);
    silence = setTimeout(wake, ASLEEP_MILLISECONDS);
  }

  function wake() {
    if (isLeading) return;
    if (document.visibilityState === "visible") void queueUp({ steal: true });
    else document.addEventListener("visibilitychange", listenForSleep, { once: true });
  }

  channel.addEventListener("message", ({ data }: MessageEvent<Message>) => hear(data));
  channel.postMessage({ kind: "hello", tab, pageFrom: performance.timeOrigin });
  void queueUp({ signal: leaving.signal });
  listenForSleep();
  return () => {
    leaving.abort();
    endLeading();
    clearTimeout(silence);
    document.removeEventListener("visibilitychange", listenForSleep);
    channel.close();
  };
}

/** Runs `show` in only one tab of the browser, a visible one if there is one. */
export function inOneTab(key: string, show: () => void) {
  if (!("locks" in navigator)) return show();
  const claim = () =>
    navigator.locks.request(`${LOCK}-${key}`, { ifAvailable: true }, async (lock) => {
      if (!lock) return;
      show();
      // Held until every other tab has tried.
      await new Promise((resolve) => setTimeout(resolve, CLAIM_MILLISECONDS));
    });
  if (document.visibilityState === "visible") void claim();
  else setTimeout(claim, HIDDEN_TABS_WAIT_MILLISECONDS);
}

// Browsers allow six connections to a server, so background tabs must not hold any.
function openWhileVisible(position: string, { onGap, onEvent }: SharedLiveHandlers): () => void {
  let close: (() => void) | undefined;
  let known = position;

  function onBeat(at: string) {
    known = at;
  }

  function follow() {
    if (document.visibilityState === "visible") {
      close ??= openLiveConnection(known, {
        onGap,
        onBeat,
        onEvent(event, at) {
          known = at;
          onEvent(event, at);
        },
      });
    } else {
      close?.();
      close = undefined;
    }
  }

  follow();
  document.addEventListener("visibilitychange", follow);
  return () => {
    document.removeEventListener("visibilitychange", follow);
    close?.();
  };
}
