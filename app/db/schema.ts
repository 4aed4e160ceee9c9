// The one place where all tables meet: drizzle and its migration generator need them together.
export * from "./schema/accounts.ts";
export * from "./schema/applicant-notes.ts";
export * from "./schema/applications.ts";
export * from "./schema/contact.ts";
export * from "./schema/files.ts";
export * from "./schema/jobs.ts";
export * from "./schema/mails.ts";
export * from "./schema/messaging.ts";
export * from "./schema/notifications.ts";
export * from "./schema/plans.ts";
export * from "./schema/profiles.ts";
export * from "./schema/rate-limits.ts";
export * from "./schema/saved-jobs.ts";
export * from "./schema/saved-searches.ts";
export * from "./schema/settings.ts";
export * from "./schema/skills.ts";
export * from "./schema/waitlist.ts";
