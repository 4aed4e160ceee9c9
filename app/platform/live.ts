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

/** One event stream's view of the world. `receive` must not block; it may be called at any moment. */
type LiveSubscriber = { userId: string; receive(event: LiveEvent): void; close(): void };

/** Fans events out to this process's streams; PostgreSQL NOTIFY carries them between processes. */
export type Live = {
  subscribe(subscriber: LiveSubscriber): () => void;
  count(userId: string): number;
  /** Goes up whenever something of this kind has changed, in this process or another, soon after its commit. */
  versionOf(topic: ChangeTopic): number;
  closeAll(): void;
  stop(): Promise<void>;
};

const CHANNEL = "seasoned_live";
const MAX_STREAMS_PER_USER = 6;

/** Publishes after commit: NOTIFY inside a transaction is delivered only when it commits (PostgreSQL, NOTIFY). */
export async function publishLive(tx: Database, event: LiveEvent): Promise<void> {
  await tx.execute(sql`select pg_notify(${CHANNEL}, ${JSON.stringify(event)})`);
}

/** Says that something of this kind has changed, once the transaction commits. Several in one transaction are one. */
export async function publishChange(tx: Database, changed: ChangeTopic): Promise<void> {
  await tx.execute(sql`select pg_notify(${CHANNEL}, ${JSON.stringify({ changed })})`);
}

type Listen = (channel: string, handler: (payload: string) => void) => Promise<() => Promise<void>>;

/** Starts this process's one listener. A seventh stream of a person closes their oldest. */
export async function openLive(listen: Listen): Promise<Live> {
  const byUser = new Map<string, Set<LiveSubscriber>>();
  const versions = { jobs: 0 };
  const stopListening = await listen(CHANNEL, (payload) => {
    const event: LiveEvent | { changed: ChangeTopic } = JSON.parse(payload);
    if ("changed" in event) {
      versions[event.changed] += 1;
      return;
    }
    for (const subscriber of byUser.get(event.userId) ?? []) subscriber.receive(event);
  });

  function remove(subscriber: LiveSubscriber) {
    const streams = byUser.get(subscriber.userId);
    streams?.delete(subscriber);
    if (streams?.size === 0) byUser.delete(subscriber.userId);
  }

  function closeAll() {
    for (const streams of [...byUser.values()]) for (const subscriber of [...streams]) subscriber.close();
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
    versionOf: (topic) => versions[topic],
    count: (userId) => byUser.get(userId)?.size ?? 0,
    closeAll,
    async stop() {
      closeAll();
      await stopListening();
    },
  };
}
