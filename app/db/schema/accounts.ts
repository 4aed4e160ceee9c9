import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { isOneOf } from "./one-of.ts";

const LINK_PURPOSES = [
  "verify-email",
  "reset-password",
  "change-email",
  "verify-company",
  "reconfirm-company",
] as const;

/** A person who can sign in. `email` is stored in lowercase, so the unique index covers every case variant. */
export const users = pgTable(
  "users",
  {
    id: uuid("id").primaryKey(),
    name: text("name").notNull(),
    email: text("email").notNull(),
    isEmailVerified: boolean("is_email_verified").notNull().default(false),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
    updatedAt: timestamp("updated_at", { withTimezone: true }).notNull(),
  },
  (table) => [
    uniqueIndex("users_email_key").on(sql`lower(${table.email})`),
    // For the staff's search by parts of names.
    index("users_name_idx").using("gin", sql`name gin_trgm_ops`),
  ],
);

/**
 * A signed-in browser. Only the SHA-256 of the cookie's token is stored, so a dump grants no access. `isRemembered`
 * chooses between 30 days and the browser's own session; `updatedAt` is the last visit, `codeAt` the last two-step
 * code.
 */
export const sessions = pgTable(
  "sessions",
  {
    id: uuid("id").primaryKey(),
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    tokenHash: text("token_hash").notNull().unique(),
    isRemembered: boolean("is_remembered").notNull(),
    expiresAt: timestamp("expires_at", { withTimezone: true }).notNull(),
    ipAddress: text("ip_address"),
    userAgent: text("user_agent"),
    codeAt: timestamp("code_at", { withTimezone: true }),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
    updatedAt: timestamp("updated_at", { withTimezone: true }).notNull(),
  },
  (table) => [index("sessions_user_id_idx").on(table.userId), index("sessions_expires_at_idx").on(table.expiresAt)],
);

/** A person's password as an argon2id hash in PHC form. */
export const credentials = pgTable("credentials", {
  userId: uuid("user_id")
    .primaryKey()
    .references(() => users.id, { onDelete: "cascade" }),
  passwordHash: text("password_hash").notNull(),
  createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
  updatedAt: timestamp("updated_at", { withTimezone: true }).notNull(),
});

/**
 * Two-step login, for people who turned it on: the encrypted key that their app shares with us. `lastStep` is the
 * 30-second step (counted from 1970) of the last used code, so that no code works twice; `wrongCodes` counts since the
 * last right one.
 */
export const secondSteps = pgTable("second_steps", {
  userId: uuid("user_id")
    .primaryKey()
    .references(() => users.id, { onDelete: "cascade" }),
  sealedKey: text("sealed_key").notNull(),
  lastStep: integer("last_step").notNull(),
  wrongCodes: integer("wrong_codes").notNull().default(0),
  createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
  updatedAt: timestamp("updated_at", { withTimezone: true }).notNull(),
});

/** Backup codes for two-step login as keyed hashes; the delete that finds one uses it. */
export const backupCodes = pgTable(
  "backup_codes",
  {
    userId: uuid("user_id")
      .notNull()
      .references(() => secondSteps.userId, { onDelete: "cascade" }),
    codeHash: text("code_hash").notNull(),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.codeHash] })],
);

/**
 * One-time secrets for links in emails, stored as SHA-256. A person has at most one per purpose, so a new link
 * invalidates the old one; the delete that finds the row uses it. `email` is the address the link was sent to and
 * proves.
 */
export const verifications = pgTable(
  "verifications",
  {
    id: uuid("id").primaryKey(),
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    purpose: text("purpose", { enum: LINK_PURPOSES }).notNull(),
    email: text("email").notNull(),
    tokenHash: text("token_hash").notNull().unique(),
    expiresAt: timestamp("expires_at", { withTimezone: true }).notNull(),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
  },
  (table) => [
    uniqueIndex("verifications_user_id_purpose_key").on(table.userId, table.purpose),
    index("verifications_expires_at_idx").on(table.expiresAt),
    check("verifications_purpose_check", isOneOf(table.purpose, LINK_PURPOSES)),
  ],
);

/** The role of a person, written once by sign-up and never changed by a request. */
export const userRoles = pgTable(
  "user_roles",
  {
    userId: uuid("user_id")
      .primaryKey()
      .references(() => users.id, { onDelete: "cascade" }),
    role: text("role", { enum: ["senior", "recruiter"] }).notNull(),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
  },
  (table) => [check("user_roles_role_check", sql`${table.role} in ('senior', 'recruiter')`)],
);

/** Which version of the terms a person agreed to, and when. */
export const termsAcceptances = pgTable(
  "terms_acceptances",
  {
    id: uuid("id").primaryKey(),
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    version: text("version").notNull(),
    acceptedAt: timestamp("accepted_at", { withTimezone: true }).notNull(),
  },
  (table) => [uniqueIndex("terms_acceptances_user_version_key").on(table.userId, table.version)],
);
