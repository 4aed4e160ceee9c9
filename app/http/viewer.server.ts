import type { RouterContextProvider } from "react-router";
import type { OpenedSession, Viewer, Visit } from "#app/features/accounts/rules.ts";
import { findViewerByToken } from "#app/features/accounts/sessions/queries.server.ts";
import { looksLikeSecret } from "#app/features/accounts/sessions/secret.server.ts";
import type { Platform } from "#app/platform/platform.ts";
import { requestContext } from "./contexts.ts";

/** Returns the signed-in person of a request, or null. Without a session cookie, no query runs. */
export async function resolveViewer(platform: Platform, headers: Headers): Promise<Viewer | null> {
  const token = readCookie(headers, sessionCookieName(platform));
  return token === null || !looksLikeSecret(token) ? null : await findViewerByToken(platform, token);
}

/** Returns what sign-in and sign-out need to know about the browser. */
export function readVisit(platform: Platform, context: Readonly<RouterContextProvider>, request: Request): Visit {
  const { id, address } = context.get(requestContext);
  const userAgent = request.headers.get("User-Agent");
  return { requestId: id, address, userAgent, sessionToken: readCookie(request.headers, sessionCookieName(platform)) };
}

/** Returns the Set-Cookie value of a new session: 30 days when remembered, else until the browser closes. */
export function sessionCookie(platform: Platform, session: OpenedSession): string {
  const seconds = Math.round((session.expiresAt.getTime() - platform.clock.now().getTime()) / 1000);
  return cookie(platform, sessionCookieName(platform), session.token, session.isRemembered ? seconds : null);
}

/** Returns the Set-Cookie value that ends the session. */
export function endedSessionCookie(platform: Platform): string {
  return cookie(platform, sessionCookieName(platform), "", 0);
}

/** Returns the name of the session cookie. On HTTPS, `__Host-` binds it to this host. */
function sessionCookieName(platform: Platform): string {
  return hostName(platform, "session");
}

/** Returns a cookie's name, with the prefix that browsers check on HTTPS. */
export function hostName(platform: Platform, name: string): string {
  return isSecure(platform) ? `__Host-${name}` : name;
}

/** Returns a Set-Cookie value with our settings. `seconds` null: until the browser closes. */
export function cookie(platform: Platform, name: string, value: string, seconds: number | null): string {
  const parts = [`${name}=${value}`, "Path=/", "HttpOnly", "SameSite=Lax"];
  if (isSecure(platform)) parts.push("Secure");
  if (seconds !== null) parts.push(`Max-Age=${seconds}`);
  return parts.join("; ");
}

/** Returns the value of a request's cookie. A repeated one counts as none, because it is confused or planted. */
export function readCookie(headers: Headers, name: string): string | null {
  const pairs = (headers.get("Cookie") ?? "").split(";").map((pair) => pair.trim());
  const [value, ...others] = pairs
    .filter((pair) => pair.startsWith(`${name}=`))
    .map((pair) => pair.slice(name.length + 1));
  return value && others.length === 0 ? value : null;
}

function isSecure(platform: Platform): boolean {
  return platform.env.appUrl.startsWith("https:");
}
