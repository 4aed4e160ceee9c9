import type { Viewer } from "#app/features/accounts/rules.ts";
import { findBounce } from "#app/features/mail/bounces/queries.server.ts";
import { countUnreadMessages, listConversations } from "#app/features/messaging/queries.server.ts";
import { countNewNotifications, listNotifications } from "#app/features/notifications/queries.server.ts";
import { findPhotoUrl as findProfilePhoto } from "#app/features/profiles/queries.server.ts";
import { findPhotoUrl as findRecruiterPhoto } from "#app/features/profiles/recruiters/queries.server.ts";
import { findErasureDate } from "#app/features/settings/queries.server.ts";
import type { Platform } from "#app/platform/platform.ts";
import type { Surroundings } from "./rules.ts";

const IN_THE_MENU = 5;

/** Who is here, what is new for them and what is amiss: what stands around every page of an area. Seven statements. */
export async function findSurroundings(
  { db, clock, env }: Pick<Platform, "db" | "clock" | "env">,
  viewer: Viewer,
): Promise<Surroundings> {
  const findPhoto = viewer.role === "recruiter" ? findRecruiterPhoto : findProfilePhoto;
  const [newCount, notifications, unreadCount, conversations, photoUrl, erasureAt, bounce] = await Promise.all([
    countNewNotifications(db, viewer.id),
    listNotifications(db, viewer.id, { limit: IN_THE_MENU }),
    countUnreadMessages(db, viewer.id),
    listConversations(db, viewer, { limit: IN_THE_MENU }),
    findPhoto(db, viewer.id),
    findErasureDate(db, viewer.id),
    findBounce(db, viewer.email),
  ]);
  return {
    person: { name: viewer.name, email: viewer.email, photoUrl },
    newCount,
    newest: notifications.rows,
    unreadCount,
    conversations: conversations.rows,
    erasureAt,
    bouncedAt: bounce?.bouncedAt ?? null,
    mustVerify: env.requiresEmailVerification && !viewer.isEmailVerified,
    now: clock.now(),
  };
}
