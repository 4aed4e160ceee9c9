import { and, count, eq, ne } from "drizzle-orm";
import { users } from "#app/db/schema/accounts.ts";
import { applicantViews } from "#app/db/schema/applicant-views.ts";
import { FieldError } from "#app/domain-error.ts";
import { requireRecruiter } from "#app/features/accounts/policy.ts";
import type { Viewer } from "#app/features/accounts/rules.ts";
import { requireId } from "#app/input-fields.ts";
import type { Platform } from "#app/platform/platform.ts";
import { NOTHING_TO_SAVE, TOO_MANY_VIEWS } from "./labels.ts";
import { overviewQuery, overviewSearchFrom, VIEW_LIMITS } from "./rules.ts";
import type { SaveViewInput } from "./schema.ts";

/**
 * Saves a view of the viewer's list of all applicants; one that is already saved gets the new name. Throws wrong-role,
 * or FieldError for `name` when there are too many or the view shows everyone.
 */
export async function saveView(platform: Platform, viewer: Viewer, { query, name }: SaveViewInput): Promise<void> {
  requireRecruiter(viewer);
  const kept = keptQuery(query);
  if (kept === "") throw new FieldError("name", NOTHING_TO_SAVE);
  const now = platform.clock.now();
  await platform.db.transaction(async (tx) => {
    // Locks the person's row so that parallel saves run one after the other and the number stays bounded.
    await tx.select({ id: users.id }).from(users).where(eq(users.id, viewer.id)).for("update");
    const isOther = and(eq(applicantViews.userId, viewer.id), ne(applicantViews.query, kept));
    const [others] = await tx.select({ count: count() }).from(applicantViews).where(isOther);
    if ((others?.count ?? 0) >= VIEW_LIMITS.count) throw new FieldError("name", TOO_MANY_VIEWS);
    await tx
      .insert(applicantViews)
      .values({ id: platform.ids.next(now), userId: viewer.id, name, query: kept, createdAt: now })
      .onConflictDoUpdate({ target: [applicantViews.userId, applicantViews.query], set: { name } });
  });
}

/** Deletes a view of the viewer; does nothing if it is already gone. Throws wrong-role, not-found. */
export async function deleteView(platform: Platform, viewer: Viewer, { viewId }: { viewId: string }): Promise<void> {
  requireRecruiter(viewer);
  const isOwn = and(eq(applicantViews.id, requireId(viewId)), eq(applicantViews.userId, viewer.id));
  await platform.db.delete(applicantViews).where(isOwn);
}

/** Returns a query in the form in which it is saved: what the list knows, from its first page. */
function keptQuery(query: string): string {
  return overviewQuery({ ...overviewSearchFrom(new URLSearchParams(query)), after: null });
}
