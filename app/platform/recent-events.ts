import { randomUUID } from "node:crypto";

/** An event that a signed-in person should see at once. Has ids only: the page loads the rest. */
export type LiveEvent = {
  userId: string;
  topic: "application" | "notification" | "message" | "read" | "session";
  status?: string;
  id?: string;
};

/** An event with its position, up to which a browser then has everything. */
export type PlacedEvent = { position: string; event: LiveEvent };

/** The newest events of everyone, in order, for browsers that reconnect. */
export type RecentEvents = {
  /** Adds the newest event; `length` is its size in characters. */
  add(placed: PlacedEvent, length: number): void;
  /** Forgets everything, because events may have been lost, and starts at a new position. */
  forget(): void;
  /** Returns the position of the newest event. */
  position(): string;
  /** Returns a person's events after `position`, oldest first; null when that is unknown, too far back, or too many. */
  since(userId: string, position: string): PlacedEvent[] | null;
};

/** When there are more events, or more characters in them, the older half is dropped. An event has about 200. */
export const MOST_EVENTS = 10_000;
export const MOST_CHARACTERS = 2_000_000;
/** For a person who missed more than these, reloading the page is better. */
export const MOST_MISSED = 20;

/**
 * Remembers the newest events, at least 5,000 unless they are long. Objects that live longer cost several times their
 * size until they are collected, so long events are limited by their characters.
 */
export function rememberEvents(): RecentEvents {
  let kept = [beginning()];
  let characters = 0;

  return {
    add(placed, length) {
      kept.push({ ...placed, length });
      characters += length;
      if (kept.length <= MOST_EVENTS && characters <= MOST_CHARACTERS) return;
      kept = kept.slice(Math.floor(kept.length / 2));
      characters = kept.reduce((sum, entry) => sum + entry.length, 0);
    },
    forget() {
      kept = [beginning()];
      characters = 0;
    },
    position: () => kept.at(-1)?.position ?? "",
    since(userId, position) {
      const last = kept.findLastIndex((entry) => entry.position === position);
      if (last < 0) return null;
      const missed = kept
        .slice(last + 1)
        .flatMap(({ position: at, event }) => (event?.userId === userId ? [{ position: at, event }] : []));
      return missed.length > MOST_MISSED ? null : missed;
    },
  };
}

/** Returns the position at which this process began to listen, without an event. */
function beginning(): { position: string; event?: LiveEvent; length: number } {
  return { position: randomUUID(), length: 0 };
}
