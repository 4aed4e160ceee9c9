import type { Env } from "#app/platform/env.ts";

const LOOPBACK = ["localhost", "127.0.0.1", "[::1]"];

/**
 * Returns the origins of this server. A configured APP_URL is the only one; without it all loopback names at our port
 * are equal, so that http://127.0.0.1:3000 works as well as http://localhost:3000.
 */
export function knownOrigins(env: Env): ReadonlySet<string> {
  const origin = new URL(env.appUrl).origin;
  const isLoopback = LOOPBACK.includes(new URL(env.appUrl).hostname);
  const names = isLoopback ? LOOPBACK.map((name) => `http://${name}:${env.port}`) : [];
  return new Set([origin, ...names]);
}

/** Returns the `Host` values of those origins. */
export function knownHosts(origins: ReadonlySet<string>): ReadonlySet<string> {
  return new Set([...origins].map((origin) => new URL(origin).host));
}

/**
 * Where email programs send one-click unsubscribes (RFC 8058), and email providers incoming email: without Origin or
 * cookie, but with a signed token or a secret.
 */
const BY_TOKEN_PATHS = ["/unsubscribe", "/inbound-mail"];

/** Whether a request is authorized by its token or secret only, wherever it comes from. */
export function isByToken(request: Request): boolean {
  return BY_TOKEN_PATHS.includes(new URL(request.url).pathname);
}

const SAFE_METHODS = new Set(["GET", "HEAD", "OPTIONS"]);
const FORM_TYPES = ["application/x-www-form-urlencoded", "multipart/form-data", "application/json"];

/** Returns why a state-changing request is refused, or null when it comes from our own pages. */
export function foreignRequestReason(request: Request, origins: ReadonlySet<string>): 403 | 415 | null {
  if (SAFE_METHODS.has(request.method)) return null;
  if (isByToken(request)) return typeRefusal(request);
  const origin = originOf(request);
  // Old browsers omit Origin on same-origin forms, and a page without referrers makes it "null" (Fetch, "append a
  // request Origin header"); then Fetch Metadata, which no page can forge, decides.
  if (origin === null && request.headers.get("Sec-Fetch-Site") !== "same-origin") return 403;
  if (origin !== null && !origins.has(origin)) return 403;
  const fetchSite = request.headers.get("Sec-Fetch-Site");
  if (fetchSite !== null && fetchSite !== "same-origin") return 403;
  return typeRefusal(request);
}

/** Returns the origin that a request states; null if it states none. */
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
