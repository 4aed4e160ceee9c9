/** What the server sends over /live; `status` belongs to an application, `id` to what the topic names. */
export type LiveNews = {
  topic: "application" | "notification" | "message" | "read" | "session";
  status?: string | undefined;
  id?: string | undefined;
};

export type LiveHandlers = {
  /** The stream is open again after a gap: anything may have happened meanwhile. */
  onReconnect(): void;
  onNews(news: LiveNews): void;
};

const TOPICS = ["application", "notification", "message", "read", "session"] as const;

/** The specification's waiting times (section 9): 1, 2, 5, then 10 seconds. */
const RECONNECT_AFTER_MILLISECONDS = [1_000, 2_000, 5_000, 10_000];
/** A heartbeat comes every 30 seconds; ten more of silence mean that nobody is there. */
const SILENCE_MILLISECONDS = 40_000;

/** Holds one event stream open, opening it anew whenever it breaks or falls silent. Returns how to stop. */
export function openLiveConnection({ onReconnect, onNews }: LiveHandlers): () => void {
  let source: EventSource | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;
  let hasBeenOpen = false;

  function connect() {
    source = new EventSource("/live");
    source.addEventListener("open", () => {
      failures = 0;
      if (hasBeenOpen) onReconnect();
      hasBeenOpen = true;
    });
    source.addEventListener("beat", listenForSilence);
    for (const topic of TOPICS) {
      source.addEventListener(topic, (event: MessageEvent<unknown>) => {
        listenForSilence();
        onNews({ topic, ...readDetails(event.data) });
      });
    }
    source.addEventListener("error", reconnect);
    listenForSilence();
  }

  function listenForSilence() {
    clearTimeout(timer);
    timer = setTimeout(reconnect, SILENCE_MILLISECONDS);
  }

  // The browser's own reconnecting knows neither these times nor what silence means.
  function reconnect() {
    source?.close();
    clearTimeout(timer);
    const last = RECONNECT_AFTER_MILLISECONDS.length - 1;
    timer = setTimeout(connect, RECONNECT_AFTER_MILLISECONDS[Math.min(failures, last)]);
    failures += 1;
  }

  connect();
  return () => {
    clearTimeout(timer);
    source?.close();
  };
}

function readDetails(text: unknown): { status?: string; id?: string } {
  const value: unknown = typeof text === "string" ? JSON.parse(text) : null;
  if (typeof value !== "object" || value === null) return {};
  return {
    ...("status" in value && typeof value.status === "string" && { status: value.status }),
    ...("id" in value && typeof value.id === "string" && { id: value.id }),
  };
}
