import { and, asc, eq, exists, inArray, isNull, lt, lte, sql } from "drizzle-orm";
import type { Database } from "#app/db/database.ts";
import { users } from "#app/db/schema/accounts.ts";
import { recruiters } from "#app/db/schema/recruiters.ts";
import { isNotSuspended } from "#app/db/schema/suspended-people.ts";
import { webhookDeliveries, webhookEndpoints } from "#app/db/schema/webhooks.ts";
import type { OffReason } from "#app/domain/webhook-events.ts";
import { queueMail } from "#app/features/mail/commands.server.ts";
import type { Platform } from "#app/platform/platform.ts";
import { DAY_MS, MINUTE_MS } from "#app/time.ts";
import { firstLetters } from "#app/words.ts";
import { turnedOffMail } from "./emails.server.ts";
import { DELIVERY_KEPT_MS, GONE_STATUS, isAccepted, nextAttempt } from "./rules.ts";
import { signedHeaders } from "./signing.server.ts";

const AT_ONCE = 20;
const LONGEST_ERROR = 200;
const MOST_OWNERS = 20;
/** A message that is being sent is taken up again after this, if the process died meanwhile. */
const LEASE_MS = 5 * MINUTE_MS;

/**
 * Sends every message that is due. A message is sent once, or again with the same id: after a failure, or where its
 * response was lost. Several processes share the work.
 */
export async function deliverDue(platform: Platform): Promise<void> {
  for (;;) {
    const due = await claim(platform);
    if (due.length === 0) return;
    // The messages of one endpoint follow one another, and none waits for another endpoint.
    const byEndpoint = Map.groupBy(due, ({ endpoint }) => endpoint.id);
    await Promise.all([...byEndpoint.values()].map((messages) => sendInOrder(platform, messages)));
  }
}

type Due = Awaited<ReturnType<typeof claim>>[number];

async function claim({ db, clock }: Platform) {
  const now = clock.now();
  return await db.transaction(async (tx) => {
    const works = tx
      .select({ one: sql`1` })
      .from(recruiters)
      .where(and(eq(recruiters.companyId, webhookEndpoints.companyId), isNotSuspended(recruiters.userId)));
    const due = await tx
      .select({ message: webhookDeliveries, endpoint: webhookEndpoints })
      .from(webhookDeliveries)
      .innerJoin(webhookEndpoints, eq(webhookEndpoints.id, webhookDeliveries.endpointId))
      .where(and(lte(webhookDeliveries.nextAttemptAt, now), isNull(webhookEndpoints.offAt), exists(works)))
      .orderBy(asc(webhookDeliveries.nextAttemptAt), asc(webhookDeliveries.id))
      .limit(AT_ONCE)
      .for("update", { of: webhookDeliveries, skipLocked: true });
    const ids = due.map(({ message }) => message.id);
    const nextAttemptAt = new Date(now.getTime() + LEASE_MS);
    if (ids.length > 0)
      await tx.update(webhookDeliveries).set({ nextAttemptAt }).where(inArray(webhookDeliveries.id, ids));
    return due;
  });
}

/** Stops at the first failure: what waits behind it is tried when it is. */
async function sendInOrder(platform: Platform, messages: readonly Due[]): Promise<void> {
  for (const [index, due] of messages.entries()) {
    const retryAt = await sendOne(platform, due);
    if (retryAt === null) continue;
    const behind = messages.slice(index + 1).map(({ message }) => message.id);
    if (behind.length > 0) {
      await platform.db
        .update(webhookDeliveries)
        .set({ nextAttemptAt: retryAt })
        .where(inArray(webhookDeliveries.id, behind));
    }
    return;
  }
}

/** Sends a message and records what became of it. Returns when others may be tried after a failure. */
async function sendOne(platform: Platform, { message, endpoint }: Due): Promise<Date | null> {
  const { id, body } = message;
  const headers = signedHeaders(platform, endpoint, { id, body, now: platform.clock.now() });
  const outcome = await platform.webhooks.send({ url: endpoint.url, headers, body }).then(
    (status) => ({ lastStatus: status, lastError: null }),
    (error: unknown) => ({ lastStatus: null, lastError: firstLetters(String(error), LONGEST_ERROR) }),
  );
  const now = platform.clock.now();
  const isIt = eq(webhookDeliveries.id, id);
  const isThere = eq(webhookEndpoints.id, endpoint.id);
  const attempts = message.attempts + 1;
  const { lastStatus } = outcome;
  if (lastStatus !== null && isAccepted(lastStatus)) {
    await platform.db
      .update(webhookDeliveries)
      .set({ ...outcome, attempts, deliveredAt: now, nextAttemptAt: null })
      .where(isIt);
    if (endpoint.failingSince) await platform.db.update(webhookEndpoints).set({ failingSince: null }).where(isThere);
    return null;
  }
  const isGone = lastStatus === GONE_STATUS;
  const retryAt = isGone ? null : nextAttempt(attempts, now);
  await platform.db.transaction(async (tx) => {
    await tx
      .update(webhookDeliveries)
      .set({ ...outcome, attempts, nextAttemptAt: retryAt })
      .where(isIt);
    const [changed] = await tx
      .update(webhookEndpoints)
      .set({ failingSince: sql`coalesce(${webhookEndpoints.failingSince}, ${now.toISOString()}::timestamptz)` })
      .where(and(isThere, isNull(webhookEndpoints.offAt)))
      .returning({ failingSince: webhookEndpoints.failingSince });
    // If other messages arrived meanwhile, the endpoint works, and only refuses this message.
    const hasOnlyFailed = changed?.failingSince && now.getTime() - changed.failingSince.getTime() >= DAY_MS;
    if (changed && isGone) await turnOff(platform, tx, endpoint, "gone");
    else if (retryAt === null && hasOnlyFailed) await turnOff(platform, tx, endpoint, "failed");
  });
  return retryAt ?? now;
}

async function turnOff(
  platform: Platform,
  tx: Database,
  endpoint: Due["endpoint"],
  reason: Exclude<OffReason, "owner">,
): Promise<void> {
  const off = { offAt: platform.clock.now(), offReason: reason };
  await tx.update(webhookEndpoints).set(off).where(eq(webhookEndpoints.id, endpoint.id));
  const owners = await tx
    .select({ id: users.id, name: users.name, email: users.email, isEmailVerified: users.isEmailVerified })
    .from(recruiters)
    .innerJoin(users, eq(users.id, recruiters.userId))
    .where(and(eq(recruiters.companyId, endpoint.companyId), eq(recruiters.companyRole, "owner")))
    .limit(MOST_OWNERS);
  for (const owner of owners) await queueMail(platform, tx, turnedOffMail(owner, endpoint, reason));
}

/** Deletes messages that are older than 30 days. */
export async function removeOldDeliveries({ db, clock }: Pick<Platform, "db" | "clock">): Promise<void> {
  const kept = new Date(clock.now().getTime() - DELIVERY_KEPT_MS);
  await db.delete(webhookDeliveries).where(lt(webhookDeliveries.createdAt, kept));
}
