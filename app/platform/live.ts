import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import type { Database } from "../db/database.ts";
import { type LiveEvent, type PlacedEvent, type RecentEvents, rememberEvents } from "./recent-events.ts";

/** Data that many pages show, so that a change must reach cached pages. */
export type ChangeTopic = "jobs" | "site";

/** A subscriber of one event stream. Its functions must not block and may be called at any moment. */
type LiveSubscriber = {
  userId: string;
  receive(event: LiveEvent, position: string): void;
  /** Events may have been lost, so everything should be reloaded. */
  gap?(): void;
  close(): void;
};

/**
 * Distributes events to this process's streams; PostgreSQL NOTIFY carries them between processes. Every process gets
 * the same events in the same order.
 */
export type Live = Pick<RecentEvents, "position" | "since"> & {
  subscribe(subscriber: LiveSubscriber): () => void;
  count(userId: string): number;
  /** Increases when data of this kind have changed, in this process or another, soon after the commit. */
  versionOf(topic: ChangeTopic): number;
  closeAll(): void;
  stop(): Promise<void>;
};

const CHANNEL = "seasoned_live";
const MAX_STREAMS_PER_USER = 6;
/** How many events are processed before other work in this process gets a turn. */
const AT_ONCE = 200;

/** Publishes after the commit: NOTIFY inside a transaction is delivered only when it commits (PostgreSQL, NOTIFY). */
export async function publishLive(tx: Database, event: LiveEvent): Promise<void> {
  // The position is assigned here, because every process must use the same one.
  await tx.execute(sql`select pg_notify(${CHANNEL}, ${JSON.stringify({ position: randomUUID(), event })})`);
}

/** Has the team of a person told once `tx` commits, of many changes before it that were `quietForTeam` (live.sql). */
export async function publishToTeam(tx: Database, userId: string): Promise<void> {
  await tx.execute(sql`select tell_team(${userId}::uuid)`);
}

/** Keeps the changes of `tx` from telling the team of each, for a transaction that is one of many. */
export async function quietForTeam(tx: Database): Promise<void> {
  await tx.execute(sql`select set_config('seasoned.team_is_told', 'later', true)`);
}

/**
 * Announces that data of this kind have changed, once the transaction commits. Several in one transaction count once.
 */
export async function publishChange(tx: Database, changed: ChangeTopic): Promise<void> {
  await tx.execute(sql`select pg_notify(${CHANNEL}, ${JSON.stringify({ changed })})`);
}

type Listen = (channel: string, handler: (payload: string) => void, onGap: () => void) => Promise<() => Promise<void>>;

/** Starts this process's listener. A person's seventh stream closes their oldest. */
export async function openLive(listen: Listen): Promise<Live> {
  const byUser = new Map<string, Set<LiveSubscriber>>();
  const versions = { jobs: 0, site: 0 };
  const recent = rememberEvents();

  function hear(payload: string) {
    const heard: PlacedEvent | { changed: ChangeTopic } = JSON.parse(payload);
    if ("changed" in heard) {
      versions[heard.changed] += 1;
      return;
    }
    recent.add(heard, payload.length);
    for (const subscriber of byUser.get(heard.event.userId) ?? []) subscriber.receive(heard.event, heard.position);
  }

  function lose() {
    recent.forget();
    versions.jobs += 1;
    versions.site += 1;
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
    position: recent.position,
    since: recent.since,
    versionOf: (topic) => versions[topic],
    count: (userId) => byUser.get(userId)?.size ?? 0,
    closeAll,
    async stop() {
      closeAll();
      await stopListening();
    },
  };
}

/** Passes texts on in order, at once while they are few; a flood is spread over turns of the event loop. */
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
