import { and, eq, isNull } from "drizzle-orm";
import { users } from "#app/db/schema/accounts.ts";
import { appeals } from "#app/db/schema/suspensions.ts";
import type { AppealOutcome } from "#app/domain/suspension.ts";
import { DomainError } from "#app/domain-error.ts";
import { queueMail } from "#app/features/mail/commands.server.ts";
import { type Appealed, appealPath } from "#app/features/safety/appeal-links.server.ts";
import { recordAudit } from "#app/features/staff/audit/commands.server.ts";
import { requirePermission, type StaffViewer } from "#app/features/staff/policy.ts";
import { requireId } from "#app/input-fields.ts";
import type { Platform } from "#app/platform/platform.ts";
import { findDecision, reverseDecision } from "./decisions.server.ts";
import { appealArrivedMail, appealDecidedMail } from "./emails.server.ts";

/**
 * Stores a person's appeal against a decision, once, and notifies the support team. `about` comes
 * from a link in our email. Throws not-found if there is no such decision, appealed-already if the
 * person has appealed before, and appeal-too-late if there is nothing left to reverse.
 */
export async function makeAppeal(platform: Platform, about: Appealed, { text }: { text: string }): Promise<void> {
  const now = platform.clock.now();
  const id = platform.ids.next(now);
  await platform.db.transaction(async (tx) => {
    const decision = await findDecision(tx, about);
    if (!decision) throw new DomainError("not-found");
    const [made] = await tx
      .insert(appeals)
      .values({
        id,
        userId: about.userId,
        kind: about.kind,
        decisionId: about.decisionId,
        firstDecidedBy: decision.decidedBy,
        text,
        createdAt: now,
      })
      .onConflictDoNothing({ target: [appeals.kind, appeals.decisionId] })
      .returning({ id: appeals.id });
    if (!made) throw new DomainError("appealed-already");
    if (!decision.isInForce) throw new DomainError("appeal-too-late");
    await queueMail(platform, tx, appealArrivedMail(decision, id));
  });
}

/**
 * Decides an appeal with a written answer: upholds or reverses the decision. The person is notified
 * by email, and the audit log records it. Throws not-found if there is no such appeal or the viewer
 * may not decide it, own-decision if the viewer made the first decision, and appeal-decided if
 * someone else has decided the appeal already.
 */
export async function decideAppeal(
  platform: Platform,
  viewer: StaffViewer,
  { appealId, outcome, answer }: { appealId: string; outcome: AppealOutcome; answer: string },
): Promise<void> {
  requirePermission(viewer, "decide appeals");
  await platform.db.transaction(async (tx) => {
    const isIt = eq(appeals.id, requireId(appealId));
    const [appeal] = await tx.select().from(appeals).where(isIt);
    if (!appeal) throw new DomainError("not-found");
    if (appeal.firstDecidedBy === viewer.id) throw new DomainError("own-decision");
    const [decided] = await tx
      .update(appeals)
      .set({ outcome, answer, decidedAt: platform.clock.now(), decidedBy: viewer.id })
      .where(and(isIt, isNull(appeals.outcome)))
      .returning({ id: appeals.id });
    if (!decided) throw new DomainError("appeal-decided");
    const about = { kind: appeal.kind, decisionId: appeal.decisionId, userId: appeal.userId };
    const decision = await findDecision(tx, about);
    const [person] = await tx
      .select({ id: users.id, name: users.name, email: users.email, isEmailVerified: users.isEmailVerified })
      .from(users)
      .where(eq(users.id, appeal.userId));
    if (!decision || !person) throw new DomainError("not-found");
    if (outcome === "reversed" && decision.isInForce) await reverseDecision(platform, tx, viewer, decision);
    const href = appealPath(platform, about);
    await queueMail(platform, tx, appealDecidedMail(person, decision, { outcome, answer, href }));
    await recordAudit(platform, tx, {
      actor: viewer,
      action: outcome === "reversed" ? "appeal.reversed" : "appeal.upheld",
      subjectId: appeal.id,
      detail: { person: appeal.userId, against: appeal.kind, decision: appeal.decisionId },
    });
  });
}
