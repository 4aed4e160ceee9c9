import { eq, sql } from "drizzle-orm";
import type { Database } from "#app/db/database.ts";
import { users } from "#app/db/schema/accounts.ts";
import { bouncedAddresses } from "#app/db/schema/mails.ts";
import { subscriptions } from "#app/db/schema/plans.ts";
import { profiles } from "#app/db/schema/profiles.ts";
import { recruiters } from "#app/db/schema/recruiters.ts";
import { accountDeletions } from "#app/db/schema/settings.ts";
import { mustVerify } from "#app/features/accounts/policy.ts";
import type { Viewer } from "#app/features/accounts/rules.ts";
import { isBounceOf } from "#app/features/mail/bounces/queries.server.ts";
import { countUnreadMessages, listConversations } from "#app/features/messaging/queries.server.ts";
import { countNewNotifications, listNotifications } from "#app/features/notifications/queries.server.ts";
import { firstNameOf } from "#app/first-name.ts";
import type { Platform } from "#app/platform/platform.ts";
import type { NewCounts, ShellData } from "./rules.ts";

const IN_THE_MENU = 5;

/** Returns what surrounds every page of an area: the person, new items, and notices. Three statements. */
export async function findShellData(
  { db, clock, env }: Pick<Platform, "db" | "clock" | "env">,
  viewer: Viewer,
): Promise<ShellData> {
  const [{ photoUrl, ...facts }, notifications, conversations] = await Promise.all([
    findFacts(db, viewer),
    listNotifications(db, viewer.id, { limit: IN_THE_MENU }),
    listConversations(db, viewer, { limit: IN_THE_MENU }),
  ]);
  return {
    ...facts,
    person: { firstName: firstNameOf(viewer.name) || viewer.email, name: viewer.name, email: viewer.email, photoUrl },
    newest: notifications.rows,
    conversations: conversations.rows,
    mustVerify: mustVerify({ env }, viewer),
    isReadOnly: viewer.companyRole === "viewer",
    now: clock.now(),
  };
}

/** Each is one value of another table, so one statement reads them all. */
async function findFacts(db: Database, { id, role, email }: Viewer) {
  const card = role === "recruiter" ? recruiters : profiles;
  const [facts] = await db
    .select({
      newCount: countNewNotifications(db, id),
      unreadCount: countUnreadMessages(db, id),
      photoUrl: card.photoUrl,
      erasureAt: accountDeletions.dueAt,
      bouncedAt: bouncedAddresses.bouncedAt,
      graceUntil: role === "recruiter" ? graceOf(id) : sql<null>`null`,
    })
    .from(users)
    .leftJoin(card, eq(card.userId, users.id))
    .leftJoin(accountDeletions, eq(accountDeletions.userId, users.id))
    .leftJoin(bouncedAddresses, isBounceOf(email))
    .where(eq(users.id, id));
  return facts ?? { newCount: 0, unreadCount: 0, photoUrl: null, erasureAt: null, bouncedAt: null, graceUntil: null };
}

/** Until when the plan of an owner's company stays open although its payment was declined; null otherwise. */
function graceOf(id: string) {
  return sql<Date | null>`(select ${subscriptions.graceUntil} from ${subscriptions}
    join ${recruiters} owner on owner.company_id = ${subscriptions.companyId}
    where owner.user_id = ${id} and owner.company_role = 'owner')`.mapWith(subscriptions.graceUntil);
}

/** Returns how much is new for the viewer; null for visitors and accounts without a role. One statement. */
export async function findNewCounts(db: Database, viewer: Viewer | null): Promise<NewCounts | null> {
  if (!viewer?.role) return null;
  const [counts] = await db
    .select({ newCount: countNewNotifications(db, viewer.id), unreadCount: countUnreadMessages(db, viewer.id) })
    .from(users)
    .where(eq(users.id, viewer.id));
  return counts ? { role: viewer.role, ...counts } : null;
}
