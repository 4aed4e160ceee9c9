import type { NewMail } from "#app/features/mail/commands.server.ts";

/** Says that the address is on the list, and how to take it off. Never repeats anything that was typed. */
export function joinedMail(toAddress: string, leavePath: string): NewMail {
  return {
    toAddress,
    toName: null,
    subject: "You're on the waitlist",
    heading: "You're on the list!",
    paragraphs: [
      "We'll notify you when the product is ready. You'll get that one email and no others.",
      "You don't have to wait to work: you can look for jobs and apply today, for free.",
      "If someone else entered your address or you've changed your mind, use the button below to leave the list.",
    ],
    button: { label: "Leave the waitlist", href: leavePath },
    reason: "You're getting this email because this address was entered on our waitlist page.",
  };
}
