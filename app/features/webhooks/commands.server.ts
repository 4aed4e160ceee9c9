import { and, eq, isNull, sql } from "drizzle-orm";
import { webhookDeliveries, webhookEndpoints } from "#app/db/schema/webhooks.ts";
import { DomainError, FieldError } from "#app/domain-error.ts";
import { requireActingRecruiter, requireHiring } from "#app/features/accounts/policy.ts";
import type { Viewer } from "#app/features/accounts/rules.ts";
import { lockOwnCompany } from "#app/features/profiles/companies/queries.server.ts";
import { requireId } from "#app/input-fields.ts";
import type { Platform } from "#app/platform/platform.ts";
import { NOT_ALLOWED, TOO_MANY_ENDPOINTS, TWICE } from "./labels.ts";
import { requireEndpoint } from "./queries.server.ts";
import { MOST_ENDPOINTS } from "./rules.ts";
import type { NewEndpoint } from "./schema.ts";
import { secretOf } from "./signing.server.ts";

/** A signing secret, which is shown once. */
export type ShownSecret = { url: string; secret: string };

/**
 * Adds an endpoint to the viewer's company and returns its signing secret. Throws wrong-role, viewer-only,
 * email-unverified, account-leaving, and FieldError for an address that is not on the open internet, is there already,
 * or would be the sixth.
 */
export async function addEndpoint(platform: Platform, viewer: Viewer, input: NewEndpoint): Promise<ShownSecret> {
  requireActingRecruiter(platform, viewer);
  if (!platform.webhooks.isAllowed(input.url)) throw new FieldError("url", NOT_ALLOWED);
  const now = platform.clock.now();
  const id = platform.ids.next(now);
  await platform.db.transaction(async (tx) => {
    // One at a time, so that two requests make no sixth.
    const company = await lockOwnCompany(tx, viewer.id);
    const isOurs = eq(webhookEndpoints.companyId, company.id);
    if ((await tx.$count(webhookEndpoints, isOurs)) >= MOST_ENDPOINTS) throw new FieldError("url", TOO_MANY_ENDPOINTS);
    const [added] = await tx
      .insert(webhookEndpoints)
      .values({ id, companyId: company.id, ...input, secretChangedAt: now, createdAt: now })
      .onConflictDoNothing()
      .returning({ id: webhookEndpoints.id });
    if (!added) throw new FieldError("url", TWICE);
  });
  platform.log.info({ event: "webhook endpoint added", userId: viewer.id });
  return { url: input.url, secret: secretOf(platform, { id, secretVersion: 1 }) };
}

type Own = { endpointId: string };

/**
 * Turns an endpoint of the viewer's company on or off. While it is off, no events are kept for it. Throws wrong-role,
 * viewer-only, not-found.
 */
export async function switchEndpoint(
  platform: Platform,
  viewer: Viewer,
  { endpointId, isOn }: Own & { isOn: boolean },
) {
  requireHiring(viewer);
  const { id } = await requireEndpoint(platform.db, viewer.id, endpointId);
  const off = isOn ? { offAt: null, offReason: null } : ({ offAt: platform.clock.now(), offReason: "owner" } as const);
  await platform.db
    .update(webhookEndpoints)
    .set({ ...off, failingSince: null })
    .where(eq(webhookEndpoints.id, id));
}

/**
 * Gives an endpoint a new signing secret and returns it; for a day messages carry the signatures of both. Throws
 * wrong-role, viewer-only, email-unverified, account-leaving, not-found.
 */
export async function renewSecret(platform: Platform, viewer: Viewer, { endpointId }: Own): Promise<ShownSecret> {
  requireActingRecruiter(platform, viewer);
  const { id } = await requireEndpoint(platform.db, viewer.id, endpointId);
  const [changed] = await platform.db
    .update(webhookEndpoints)
    .set({ secretVersion: sql`${webhookEndpoints.secretVersion} + 1`, secretChangedAt: platform.clock.now() })
    .where(eq(webhookEndpoints.id, id))
    .returning({ url: webhookEndpoints.url, secretVersion: webhookEndpoints.secretVersion });
  if (!changed) throw new DomainError("not-found");
  return { url: changed.url, secret: secretOf(platform, { id, secretVersion: changed.secretVersion }) };
}

/** Removes an endpoint with its log. Throws wrong-role, viewer-only, not-found. */
export async function removeEndpoint(platform: Platform, viewer: Viewer, { endpointId }: Own): Promise<void> {
  requireHiring(viewer);
  const { id } = await requireEndpoint(platform.db, viewer.id, endpointId);
  await platform.db.delete(webhookEndpoints).where(eq(webhookEndpoints.id, id));
}

/**
 * Has a message sent again, with the same id, so that a receiver that has it can tell. Throws wrong-role, viewer-only,
 * and not-found for another company's, and for an endpoint that is off.
 */
export async function sendAgain(
  platform: Platform,
  viewer: Viewer,
  { endpointId, deliveryId }: Own & { deliveryId: string },
): Promise<void> {
  requireHiring(viewer);
  const { id } = await requireEndpoint(platform.db, viewer.id, endpointId);
  const isOn = platform.db
    .select({ id: webhookEndpoints.id })
    .from(webhookEndpoints)
    .where(and(eq(webhookEndpoints.id, id), isNull(webhookEndpoints.offAt)));
  const [queued] = await platform.db
    .update(webhookDeliveries)
    .set({ nextAttemptAt: platform.clock.now(), attempts: 0, deliveredAt: null, lastStatus: null, lastError: null })
    .where(and(eq(webhookDeliveries.id, requireId(deliveryId)), sql`${webhookDeliveries.endpointId} in ${isOn}`))
    .returning({ id: webhookDeliveries.id });
  if (!queued) throw new DomainError("not-found");
}
