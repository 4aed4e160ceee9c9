import type { Context } from "hono";
import type { Viewer } from "#app/features/accounts/rules.ts";
import type { Live, LiveEvent } from "#app/platform/live.ts";
import type { Platform } from "#app/platform/platform.ts";
import { openEventQueue } from "./event-queue.ts";

/** The specification's heartbeat (section 9). It is an event, not a comment, so that pages can hear silence. */
const HEARTBEAT_MILLISECONDS = 30_000;
/** An hour, then the browser comes back and its session is looked at again. */
const MAX_HEARTBEATS = 120;
const MAX_STREAMS_PER_ADDRESS = 50;
/** How long a stream may take to end politely. */
const END_WITHIN_MILLISECONDS = 3_000;

const HEADERS = {
  "Content-Type": "text/event-stream; charset=utf-8",
  "Cache-Control": "no-store",
  // Proxies that buffer would hold every event back.
  "X-Accel-Buffering": "no",
  // A browser whose stream ended comes back on a new connection, so a server that is closing is not held up.
  Connection: "close",
};

type StreamContext = Context<{ Variables: { requestId: string; address: string } }>;

const streamsByAddress = new WeakMap<Live, Map<string, number>>();

/**
 * The signed-in person's event stream: 401 for anybody else, 429 for the 51st stream of one address. It ends when the
 * browser leaves, when the person's sessions change, when it is the oldest of seven, or when it does not read.
 */
export function streamLive(platform: Platform, viewer: Viewer | null, c: StreamContext): Response {
  if (!viewer)
    return new Response("Please login to access this page", { status: 401, headers: { "Cache-Control": "no-store" } });
  const release = takePlace(platform.live, c.get("address"));
  if (!release) {
    return new Response("Too many open pages from this address. Please close some.", {
      status: 429,
      headers: { "Retry-After": "60", "Cache-Control": "no-store" },
    });
  }

  let heartbeats = 0;
  const queue = openEventQueue({
    onEnd: finish,
    onDrop: () => platform.log.info({ userId: viewer.id }, "slow stream dropped"),
  });
  const unsubscribe = platform.live.subscribe({ userId: viewer.id, receive, close: end });
  const heartbeat = setInterval(beat, HEARTBEAT_MILLISECONDS);
  c.req.raw.signal.addEventListener("abort", queue.drop);

  function receive(event: LiveEvent) {
    queue.push(eventText(event));
    if (event.topic === "session") end();
  }

  function beat() {
    heartbeats += 1;
    queue.push("event: beat\ndata: 1\n\n");
    if (heartbeats >= MAX_HEARTBEATS) end();
  }

  /** Lets what is waiting go out, then ends; a browser that does not read is cut off. */
  function end() {
    queue.end();
    setTimeout(() => destroyOutgoing(c.env), END_WITHIN_MILLISECONDS).unref();
  }

  function finish(isDropped: boolean) {
    clearInterval(heartbeat);
    c.req.raw.signal.removeEventListener("abort", queue.drop);
    unsubscribe();
    release?.();
    // Node would wait for ever for a browser that stopped reading.
    if (isDropped) destroyOutgoing(c.env);
  }

  queue.push("retry: 1000\nevent: beat\ndata: 1\n\n");
  return new Response(queue.stream, { headers: HEADERS });
}

function eventText({ topic, status, id }: LiveEvent): string {
  return `event: ${topic}\ndata: ${JSON.stringify({ status, id })}\n\n`;
}

/** Counts a stream against its address; null when the address has all it may have. */
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

/** Ends the connection below, where there is one (in-process requests have none). */
function destroyOutgoing(env: unknown) {
  if (typeof env !== "object" || env === null || !("outgoing" in env)) return;
  const { outgoing } = env;
  if (typeof outgoing !== "object" || outgoing === null || !("destroy" in outgoing)) return;
  const isFinished = "writableFinished" in outgoing && outgoing.writableFinished === true;
  if (!isFinished && typeof outgoing.destroy === "function") outgoing.destroy();
}
