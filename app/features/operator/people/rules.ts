import type { StaffLevel } from "#app/domain/staff.ts";
import type { Device, Role } from "#app/features/accounts/rules.ts";
import type { MailFate } from "#app/features/mail/rules.ts";
import type { PastSuspension } from "#app/features/suspensions/rules.ts";
import { firstLetters } from "#app/words.ts";
import type { SupportThread } from "../support/rules.ts";

/** How many people a search shows at most. */
export const PEOPLE_SHOWN = 50;

/** How many of a person's emails are shown. */
export const EMAILS_SHOWN = 20;

export type PersonRow = {
  id: string;
  name: string;
  email: string;
  isEmailVerified: boolean;
  role: Role | null;
  level: StaffLevel | null;
  createdAt: Date;
};

/** What became of an email: never its text, which may hold a link that opens the account. */
export type PersonEmail = {
  id: string;
  subject: string;
  createdAt: Date;
  fate: MailFate;
  reason: string | null;
};

/** What support sees of a person: nothing that they wrote. */
export type PersonDetail = PersonRow & {
  companyName: string | null;
  isLeaving: boolean;
  hasTwoStep: boolean;
  bouncedAt: Date | null;
  counts: { jobs: number; applications: number; conversations: number; reportsAbout: number; reportsBy: number };
  devices: Device[];
  /** Newest first; an open one first of all. */
  suspensions: PastSuspension[];
  emails: PersonEmail[];
  requests: SupportThread["earlier"];
};

const LONGEST = 254;

/** What is looked for: a name, an address, an id, or the reference of a message to support. Empty for nothing. */
export function soughtFrom(params: URLSearchParams): string {
  return firstLetters((params.get("q") ?? "").replaceAll("\u0000", "").trim(), LONGEST);
}
