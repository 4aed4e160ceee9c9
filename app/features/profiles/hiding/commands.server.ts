import { and, eq } from "drizzle-orm";
import { users } from "#app/db/schema/accounts.ts";
import { hiddenCompanies } from "#app/db/schema/profiles.ts";
import { FieldError } from "#app/domain-error.ts";
import { requireSenior } from "#app/features/accounts/policy.ts";
import type { Viewer } from "#app/features/accounts/rules.ts";
import { requireId } from "#app/input-fields.ts";
import type { Platform } from "#app/platform/platform.ts";
import { TOO_MANY_HIDDEN } from "./labels.ts";
import { MAX_HIDDEN_COMPANIES } from "./rules.ts";
import type { HideInput } from "./schema.ts";

/**
 * Hides the viewer from recruiters of a company, from the next request on; does nothing for a company that is already
 * listed. Throws wrong-role, and FieldError for `company` when there are too many.
 */
export async function hideFromCompany(platform: Platform, viewer: Viewer, { company }: HideInput): Promise<void> {
  requireSenior(viewer);
  const createdAt = platform.clock.now();
  await platform.db.transaction(async (tx) => {
    // Locks the person's row so that parallel forms run one after the other and the number stays bounded.
    await tx.select({ id: users.id }).from(users).where(eq(users.id, viewer.id)).for("update");
    await tx
      .insert(hiddenCompanies)
      .values({ id: platform.ids.next(createdAt), userId: viewer.id, name: company, createdAt })
      .onConflictDoNothing({ target: [hiddenCompanies.userId, hiddenCompanies.nameKey] });
    const count = await tx.$count(hiddenCompanies, eq(hiddenCompanies.userId, viewer.id));
    if (count > MAX_HIDDEN_COMPANIES) throw new FieldError("company", TOO_MANY_HIDDEN);
  });
}

/** Lets a company find the viewer again; does nothing if it is not listed. Throws wrong-role, not-found. */
export async function showToCompany(
  platform: Platform,
  viewer: Viewer,
  { hiddenId }: { hiddenId: string },
): Promise<void> {
  requireSenior(viewer);
  const isOwn = and(eq(hiddenCompanies.id, requireId(hiddenId)), eq(hiddenCompanies.userId, viewer.id));
  await platform.db.delete(hiddenCompanies).where(isOwn);
}
