import { TERMS } from "#app/brand.ts";
import type { Role } from "./rules.ts";

/** Texts of the specification's error catalogue (section 8), and others beside them on the page. */
export const SIGN_UP_DONE = "Registration successful! Please check your email for verification.";
export const SIGN_IN_DONE = "Successfully logged in!";
export const RESET_SENT = {
  title: "Password reset instructions sent to your email!",
  text: "If the address has an account, the email is on its way. The link in it works for 60 minutes.",
} as const;
export const SIGN_OUT_DONE = { title: "Logging out", text: "You have been successfully logged out." } as const;
/** The message for an address that signs up again. */
export const ADDRESS_TAKEN = "This email already has an account. Please log in instead";
export const AGREEMENT = `I am ${TERMS.minimumAge} or older and agree to the`;

/** The message when a two-step code comes too late after the password. */
export const LOG_IN_AGAIN = { title: "Please log in again", text: "You have ten minutes to enter the code." } as const;

/** The message after signing in on the other tab: the account decides, not the tab (D26). */
export function accountKindText(tab: Role, role: Role | null): string | undefined {
  if (role === null || tab === role) return undefined;
  return `This is a ${role} account, so you're in the ${role} area.`;
}

/** The messages when an account form fails because of an error of ours; the typed text stays (D92). */
export const FAILED = {
  signup: { title: "We couldn't create your account", text: "What you typed is still here. Please try again." },
  login: { title: "We couldn't log you in", text: "Please try again in a moment." },
  reset: { title: "We couldn't change your password", text: "Please try again in a moment." },
  logout: { title: "We couldn't log you out", text: "You're still logged in on this device. Please try again." },
} as const;
