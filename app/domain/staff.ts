/** The levels of staff, each with all permissions of the ones before it. */
export const STAFF_LEVELS = ["support", "moderator", "admin"] as const;
export type StaffLevel = (typeof STAFF_LEVELS)[number];
