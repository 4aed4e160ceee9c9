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
import { WORK_TYPES } from "../../domain/employment.ts";
import { hourlySql, PAY_UNITS } from "../../domain/pay.ts";
import { users } from "./accounts.ts";
import { companyKey } from "./company-key.ts";
import { nextChange, type StoredReading } from "./matching.ts";
import { isOneOf } from "./one-of.ts";
import { skills } from "./skills.ts";

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
