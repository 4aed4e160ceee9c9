import type { OffReason, WebhookEvent } from "#app/domain/webhook-events.ts";
import { DAY_MS, HOUR_MS, MINUTE_MS } from "#app/time.ts";

/** How many endpoints a company may have. */
export const MOST_ENDPOINTS = 5;

/** The longest address, in characters. */
export const URL_LIMIT = 500;

/** How long deliveries are kept and can be sent again. */
export const DELIVERY_KEPT_MS = 30 * DAY_MS;

/** How long messages also carry the signature of the secret before the newest. */
export const SECRET_OVERLAP_MS = DAY_MS;

/** The waits after each failed attempt. Together they are a little more than 24 hours. */
const WAITS_MS = [MINUTE_MS, 5 * MINUTE_MS, 15 * MINUTE_MS, HOUR_MS, 3 * HOUR_MS, 8 * HOUR_MS, 12 * HOUR_MS] as const;

/** Returns when to try again after `attempts` failures, or null to give up. */
export function nextAttempt(attempts: number, now: Date): Date | null {
  const wait = WAITS_MS[attempts - 1];
  return wait === undefined ? null : new Date(now.getTime() + wait);
}

/** Whether a response says that the message arrived. */
export function isAccepted(status: number): boolean {
  return status >= 200 && status <= 299;
}

/** The status with which an endpoint says that it wants nothing any more. */
export const GONE_STATUS = 410;

/** An endpoint as its company sees it. */
export type Endpoint = {
  id: string;
  url: string;
  events: WebhookEvent[];
  failingSince: Date | null;
  offAt: Date | null;
  offReason: OffReason | null;
  createdAt: Date;
};

/** A message to an endpoint, in the log. */
export type Delivery = {
  id: string;
  type: WebhookEvent;
  body: string;
  createdAt: Date;
  attempts: number;
  nextAttemptAt: Date | null;
  deliveredAt: Date | null;
  lastStatus: number | null;
  lastError: string | null;
};
