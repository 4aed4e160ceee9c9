import type { Role } from "#app/features/accounts/rules.ts";
import type { ConversationRow } from "#app/features/messaging/rules.ts";
import type { NotificationRow } from "#app/features/notifications/rules.ts";

/** What surrounds every page of a person's own area. */
export type ShellData = {
  person: { firstName: string; name: string; email: string; photoUrl: string | null };
  /** The number of new notifications, and the newest few. */
  newCount: number;
  newest: NotificationRow[];
  /** The number of unread messages, and the newest few conversations. */
  unreadCount: number;
  conversations: ConversationRow[];
  /** When the account is erased; null if no one requested it. */
  erasureAt: Date | null;
  /** When email to the person bounced; null if it does not. */
  bouncedAt: Date | null;
  /** For owners: until when their plan stays open although its payment was declined; null otherwise. */
  graceUntil: Date | null;
  /** Whether the address still has to be verified. */
  mustVerify: boolean;
  /** Whether the person may only look at their company's work. */
  isReadOnly: boolean;
  now: Date;
};

/** How much is new for a signed-in person, on a public page. */
export type NewCounts = { role: Role; newCount: number; unreadCount: number };
