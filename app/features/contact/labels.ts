import type { ContactChannel } from "./rules.ts";

/** The answers of the form: success is section 8's, the failure text is ours (D32). */
export const CONTACT_TEXTS = {
  sent: { title: "Message Sent", text: "Thank you for your message. We'll respond shortly." },
  failed: { title: "Message not sent", text: "We could not send your message. Please try again." },
} as const;

/** Where a message came from, in words for those who answer it. */
export const CHANNEL_LABELS: Record<ContactChannel, string> = {
  contact: "Contact page",
  "senior-support": "Senior Support",
  "recruiter-support": "Recruiter Support",
};
