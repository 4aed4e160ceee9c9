import type { StaffLevel } from "#app/domain/staff.ts";

export const LEVEL_LABELS: Record<StaffLevel, string> = {
  support: "Support",
  moderator: "Moderator",
  admin: "Admin",
};

/** Beside the field for a code, where the last one is too old for what is about to happen. */
export const CODE_NEEDED = "Type a new code from your app. This can't be undone, and your last code was a while ago.";
