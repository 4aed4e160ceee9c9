import { check, index, pgTable, text, timestamp, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { COMPANY_ROLES } from "#app/domain/company-roles.ts";
import { users } from "./accounts.ts";
import { companies } from "./companies.ts";
import { isOneOf } from "./one-of.ts";

/** A recruiter's own card: name, title, and the one company they hire for. */
export const recruiters = pgTable(
  "recruiters",
  {
    userId: uuid("user_id")
      .primaryKey()
      .references(() => users.id, { onDelete: "cascade" }),
    fullName: text("full_name").notNull(),
    jobTitle: text("job_title").notNull(),
    companyId: uuid("company_id")
      .notNull()
      .references(() => companies.id),
    /** What the person may do in the company; sign-up makes an owner. */
    companyRole: text("company_role", { enum: COMPANY_ROLES }).notNull().default("owner"),
    /** Since when the person is in the company. */
    joinedAt: timestamp("joined_at", { withTimezone: true }).notNull().defaultNow(),
    photoUrl: text("photo_url"),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
    updatedAt: timestamp("updated_at", { withTimezone: true }).notNull(),
  },
  (table) => [
    index("recruiters_company_id_idx").on(table.companyId),
    check("recruiters_company_role_check", isOneOf(table.companyRole, COMPANY_ROLES)),
  ],
);

/**
 * An invitation by email into a company, for whoever confirmed that address. The row is deleted when it is accepted or
 * revoked.
 */
export const teamInvitations = pgTable(
  "team_invitations",
  {
    id: uuid("id").primaryKey(),
    companyId: uuid("company_id")
      .notNull()
      .references(() => companies.id, { onDelete: "cascade" }),
    /** Stored in lowercase. */
    email: text("email").notNull(),
    companyRole: text("company_role", { enum: COMPANY_ROLES }).notNull(),
    invitedBy: uuid("invited_by")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
    expiresAt: timestamp("expires_at", { withTimezone: true }).notNull(),
  },
  (table) => [
    uniqueIndex("team_invitations_company_id_email_key").on(table.companyId, table.email),
    index("team_invitations_invited_by_idx").on(table.invitedBy),
    check("team_invitations_company_role_check", isOneOf(table.companyRole, COMPANY_ROLES)),
  ],
);

/** A recruiter with a confirmed address at a company's domain who asked to join it. Deleted with the answer. */
export const joinRequests = pgTable(
  "join_requests",
  {
    userId: uuid("user_id")
      .primaryKey()
      .references(() => users.id, { onDelete: "cascade" }),
    companyId: uuid("company_id")
      .notNull()
      .references(() => companies.id, { onDelete: "cascade" }),
    askedAt: timestamp("asked_at", { withTimezone: true }).notNull(),
  },
  (table) => [index("join_requests_company_id_idx").on(table.companyId, table.askedAt)],
);
