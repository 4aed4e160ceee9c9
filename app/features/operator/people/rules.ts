import type { StaffLevel } from "#app/domain/staff.ts";
import type { Device, Role } from "#app/features/accounts/rules.ts";
import type { MailFate } from "#app/features/mail/rules.ts";
import type { PastSuspension } from "#app/features/suspensions/rules.ts";
import { firstLetters } from "#app/words.ts";
import type { SupportThread } from "../support/rules.ts";

/** The most people that a search shows. */
export const PEOPLE_SHOWN = 50;

/** The most emails of a person that are shown. */
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

/** An email's delivery. It never has the text, which may contain a link that signs someone in. */
export type PersonEmail = {
  id: string;
  subject: string;
  createdAt: Date;
  fate: MailFate;
  reason: string | null;
};

/** What support sees of a person. It contains nothing that the person wrote. */
export type PersonDetail = PersonRow & {
  companyName: string | null;
  isLeaving: boolean;
  hasTwoStep: boolean;
  bouncedAt: Date | null;
  counts: { jobs: number; applications: number; conversations: number; reportsAbout: number; reportsBy: number };
  devices: Device[];
  /** Newest first, but a suspension in force comes before the others. */
  suspensions: PastSuspension[];
  emails: PersonEmail[];
  requests: SupportThread["earlier"];
};

const LONGEST = 254;

/**
 * Reads the search text: a name, an address, an id, or a support reference. Returns "" if there is
 * none.
 */
export function soughtFrom(params: URLSearchParams): string {
  return firstLetters((params.get("q") ?? "").replaceAll("\u0000", "").trim(), LONGEST);
}
