import { detailsOf, LIVE_TOPICS, type LiveEvent, liveEventOf, textIn } from "./live-events.ts";

export type LiveHandlers = {
  /** Events may have been missed, so everything must be reloaded. */
  onGap(): void;
  /** `position` identifies this event in all tabs of the browser. */
  onEvent(event: LiveEvent, position: string): void;
  /** The server responds, and everything up to `position` was delivered. */
  onBeat(position: string): void;
};

/** The specification's delays (section 9): 1, 2, 5, then 10 seconds. */
const RECONNECT_AFTER_MILLISECONDS = [1_000, 2_000, 5_000, 10_000];
/** A heartbeat comes every 30 seconds; ten more seconds of silence mean that the connection is dead. */
const SILENCE_MILLISECONDS = 40_000;
/** The first heartbeat comes at once. A stream without it is buffered on its way. */
const FIRST_BEAT_MILLISECONDS = 10_000;
/** After this many streams in a row without data, we poll instead (D80). */
const FAILURES_BEFORE_ASKING = 2;
const ASK_EVERY_MILLISECONDS = 4_000;
/** How many polls happen before another stream is tried. */
const ASKED_PER_STREAM = 15;

/**
 * Keeps one event stream open and reopens it after the last event whenever it breaks or falls silent. Where no stream
 * gets through, it polls every four seconds. Returns a function that stops it.
 */
export function openLiveConnection(position: string, { onGap, onEvent, onBeat }: LiveHandlers): () => void {
  let source: EventSource | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;
  let known = position;
  let isStopped = false;

  function connect() {
    source = new EventSource(`/live?after=${encodeURIComponent(known)}`);
    source.addEventListener("beat", ({ lastEventId }) => {
      failures = 0;
      hear(lastEventId);
      onBeat(known);
    });
    source.addEventListener("gap", ({ lastEventId }) => {
      hear(lastEventId);
      onGap();
    });
    for (const topic of LIVE_TOPICS) {
      source.addEventListener(topic, (event: MessageEvent<unknown>) => {
        hear(event.lastEventId);
        onEvent({ topic, ...detailsOf(parsed(event.data)) }, known);
      });
    }
    source.addEventListener("error", reconnect);
    listenFor(FIRST_BEAT_MILLISECONDS);
  }

  function hear(at: string) {
    known = at || known;
    listenFor(SILENCE_MILLISECONDS);
  }

  function listenFor(milliseconds: number) {
    clearTimeout(timer);
    timer = setTimeout(reconnect, milliseconds);
  }

  // The browser's own reconnection has other delays and does not detect silence.
  function reconnect() {
    source?.close();
    clearTimeout(timer);
    failures += 1;
    if (failures > FAILURES_BEFORE_ASKING) void ask(ASKED_PER_STREAM);
    else connectLater();
  }

  function connectLater() {
    const last = RECONNECT_AFTER_MILLISECONDS.length - 1;
    timer = setTimeout(connect, RECONNECT_AFTER_MILLISECONDS[Math.min(failures - 1, last)]);
  }

  async function ask(times: number) {
    const answer = await askForEvents(known);
    if (isStopped) return;
    if (answer === null || times <= 1) return connectLater();
    known = answer.position;
    if (answer.hasGap) onGap();
    for (const { position: at, ...event } of answer.events) onEvent(event, at);
    onBeat(known);
    timer = setTimeout(() => void ask(times - 1), ASK_EVERY_MILLISECONDS);
  }

  connect();
  return () => {
    isStopped = true;
    clearTimeout(timer);
    source?.close();
  };
}

type MissedEvents = { position: string; hasGap: boolean; events: Array<LiveEvent & { position: string }> };

/** Polls for events after `position`; null if the server cannot be reached. */
async function askForEvents(position: string): Promise<MissedEvents | null> {
  try {
    const answer = await fetch(`/live?after=${encodeURIComponent(position)}`, {
      headers: { Accept: "application/json" },
      signal: AbortSignal.timeout(FIRST_BEAT_MILLISECONDS),
    });
    if (!answer.ok) return null;
    const value: unknown = await answer.json();
    const at = textIn(value, "position");
    if (at === undefined || typeof value !== "object" || value === null) return null;
    const events: unknown = Reflect.get(value, "events");
    return {
      position: at,
      hasGap: Reflect.get(value, "hasGap") === true,
      events: (Array.isArray(events) ? events : []).flatMap((one) => liveEventOf(one) ?? []),
    };
  } catch {
    // No network, or a response from a proxy: the stream is tried again.
    return null;
  }
}

function parsed(text: unknown): unknown {
  return typeof text === "string" ? JSON.parse(text) : null;
}
