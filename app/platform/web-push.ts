import { request as requestPlain } from "node:http";
import { request as requestSecure } from "node:https";
import { BRAND } from "../brand.ts";
import type { Env } from "./env.ts";
import { isPushAddress, publicLookup } from "./web-push/addresses.ts";
import { type SubscriptionKeys, sealMessage } from "./web-push/envelope.ts";
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

const TIMEOUT_MILLISECONDS = 10_000;
/** A push service keeps a message this long for a device that is off. */
const KEEP_SECONDS = 24 * 3600;
/** Gone, never there, or bound to another key of ours: none of them comes back. */
const GONE = [403, 404, 410];

/** Web Push by RFC 8030, 8291 and 8292. Outside production a service on this machine may be used, for tests. */
export function createWebPush(env: Env, authSecret: string): WebPush {
  const vapid = createVapid(authSecret, `mailto:${BRAND.contactEmail}`);
  const isAllowed = (endpoint: string) => isPushAddress(endpoint) || (!env.isProduction && isLocal(endpoint));
  return {
    publicKey: vapid.publicKey,
    isAllowed,
    async send({ endpoint, ...keys }, message, now) {
      if (!isAllowed(endpoint)) return "gone";
      const { origin } = new URL(endpoint);
      const status = await post(endpoint, sealMessage(JSON.stringify(message), keys), {
        Authorization: vapid.authorizationFor(origin, now),
        TTL: String(KEEP_SECONDS),
        "Content-Encoding": "aes128gcm",
        "Content-Type": "application/octet-stream",
      });
      if (GONE.includes(status)) return "gone";
      if (status < 200 || status > 299) throw new Error(`the push service answered ${status}`);
      return "sent";
    },
  };
}

function isLocal(endpoint: string): boolean {
  return URL.canParse(endpoint) && new URL(endpoint).hostname === "127.0.0.1";
}

async function post(address: string, body: Buffer, headers: Record<string, string>): Promise<number> {
  const isSecure = address.startsWith("https:");
  const send = isSecure ? requestSecure : requestPlain;
  const options = {
    method: "POST",
    headers: { ...headers, "Content-Length": body.length },
    signal: AbortSignal.timeout(TIMEOUT_MILLISECONDS),
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
