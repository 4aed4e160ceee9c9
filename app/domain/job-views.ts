/**
 * Where a link to a job was, as its `?src=` says: one of a few names, "other" for any other name, "none" without one.
 */
export const VIEW_SOURCES = ["none", "email", "feed", "google", "indeed", "linkedin", "facebook", "other"] as const;

export type ViewSource = (typeof VIEW_SOURCES)[number];
