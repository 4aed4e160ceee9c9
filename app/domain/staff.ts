/** What staff may be, each with all that the ones before it may do. */
export const STAFF_LEVELS = ["support", "moderator", "admin"] as const;
export type StaffLevel = (typeof STAFF_LEVELS)[number];
