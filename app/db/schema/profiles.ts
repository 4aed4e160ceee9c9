import { sql } from "drizzle-orm";
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  real,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { CHECK_WAYS, COMPANY_EVENTS, PROOF_WAYS } from "../../domain/company-checks.ts";
import { COMPANY_ROLES } from "../../domain/company-roles.ts";
import { WORK_TYPES } from "../../domain/employment.ts";
import { hourlySql, PAY_UNITS } from "../../domain/pay.ts";
import { users } from "./accounts.ts";
import { companyKey } from "./company-key.ts";
import { nextChange, type StoredReading } from "./matching.ts";
import { isOneOf } from "./one-of.ts";
import { skills } from "./skills.ts";
import { staff } from "./staff.ts";

const HOURLY = hourlySql("wanted_pay", "availability_hours");
const WANTED_HOURLY = `round(case when not shows_wanted_pay then null when wanted_pay_unit = 'hour' then ${HOURLY.hour} when wanted_pay_unit = 'day' then ${HOURLY.day} when availability_hours > 0 and wanted_pay_unit = 'month' then ${HOURLY.month} when availability_hours > 0 and wanted_pay_unit = 'year' then ${HOURLY.year} end, 2)`;

/** A senior's profile. Null means "not stated"; completion counts what is stated. */
export const profiles = pgTable(
  "profiles",
  {
    userId: uuid("user_id")
      .primaryKey()
      .references(() => users.id, { onDelete: "cascade" }),
    fullName: text("full_name").notNull(),
    bio: text("bio"),
    yearsExperience: integer("years_experience"),
    availabilityHours: integer("availability_hours"),
    workPreference: text("work_preference", { enum: WORK_TYPES }),
    place: text("place"),
    /** How far the person would travel to work, in miles; null if not stated. */
    travelMiles: integer("travel_miles"),
    /** The industries the person knows or wants, in their own words and order. */
    industries: text("industries").array().notNull().default([]),
    photoUrl: text("photo_url"),
    /** The person prefers an initial to a photo; counts as an answer (D55). */
    prefersNoPhoto: boolean("prefers_no_photo").notNull().default(false),
    resumeUrl: text("resume_url"),
    /** The least the person wants to be paid, in dollars per `wantedPayUnit`; both or neither. */
    wantedPay: numeric("wanted_pay", { precision: 12, scale: 2, mode: "number" }),
    wantedPayUnit: text("wanted_pay_unit", { enum: PAY_UNITS }),
    /** Whether employers see `wantedPay`. */
    showsWantedPay: boolean("shows_wanted_pay").notNull().default(false),
    /** Whether recruiters may find this person before an application. Off by default. */
    isVisible: boolean("is_visible").notNull().default(false),
    /** The town in `place`, folded, for comparing places; null if there is none. */
    town: text("town").generatedAlwaysAs(sql`(place_parts(place))[1]`),
    region: text("region").generatedAlwaysAs(sql`(place_parts(place))[2]`),
    /**
     * `wantedPay` per hour at the offered hours, in whole cents like a job's; null while it is hidden from employers,
     * so that a score reveals nothing.
     */
    wantedHourly: real("wanted_hourly").generatedAlwaysAs(sql.raw(WANTED_HOURLY)),
    /** The occupations that the person chose instead of those read from the profile; null if none. */
    occupationsSaid: text("occupations_said").array(),
    /** How skills and About are read (features/readings), maintained by the commands; null until then. */
    reading: jsonb("reading").$type<StoredReading>(),
    /** The reading's index entries, maintained by the commands. */
    concepts: text("concepts").array().notNull().default([]),
    /** Increases with each change that matching needs, so that a process reads only what is new. */
    change: bigint("change", { mode: "number" }).notNull().default(nextChange),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
    updatedAt: timestamp("updated_at", { withTimezone: true }).notNull(),
  },
  (table) => [
    index("profiles_change_idx").on(table.change),
    index("profiles_visible_updated_at_idx").on(table.updatedAt, table.userId).where(sql`is_visible`),
    check("profiles_travel_check", sql`${table.travelMiles} between 1 and 500`),
    check("profiles_industries_check", sql`cardinality(${table.industries}) <= 10`),
    check("profiles_years_check", sql`${table.yearsExperience} between 0 and 70`),
    check("profiles_hours_check", sql`${table.availabilityHours} between 0 and 60`),
    check(
      "profiles_wanted_pay_check",
      sql`(${table.wantedPay} is null) = (${table.wantedPayUnit} is null) and ${table.wantedPay} >= 1 and ${table.wantedPayUnit} in ('hour', 'day', 'month', 'year', 'project')`,
    ),
    check("profiles_work_preference_check", isOneOf(table.workPreference, WORK_TYPES)),
  ],
);

/** A profile's skills, in the order the person gave them. */
export const profileSkills = pgTable(
  "profile_skills",
  {
    userId: uuid("user_id")
      .notNull()
      .references(() => profiles.userId, { onDelete: "cascade" }),
    skillId: uuid("skill_id")
      .notNull()
      .references(() => skills.id),
    position: integer("position").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.skillId] }),
    index("profile_skills_skill_id_idx").on(table.skillId, table.userId),
  ],
);

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

/** The companies that a senior hides from, as the senior named them: their employer, for example. */
export const hiddenCompanies = pgTable(
  "hidden_companies",
  {
    id: uuid("id").primaryKey(),
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    name: text("name").notNull(),
    nameKey: text("name_key")
      .notNull()
      .generatedAlwaysAs(sql.raw(companyKey("name"))),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
  },
  (table) => [
    uniqueIndex("hidden_companies_user_id_name_key_key").on(table.userId, table.nameKey),
    index("hidden_companies_name_key_idx").on(table.nameKey, table.userId),
    check("hidden_companies_name_key_check", sql`${table.nameKey} <> ''`),
  ],
);
