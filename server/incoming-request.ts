import { getConnInfo } from "@hono/node-server/conninfo";
import type { Context } from "hono";
import type { Connection } from "#app/platform/exposure.ts";
import { isByToken } from "./same-site.ts";

/**
 * Returns the request as pages should see it. Behind a proxy that ends TLS it says http, but pages compare origins and
 * need the public one. An Origin of "null" that passed the checks is our own page's, and is removed; so is that of an
 * email program, which React Router would take for an attack.
 */
export function asSeenFromOutside(request: Request, appUrl: string): Request {
  const seen = withoutOriginOfOthers(request);
  const url = new URL(seen.url);
  const { host, protocol } = new URL(appUrl);
  if (url.host !== host || url.protocol === protocol) return seen;
  url.protocol = protocol;
  return new Request(url, seen);
}

function withoutOriginOfOthers(request: Request): Request {
  if (request.headers.get("Origin") !== "null" && !isByToken(request)) return request;
  const headers = new Headers(request.headers);
  headers.delete("Origin");
  return new Request(request, { headers });
}

/** Returns the socket's address. The proxy's last header value counts only with TRUSTED_PROXY. */
export function clientAddress(c: Context, isBehindProxy: boolean): string {
  const forwarded = isBehindProxy ? c.req.header("X-Forwarded-For")?.split(",").at(-1)?.trim() : undefined;
  if (forwarded) return forwarded;
  // In-process requests (tests) may have no socket.
  return hasSocket(c) ? (getConnInfo(c).remote.address ?? "unknown") : "127.0.0.1";
}

/** Returns what is known of the connection that a request came by. */
export function connectionOf(c: Context): Connection {
  const { headers } = c.req.raw;
  if (!hasSocket(c)) return { peer: undefined, httpVersion: undefined, headers };
  return { peer: getConnInfo(c).remote.address, httpVersion: c.env.incoming.httpVersion, headers };
}

function hasSocket(c: Context): boolean {
  return Boolean(c.env && "incoming" in c.env);
}
