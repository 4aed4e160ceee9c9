import { createServer, type IncomingMessage, type RequestListener, request } from "node:http";
import { onTestFinished } from "vitest";
import type { Outside } from "#app/platform/outside.ts";
import { isPushAddress, publicLookup } from "#app/platform/web-push/addresses.ts";

/**
 * Starts a server on this machine that stands for feeds.example and www.feeds.example; every other name is looked up as
 * always.
 */
export async function serveOutside(answer: RequestListener): Promise<Outside> {
  const server = createServer(answer);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const listening = server.address();
  const port = typeof listening === "object" && listening ? listening.port : 0;
  return {
    isAllowed: isPushAddress,
    ask(address, signal) {
      const { hostname, pathname } = new URL(address);
      const isStandIn = hostname.replace(/^www\./, "") === "feeds.example";
      return new Promise<IncomingMessage>((resolve, reject) => {
        const asking = isStandIn
          ? request({ host: "127.0.0.1", port, path: pathname, signal, agent: false }, resolve)
          : request({ host: hostname, port, path: pathname, signal, agent: false, lookup: publicLookup }, resolve);
        asking.on("error", reject);
        asking.end();
      });
    },
  };
}
