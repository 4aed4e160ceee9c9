import type { StaffLevel } from "#app/domain/staff.ts";

export const LEVEL_LABELS: Record<StaffLevel, string> = {
  support: "Support",
  moderator: "Moderator",
  admin: "Admin",
};

/** The error beside the code field if the last code is too old for the action. */
export const CODE_NEEDED = "Type a new code from your app. This can't be undone, and your last code was a while ago.";

/** What each level may do, in one line. */
export const LEVEL_TEXTS: Record<StaffLevel, string> = {
  support: "answers support and helps people with their account",
  moderator: "also decides about jobs, companies, and cases",
  admin: "also reads the audit log and changes the staff",
};

export const STAFF_FAILED = { title: "The staff couldn't be changed", text: "Please try again." };
