import { request as requestPlain } from "node:http";
import { request as requestSecure } from "node:https";
import { BRAND } from "../brand.ts";
import { isPushAddress, publicLookup } from "./web-push/addresses.ts";
import { type SubscriptionKeys, sealMessage } from "./web-push/envelope.ts";
import { createPatience } from "./web-push/patience.ts";
import { createVapid } from "./web-push/vapid.ts";

/** A browser that wants to be told: its push service's address for it, and its keys. */
type PushTarget = SubscriptionKeys & { endpoint: string };

/** The way out for push messages. */
export type WebPush = {
  /** What a browser needs to subscribe. */
  publicKey: string;
  /** Whether messages may be sent to this address: never into our own network (SSRF). */
  isAllowed(endpoint: string): boolean;
  /** Sends one message. "gone" means that this subscription will never work again; throws when it may work later. */
  send(target: PushTarget, message: object, now: Date): Promise<"sent" | "gone">;
};

/** Push services answer in a fraction of a second; everybody's messages wait for whoever does not. */
const TIMEOUT_MILLISECONDS = 3_000;
/** A push service keeps a message this long for a device that is off. */
const KEEP_SECONDS = 24 * 3600;
/** Gone, never there, or bound to another key of ours: none of them comes back. */
const GONE = [403, 404, 410];

/**
 * Web Push by RFC 8030, 8291 and 8292. `mayBeLocal`, for tests alone: a service on this machine may be used. A service
 * that does not answer within `timeoutMilliseconds` three times in a row is left alone for five minutes at a time:
 * anybody can name one that is made to hold up everybody's messages.
 */
export function createWebPush(
  authSecret: string,
  { timeoutMilliseconds = TIMEOUT_MILLISECONDS, mayBeLocal = false } = {},
): WebPush {
  const patience = createPatience();
  const vapid = createVapid(authSecret, `mailto:${BRAND.contactEmail}`);
  const isAllowed = (endpoint: string) => isPushAddress(endpoint) || (mayBeLocal && isLocal(endpoint));
  return {
    publicKey: vapid.publicKey,
    isAllowed,
    async send({ endpoint, ...keys }, message, now) {
      if (!isAllowed(endpoint)) return "gone";
      const { origin } = new URL(endpoint);
      if (!patience.mayTry(origin, now)) throw new Error("the push service did not answer lately and is left alone");
      const body = sealMessage(JSON.stringify(message), keys);
      const headers = {
        Authorization: vapid.authorizationFor(origin, now),
        TTL: String(KEEP_SECONDS),
        "Content-Encoding": "aes128gcm",
        "Content-Type": "application/octet-stream",
      };
      const signal = AbortSignal.timeout(timeoutMilliseconds);
      const status = await post(endpoint, body, headers, signal).catch((error) => {
        if (signal.aborted) patience.wasSilent(origin, now);
        throw error;
      });
      patience.hasAnswered(origin);
      if (GONE.includes(status)) return "gone";
      if (status < 200 || status > 299) throw new Error(`the push service answered ${status}`);
      return "sent";
    },
  };
}

function isLocal(endpoint: string): boolean {
  return URL.canParse(endpoint) && new URL(endpoint).hostname === "127.0.0.1";
}

async function post(
  address: string,
  body: Buffer,
  headers: Record<string, string>,
  signal: AbortSignal,
): Promise<number> {
  const isSecure = address.startsWith("https:");
  const send = isSecure ? requestSecure : requestPlain;
  const options = {
    method: "POST",
    headers: { ...headers, "Content-Length": body.length },
    signal,
    ...(isSecure && { lookup: publicLookup }),
  };
  return await new Promise((resolve, reject) => {
    // Redirects are not followed: they would lead around the look at the address.
    const sending = send(address, options, (answer) => {
      answer.resume();
      answer.on("end", () => resolve(answer.statusCode ?? 0));
      answer.on("error", reject);
    });
    sending.on("error", reject);
    sending.end(body);
  });
}
