import type { IncomingMessage } from "node:http";
import { request } from "node:https";
import { isPushAddress, publicLookup } from "./web-push/addresses.ts";

/** Why an address outside could not be read. */
export type OutsideReason = "not-allowed" | "too-many-redirects" | "unreachable" | "slow" | "refused" | "too-large";

/** An address outside that could not be read. `status` is the server's answer, for "refused". */
export class OutsideError extends Error {
  override name = "OutsideError";
  readonly reason: OutsideReason;
  readonly status: number | undefined;

  constructor(reason: OutsideReason, options: { status?: number; cause?: unknown } = {}) {
    super(reason, { cause: options.cause });
    this.reason = reason;
    this.status = options.status;
  }
}

/** How an address is asked, and which ones may be. */
export type Outside = {
  isAllowed(address: string): boolean;
  ask(address: string, signal: AbortSignal): Promise<IncomingMessage>;
};

/** The internet: by https only, by name, and never our own network (SSRF). */
export const theInternet: Outside = {
  isAllowed: isPushAddress,
  ask(address, signal) {
    return new Promise((resolve, reject) => {
      // No agent, so that a connection for another name is never reused.
      const asking = request(
        address,
        { lookup: publicLookup, signal, agent: false, headers: { "Accept-Encoding": "identity" } },
        resolve,
      );
      asking.on("error", reject);
      asking.end();
    });
  },
};

type Following = {
  signal: AbortSignal;
  redirects: number;
  /** Whether a redirect may be followed to this allowed address; to any by default. */
  mayFollow?: (next: URL) => boolean;
};

/**
 * Requests an address and follows its redirects, each of which must be allowed as the first. Throws OutsideError, and
 * the connection's own error.
 */
export async function askOutside(
  outside: Outside,
  first: string,
  { signal, redirects, mayFollow = () => true }: Following,
): Promise<IncomingMessage> {
  let address = first;
  for (let steps = 0; steps <= redirects; steps += 1) {
    if (!outside.isAllowed(address)) throw new OutsideError("not-allowed");
    const answer = await outside.ask(address, signal);
    const to = redirectOf(answer, address);
    if (to === null) return answer;
    answer.destroy();
    if (!mayFollow(to)) throw new OutsideError("not-allowed");
    address = to.href;
  }
  throw new OutsideError("too-many-redirects");
}

/** Returns the target of a redirect; null for any other response. */
function redirectOf({ statusCode = 0, headers }: IncomingMessage, from: string): URL | null {
  const to = headers.location;
  if (![301, 302, 303, 307, 308].includes(statusCode) || !to || !URL.canParse(to, from)) return null;
  return new URL(to, from);
}

const MOST_REDIRECTS = 3;

/** A document with what its server calls it. */
export type OutsideDocument = { contentType: string; bytes: Buffer };

/**
 * Returns a whole document of at most `maxBytes`, unpacked as it is, within the time, redirects included. Throws
 * OutsideError.
 */
export async function readDocument(
  outside: Outside,
  address: string,
  { maxBytes, withinMilliseconds }: { maxBytes: number; withinMilliseconds: number },
): Promise<OutsideDocument> {
  const signal = AbortSignal.timeout(withinMilliseconds);
  try {
    const answer = await askOutside(outside, address, { signal, redirects: MOST_REDIRECTS });
    try {
      const { statusCode: status = 0, headers } = answer;
      if (status !== 200) throw new OutsideError("refused", { status });
      if (Number(headers["content-length"] ?? 0) > maxBytes) throw new OutsideError("too-large");
      return { contentType: headers["content-type"] ?? "", bytes: await wholeBody(answer, maxBytes) };
    } finally {
      answer.destroy();
    }
  } catch (error) {
    if (error instanceof OutsideError) throw error;
    throw new OutsideError(signal.aborted ? "slow" : "unreachable", { cause: error });
  }
}

async function wholeBody(body: AsyncIterable<Uint8Array>, maxBytes: number): Promise<Buffer> {
  const pieces: Uint8Array[] = [];
  let size = 0;
  for await (const piece of body) {
    size += piece.length;
    if (size > maxBytes) throw new OutsideError("too-large");
    pieces.push(piece);
  }
  return Buffer.concat(pieces);
}
