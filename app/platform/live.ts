import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import type { Database } from "../db/database.ts";

/** Something a signed-in person should see at once. Carries ids only: the page asks for the rest. */
export type LiveEvent = {
  userId: string;
  topic: "application" | "notification" | "message" | "read" | "session";
  status?: string;
  id?: string;
};

/** What many pages show, so that a change of it must reach those that are kept ready. */
export type ChangeTopic = "jobs";

/** An event with the position it stands at: "I have everything up to here." */
export type PlacedEvent = { position: string; event: LiveEvent };

/** One event stream's view of the world. Nothing here may block; each may be called at any moment. */
type LiveSubscriber = {
  userId: string;
  receive(event: LiveEvent, position: string): void;
  /** Events may have been lost: whoever shows something should ask again. */
  gap?(): void;
  close(): void;
};

/** Fans events out to this process's streams; PostgreSQL NOTIFY carries them between processes. */
export type Live = {
  subscribe(subscriber: LiveSubscriber): () => void;
  count(userId: string): number;
  /** Where the newest event stands. Every process hears the same events in the same order. */
  position(): string;
  /** A person's events after `position`, oldest first; null when that is unknown here, too far back, or too many. */
  since(userId: string, position: string): PlacedEvent[] | null;
  /** Goes up whenever something of this kind has changed, in this process or another, soon after its commit. */
  versionOf(topic: ChangeTopic): number;
  closeAll(): void;
  stop(): Promise<void>;
};

const CHANNEL = "seasoned_live";
const MAX_STREAMS_PER_USER = 6;
/** How many events of everybody are kept for browsers that come back. */
const MAX_KEPT = 5_000;
/** Who missed more than these is better served by one fresh page. */
const MAX_MISSED = 20;

/** How many events are handed out before everybody else in this process has a turn. */
const AT_ONCE = 200;

/** Publishes after commit: NOTIFY inside a transaction is delivered only when it commits (PostgreSQL, NOTIFY). */
export async function publishLive(tx: Database, event: LiveEvent): Promise<void> {
  // The position is made here, because every process must know the event by the same name.
  await tx.execute(sql`select pg_notify(${CHANNEL}, ${JSON.stringify({ position: randomUUID(), event })})`);
}

/** Says that something of this kind has changed, once the transaction commits. Several in one transaction are one. */
export async function publishChange(tx: Database, changed: ChangeTopic): Promise<void> {
  await tx.execute(sql`select pg_notify(${CHANNEL}, ${JSON.stringify({ changed })})`);
}

type Listen = (channel: string, handler: (payload: string) => void, onGap: () => void) => Promise<() => Promise<void>>;

/** Starts this process's one listener. A seventh stream of a person closes their oldest. */
export async function openLive(listen: Listen): Promise<Live> {
  const byUser = new Map<string, Set<LiveSubscriber>>();
  const versions = { jobs: 0 };
  // The first entry is a place without an event: where this process began to listen.
  let kept: Array<{ position: string; event?: LiveEvent }> = [{ position: randomUUID() }];

  function hear(payload: string) {
    const news: PlacedEvent | { changed: ChangeTopic } = JSON.parse(payload);
    if ("changed" in news) {
      versions[news.changed] += 1;
      return;
    }
    kept.push(news);
    if (kept.length > 2 * MAX_KEPT) kept = kept.slice(-MAX_KEPT);
    for (const subscriber of byUser.get(news.event.userId) ?? []) subscriber.receive(news.event, news.position);
  }

  function lose() {
    kept = [{ position: randomUUID() }];
    versions.jobs += 1;
    for (const subscriber of everyone()) subscriber.gap?.();
  }

  const stopListening = await listen(CHANNEL, inSlices(hear), lose);

  function everyone(): LiveSubscriber[] {
    return [...byUser.values()].flatMap((streams) => [...streams]);
  }

  function remove(subscriber: LiveSubscriber) {
    const streams = byUser.get(subscriber.userId);
    streams?.delete(subscriber);
    if (streams?.size === 0) byUser.delete(subscriber.userId);
  }

  function closeAll() {
    for (const subscriber of everyone()) subscriber.close();
  }

  return {
    subscribe(subscriber) {
      const streams = byUser.get(subscriber.userId) ?? new Set();
      byUser.set(subscriber.userId, streams);
      streams.add(subscriber);
      const [oldest] = streams;
      if (streams.size > MAX_STREAMS_PER_USER && oldest) {
        remove(oldest);
        oldest.close();
      }
      return () => remove(subscriber);
    },
    position: () => kept.at(-1)?.position ?? "",
    since(userId, position) {
      const last = kept.findLastIndex((entry) => entry.position === position);
      if (last < 0) return null;
      const missed = kept
        .slice(last + 1)
        .flatMap(({ position: at, event }) => (event?.userId === userId ? [{ position: at, event }] : []));
      return missed.length > MAX_MISSED ? null : missed;
    },
    versionOf: (topic) => versions[topic],
    count: (userId) => byUser.get(userId)?.size ?? 0,
    closeAll,
    async stop() {
      closeAll();
      await stopListening();
    },
  };
}

/** Passes texts on in order, at once while they are few; a flood of them is spread over turns of the event loop. */
function inSlices(handle: (text: string) => void): (text: string) => void {
  let waiting: string[] = [];
  let room = AT_ONCE;

  function nextTurn() {
    room = AT_ONCE;
    const slice = waiting.slice(0, AT_ONCE);
    waiting = waiting.slice(AT_ONCE);
    if (slice.length === 0) return;
    room = 0;
    setImmediate(nextTurn);
    for (const text of slice) handle(text);
  }

  return (text) => {
    if (room === AT_ONCE) setImmediate(nextTurn);
    if (room === 0) waiting.push(text);
    else {
      room -= 1;
      handle(text);
    }
  };
}
