import type { IncomingMessage, Server, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { createAdaptorServer } from "@hono/node-server";
import { StartError } from "../app/platform/start-error.ts";

type Fetch = (request: Request) => Response | Promise<Response>;

const SERVER_OPTIONS = {
  maxHeaderSize: 16 * 1024,
  headersTimeout: 10_000,
  // Ten megabytes at 280 kbit/s.
  requestTimeout: 300_000,
  keepAliveTimeout: 5_000,
  connectionsCheckingInterval: 2_000,
};

/** A body with fewer bytes per this many milliseconds is cut off (R62). */
const LEAST_PACE = { bytes: 16 * 1024, milliseconds: 15_000 };

/** The listening sockets of a process; `close` refuses new requests and waits for running ones. */
export type Listener = { close(withinMilliseconds: number): Promise<void> };

/**
 * Listens on host and port. "localhost" means both loopback addresses, because browsers and health checks try them in
 * different orders. Cuts off a request whose body is slower than `pace`. Throws StartError when the port is taken.
 */
export async function listen(fetch: Fetch, host: string, port: number, pace = LEAST_PACE): Promise<Listener> {
  const first = await open(fetch, host === "localhost" ? "127.0.0.1" : host, port, pace);
  const listening = [first];
  // A machine without IPv6 has no ::1; the first address is enough then.
  const second = host === "localhost" ? await open(fetch, "::1", port, pace).catch(() => null) : null;
  if (second) listening.push(second);
  return {
    async close(withinMilliseconds) {
      await Promise.all(listening.map((one) => one.close(withinMilliseconds)));
    },
  };
}

async function open(fetch: Fetch, hostname: string, port: number, pace: typeof LEAST_PACE): Promise<Listener> {
  const server = createAdaptorServer({ fetch, serverOptions: SERVER_OPTIONS });
  if (!("closeAllConnections" in server)) throw new Error("expected a plain HTTP server");
  await new Promise<void>((resolve, reject) => {
    server.once("error", (error) => reject(startError(error, hostname, port)));
    server.listen(port, hostname, resolve);
  });
  endSlowBodies(server, pace);
  return { close: closerOf(server) };
}

/** Ends connections with a body that is too slow. One that is answered already may continue. */
function endSlowBodies(server: Server, pace: typeof LEAST_PACE) {
  server.on("request", (request: IncomingMessage, response: ServerResponse) => {
    const { socket } = request;
    let seen = socket.bytesRead;
    const timer = setInterval(() => {
      if (request.complete) return clearInterval(timer);
      const came = socket.bytesRead - seen;
      seen = socket.bytesRead;
      if (came < pace.bytes) socket.destroy();
    }, pace.milliseconds);
    response.once("close", () => clearInterval(timer));
  });
}

/**
 * Browsers keep spare connections that never had a request, and Node's close waits until they time out. This one ends
 * every connection without a request at once, and each other one after its response.
 */
function closerOf(server: Server): Listener["close"] {
  const busy = new Map<Socket, number>();
  let isClosing = false;
  server.on("connection", (socket: Socket) => {
    busy.set(socket, 0);
    socket.once("close", () => busy.delete(socket));
  });
  server.on("request", ({ socket }: IncomingMessage, response: ServerResponse) => {
    busy.set(socket, (busy.get(socket) ?? 0) + 1);
    response.once("close", () => {
      const left = (busy.get(socket) ?? 1) - 1;
      if (busy.has(socket)) busy.set(socket, left);
      if (isClosing && left === 0) socket.destroySoon();
    });
  });
  return async function close(withinMilliseconds) {
    isClosing = true;
    const closed = new Promise((resolve) => server.close(resolve));
    for (const [socket, requests] of busy) if (requests === 0) socket.destroy();
    const deadline = setTimeout(() => server.closeAllConnections(), withinMilliseconds);
    await closed;
    clearTimeout(deadline);
  };
}

function startError(error: Error, hostname: string, port: number): Error {
  const code = "code" in error ? error.code : undefined;
  if (code === "EADDRINUSE") {
    return new StartError(
      `Port ${port} is in use. Stop the other program or choose another one: PORT=${port + 1} npm start.`,
    );
  }
  if (code === "EACCES")
    return new StartError(`Port ${port} needs more rights than this process has. Choose one above 1024.`);
  if (code === "ENOTFOUND" || code === "EADDRNOTAVAIL")
    return new StartError(`HOST ${hostname} is not an address of this machine.`);
  return error;
}
