import { eq } from "drizzle-orm";
import { newWords } from "#app/db/schema/new-words.ts";
import { DomainError } from "#app/domain-error.ts";
import { recordAudit } from "#app/features/staff/audit/commands.server.ts";
import { requirePermission, type StaffViewer } from "#app/features/staff/policy.ts";
import { requireId } from "#app/input-fields.ts";
import type { Platform } from "#app/platform/platform.ts";

/**
 * Dismisses words for good, or lists them again. Throws not-found if they are not there, or if the viewer may not look
 * after words.
 */
export async function decideWords(
  platform: Platform,
  viewer: StaffViewer,
  { wordsId, intent }: { wordsId: string; intent: "dismiss" | "restore" },
): Promise<void> {
  requirePermission(viewer, "look after words");
  const id = requireId(wordsId);
  const isDismissal = intent === "dismiss";
  await platform.db.transaction(async (tx) => {
    const changed = await tx
      .update(newWords)
      .set({ dismissedAt: isDismissal ? platform.clock.now() : null })
      .where(eq(newWords.id, id))
      .returning({ id: newWords.id });
    if (changed.length === 0) throw new DomainError("not-found");
    const action = isDismissal ? "words.dismissed" : "words.restored";
    await recordAudit(platform, tx, { actor: viewer, action, subjectId: id });
  });
}
