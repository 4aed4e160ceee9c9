import { randomUUID } from "node:crypto";

/** Something a signed-in person should see at once. Carries ids only: the page asks for the rest. */
export type LiveEvent = {
  userId: string;
  topic: "application" | "notification" | "message" | "read" | "session";
  status?: string;
  id?: string;
};

/** An event with the position it stands at: "I have everything up to here." */
export type PlacedEvent = { position: string; event: LiveEvent };

/** What browsers that come back are told of: the newest events of everybody, in order. */
export type RecentEvents = {
  /** Takes the newest event; `length` is how many characters it came in. */
  add(news: PlacedEvent, length: number): void;
  /** Begins anew, at a position of its own: events may have been lost. */
  forget(): void;
  /** Where the newest event stands. */
  position(): string;
  /** A person's events after `position`, oldest first; null when that is unknown here, too far back, or too many. */
  since(userId: string, position: string): PlacedEvent[] | null;
};

/** Once there are more of them, or more characters in them, the older half is forgotten. An event has some 200. */
export const MOST_EVENTS = 10_000;
export const MOST_CHARACTERS = 2_000_000;
/** Who missed more than these is better served by one fresh page. */
export const MOST_MISSED = 20;

/**
 * Remembers the newest events, at least 5,000 unless they are long. What is kept for longer than a moment costs
 * several times its size until it is cleared away, so long events are bounded by their characters.
 */
export function rememberEvents(): RecentEvents {
  let kept = [beginning()];
  let characters = 0;

  return {
    add(news, length) {
      kept.push({ ...news, length });
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

/** A place without an event: where this process began to listen. */
function beginning(): { position: string; event?: LiveEvent; length: number } {
  return { position: randomUUID(), length: 0 };
}
