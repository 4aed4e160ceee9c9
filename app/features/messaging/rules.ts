import type { Role } from "#app/features/accounts/rules.ts";
import type { Warning } from "#app/features/safety/warnings/rules.ts";
import { DAY_MS, MINUTE_MS } from "#app/time.ts";

/** The longest message, in characters (D62). */
/** How long a sent message can be changed or taken back. */
export const CHANGE_WITHIN_MILLISECONDS = 15 * MINUTE_MS;
/** How often one message can be changed. */
export const CHANGES_OF_A_MESSAGE = { attempts: 20, windowSeconds: 3600 } as const;
/** How long the words of a changed or removed message are kept for a case. */
export const ORIGINALS_KEPT_DAYS = 60;
/** How long a case is kept. */
export const CASES_KEPT_DAYS = 2 * 365;
/** How many conversations a person may begin in a day: a new recruiter the fewest (R76). */
export const NEW_CONVERSATIONS = {
  newRecruiter: { attempts: 20, windowSeconds: 24 * 3600 },
  recruiter: { attempts: 100, windowSeconds: 24 * 3600 },
  senior: { attempts: 50, windowSeconds: 24 * 3600 },
} as const;
/** How long a recruiter counts as new. */
export const NEW_RECRUITER_MILLISECONDS = 30 * DAY_MS;
/** How many messages a conversation shows at first, and how many more each step back or on brings. */
export const MESSAGES_AT_ONCE = 50;
/** The most messages that a page holds: who reads further back leaves the newest behind. */
export const MAX_MESSAGES_SHOWN = 200;

/** The other person of a conversation, as far as they show themselves. */
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

/** A message as one of the two sees it. */
export type MessageRow = {
  id: string;
  position: number;
  isOwn: boolean;
  /** Empty when it was taken back. */
  content: string;
  createdAt: Date;
  readAt: Date | null;
  isEdited: boolean;
  isRemoved: boolean;
  /** Whether its sender can still change it. */
  isChangeable: boolean;
  warnings: Warning[];
};

/** An open conversation, or one that its first message will begin (`id` is null). */
export type Thread = {
  id: string | null;
  counterpart: Counterpart;
  subject: Subject | null;
  /** Oldest first. */
  messages: MessageRow[];
  /** Give it as `from` to see older messages; null when there are none. */
  earlierFrom: number | null;
  /** Give it as `from` to see later messages; null when the newest are shown. */
  laterFrom: number | null;
  /** The newest message, shown or not; null before the first. */
  newest: { position: number; isOwn: boolean } | null;
  isArchived: boolean;
  /** Who stopped the conversation. */
  blockedBy: "viewer" | "other" | null;
  /** Whether the account of the other side is suspended. */
  isSuspended: boolean;
  /** Whether the viewer has to wait for an answer before writing again. */
  mustWait: boolean;
  /** Whether the viewer's company has to be verified before they write here first. */
  mustVerify: boolean;
};

/** What a messages page shows above the text box: a change of one message, or a question before a grave step. */
export type Asking = { kind: "change"; messageId: string } | { kind: "report" } | { kind: "block" };

/** What a messages page was told when it had done something. */
export type MessagesDone = {
  done: "send" | "read" | "enter-key" | "edit" | "remove" | "archive" | "unarchive" | "block" | "unblock" | "report";
  /** The conversation it was done to; none for what belongs to the person. */
  conversationId?: string;
  /** The key of the text box that was sent. */
  submissionKey?: string;
};

/** The position of the first message that its reader has not read, or null. */
export function firstUnread(messages: readonly MessageRow[]): number | null {
  return messages.find(({ isOwn, readAt, isRemoved }) => !isOwn && !readAt && !isRemoved)?.position ?? null;
}

/** Whether a message can still be changed or taken back by its sender. */
export function isChangeable(message: { createdAt: Date; isRemoved: boolean }, now: Date): boolean {
  return !message.isRemoved && now.getTime() - message.createdAt.getTime() < CHANGE_WITHIN_MILLISECONDS;
}

/** Who of two people has written: in the conversation at hand, and in any of theirs. */
export type Written = {
  hasOwn: boolean;
  hasTheirs: boolean;
  hasOwnAnywhere: boolean;
  hasTheirsAnywhere: boolean;
  /** Whether the conversation is about a job of the viewer for which the other's application stands. */
  isTheirApplication: boolean;
  /** Whether an application of the other stands for any job of the viewer. */
  hasApplied: boolean;
  /** Whether the viewer hires for a company that is verified. */
  isVerified: boolean;
};

/**
 * A recruiter of a company that is not verified begins nothing: they answer who has written or applied to them, and
 * invite others with the product's own text.
 */
export function mustVerifyCompany(role: Role, { hasTheirsAnywhere, hasApplied, isVerified }: Written): boolean {
  return role === "recruiter" && !isVerified && !hasTheirsAnywhere && !hasApplied;
}

/**
 * A recruiter whom the senior has not answered yet has said their one message, whatever their conversations are about;
 * each application of the senior allows one more, about it. A senior may always write.
 */
export function mustWaitForAnswer(role: Role, written: Written): boolean {
  if (role !== "recruiter") return false;
  const { hasOwn, hasTheirs, hasOwnAnywhere, hasTheirsAnywhere, isTheirApplication } = written;
  if (hasOwn) return !hasTheirs;
  return hasOwnAnywhere && !hasTheirsAnywhere && !isTheirApplication;
}

/** Where a person reads one conversation, or all of them. */
export function messagesPath(role: Role, conversationId?: string): string {
  const path = `/${role}/messages`;
  return conversationId === undefined ? path : `${path}?conversation=${conversationId}`;
}

/** What the other side of a conversation is. */
export function otherRole(role: Role): Role {
  return role === "senior" ? "recruiter" : "senior";
}
