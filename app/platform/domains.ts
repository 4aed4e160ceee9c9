import { Resolver } from "node:dns/promises";
import { askOutside, type Outside, type OutsideDocument, OutsideError, readDocument, theInternet } from "./outside.ts";

/** What the owner of a domain publishes. */
export type Domains = {
  /** The TXT records of a domain; none if it has none. Throws when no server responds. */
  txtRecords(domain: string): Promise<string[]>;
  /** The first 4 kB of a file of a website; null if there is none. Throws when it does not respond. */
  textFile(host: string, path: string): Promise<string | null>;
  /** A whole document at an https address, such as a feed. Throws OutsideError. */
  document(address: string, limits: { maxBytes: number; withinMilliseconds: number }): Promise<OutsideDocument>;
};

const WITHIN_MILLISECONDS = 5_000;
const MOST_BYTES = 4_096;
const MOST_REDIRECTS = 2;
const MISSING = ["ENOTFOUND", "ENODATA"];

/** For tests, and where no lookups are allowed: no domain has anything. */
export const noDomains: Domains = {
  txtRecords: async () => [],
  textFile: async () => null,
  async document() {
    throw new OutsideError("unreachable");
  },
};

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
  textFile: (host, path) => textFileFrom(theInternet, host, path),
  document: (address, limits) => readDocument(theInternet, address, limits),
};

/** Returns the first 4 kB of a file of a website, with or without www; null if there is none. */
export async function textFileFrom(outside: Outside, host: string, path: string): Promise<string | null> {
  const signal = AbortSignal.timeout(WITHIN_MILLISECONDS);
  const mayFollow = ({ hostname }: URL) => withoutWww(hostname) === withoutWww(host);
  try {
    const address = `https://${host}${path}`;
    const answer = await askOutside(outside, address, { signal, redirects: MOST_REDIRECTS, mayFollow });
    if (answer.statusCode === 200) return await beginningOf(answer);
    answer.destroy();
    return null;
  } catch (error) {
    if (error instanceof OutsideError) return null;
    throw error;
  }
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
