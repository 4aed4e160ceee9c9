import type { Role } from "#app/features/accounts/rules.ts";
import type { ConversationRow } from "#app/features/messaging/rules.ts";
import type { NotificationRow } from "#app/features/notifications/rules.ts";

/** What stands around every page of a person's own area. */
export type ShellData = {
  person: { firstName: string; name: string; email: string; photoUrl: string | null };
  /** How many notifications are new, and the newest few. */
  newCount: number;
  newest: NotificationRow[];
  /** How many messages are unread, and the newest few conversations. */
  unreadCount: number;
  conversations: ConversationRow[];
  /** When the account is erased; null while nobody asked for it. */
  erasureAt: Date | null;
  /** When a mail to the person came back; null while mail arrives. */
  bouncedAt: Date | null;
  /** Whether the address still has to be confirmed. */
  mustVerify: boolean;
  now: Date;
};

/** How much is new for somebody who reads a public page signed in. */
export type AccountNews = { role: Role; newCount: number; unreadCount: number };
