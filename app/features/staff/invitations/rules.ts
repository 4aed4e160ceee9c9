import type { StaffLevel } from "#app/domain/staff.ts";

/** How long an invitation to the staff works. */
export const INVITATION_DAYS = 7;

/** The most of the staff, and of the open invitations, that are listed. */
export const STAFF_SHOWN = 200;

/** Somebody on the staff, as the others see them. */
export type StaffRow = {
  id: string;
  name: string;
  email: string;
  level: StaffLevel;
  since: Date;
  hasTwoStep: boolean;
};

/** An invitation that nobody has used or revoked; over once `expiresAt` has passed. */
export type InvitationRow = { id: string; email: string; level: StaffLevel; createdAt: Date; expiresAt: Date };

/** What the page behind the link of an invitation shows; "over" for one that was used, revoked, or is too old. */
export type ShownInvitation = { email: string; level: StaffLevel } | "over" | null;
