import { sql } from "drizzle-orm";
import { boolean, check, index, integer, pgTable, text, timestamp, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { CHECK_WAYS, COMPANY_EVENTS, PROOF_WAYS } from "#app/domain/company-checks.ts";
import { users } from "./accounts.ts";
import { companyKey } from "./company-key.ts";
import { isOneOf } from "./one-of.ts";
import { staff } from "./staff.ts";

/** An employer as its recruiter named it at sign-up. Verified only with what was checked and when (D2). */
export const companies = pgTable(
  "companies",
  {
    id: uuid("id").primaryKey(),
    name: text("name").notNull(),
    /** The name as it is compared with those that seniors hide from. */
    nameKey: text("name_key")
      .notNull()
      .generatedAlwaysAs(sql.raw(companyKey("name"))),
    slug: text("slug").notNull(),
    about: text("about"),
    /** The company's website, an address with https. */
    website: text("website"),
    /** The logo's address. Shown to others only while the company is verified. */
    logoUrl: text("logo_url"),
    /** Whether the company declined the "Featured employer" place. */
    declinesFeature: boolean("declines_feature").notNull().default(false),
    /** The member of staff who looks after it; null if no one does, and once they leave the staff. */
    accountManagerId: uuid("account_manager_id").references(() => staff.userId, { onDelete: "set null" }),
    verifiedAt: timestamp("verified_at", { withTimezone: true }),
    verifiedHow: text("verified_how", { enum: CHECK_WAYS }),
    verifiedDomain: text("verified_domain"),
    /** Since when its recruiter waits for a manual check; null if no one does. */
    askedAt: timestamp("asked_at", { withTimezone: true }),
    /** When a check was refused or the verification revoked; null again once it is verified. */
    refusedAt: timestamp("refused_at", { withTimezone: true }),
    /** Whether a second person of the company publishes new jobs and changes. */
    requiresColleague: boolean("requires_colleague").notNull().default(false),
    /** Whether only staff may verify it, because they revoked the verification. */
    isSelfCheckOff: boolean("is_self_check_off").notNull().default(false),
    /** The text that a DNS record or a file of its website has to contain. Public, and useless to anyone else. */
    proofToken: uuid("proof_token").notNull().defaultRandom(),
    /** Increases with each change that a decision depends on, so that no one decides about what they have not seen. */
    version: integer("version").notNull().default(1),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
    updatedAt: timestamp("updated_at", { withTimezone: true }).notNull(),
  },
  (table) => [
    uniqueIndex("companies_slug_key").on(table.slug),
    index("companies_account_manager_id_idx").on(table.accountManagerId),
    index("companies_name_key_idx").on(table.nameKey),
    index("companies_unverified_idx").on(table.createdAt).where(sql`verified_at is null`),
    // For the staff's search by parts of names.
    index("companies_name_idx").using("gin", sql`name gin_trgm_ops`),
    index("companies_asked_at_idx").on(table.askedAt, table.id).where(sql`asked_at is not null`),
    index("companies_refused_at_idx").on(table.refusedAt, table.id).where(sql`refused_at is not null`),
    index("companies_verified_at_idx").on(table.verifiedAt, table.id).where(sql`verified_at is not null`),
    index("companies_verified_domain_idx").on(table.verifiedDomain).where(sql`verified_domain is not null`),
    index("companies_website_idx").on(table.website).where(sql`website is not null`),
    check("companies_verified_how_check", isOneOf(table.verifiedHow, CHECK_WAYS)),
    check("companies_verified_check", sql`(${table.verifiedAt} is null) = (${table.verifiedHow} is null)`),
  ],
);

/** How a verified company is proven, and when that is checked again. None for one that staff verified. */
export const companyProofs = pgTable(
  "company_proofs",
  {
    companyId: uuid("company_id")
      .primaryKey()
      .references(() => companies.id, { onDelete: "cascade" }),
    how: text("how", { enum: PROOF_WAYS }).notNull(),
    /** The confirmed address; null for other proofs, and once its owner's account is erased. */
    email: text("email"),
    /** The recruiter who proved it. */
    userId: uuid("user_id").references(() => users.id, { onDelete: "set null" }),
    confirmedAt: timestamp("confirmed_at", { withTimezone: true }).notNull(),
    /** When it is checked next. */
    checkAt: timestamp("check_at", { withTimezone: true }).notNull(),
    /** The number of failed checks in a row. */
    failures: integer("failures").notNull().default(0),
  },
  (table) => [
    index("company_proofs_check_at_idx").on(table.checkAt, table.companyId),
    index("company_proofs_user_id_idx").on(table.userId),
    check("company_proofs_how_check", isOneOf(table.how, PROOF_WAYS)),
  ],
);

/** The history of a company: its recruiters' requests, and changes of its verification. */
export const companyEvents = pgTable(
  "company_events",
  {
    /** Ordered by time. */
    id: uuid("id").primaryKey(),
    companyId: uuid("company_id")
      .notNull()
      .references(() => companies.id, { onDelete: "cascade" }),
    kind: text("kind", { enum: COMPANY_EVENTS }).notNull(),
    /** The text of the recruiter who asked, or of a member of staff. */
    text: text("text"),
    /** Null for the product and the command line, and once that account is erased. */
    userId: uuid("user_id").references(() => users.id, { onDelete: "set null" }),
    at: timestamp("at", { withTimezone: true }).notNull(),
  },
  (table) => [
    index("company_events_company_id_idx").on(table.companyId, table.id),
    index("company_events_user_id_idx").on(table.userId),
    check("company_events_kind_check", isOneOf(table.kind, COMPANY_EVENTS)),
  ],
);

/** Former addresses of companies that were merged, which lead to the new one. */
export const companySlugs = pgTable(
  "company_slugs",
  {
    slug: text("slug").primaryKey(),
    companyId: uuid("company_id")
      .notNull()
      .references(() => companies.id, { onDelete: "cascade" }),
  },
  (table) => [index("company_slugs_company_id_idx").on(table.companyId)],
);
