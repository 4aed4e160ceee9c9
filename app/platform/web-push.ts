import { request as requestPlain } from "node:http";
import { request as requestSecure } from "node:https";
import { BRAND } from "../brand.ts";
import { isPushAddress, publicLookup } from "./web-push/addresses.ts";
import { type SubscriptionKeys, sealMessage } from "./web-push/envelope.ts";
import { createPatience } from "./web-push/patience.ts";
import { createVapid } from "./web-push/vapid.ts";

/** A subscribed browser: its address at the push service, and its keys. */
type PushTarget = SubscriptionKeys & { endpoint: string };

/** Sends push messages. */
export type WebPush = {
  /** What a browser needs to subscribe. */
  publicKey: string;
  /** Whether messages may be sent to this address: never into our own network (SSRF). */
  isAllowed(endpoint: string): boolean;
  /** Sends one message. "gone" means that this subscription will never work again; throws when it may work later. */
  send(target: PushTarget, message: object, now: Date): Promise<"sent" | "gone">;
};

/** Push services respond in a fraction of a second, and a slow one delays everyone's messages. */
const TIMEOUT_MILLISECONDS = 3_000;
/** A push service keeps a message this long for a device that is off. */
const KEEP_SECONDS = 24 * 3600;
/** Gone, unknown, or bound to another of our keys: none of them recovers. */
const GONE = [403, 404, 410];

/**
 * Creates a sender for Web Push (RFC 8030, 8291, and 8292). `mayBeLocal`, for tests only, allows a service on this
 * machine. A service that does not respond within `timeoutMilliseconds` three times in a row is skipped for five
 * minutes, because anyone can name one that is made to delay everyone's messages.
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
    // Does not follow redirects, which would bypass the check of the address.
    const sending = send(address, options, (answer) => {
      answer.resume();
      answer.on("end", () => resolve(answer.statusCode ?? 0));
      answer.on("error", reject);
    });
    sending.on("error", reject);
    sending.end(body);
  });
}
