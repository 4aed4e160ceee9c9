import { BRAND } from "#app/brand.ts";
import type { StaffLevel } from "#app/domain/staff.ts";
import type { NewMail } from "../../mail/commands.server.ts";
import { LEVEL_LABELS, LEVEL_TEXTS } from "../labels.ts";
import { INVITATION_DAYS } from "./rules.ts";

/** Invites someone to the staff. */
export function invitationMail(toAddress: string, level: StaffLevel, path: string): NewMail {
  return {
    toAddress,
    toName: null,
    kind: "staff",
    subject: `Join the staff of ${BRAND.name}`,
    heading: "You're invited to the staff",
    paragraphs: [
      `As ${LEVEL_LABELS[level].toLowerCase()}. This level ${LEVEL_TEXTS[level]}.`,
      "The link below lets you choose a password. Then you set up two-step login with an app on your phone.",
      `It works once, for ${INVITATION_DAYS} days. If you didn't expect this email, don't open it.`,
    ],
    button: { label: "Join the staff", href: path },
    reason: "You're getting this email because an admin entered your address.",
  };
}
