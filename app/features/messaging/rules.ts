import type { Role } from "#app/features/accounts/rules.ts";
import type { Warning } from "#app/features/safety/warnings/rules.ts";
import { DAY_MS, MINUTE_MS } from "#app/time.ts";

/** How long a sent message can be edited or removed. */
export const CHANGE_WITHIN_MILLISECONDS = 15 * MINUTE_MS;
/** How often one message can be edited. */
export const CHANGES_OF_A_MESSAGE = { attempts: 20, windowSeconds: 3600 } as const;
/** How many days the original words of an edited or removed message are kept for a case. */
export const ORIGINALS_KEPT_DAYS = 60;
/** The most conversations a person may start in a day: a new recruiter the fewest (R76). */
export const NEW_CONVERSATIONS = {
  newRecruiter: { attempts: 20, windowSeconds: 24 * 3600 },
  recruiter: { attempts: 100, windowSeconds: 24 * 3600 },
  senior: { attempts: 50, windowSeconds: 24 * 3600 },
} as const;
/** How long a recruiter counts as new. */
export const NEW_RECRUITER_MILLISECONDS = 30 * DAY_MS;
/** How long an account counts as new, so that its sender is unverified. */
const YOUNG_MILLISECONDS = 7 * DAY_MS;
/** How many messages a conversation shows at first, and how many more each step loads. */
export const MESSAGES_AT_ONCE = 50;
/** The most messages on a page; going back further drops the newest. */
export const MAX_MESSAGES_SHOWN = 200;

/** The other person of a conversation, as far as they may be shown. */
export type Counterpart = { id: string; name: string | null; photoUrl: string | null };

/** The job that a conversation is about. */
export type Subject = { id: string; title: string; company: string };

/** A conversation in the list. */
export type ConversationRow = {
  id: string;
  counterpart: Counterpart;
  subject: Subject | null;
  updatedAt: Date;
  unreadCount: number;
  last: { content: string; isOwn: boolean; isRemoved: boolean };
};

/** A message that only its sender sees: it waits for a moderator, or was refused by one. */
export type HeldMessage = { content: string; createdAt: Date; isRefused: boolean };

/** A message as one of the two sees it. */
export type MessageRow = {
  id: string;
  position: number;
  /** Whether the viewer, or a colleague of theirs, wrote it. */
  isOwn: boolean;
  /** The name of a colleague who wrote it; null for the viewer and the counterpart. */
  author: string | null;
  /** Empty if it was removed. */
  content: string;
  createdAt: Date;
  readAt: Date | null;
  isEdited: boolean;
  isRemoved: boolean;
  /** Whether its sender can still edit it. */
  isChangeable: boolean;
  warnings: Warning[];
};

/** An open conversation, or one that its first message will start (`id` is null). */
export type Thread = {
  id: string | null;
  counterpart: Counterpart;
  subject: Subject | null;
  /** Oldest first. */
  messages: MessageRow[];
  /** The viewer's own message that isn't delivered; null if there is none, or they have written since. */
  held: HeldMessage | null;
  /** The value of `from` for older messages; null if there are none. */
  earlierFrom: number | null;
  /** The value of `from` for later messages; null if the newest are shown. */
  laterFrom: number | null;
  /** The newest message, shown or not; null before the first. */
  newest: { position: number; isOwn: boolean } | null;
  isArchived: boolean;
  /** Who set a block. */
  blockedBy: "viewer" | "other" | null;
  /** Whether the account of the other side is suspended. */
  isSuspended: boolean;
  /** Whether the viewer may only read it, as a viewer of their company. */
  isReadOnly: boolean;
  /** Whether the viewer has to wait for an answer before writing again. */
  mustWait: boolean;
  /** Whether the viewer's company has to be verified before they write first. */
  mustVerify: boolean;
};

/** What a messages page shows above the text box: editing a message, or a confirmation. */
export type Asking = { kind: "change"; messageId: string } | { kind: "block" };

/** The result of an action on a messages page. */
export type MessagesDone = {
  /** `held`: it was sent, and waits for a moderator. */
  done: "send" | "held" | "read" | "enter-key" | "edit" | "remove" | "archive" | "unarchive" | "block" | "unblock";
  /** The conversation of the action; missing for a personal setting. */
  conversationId?: string;
  /** The key of the message form that was sent. */
  submissionKey?: string;
};

/** Returns the position of the first unread message, or null. */
export function firstUnread(messages: readonly MessageRow[]): number | null {
  return messages.find(({ isOwn, readAt, isRemoved }) => !isOwn && !readAt && !isRemoved)?.position ?? null;
}

/** The facts that verify a sender. `isCompanyVerified` does not apply to a senior. */
export type SenderFacts = { isEmailVerified: boolean; createdAt: Date; isCompanyVerified: boolean };

/**
 * Returns whether a sender is unverified: their address is unconfirmed, their account is younger
 * than a week or, for recruiters, their company is not verified.
 */
export function isUnverifiedSender(role: Role | null, sender: SenderFacts, now: Date): boolean {
  const isYoung = now.getTime() - sender.createdAt.getTime() < YOUNG_MILLISECONDS;
  return !sender.isEmailVerified || isYoung || (role === "recruiter" && !sender.isCompanyVerified);
}

/** Returns whether the sender of a message can still edit or remove it. */
export function isChangeable(message: { createdAt: Date; isRemoved: boolean }, now: Date): boolean {
  return !message.isRemoved && now.getTime() - message.createdAt.getTime() < CHANGE_WITHIN_MILLISECONDS;
}

/** Who of two people has written: in this conversation, and in any of theirs. */
export type Written = {
  hasOwn: boolean;
  hasTheirs: boolean;
  hasOwnAnywhere: boolean;
  hasTheirsAnywhere: boolean;
  /** Whether the conversation is about a job of the viewer to which the other has an active application. */
  isTheirApplication: boolean;
  /** Whether the other has accepted an offer of the viewer's company, or was hired by it. */
  isHired: boolean;
  /** Whether the other has an active application to any job of the viewer. */
  hasApplied: boolean;
  /** Whether the viewer's company is verified. */
  isVerified: boolean;
};

/**
 * Whether the company must be verified first: a recruiter of an unverified company starts no conversations. They reply
 * to people who have written or applied, and invite others with our own text.
 */
export function mustVerifyCompany(role: Role, { hasTheirsAnywhere, hasApplied, isVerified }: Written): boolean {
  return role === "recruiter" && !isVerified && !hasTheirsAnywhere && !hasApplied;
}

/**
 * Whether the viewer has to wait: a recruiter has one message until the senior answers, across all their conversations;
 * each application of the senior allows one more, about it. Whoever was hired is written to freely. A senior never
 * waits.
 */
export function mustWaitForAnswer(role: Role, written: Written): boolean {
  if (role !== "recruiter") return false;
  const { hasOwn, hasTheirs, hasOwnAnywhere, hasTheirsAnywhere, isTheirApplication, isHired } = written;
  if (isHired) return false;
  if (hasOwn) return !hasTheirs;
  return hasOwnAnywhere && !hasTheirsAnywhere && !isTheirApplication;
}

/** Returns where a person reads one conversation, or all of them. */
export function messagesPath(role: Role, conversationId?: string): string {
  const path = `/${role}/messages`;
  return conversationId === undefined ? path : `${path}?conversation=${conversationId}`;
}

/** Returns the role of the other side of a conversation. */
export function otherRole(role: Role): Role {
  return role === "senior" ? "recruiter" : "senior";
}
