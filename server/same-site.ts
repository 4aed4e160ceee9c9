import type { Env } from "#app/platform/env.ts";

const LOOPBACK = ["localhost", "127.0.0.1", "[::1]"];

/**
 * The origins this server answers for. A configured APP_URL stands alone; without one the loopback names at
 * our port are all the same place, so that http://127.0.0.1:3000 works as well as http://localhost:3000.
 */
export function knownOrigins(env: Env): ReadonlySet<string> {
  const origin = new URL(env.appUrl).origin;
  const isLoopback = LOOPBACK.includes(new URL(env.appUrl).hostname);
  const names = isLoopback ? LOOPBACK.map((name) => `http://${name}:${env.port}`) : [];
  return new Set([origin, ...names]);
}

/** The `Host` values of those origins. */
export function knownHosts(origins: ReadonlySet<string>): ReadonlySet<string> {
  return new Set([...origins].map((origin) => new URL(origin).host));
}

/**
 * Where mail programs send their one-click unsubscribing (RFC 8058), and mail providers what came in: no Origin, no cookie;
 * a signed token or a secret instead.
 */
const BY_TOKEN_PATHS = ["/unsubscribe", "/inbound-mail"];

/** Whether the token or the secret that it carries is all the authority that a request has, wherever it comes from. */
export function isByToken(request: Request): boolean {
  return BY_TOKEN_PATHS.includes(new URL(request.url).pathname);
}

const SAFE_METHODS = new Set(["GET", "HEAD", "OPTIONS"]);
const FORM_TYPES = ["application/x-www-form-urlencoded", "multipart/form-data", "application/json"];

/** Why a request that changes something is refused, or null when it comes from our own pages. */
export function foreignRequestReason(request: Request, origins: ReadonlySet<string>): 403 | 415 | null {
  if (SAFE_METHODS.has(request.method)) return null;
  if (isByToken(request)) return typeRefusal(request);
  const origin = originOf(request);
  // Old browsers leave Origin out on same-origin forms, and a page that sends no referrer makes it "null" (Fetch,
  // "append a request Origin header"); Fetch Metadata, which no page can forge, then has to vouch for them.
  if (origin === null && request.headers.get("Sec-Fetch-Site") !== "same-origin") return 403;
  if (origin !== null && !origins.has(origin)) return 403;
  const fetchSite = request.headers.get("Sec-Fetch-Site");
  if (fetchSite !== null && fetchSite !== "same-origin") return 403;
  return typeRefusal(request);
}

/** Where a request says that it comes from; null where it does not say. */
function originOf(request: Request): string | null {
  const origin = request.headers.get("Origin");
  return origin === "null" ? null : origin;
}

function typeRefusal(request: Request): 415 | null {
  const type = request.headers.get("Content-Type")?.split(";")[0]?.trim().toLowerCase();
  const hasBody = request.headers.get("Content-Length") !== "0" && request.body !== null;
  if (hasBody && !FORM_TYPES.includes(type ?? "")) return 415;
  return null;
}
