import { createHmac } from "node:crypto";
import { SECRET_OVERLAP_MS } from "./rules.ts";

type Keeper = { authSecret: string };
type Signed = { id: string; secretVersion: number; secretChangedAt: Date };

/** Returns the signing secret of an endpoint, as its receiver configures it. It is derived, so no database holds it. */
export function secretOf(keeper: Keeper, { id, secretVersion }: Pick<Signed, "id" | "secretVersion">): string {
  return `whsec_${keyOf(keeper, id, secretVersion).toString("base64")}`;
}

/**
 * Returns the headers of a message by Standard Webhooks. For a day after a new secret they also have the signature of
 * the one before.
 */
export function signedHeaders(
  keeper: Keeper,
  endpoint: Signed,
  { id, body, now }: { id: string; body: string; now: Date },
): Record<string, string> {
  const timestamp = Math.floor(now.getTime() / 1000);
  const { secretVersion: newest, secretChangedAt } = endpoint;
  const isNew = newest > 1 && now.getTime() - secretChangedAt.getTime() < SECRET_OVERLAP_MS;
  const signatures = (isNew ? [newest, newest - 1] : [newest]).map((version) => {
    const key = keyOf(keeper, endpoint.id, version);
    return `v1,${createHmac("sha256", key).update(`${id}.${timestamp}.${body}`).digest("base64")}`;
  });
  return {
    "Content-Type": "application/json",
    "User-Agent": "Seasoned-Webhooks/1",
    "webhook-id": id,
    "webhook-timestamp": String(timestamp),
    "webhook-signature": signatures.join(" "),
  };
}

function keyOf({ authSecret }: Keeper, endpointId: string, version: number): Buffer {
  return createHmac("sha256", authSecret).update(`webhook ${endpointId} ${version}`).digest();
}
