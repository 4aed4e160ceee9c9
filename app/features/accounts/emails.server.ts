import { BRAND } from "#app/brand.ts";
import type { NewMail } from "../mail/commands.server.ts";

/**
 * The recipient of an email. An unverified address may be a stranger's, and then the name is left out: otherwise anyone
 * could have us send their words to any address.
 */
export type Person = { id: string; name: string; email: string; isEmailVerified: boolean };

const ABOUT_ACCOUNT = `You're getting this email because it's about the security of your ${BRAND.name} account.`;
const PASSWORD_CHANGED = {
  subject: `Your ${BRAND.name} password was changed`,
  heading: "Your password was changed",
} as const;
/** The last paragraph of every email about an account's security. */
export const NOT_YOU = `Wasn't you? Choose a new password right away and write to ${BRAND.contactEmail}.`;
const ABOUT_SIGN_UP = `You're getting this email because someone used this address to sign up at ${BRAND.name}.`;

/** Asks a new person to verify their address. */
export function verificationMail(person: Person, href: string): NewMail {
  return {
    ...addressed(person),
    subject: `Please verify your email for ${BRAND.name}`,
    heading: `Welcome to ${BRAND.name}`,
    paragraphs: [
      "Please confirm your email: open the link below, then press the button on that page. The link works for 24 hours.",
      "Didn't sign up? You can ignore this email.",
    ],
    button: { label: "Verify my email", href },
    reason: ABOUT_SIGN_UP,
  };
}

/** Has the link to set a new password. */
export function resetMail(person: Person, href: string): NewMail {
  return {
    ...addressed(person),
    subject: `Choose a new password for ${BRAND.name}`,
    heading: "Choose a new password",
    paragraphs: [
      "Someone, probably you, asked for a new password. The link below works once, for the next 60 minutes.",
      "Didn't ask for this? Ignore this email. Your password stays the same.",
    ],
    button: { label: "Choose a new password", href },
    reason: ABOUT_ACCOUNT,
  };
}

/** Says that the password was reset. */
export function passwordChangedMail(person: Person): NewMail {
  return safetyMail(person, PASSWORD_CHANGED.subject, PASSWORD_CHANGED.heading, [
    "Your password was just changed, and we logged you out on every device.",
    NOT_YOU,
  ]);
}

/** Says that a signed-in person changed the password. */
export function passwordReplacedMail(person: Person): NewMail {
  return safetyMail(person, PASSWORD_CHANGED.subject, PASSWORD_CHANGED.heading, [
    "Your password was just changed in your settings, and we logged you out on every other device.",
    NOT_YOU,
  ]);
}

/** Has the link that verifies a new address, for that address. */
export function newAddressMail(newEmail: string, href: string): NewMail {
  return {
    toAddress: newEmail,
    toName: null,
    subject: `Confirm your new email for ${BRAND.name}`,
    heading: "Is this your new email?",
    paragraphs: [
      `Someone, probably you, wants to use this address for a ${BRAND.name} account. Open the link below on a device where you're logged in, then press the button on that page. The link works for 24 hours.`,
      "Wasn't you? Ignore this email, and nothing changes.",
    ],
    button: { label: "Confirm my new email", href },
    reason: "You're getting this email because someone entered this address in their settings.",
  };
}

/** Says that a change was requested, for the old address. */
export function addressChangeAskedMail(person: Person): NewMail {
  return safetyMail(person, `Someone asked to change your ${BRAND.name} email`, "Someone asked to change your email", [
    "Someone who knows your password asked to change your account's email address. It changes once they open the link we sent to the new one.",
    NOT_YOU,
  ]);
}

/** Says that the address was changed, for the old address. */
export function addressChangedMail(person: Person): NewMail {
  return {
    ...addressed(person),
    subject: `Your ${BRAND.name} email was changed`,
    heading: "Your email was changed",
    paragraphs: [
      "From now on, log in with your new address. We won't email this one about your account anymore.",
      `Wasn't you? Write to ${BRAND.contactEmail} right away, from this address.`,
    ],
    reason: ABOUT_ACCOUNT,
  };
}

/** Tells the owner of an address, and no one else, that it was used to sign up again. */
export function alreadyRegisteredMail(person: Person): NewMail {
  return {
    ...addressed(person),
    subject: `You already have a ${BRAND.name} account`,
    heading: "You already have an account",
    paragraphs: [
      "Someone, probably you, tried to sign up with this address. It already has an account, so nothing changed.",
      "Just log in. If you don't remember your password, you can reset it from the login page.",
    ],
    button: { label: "Log In", href: "/login" },
    reason: ABOUT_SIGN_UP,
  };
}

/** Reports a change of how a person signs in, with a link to reset the password. */
export function safetyMail(person: Person, subject: string, heading: string, paragraphs: string[]): NewMail {
  const button = { label: "Choose a new password", href: "/reset-password" };
  return { ...addressed(person), subject, heading, paragraphs, button, reason: ABOUT_ACCOUNT };
}

function addressed({ id, name, email, isEmailVerified }: Person) {
  return { userId: id, toAddress: email, toName: isEmailVerified ? name : null };
}
