import { BRAND } from "#app/brand.ts";
import type { NewMail } from "#app/features/mail/commands.server.ts";

/**
 * Confirms that the address is on the list, and links to leave it. It never repeats anything that
 * was typed.
 */
export function joinedMail(toAddress: string, leavePath: string): NewMail {
  return {
    toAddress,
    toName: null,
    kind: "waitlist",
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

/** Tells someone, once, that they can sign up, with links to sign up and to leave the list. */
export function invitedMail(
  toAddress: string,
  { signUpPath, leavePath }: { signUpPath: string; leavePath: string },
): NewMail {
  return {
    toAddress,
    toName: null,
    kind: "waitlist",
    subject: `${BRAND.name} is ready for you`,
    heading: "You can sign up now",
    paragraphs: [
      "You asked us to let you know when the product is ready. It is: create your account with the button below.",
      "This is the one email we promised you. We won't write again because of the waitlist.",
    ],
    entries: [
      {
        title: "Not interested anymore?",
        text: "Then leave the list, and we delete your address.",
        link: { label: "Leave the waitlist", href: leavePath },
      },
    ],
    button: { label: "Create your account", href: signUpPath },
    reason: "You're getting this email because this address was entered on our waitlist page.",
  };
}
