import type { Env } from "./env.ts";
import { StartError } from "./start-error.ts";

/** What decides who can reach a server: the address it listens on, and its public address. */
type Reach = Pick<Env, "host" | "appUrl">;

/** What a server knows about a request's connection. */
export type Connection = {
  /** The address of the other end of the socket; undefined without a socket. */
  peer: string | undefined;
  httpVersion: string | undefined;
  headers: Headers;
};

/** Headers that only proxies set. */
const SET_BY_PROXIES = /^(forwarded|via|x-real-ip|x-forwarded-.+)$/;

/** Whether a host, as a setting, an address, or a socket writes it, is this machine only. */
export function isLoopback(host: string): boolean {
  const bare = host
    .toLowerCase()
    .replace(/^\[(.*)\]$/, "$1")
    .replace(/^::ffff:/, "");
  return bare === "localhost" || bare === "::1" || /^127(\.\d{1,3}){3}$/.test(bare);
}

/** Whether the server listens on loopback only and has no other public address. */
export function isAtHome({ host, appUrl }: Reach): boolean {
  return isLoopback(host) && isLoopback(new URL(appUrl).hostname);
}

/**
 * Whether a request may open pages for the person at this machine: everyone with DEV_TOOLS=1, no one with DEV_TOOLS=0,
 * and otherwise a connection from this machine to a server that only this machine reaches. No header grants access, but
 * one can deny it: behind a proxy on the same machine every stranger has a local socket.
 */
export function mayUseDevTools(env: Reach & Pick<Env, "devTools">, connection: Connection): boolean {
  if (env.devTools !== undefined) return env.devTools;
  const { peer, httpVersion, headers } = connection;
  if (!isAtHome(env) || peer === undefined || !isLoopback(peer)) return false;
  // nginx sends no such header by default, but uses an HTTP version that no browser has used for twenty years.
  return httpVersion !== "1.0" && ![...headers.keys()].some((name) => SET_BY_PROXIES.test(name));
}

/** Throws StartError if demo data, whose password anyone can read, would be open to other machines. */
export function refuseOpenDemo(env: Reach & Pick<Env, "demoData">): void {
  if (env.demoData !== "local" || isAtHome(env)) return;
  throw new StartError(
    `${openSetting(env)} lets other machines in, and the password of the demo accounts is in the README. Set DEMO_DATA=0 ` +
      "to start without them, or DEMO_DATA=public to give them random passwords, which the start prints.",
  );
}

/** Returns sentences about who can reach the server, for the person who starts it. */
export function exposureNotes(env: Env): string[] {
  const notes: string[] = [];
  if (env.devTools) notes.push("DEV_TOOLS=1: everyone who reaches this server can read every email at /dev/outbox.");
  else if (!isAtHome(env)) {
    notes.push(`${openSetting(env)} lets other machines in, so the pages under /dev are closed.`);
    if (!env.smtpUrl) notes.push("Without SMTP_URL no email reaches anyone, so passwords cannot be reset.");
  }
  if (env.review === "off")
    notes.push("REVIEW=off is unsafe: every job is public at once, whoever posts it and whatever it says.");
  return notes;
}

/** Returns the setting that opens the server to other machines, as it was given. */
export function openSetting({ host, appUrl }: Reach): string {
  return isLoopback(host) ? `APP_URL=${appUrl}` : `HOST=${host}`;
}
