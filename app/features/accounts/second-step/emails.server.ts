import { BRAND } from "#app/brand.ts";
import { counted } from "#app/words.ts";
import type { NewMail } from "../../mail/commands.server.ts";
import { NOT_YOU, type Person, safetyMail } from "../emails.server.ts";
import { WRONG_CODES_TO_TELL } from "./rules.ts";

/** Says that two-step login was turned on. */
export function twoStepOnMail(person: Person): NewMail {
  return safetyMail(person, `Two-step login is on for ${BRAND.name}`, "Two-step login is on", [
    "From now on, we'll ask for a code from your app after your password. We logged you out on every other device.",
    "Keep your backup codes where you can find them without your phone: each lets you log in once.",
    NOT_YOU,
  ]);
}

/** Says that two-step login was turned off. */
export function twoStepOffMail(person: Person): NewMail {
  return safetyMail(person, `Two-step login is off for ${BRAND.name}`, "Two-step login is off", [
    "Only your password protects your account now. Codes from your app and backup codes no longer work.",
    NOT_YOU,
  ]);
}

/** Says that the earlier backup codes no longer work. */
export function newBackupCodesMail(person: Person): NewMail {
  return safetyMail(person, `New backup codes for ${BRAND.name}`, "You have new backup codes", [
    "Your account has new backup codes. The old ones no longer work, so please throw them away.",
    NOT_YOU,
  ]);
}

/** Says that a backup code was used, and how many are left. */
export function backupCodeUsedMail(person: Person, left: number): NewMail {
  return safetyMail(person, `A backup code was used at ${BRAND.name}`, "A backup code was used", [
    "Someone, probably you, logged in with one of your backup codes. That code won't work again.",
    left === 0
      ? "It was your last one. Make new ones in your settings, under Login."
      : `You have ${counted(left, "backup code")} left. You can make new ones in your settings, under Login.`,
    NOT_YOU,
  ]);
}

/** Warns that someone has the password, but not the phone. */
export function wrongCodesMail(person: Person): NewMail {
  return safetyMail(person, `Someone may know your ${BRAND.name} password`, "Wrong codes after your password", [
    `Someone entered your password and then a wrong code ${WRONG_CODES_TO_TELL} times. They didn't get in.`,
    "Was it you? Check that your phone's clock is right, or use one of your backup codes.",
    NOT_YOU,
  ]);
}
