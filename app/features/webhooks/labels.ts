import type { OffReason, WebhookEvent } from "#app/domain/webhook-events.ts";
import type { Delivery } from "./rules.ts";

/** What an event says, in words. */
export const EVENT_TEXTS: Record<WebhookEvent, string> = {
  "job.published": "A job went live",
  "job.updated": "A live job was changed",
  "job.closed": "A job is no longer open",
  "application.created": "Someone applied",
  "application.status_changed": "An application's status changed",
  "application.withdrawn": "Someone withdrew",
};

/** Why nothing is sent to an endpoint, in words. */
export const OFF_TEXTS: Record<OffReason, string> = {
  owner: "Off: you turned it off",
  failed: "Off: it accepted nothing for 24 hours",
  gone: "Off: it answered that it's gone",
};

export const WEBHOOK_FAILED = {
  title: "This didn't work",
  text: "The problem is on our side. Nothing changed. Please try again.",
} as const;

export const NOT_ALLOWED = "Please enter an https address on the open internet, with a name and the usual port";
export const TWICE = "You already have an endpoint at this address";
export const TOO_MANY_ENDPOINTS = "A company can have five endpoints. Remove one first";

/** Returns what became of a message. */
export function deliveryText({ deliveredAt, nextAttemptAt, attempts, lastStatus, lastError }: Delivery): string {
  const last = lastStatus === null ? lastError : `status ${lastStatus}`;
  if (deliveredAt) return `Delivered, ${last ?? "accepted"}`;
  if (nextAttemptAt === null) return `Given up after ${attempts} attempts: ${last ?? "no response"}`;
  return attempts === 0 ? "Waiting" : `Will be tried again: ${last ?? "no response"}`;
}
