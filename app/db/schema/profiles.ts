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
import { WORK_TYPES } from "../../domain/employment.ts";
import { hourlySql, PAY_UNITS } from "../../domain/pay.ts";
import { users } from "./accounts.ts";
import { companyKey } from "./company-key.ts";
import { nextChange, type StoredReading } from "./matching.ts";
import { isOneOf } from "./one-of.ts";
import { skills } from "./skills.ts";

const HOURLY = hourlySql("wanted_pay", "availability_hours");
const WANTED_HOURLY = `round(case when not shows_wanted_pay then null when wanted_pay_unit = 'hour' then ${HOURLY.hour} when wanted_pay_unit = 'day' then ${HOURLY.day} when availability_hours > 0 and wanted_pay_unit = 'month' then ${HOURLY.month} when availability_hours > 0 and wanted_pay_unit = 'year' then ${HOURLY.year} end, 2)`;

/** What a senior says about themselves. Null means "not said yet"; completion counts what is said. */
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
    /** How far the person would travel to work, in miles; null when nothing was said. */
    travelMiles: integer("travel_miles"),
    /** The industries the person knows or would like, in their own words and order. */
    industries: text("industries").array().notNull().default([]),
    photoUrl: text("photo_url"),
    /** The person chose to show their first letter instead of a photo; counts as an answer (D55). */
    prefersNoPhoto: boolean("prefers_no_photo").notNull().default(false),
    resumeUrl: text("resume_url"),
    /** The least the person wants to be paid, in dollars per `wantedPayUnit`; both or neither. */
    wantedPay: numeric("wanted_pay", { precision: 12, scale: 2, mode: "number" }),
    wantedPayUnit: text("wanted_pay_unit", { enum: PAY_UNITS }),
    /** Whether employers see `wantedPay`. */
    showsWantedPay: boolean("shows_wanted_pay").notNull().default(false),
    /** Whether recruiters may find this person before an application. Off until the person says so. */
    isVisible: boolean("is_visible").notNull().default(false),
    /** What `place` names, folded, for comparing places; null where it names none. */
    town: text("town").generatedAlwaysAs(sql`(place_parts(place))[1]`),
    region: text("region").generatedAlwaysAs(sql`(place_parts(place))[2]`),
    /**
     * `wantedPay` per hour at the offered hours, in whole cents as a job's is; null while it is hidden from employers, so
     * that a score tells nothing.
     */
    wantedHourly: real("wanted_hourly").generatedAlwaysAs(sql.raw(WANTED_HOURLY)),
    /** The occupations that the person chose instead of what the profile is read as; null while they did not. */
    occupationsSaid: text("occupations_said").array(),
    /** What skills and About are read as (features/readings), kept by the commands; null until they are read. */
    reading: jsonb("reading").$type<StoredReading>(),
    /** The entries that search finds the reading by, kept by the commands. */
    concepts: text("concepts").array().notNull().default([]),
    /** Grows with each change that matching must know of, so that a process asks for what is new alone. */
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

/** The skills of a profile, in the order the person gave them. */
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
    /** What seniors who hide from a company compare its name by. */
    nameKey: text("name_key")
      .notNull()
      .generatedAlwaysAs(sql.raw(companyKey("name"))),
    slug: text("slug").notNull(),
    about: text("about"),
    /** The company's own site, as an address with https. */
    website: text("website"),
    /** Where its logo is. Shown to others only while the company is verified. */
    logoUrl: text("logo_url"),
    verifiedAt: timestamp("verified_at", { withTimezone: true }),
    verifiedHow: text("verified_how", { enum: CHECK_WAYS }),
    verifiedDomain: text("verified_domain"),
    /** Since when its recruiter waits for one of us to check it; null while nobody does. */
    askedAt: timestamp("asked_at", { withTimezone: true }),
    /** When one of us refused it or took its mark off; null again once it is verified. */
    refusedAt: timestamp("refused_at", { withTimezone: true }),
    /** Whether only one of us may verify it, because we took its mark off. */
    isSelfCheckOff: boolean("is_self_check_off").notNull().default(false),
    /** What a DNS record or a file of its website has to say. Public, and of no use to anyone else. */
    proofToken: uuid("proof_token").notNull().defaultRandom(),
    /** Grows with each change that a decision depends on, so that nobody decides about what they have not seen. */
    version: integer("version").notNull().default(1),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
    updatedAt: timestamp("updated_at", { withTimezone: true }).notNull(),
  },
  (table) => [
    uniqueIndex("companies_slug_key").on(table.slug),
    index("companies_name_key_idx").on(table.nameKey),
    index("companies_unverified_idx").on(table.createdAt).where(sql`verified_at is null`),
    // Staff look for parts of names.
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

/** How a verified company is proven, and when that is looked at again. None for one that one of us checked. */
export const companyProofs = pgTable(
  "company_proofs",
  {
    companyId: uuid("company_id")
      .primaryKey()
      .references(() => companies.id, { onDelete: "cascade" }),
    how: text("how", { enum: PROOF_WAYS }).notNull(),
    /** The address that was confirmed; null for other proofs, and once its owner's account is erased. */
    email: text("email"),
    /** The recruiter who proved it. */
    userId: uuid("user_id").references(() => users.id, { onDelete: "set null" }),
    confirmedAt: timestamp("confirmed_at", { withTimezone: true }).notNull(),
    /** When it is looked at next. */
    checkAt: timestamp("check_at", { withTimezone: true }).notNull(),
    /** How many looks in a row found nothing. */
    failures: integer("failures").notNull().default(0),
  },
  (table) => [
    index("company_proofs_check_at_idx").on(table.checkAt, table.companyId),
    index("company_proofs_user_id_idx").on(table.userId),
    check("company_proofs_how_check", isOneOf(table.how, PROOF_WAYS)),
  ],
);

/** The history of a company: what its recruiters asked, and what became of its mark. */
export const companyEvents = pgTable(
  "company_events",
  {
    /** Ordered by time. */
    id: uuid("id").primaryKey(),
    companyId: uuid("company_id")
      .notNull()
      .references(() => companies.id, { onDelete: "cascade" }),
    kind: text("kind", { enum: COMPANY_EVENTS }).notNull(),
    /** What somebody wrote: the recruiter who asked, or one of us. */
    text: text("text"),
    /** Null for the product itself and the command line, and once that account is erased. */
    userId: uuid("user_id").references(() => users.id, { onDelete: "set null" }),
    at: timestamp("at", { withTimezone: true }).notNull(),
  },
  (table) => [
    index("company_events_company_id_idx").on(table.companyId, table.id),
    index("company_events_user_id_idx").on(table.userId),
    check("company_events_kind_check", isOneOf(table.kind, COMPANY_EVENTS)),
  ],
);

/** Where companies were that are part of another one now: their addresses lead to it. */
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

/** A recruiter's own card: name, title and the company they hire for. */
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
    photoUrl: text("photo_url"),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
    updatedAt: timestamp("updated_at", { withTimezone: true }).notNull(),
  },
  (table) => [index("recruiters_company_id_idx").on(table.companyId)],
);

/** The companies from which a senior hides, as the senior named them: their employer, for example. */
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
