import { BRAND } from "#app/brand.ts";
import type { Role } from "#app/features/accounts/rules.ts";
import { WARNING_TEXTS } from "#app/features/safety/warnings/labels.ts";
import type { Warning } from "#app/features/safety/warnings/rules.ts";
import type { MessagesDone } from "./rules.ts";

/** Texts of the specification's messages pages (2.5, 2.6, section 8). */
export const PAGE_WORDS: Record<Role, { subtitle: string; unknown: string }> = {
  senior: { subtitle: "Your conversations with recruiters", unknown: "Unknown" },
  recruiter: { subtitle: "Your conversations with candidates", unknown: "Unknown User" },
};

/** In a conversation with someone whose account is suspended. */
export const SUSPENDED_NOTICE = {
  title: "We suspended this account",
  text: "You can't write to each other. If you're in contact elsewhere, stop. Don't send money, documents, or codes.",
  link: "Job scams: what to do",
} as const;

export const SEND_FAILED = { title: "Failed to send message", text: "Please try again. Your text is still here." };
export const ANSWER_FAILED = { title: "That didn't work", text: "Nothing was changed. Please try again." };
export const SERVER_AWAY = {
  title: SEND_FAILED.title,
  text: "We can't be reached just now. Your text is still here; please try again in a moment.",
};
export const LIST_FAILED = {
  title: "Your conversations couldn't be loaded",
  text: "Nothing is lost. Please try again in a moment.",
};
export const THREAD_FAILED = {
  title: "This conversation couldn't be loaded",
  text: "Nothing is lost. Please try again in a moment.",
};
/** Replaces a message with these signs of a scam in an email: it says what to look out for, and quotes nothing. */
export function notQuoted([sign]: readonly Warning[]): string {
  const why = sign === undefined ? "" : `${WARNING_TEXTS[sign]} `;
  return `This message shows signs of a scam, so it isn't quoted here. ${why}Open it on ${BRAND.name} to read it.`;
}

/** Replaces the same in a notification. */
export const SUSPICIOUS = "It shows signs of a scam. Open it to see what to look out for.";
export const REMOVED = "This message was removed.";

/** What a sender reads while a moderator has their message. */
export const MESSAGE_HELD = {
  title: "We check this message first",
  text: "We check a few messages by hand, above all from new members, because some of their words are also used in scams. Someone reads yours, usually within one business day, and we let you know. You can write again after that.",
};
/** Why a moderator refuses a message: what they choose, and what its sender reads. */
export const MESSAGE_REFUSALS = {
  money: {
    title: "Asks for money",
    text: "Nobody here may ask people to pay for anything, or to receive and pass on money.",
  },
  numbers: {
    title: "Asks for numbers or codes",
    text: "Nobody here may ask for bank details, identity documents, or codes in a message.",
  },
  elsewhere: {
    title: "Leads elsewhere",
    text: "Please keep writing here instead of moving to another app, a phone number, or a form on another site.",
  },
  unkind: {
    title: "Unkind or not about work",
    text: "Please write politely, and only about the job.",
  },
} as const;
export type MessageRefusal = keyof typeof MESSAGE_REFUSALS;
/** The reasons in the order in which they are offered. */
export const REFUSAL_REASONS = Object.keys(MESSAGE_REFUSALS).filter(isRefusal);

function isRefusal(key: string): key is MessageRefusal {
  return Object.hasOwn(MESSAGE_REFUSALS, key);
}

/** Below a message that only its sender sees. */
export const BEING_CHECKED = "Not delivered yet: we're checking it";
export const NOT_DELIVERED = "Not delivered. Only you see it";

/** Toasts after actions whose effect is not visible. */
export const DONE_TOASTS: Partial<Record<MessagesDone["done"], string>> = {
  block: "Blocked. Neither of you can write to the other.",
  unblock: "Unblocked. You can write to each other again.",
  archive: "Archived",
  unarchive: "Moved back to your conversations",
  remove: "Message removed",
};

/** Returns the name to show for the other person. */
export function nameOf(counterpart: { name: string | null }, reader: Role): string {
  return counterpart.name?.trim() || PAGE_WORDS[reader].unknown;
}

/** Returns the preview line of a conversation in the list. */
export function previewOf(last: { content: string; isOwn: boolean; isRemoved: boolean }): string {
  const text = last.isRemoved ? REMOVED : last.content.replace(/\s+/g, " ");
  return last.isOwn ? `You: ${text}` : text;
}
