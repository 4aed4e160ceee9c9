import { Resolver } from "node:dns/promises";
import type { IncomingMessage } from "node:http";
import { request } from "node:https";
import { isPushAddress, publicLookup } from "./web-push/addresses.ts";

/** What the owner of a domain publishes. */
export type Domains = {
  /** The TXT records of a domain; none if it has none. Throws when no server responds. */
  txtRecords(domain: string): Promise<string[]>;
  /** The first 4 kB of a file of a website; null if there is none. Throws when it does not respond. */
  textFile(host: string, path: string): Promise<string | null>;
};

const WITHIN_MILLISECONDS = 5_000;
const MOST_BYTES = 4_096;
const MOST_REDIRECTS = 2;
const MISSING = ["ENOTFOUND", "ENODATA"];

/** For tests, and where no lookups are allowed: no domain has anything. */
export const noDomains: Domains = { txtRecords: async () => [], textFile: async () => null };

/** Domains on the internet. Reads files by https only and never from our own network (SSRF). */
export const publicDomains: Domains = {
  async txtRecords(domain) {
    const resolver = new Resolver({ timeout: WITHIN_MILLISECONDS, tries: 1 });
    try {
      return (await resolver.resolveTxt(domain)).map((parts) => parts.join(""));
    } catch (error) {
      if (error instanceof Error && "code" in error && MISSING.includes(String(error.code))) return [];
      throw error;
    }
  },
  async textFile(host, path) {
    const signal = AbortSignal.timeout(WITHIN_MILLISECONDS);
    let address = `https://${host}${path}`;
    for (let steps = 0; steps <= MOST_REDIRECTS; steps += 1) {
      if (!isPushAddress(address)) return null;
      const answer = await ask(address, signal);
      const next = redirectOf(answer, address, host);
      if (next === null) {
        if (answer.statusCode === 200) return await beginningOf(answer);
        answer.destroy();
        return null;
      }
      answer.destroy();
      address = next;
    }
    return null;
  },
};

function ask(address: string, signal: AbortSignal): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    // No agent, so that a connection for another name is never reused.
    const asking = request(address, { lookup: publicLookup, signal, agent: false }, resolve);
    asking.on("error", reject);
    asking.end();
  });
}

/** Returns the target of a redirect, if it is the same website, with or without www; null for any other response. */
export function redirectOf(
  { statusCode = 0, headers }: Pick<IncomingMessage, "statusCode" | "headers">,
  from: string,
  host: string,
): string | null {
  const to = headers.location;
  if (![301, 302, 303, 307, 308].includes(statusCode) || !to || !URL.canParse(to, from)) return null;
  const next = new URL(to, from);
  return isPushAddress(next.href) && withoutWww(next.hostname) === withoutWww(host) ? next.href : null;
}

function withoutWww(host: string): string {
  return host.replace(/^www\./, "");
}

/** Reads the beginning of a body, and nothing after it. */
export async function beginningOf(body: AsyncIterable<Uint8Array>): Promise<string> {
  const read: Uint8Array[] = [];
  let size = 0;
  for await (const piece of body) {
    read.push(piece);
    size += piece.length;
    if (size >= MOST_BYTES) break;
  }
  return Buffer.concat(read).subarray(0, MOST_BYTES).toString("utf8");
}
