import type { Server } from "node:http";
import { createAdaptorServer } from "@hono/node-server";
import { StartError } from "../app/platform/start-error.ts";

type Fetch = (request: Request) => Response | Promise<Response>;

const SERVER_OPTIONS = {
  maxHeaderSize: 16 * 1024,
  headersTimeout: 10_000,
  requestTimeout: 30_000,
  keepAliveTimeout: 5_000,
  connectionsCheckingInterval: 2_000,
};

/** Listening sockets of one process; `close` refuses new requests and waits for those under way. */
export type Listener = { close(withinMilliseconds: number): Promise<void> };

/**
 * Listens on host and port. "localhost" means both loopback addresses, because browsers and health checks
 * differ in which one they try first. Throws StartError when the port is taken.
 */
export async function listen(fetch: Fetch, host: string, port: number): Promise<Listener> {
  const first = await open(fetch, host === "localhost" ? "127.0.0.1" : host, port);
  const servers = [first];
  // A machine without IPv6 has no ::1; the first address is enough then.
  if (host === "localhost")
    servers.push(
      ...(await open(fetch, "::1", port).then(
        (server) => [server],
        () => [],
      )),
    );
  return {
    async close(withinMilliseconds) {
      const deadline = setTimeout(() => {
        for (const server of servers) server.closeAllConnections();
      }, withinMilliseconds);
      await Promise.all(servers.map((server) => new Promise((resolve) => server.close(resolve))));
      clearTimeout(deadline);
    },
  };
}

async function open(fetch: Fetch, hostname: string, port: number): Promise<Server> {
  const server = createAdaptorServer({ fetch, serverOptions: SERVER_OPTIONS });
  if (!("closeAllConnections" in server)) throw new Error("expected a plain HTTP server");
  await new Promise<void>((resolve, reject) => {
    server.once("error", (error) => reject(startError(error, hostname, port)));
    server.listen(port, hostname, resolve);
  });
  return server;
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
