import { NOT_SENT } from "./labels.ts";

/** To the senior whose application could not be sent when its time came. */
export function notSentMail(body: string, href: string) {
  return {
    subject: NOT_SENT,
    heading: NOT_SENT,
    paragraphs: [body],
    button: { label: "View job", href },
    reason: "You're getting this email because you applied for a job.",
  };
}
