import type { Env } from "./env.ts";
import { StartError } from "./start-error.ts";

/** What decides who can reach a server: the address it listens on, and the one it is known by. */
type Reach = Pick<Env, "host" | "appUrl">;

/** What a server knows about the connection that a request came over. */
export type Connection = {
  /** The address of the other end of the socket; undefined where there is no socket. */
  peer: string | undefined;
  httpVersion: string | undefined;
  headers: Headers;
};

/** Headers that only a proxy sets. */
const SET_BY_PROXIES = /^(forwarded|via|x-real-ip|x-forwarded-.+)$/;

/** Whether a host, as a setting, an address or a socket writes it, is this machine and nothing else. */
export function isLoopback(host: string): boolean {
  const bare = host
    .toLowerCase()
    .replace(/^\[(.*)\]$/, "$1")
    .replace(/^::ffff:/, "");
  return bare === "localhost" || bare === "::1" || /^127(\.\d{1,3}){3}$/.test(bare);
}

/** Whether the server listens on loopback alone and is known by no other name. */
export function isAtHome({ host, appUrl }: Reach): boolean {
  return isLoopback(host) && isLoopback(new URL(appUrl).hostname);
}

/**
 * Whether a request may see what is meant for the person at this machine: everybody with DEV_TOOLS=1, nobody with
 * DEV_TOOLS=0, and otherwise whoever connects from this machine to a server that only this machine reaches. No header
 * opens anything. One can close: behind a proxy on the same machine every stranger has a local socket.
 */
export function mayUseDevTools(env: Reach & Pick<Env, "devTools">, connection: Connection): boolean {
  if (env.devTools !== undefined) return env.devTools;
  const { peer, httpVersion, headers } = connection;
  if (!isAtHome(env) || peer === undefined || !isLoopback(peer)) return false;
  // nginx tells nothing of itself by default, but speaks a version that no browser has spoken for twenty years.
  return httpVersion !== "1.0" && ![...headers.keys()].some((name) => SET_BY_PROXIES.test(name));
}

/** Throws StartError where the demonstration market, whose password anyone can read, would be open to other machines. */
export function refuseOpenDemo(env: Reach & Pick<Env, "demoData">): void {
  if (env.demoData !== "local" || isAtHome(env)) return;
  throw new StartError(
    `${cutoffForNewest(env)} lets other machines in, and the password of the demo accounts is in the README. Set DEMO_DATA=0 ` +
      "to start without them, or DEMO_DATA=public to give them random passwords, which the start prints.",
  );
}

/** What the person who starts the server should know about who can reach it: sentences, or none. */
export function exposureNotes(env: Env): string[] {
  const notes: string[] = [];
  if (env.devTools) notes.push("DEV_TOOLS=1: everyone who reaches this server can read every email at /dev/outbox.");
  else if (!isAtHome(env)) {
    notes.push(`${cutoffForNewest(env)} lets other machines in, so the pages under /dev are closed.`);
    if (!env.smtpUrl) notes.push("Without SMTP_URL no email reaches anyone, so passwords cannot be reset.");
  }
  if (env.review === "off")
    notes.push("REVIEW=off is unsafe: every job is public at once, whoever posts it and whatever it says.");
  return notes;
}

/** The setting that opens the server to other machines, as it was given. */
export function cutoffForNewest({ host, appUrl }: Reach): string {
  return isLoopback(host) ? `APP_URL=${appUrl}` : `HOST=${host}`;
}
