import { and, eq } from "drizzle-orm";
import type { Database } from "#app/db/database.ts";
import { appeals } from "#app/db/schema/suspensions.ts";
import type { Appealed } from "#app/features/safety/appeal-links.server.ts";
import { findDecision } from "./decisions.server.ts";
import type { Decision, OwnAppeal } from "./rules.ts";

/**
 * Returns a decision against a person and their appeal, if they made one, or null if there is no
 * such decision.
 */
export async function findOwnAppeal(
  db: Database,
  about: Appealed,
): Promise<{ decision: Decision; appeal: OwnAppeal | null } | null> {
  const decision = await findDecision(db, about);
  if (!decision) return null;
  const { text, createdAt, outcome, answer, decidedAt } = appeals;
  const [appeal] = await db
    .select({ text, createdAt, outcome, answer, decidedAt })
    .from(appeals)
    .where(and(eq(appeals.kind, about.kind), eq(appeals.decisionId, about.decisionId)));
  return { decision, appeal: appeal ?? null };
}
