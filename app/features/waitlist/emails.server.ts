import type { NewMail } from "#app/features/mail/commands.server.ts";

/** Says that the address is on the list, and how to take it off. Never repeats anything that was typed. */
export function joinedMail(toAddress: string, leavePath: string): NewMail {
  return {
    toAddress,
    toName: null,
    subject: "You are on the waitlist",
    heading: "You're on the list!",
    paragraphs: [
      "We'll notify you when the product is ready. That will be one mail, and no others.",
      "Work does not wait: looking for jobs and applying are open today, and free.",
      "If somebody else typed your address, or you have changed your mind, the button takes you off the list.",
    ],
    button: { label: "Take me off the list", href: leavePath },
    reason: "You get this mail because this address was entered on our waitlist page.",
  };
}
