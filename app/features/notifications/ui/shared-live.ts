import { type LiveHandlers, type LiveNews, openLiveConnection } from "./live-connection.ts";

/** What the tab with the connection tells the others. `key` is the same in every tab. */
type Message = { kind: "reconnect" } | { kind: "news"; key: string; news: LiveNews };

export type SharedLiveHandlers = {
  onReconnect(): void;
  /** `key` names this piece of news in all tabs of the browser. */
  onNews(news: LiveNews, key: string): void;
};

const LOCK = "seasoned-live";
const CLAIM_MILLISECONDS = 10_000;
const HIDDEN_TABS_WAIT_MILLISECONDS = 500;

/**
 * One event stream for all tabs of a browser: the tab that holds the lock has it and passes everything on; when that
 * tab goes, another takes over. Without locks (plain http on another machine) each visible tab has its own. Returns
 * how to stop.
 */
export function openSharedLive(handlers: SharedLiveHandlers): () => void {
  if (!("locks" in navigator)) return openWhileVisible(toLiveHandlers(handlers));
  const channel = new BroadcastChannel(LOCK);
  channel.addEventListener("message", ({ data }: MessageEvent<Message>) => deliver(data));
  const leaving = new AbortController();

  function deliver(message: Message) {
    if (message.kind === "reconnect") handlers.onReconnect();
    else handlers.onNews(message.news, message.key);
  }

  function tellAll(message: Message) {
    channel.postMessage(message);
    deliver(message);
  }

  async function lead() {
    const close = openLiveConnection({
      onReconnect: () => tellAll({ kind: "reconnect" }),
      onNews: (news) => tellAll({ kind: "news", key: crypto.randomUUID(), news }),
    });
    await new Promise((resolve) => leaving.signal.addEventListener("abort", resolve));
    close();
  }

  // Waiting for the lock ends by the abort, which rejects; holding it ends by `lead` resolving.
  navigator.locks.request(LOCK, { signal: leaving.signal }, lead).catch(() => {});
  return () => {
    leaving.abort();
    channel.close();
  };
}

/** Does `show` in one tab of the browser only: a visible one if there is one. */
export function inOneTab(key: string, show: () => void) {
  if (!("locks" in navigator)) return show();
  const claim = () =>
    navigator.locks.request(`${LOCK}-${key}`, { ifAvailable: true }, async (lock) => {
      if (!lock) return;
      show();
      // Held until every other tab has asked.
      await new Promise((resolve) => setTimeout(resolve, CLAIM_MILLISECONDS));
    });
  if (document.visibilityState === "visible") void claim();
  else setTimeout(claim, HIDDEN_TABS_WAIT_MILLISECONDS);
}

function toLiveHandlers({ onReconnect, onNews }: SharedLiveHandlers): LiveHandlers {
  return { onReconnect, onNews: (news) => onNews(news, news.id ?? "") };
}

// Browsers allow six connections to one server: tabs in the background must not hold them.
function openWhileVisible(handlers: LiveHandlers): () => void {
  let close: (() => void) | undefined;
  let hasBeenClosed = false;

  function follow() {
    if (document.visibilityState === "visible") {
      if (close) return;
      close = openLiveConnection(handlers);
      if (hasBeenClosed) handlers.onReconnect();
    } else {
      close?.();
      hasBeenClosed = hasBeenClosed || close !== undefined;
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
