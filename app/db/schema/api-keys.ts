import { sql } from "drizzle-orm";
import { check, index, integer, pgTable, primaryKey, text, timestamp, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { API_SCOPES } from "../../domain/api-scopes.ts";
import { users } from "./accounts.ts";
import { companies } from "./companies.ts";

/** A key with which a company's own software uses the API, in the name of the recruiter who made it. */
export const apiKeys = pgTable(
  "api_keys",
  {
    id: uuid("id").primaryKey(),
    /** The maker's company at that time: the key stops once they hire for another one. */
    companyId: uuid("company_id")
      .notNull()
      .references(() => companies.id, { onDelete: "cascade" }),
    createdBy: uuid("created_by")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    name: text("name").notNull(),
    /** The beginning of the key, by which its owner recognizes it. */
    prefix: text("prefix").notNull(),
    keyHash: text("key_hash").notNull(),
    /** The key before the last rotation, and until when it works. */
    previousHash: text("previous_hash"),
    previousEndsAt: timestamp("previous_ends_at", { withTimezone: true }),
    scopes: text("scopes", { enum: API_SCOPES }).array().notNull(),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
    expiresAt: timestamp("expires_at", { withTimezone: true }).notNull(),
    lastUsedAt: timestamp("last_used_at", { withTimezone: true }),
    revokedAt: timestamp("revoked_at", { withTimezone: true }),
  },
  (table) => [
    uniqueIndex("api_keys_key_hash_key").on(table.keyHash),
    uniqueIndex("api_keys_previous_hash_key").on(table.previousHash),
    index("api_keys_created_by_idx").on(table.createdBy, table.createdAt),
    index("api_keys_company_id_idx").on(table.companyId),
    check(
      "api_keys_scopes_check",
      sql`${table.scopes} <@ array[${sql.raw(API_SCOPES.map((scope) => `'${scope}'`).join(", "))}]`,
    ),
  ],
);

/** What a request with an Idempotency-Key was answered: the same request gets it again for a day. */
export const apiAnswers = pgTable(
  "api_answers",
  {
    keyId: uuid("key_id")
      .notNull()
      .references(() => apiKeys.id, { onDelete: "cascade" }),
    idempotencyKey: text("idempotency_key").notNull(),
    /** Method, address, and body, as a hash. */
    requestHash: text("request_hash").notNull(),
    /** Null only within the transaction that makes the answer. */
    status: integer("status"),
    body: text("body"),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.keyId, table.idempotencyKey] }),
    index("api_answers_created_at_idx").on(table.createdAt),
  ],
);
