import { createHash } from "node:crypto";
import { and, eq, lte } from "drizzle-orm";
import type { Database } from "#app/db/database.ts";
import { apiAnswers } from "#app/db/schema/api-keys.ts";
import { DomainError } from "#app/domain-error.ts";
import type { Platform } from "#app/platform/platform.ts";
import { withTransaction } from "#app/platform/with-transaction.ts";
import { ANSWER_KEPT_MS } from "./rules.ts";

/** What a request was answered. `isRepeated` if it was made before. */
export type KeptAnswer = { status: number; body: string; isRepeated: boolean };

/** A request that its client may send again: its key, and everything that makes it the same. */
export type RepeatableRequest = { keyId: string; idempotencyKey: string; request: readonly string[] };

/**
 * Runs a command once for each Idempotency-Key of an API key, in the transaction that keeps its answer for a day; the
 * same request again gets that answer, also while the first one still runs. A refusal rolls back and is not kept.
 * Throws form-already-sent for another request with the same Idempotency-Key.
 */
export async function answerOnce(
  platform: Platform,
  { keyId, idempotencyKey, request }: RepeatableRequest,
  run: (platform: Platform) => Promise<{ status: number; body: string }>,
): Promise<KeptAnswer> {
  const requestHash = createHash("sha256").update(JSON.stringify(request)).digest("base64url");
  const createdAt = platform.clock.now();
  return await platform.db.transaction(async (tx) => {
    const isIt = and(eq(apiAnswers.keyId, keyId), eq(apiAnswers.idempotencyKey, idempotencyKey));
    await tx.delete(apiAnswers).where(and(isIt, isOver(createdAt)));
    // A parallel request with the same key waits here until the first one is answered.
    const [isFirst] = await tx
      .insert(apiAnswers)
      .values({ keyId, idempotencyKey, requestHash, createdAt })
      .onConflictDoNothing()
      .returning({ keyId: apiAnswers.keyId });
    if (isFirst) {
      const answer = await run(withTransaction(platform, tx));
      await tx.update(apiAnswers).set(answer).where(isIt);
      return { ...answer, isRepeated: false };
    }
    const [kept] = await tx.select().from(apiAnswers).where(isIt);
    if (kept?.requestHash !== requestHash) throw new DomainError("form-already-sent");
    return { status: kept.status ?? 200, body: kept.body ?? "", isRepeated: true };
  });
}

function isOver(now: Date) {
  return lte(apiAnswers.createdAt, new Date(now.getTime() - ANSWER_KEPT_MS));
}

/** Deletes answers that are older than a day. */
export async function removeOldAnswers({ db, clock }: { db: Database; clock: Platform["clock"] }): Promise<void> {
  await db.delete(apiAnswers).where(isOver(clock.now()));
}
