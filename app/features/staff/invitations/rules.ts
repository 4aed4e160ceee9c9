import type { StaffLevel } from "#app/domain/staff.ts";

/** How long an invitation to the staff is valid, in days. */
export const INVITATION_DAYS = 7;

/** The most members of staff, and the most open invitations, that are listed. */
export const STAFF_SHOWN = 200;

/** A member of staff, as other staff see them. */
export type StaffRow = {
  id: string;
  name: string;
  email: string;
  level: StaffLevel;
  since: Date;
  hasTwoStep: boolean;
};

/** An invitation that no one has used or revoked. It is over once `expiresAt` has passed. */
export type InvitationRow = { id: string; email: string; level: StaffLevel; createdAt: Date; expiresAt: Date };

/** The content of an invitation's page; "over" if it was used or revoked or has expired. */
export type ShownInvitation = { email: string; level: StaffLevel } | "over" | null;
