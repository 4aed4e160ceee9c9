import { and, count, eq } from "drizzle-orm";
import { companies } from "#app/db/schema/companies.ts";
import { companyLetters } from "#app/db/schema/company-letters.ts";
import { DomainError, FieldError } from "#app/domain-error.ts";
import { lockMembership, requireCompany } from "#app/features/accounts/company-access.server.ts";
import { requireHiring } from "#app/features/accounts/policy.ts";
import type { Viewer } from "#app/features/accounts/rules.ts";
import { requireId } from "#app/input-fields.ts";
import type { Platform } from "#app/platform/platform.ts";
import { TOO_MANY_LETTERS } from "./labels.ts";
import { LETTER_LIMITS } from "./rules.ts";
import type { SaveLetterInput } from "./schema.ts";

/**
 * Saves a new letter of the viewer's company, or changes one. Throws wrong-role, viewer-only, not-found for another
 * company's, and FieldError for `name` when there are too many.
 */
export async function saveLetter(
  platform: Platform,
  viewer: Viewer,
  { letterId, ...said }: SaveLetterInput,
): Promise<void> {
  requireHiring(viewer);
  const now = platform.clock.now();
  await platform.db.transaction(async (tx) => {
    await lockMembership(tx, viewer.id);
    const { id: companyId } = await requireCompany(tx, viewer.id);
    if (letterId !== undefined) {
      const isOwn = and(eq(companyLetters.id, requireId(letterId)), eq(companyLetters.companyId, companyId));
      const changed = await tx
        .update(companyLetters)
        .set({ ...said, updatedAt: now })
        .where(isOwn)
        .returning({ id: companyLetters.id });
      if (changed.length === 0) throw new DomainError("not-found");
      return;
    }
    // Locks the company so that parallel saves run one after the other and the number stays bounded.
    await tx.select({ id: companies.id }).from(companies).where(eq(companies.id, companyId)).for("update");
    const [all] = await tx
      .select({ count: count() })
      .from(companyLetters)
      .where(eq(companyLetters.companyId, companyId));
    if ((all?.count ?? 0) >= LETTER_LIMITS.count) throw new FieldError("name", TOO_MANY_LETTERS);
    await tx
      .insert(companyLetters)
      .values({ id: platform.ids.next(now), companyId, ...said, createdAt: now, updatedAt: now });
  });
}

/** Deletes a letter of the viewer's company; does nothing if it is already gone. Throws wrong-role, viewer-only. */
export async function deleteLetter(
  platform: Platform,
  viewer: Viewer,
  { letterId }: { letterId: string },
): Promise<void> {
  requireHiring(viewer);
  await platform.db.transaction(async (tx) => {
    await lockMembership(tx, viewer.id);
    const { id: companyId } = await requireCompany(tx, viewer.id);
    const isOwn = and(eq(companyLetters.id, requireId(letterId)), eq(companyLetters.companyId, companyId));
    await tx.delete(companyLetters).where(isOwn);
  });
}
