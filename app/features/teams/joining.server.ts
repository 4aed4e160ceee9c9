import { and, eq } from "drizzle-orm";
import { users } from "#app/db/schema/accounts.ts";
import { companies } from "#app/db/schema/companies.ts";
import { joinRequests, recruiters } from "#app/db/schema/recruiters.ts";
import { DomainError } from "#app/domain-error.ts";
import { requireActingRecruiter, requireOwner, requireStaying } from "#app/features/accounts/policy.ts";
import type { Viewer } from "#app/features/accounts/rules.ts";
import { notify } from "#app/features/notifications/commands.server.ts";
import { requireId } from "#app/input-fields.ts";
import type { Platform } from "#app/platform/platform.ts";
import { countAttemptOrRefuse } from "#app/platform/rate-limit.ts";
import { answeredNotification, askedNotification } from "./emails.server.ts";
import { joinCompany } from "./invitations.server.ts";
import { findJoinOffer } from "./queries.server.ts";
import { ASK_LIMIT, MOST_MEMBERS } from "./rules.ts";

/**
 * Asks the owners of the company at the viewer's confirmed domain to let them in; once is enough. Throws wrong-role,
 * email-unverified, account-leaving, not-found for any other company, and too-many-requests after three in a day.
 */
export async function askToJoin(platform: Platform, viewer: Viewer, { companyId }: { companyId: string }) {
  requireActingRecruiter(platform, viewer);
  await platform.db.transaction(async (tx) => {
    const offer = await findJoinOffer(tx, viewer);
    if (offer?.companyId !== companyId) throw new DomainError("not-found");
    const askedAt = platform.clock.now();
    const [asked] = await tx
      .insert(joinRequests)
      .values({ userId: viewer.id, companyId, askedAt })
      .onConflictDoNothing()
      .returning({ userId: joinRequests.userId });
    if (!asked) return;
    await countAttemptOrRefuse(tx, platform.clock, `team ask:${viewer.id}`, ASK_LIMIT);
    const owners = await tx
      .select({ userId: recruiters.userId })
      .from(recruiters)
      .where(and(eq(recruiters.companyId, companyId), eq(recruiters.companyRole, "owner")))
      .orderBy(recruiters.userId)
      .limit(MOST_MEMBERS);
    for (const { userId } of owners) await notify(platform, tx, { userId, ...askedNotification(viewer, offer.name) });
  });
}

/**
 * Answers a request to join the viewer's company; yes makes a recruiter of it. Throws wrong-role, owner-only,
 * account-leaving, not-found once it is answered, in-a-team, team-full.
 */
export async function answerRequest(
  platform: Platform,
  viewer: Viewer,
  { personId, says }: { personId: string; says: "yes" | "no" },
): Promise<void> {
  requireOwner(viewer);
  requireStaying(viewer);
  await platform.db.transaction(async (tx) => {
    const [asked] = await tx
      .select({ userId: joinRequests.userId, companyId: companies.id, company: companies.name, name: users.name })
      .from(joinRequests)
      .innerJoin(companies, eq(companies.id, joinRequests.companyId))
      .innerJoin(users, eq(users.id, joinRequests.userId))
      .innerJoin(
        recruiters,
        and(
          eq(recruiters.companyId, joinRequests.companyId),
          eq(recruiters.userId, viewer.id),
          eq(recruiters.companyRole, "owner"),
        ),
      )
      .where(eq(joinRequests.userId, requireId(personId)));
    if (!asked) throw new DomainError("not-found");
    const { userId, companyId, company } = asked;
    if (says === "yes")
      await joinCompany(platform, tx, { id: userId }, { companyId, companyRole: "recruiter", invitedBy: viewer.id });
    else await tx.delete(joinRequests).where(eq(joinRequests.userId, userId));
    await notify(platform, tx, { userId, ...answeredNotification(says === "yes", company) });
  });
}
