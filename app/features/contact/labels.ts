import { BRAND } from "#app/brand.ts";
import type { ContactChannel } from "./rules.ts";

/** The answers of the form. The success text is from section 8, the failure text is ours (D32). */
export const CONTACT_TEXTS = {
  sent: { title: "Message Sent", text: "Thank you for your message. We'll respond shortly." },
  failed: { title: "Message not sent", text: "We could not send your message. Please try again." },
} as const;

/** The initial text of the form for someone who prefers a call. */
export const CALL_REQUEST = {
  subject: "Please call me",
  hint: `Your phone number, and when to call you. We call ${BRAND.supportHours}.`,
} as const;

/** Where a message came from, in words for support. */
export const CHANNEL_LABELS: Record<ContactChannel, string> = {
  contact: "Contact page",
  "senior-support": "Senior Support",
  "recruiter-support": "Recruiter Support",
};
