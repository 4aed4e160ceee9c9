import { eq } from "drizzle-orm";
import { users } from "#app/db/schema/accounts.ts";
import { recruiters } from "#app/db/schema/recruiters.ts";
import { requireRecruiter } from "#app/features/accounts/policy.ts";
import type { Viewer } from "#app/features/accounts/rules.ts";
import type { Platform } from "#app/platform/platform.ts";
import { requireCard } from "./queries.server.ts";
import type { RecruiterCard } from "./rules.ts";
import type { CardInput } from "./schema.ts";

/** Saves the viewer's own card, and their name with the account. Throws wrong-role, not-found. */
export async function saveCard(platform: Platform, viewer: Viewer, input: CardInput): Promise<RecruiterCard> {
  requireRecruiter(viewer);
  return await platform.db.transaction(async (tx) => {
    const updatedAt = platform.clock.now();
    await tx
      .update(recruiters)
      .set({ ...input, updatedAt })
      .where(eq(recruiters.userId, viewer.id));
    await tx.update(users).set({ name: input.fullName, updatedAt }).where(eq(users.id, viewer.id));
    return await requireCard(tx, viewer.id);
  });
}
