import { request as requestPlain } from "node:http";
import { request as requestSecure } from "node:https";
import { isPushAddress, publicLookup } from "./web-push/addresses.ts";

/** Sends messages to addresses that companies named. */
export type Webhooks = {
  /** Whether messages may go to this address: https on its usual port, never into our own network (SSRF). */
  isAllowed(url: string): boolean;
  /** Sends a message and returns the response's status. Throws when there is no response, or none was allowed. */
  send(message: { url: string; headers: Record<string, string>; body: string }): Promise<number>;
};

const TIMEOUT_MILLISECONDS = 10_000;

/**
 * Opens the sender of webhooks. An address is checked again with each message, and its name when connecting, because
 * both can lead elsewhere by then. Redirects are not followed, and no more than the head of a response is read. With
 * `mayBeLocal`, for tests and a server that only its own machine reaches, http://127.0.0.1 is allowed too.
 */
export function createWebhooks({ mayBeLocal = false, timeoutMilliseconds = TIMEOUT_MILLISECONDS } = {}): Webhooks {
  const isAllowed = (url: string) => isPushAddress(url) || (mayBeLocal && isLocal(url));
  return {
    isAllowed,
    async send({ url, headers, body }) {
      if (!isAllowed(url)) throw new Error("this address is not on the open internet");
      const isSecure = url.startsWith("https:");
      const options = {
        method: "POST",
        headers: { ...headers, "Content-Length": Buffer.byteLength(body) },
        signal: AbortSignal.timeout(timeoutMilliseconds),
        // No agent, so that a connection for another name is never reused.
        agent: false,
        ...(isSecure && { lookup: publicLookup }),
      };
      return await new Promise((resolve, reject) => {
        const sending = (isSecure ? requestSecure : requestPlain)(url, options, (answer) => {
          answer.destroy();
          resolve(answer.statusCode ?? 0);
        });
        sending.on("error", reject);
        sending.end(body);
      });
    },
  };
}

function isLocal(url: string): boolean {
  return URL.canParse(url) && new URL(url).protocol === "http:" && new URL(url).hostname === "127.0.0.1";
}
