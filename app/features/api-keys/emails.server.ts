import { BRAND } from "#app/brand.ts";
import { NOT_YOU, type Person, safetyMail } from "#app/features/accounts/emails.server.ts";
import type { NewMail } from "#app/features/mail/commands.server.ts";

/** Says that a key was made. */
export function newKeyMail(person: Person, name: string): NewMail {
  return safetyMail(person, `A new API key for ${BRAND.name}`, "A new API key was made", [
    `Someone who knows your password made the API key "${name}". Whoever has it can act in your name, within its scopes.`,
    NOT_YOU,
  ]);
}

/** Says that a key was rotated. */
export function rotatedKeyMail(person: Person, name: string): NewMail {
  return safetyMail(person, `An API key for ${BRAND.name} was rotated`, "An API key was rotated", [
    `The API key "${name}" was replaced by a new one. The old one works for another 24 hours.`,
    NOT_YOU,
  ]);
}
