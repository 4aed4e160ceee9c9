import { NOT_SENT } from "./labels.ts";

/** For the senior whose held application could not be sent. */
export function notSentMail(body: string, href: string) {
  return {
    subject: NOT_SENT,
    heading: NOT_SENT,
    paragraphs: [body],
    button: { label: "View job", href },
    reason: "You're getting this email because you applied for a job.",
  };
}
