import type { Context } from "hono";
import { LOG_IN_FIRST } from "#app/domain/texts.ts";
import type { Viewer } from "#app/features/accounts/rules.ts";
import type { Live } from "#app/platform/live.ts";
import type { Platform } from "#app/platform/platform.ts";
import type { LiveEvent, PlacedEvent } from "#app/platform/recent-events.ts";
import { openEventQueue } from "./event-queue.ts";

/** The specification's heartbeat (section 9). It is an event, not a comment, so that pages can detect silence. */
const HEARTBEAT_MILLISECONDS = 30_000;
/** After an hour the browser reconnects and its session is checked again. */
const MAX_HEARTBEATS = 120;
const MAX_STREAMS_PER_ADDRESS = 50;
/** How long a stream may take to end cleanly. */
const END_WITHIN_MILLISECONDS = 3_000;

const HEADERS = {
  "Content-Type": "text/event-stream; charset=utf-8",
  "Cache-Control": "no-store",
  // Buffering proxies would hold every event back.
  "X-Accel-Buffering": "no",
  // The browser reconnects on a new connection, so it does not delay a server that is closing.
  Connection: "close",
};

type StreamContext = Context<{ Variables: { requestId: string; address: string } }>;

const streamsByAddress = new WeakMap<Live, Map<string, number>>();

/**
 * Streams events to the signed-in person: 401 for anyone else, 429 for the 51st stream of one address. It begins after
 * the position that the browser sends (`after`, or Last-Event-ID), or with `gap` when that is unknown. It ends when the
 * browser leaves, the person's sessions change, it is the oldest of seven, or it is not read.
 */
export function streamLive(platform: Platform, viewer: Viewer | null, c: StreamContext): Response {
  if (!viewer) return refuseStranger();
  const release = takePlace(platform.live, c.get("address"));
  if (!release) {
    return new Response("Too many open pages from this address. Please close some.", {
      status: 429,
      headers: { "Retry-After": "60", "Cache-Control": "no-store" },
    });
  }

  const { live } = platform;
  let heartbeats = 0;
  const queue = openEventQueue({
    onEnd: finish,
    onDrop: () => platform.log.info({ userId: viewer.id }, "slow stream dropped"),
  });
  const unsubscribe = live.subscribe({ userId: viewer.id, receive, gap: tellGap, close: end });
  const heartbeat = setInterval(beat, HEARTBEAT_MILLISECONDS);
  c.req.raw.signal.addEventListener("abort", queue.drop);

  function receive(event: LiveEvent, position: string) {
    queue.push(eventText({ event, position }));
    if (event.topic === "session") end();
  }

  function tellGap() {
    queue.push(`id: ${live.position()}\nevent: gap\ndata: 1\n\n`);
  }

  function beat() {
    heartbeats += 1;
    queue.push(beatText(live));
    if (heartbeats >= MAX_HEARTBEATS) end();
  }

  /** Sends what is queued, then ends; cuts off a browser that does not read. */
  function end() {
    queue.end();
    setTimeout(() => destroyOutgoing(c.env), END_WITHIN_MILLISECONDS).unref();
  }

  function finish(isDropped: boolean) {
    clearInterval(heartbeat);
    c.req.raw.signal.removeEventListener("abort", queue.drop);
    unsubscribe();
    release?.();
    // Node would wait forever for a browser that stopped reading.
    if (isDropped) destroyOutgoing(c.env);
  }

  queue.push("retry: 1000\n");
  const after = positionOf(c);
  const missed = after === null ? [] : live.since(viewer.id, after);
  if (missed === null) tellGap();
  else for (const placed of missed) queue.push(eventText(placed));
  queue.push(beatText(live));
  return new Response(queue.stream, { headers: HEADERS });
}

/** Returns the same events at once, for networks that block streams (D80). 401 for strangers. */
export function pollLive({ live }: Pick<Platform, "live">, viewer: Viewer | null, c: StreamContext): Response {
  if (!viewer) return refuseStranger();
  const after = positionOf(c);
  const missed = after === null ? null : live.since(viewer.id, after);
  const events = (missed ?? []).map(({ position, event: { topic, status, id } }) => ({ position, topic, status, id }));
  return Response.json(
    { position: live.position(), hasGap: missed === null, events },
    { headers: { "Cache-Control": "no-store" } },
  );
}

function refuseStranger(): Response {
  return new Response(LOG_IN_FIRST, { status: 401, headers: { "Cache-Control": "no-store" } });
}

/** Returns the position up to which the browser has everything. */
function positionOf(c: StreamContext): string | null {
  return c.req.query("after") || c.req.header("Last-Event-ID") || null;
}

function beatText(live: Live): string {
  return `id: ${live.position()}\nevent: beat\ndata: 1\n\n`;
}

function eventText({ position, event: { topic, status, id } }: PlacedEvent): string {
  return `id: ${position}\nevent: ${topic}\ndata: ${JSON.stringify({ status, id })}\n\n`;
}

/** Counts a stream for its address; null when the address has reached the limit. */
function takePlace(live: Live, address: string): (() => void) | null {
  const counts = streamsByAddress.get(live) ?? new Map<string, number>();
  streamsByAddress.set(live, counts);
  const open = counts.get(address) ?? 0;
  if (open >= MAX_STREAMS_PER_ADDRESS) return null;
  counts.set(address, open + 1);
  return () => {
    const left = (counts.get(address) ?? 1) - 1;
    if (left > 0) counts.set(address, left);
    else counts.delete(address);
  };
}

/** Ends the underlying connection, if there is one (in-process requests have none). */
function destroyOutgoing(env: unknown) {
  if (typeof env !== "object" || env === null || !("outgoing" in env)) return;
  const { outgoing } = env;
  if (typeof outgoing !== "object" || outgoing === null || !("destroy" in outgoing)) return;
  const isFinished = "writableFinished" in outgoing && outgoing.writableFinished === true;
  if (!isFinished && typeof outgoing.destroy === "function") outgoing.destroy();
}
