import { sql } from "drizzle-orm";
import { boolean, check, date, index, integer, pgTable, smallint, text, timestamp, uuid } from "drizzle-orm/pg-core";
import { BANNER_LEVELS, SWITCH_NAMES, SWITCH_REASONS } from "../../domain/site.ts";
import { isOneOf } from "./one-of.ts";

/** The banner at the top of every page, one row. Shown from `startsAt` until `endsAt`. */
export const serviceBanner = pgTable(
  "service_banner",
  {
    id: smallint("id").primaryKey().default(1),
    text: text("text").notNull(),
    level: text("level", { enum: BANNER_LEVELS }).notNull(),
    startsAt: timestamp("starts_at", { withTimezone: true }).notNull(),
    endsAt: timestamp("ends_at", { withTimezone: true }).notNull(),
    version: integer("version").notNull(),
  },
  (table) => [
    check("service_banner_id_check", sql`${table.id} = 1`),
    check("service_banner_level_check", isOneOf(table.level, BANNER_LEVELS)),
  ],
);

/**
 * The features that can be turned off in an emergency. A feature without a row is on and was never
 * off.
 */
export const switches = pgTable(
  "switches",
  {
    name: text("name", { enum: SWITCH_NAMES }).primaryKey(),
    isOff: boolean("is_off").notNull(),
    /** The notice while the feature is off. */
    sentence: text("sentence").notNull(),
    reason: text("reason", { enum: SWITCH_REASONS }).notNull(),
    version: integer("version").notNull(),
    changedAt: timestamp("changed_at", { withTimezone: true }).notNull(),
  },
  (table) => [
    check("switches_name_check", isOneOf(table.name, SWITCH_NAMES)),
    check("switches_reason_check", isOneOf(table.reason, SWITCH_REASONS)),
  ],
);

/** Stories of people about the product for the home page, each with their written consent. */
export const stories = pgTable(
  "stories",
  {
    id: uuid("id").primaryKey(),
    quote: text("quote").notNull(),
    /** The name to show, as the person allows. */
    author: text("author").notNull(),
    role: text("role").notNull(),
    company: text("company").notNull(),
    consentOn: date("consent_on", { mode: "string" }).notNull(),
    consentHow: text("consent_how").notNull(),
    isShown: boolean("is_shown").notNull(),
    version: integer("version").notNull(),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
  },
  (table) => [index("stories_is_shown_idx").on(table.isShown, table.id)],
);
