import { check, date, integer, jsonb, pgTable, primaryKey, text, timestamp } from "drizzle-orm/pg-core";
import { WORDING_KINDS, WORDING_LEVELS } from "../../domain/wording.ts";
import { isOneOf } from "./one-of.ts";

/** A band of experience in a report. Everything but its name is null for a group that is too small to compare. */
export type ReportedBand = { band: string; people: number | null; share: number | null; ratio: number | null };

/** The weekly adverse impact reports: shares of groups, nothing about one person. */
export const impactReports = pgTable("impact_reports", {
  /** The day of the report, in UTC. */
  day: date("day", { mode: "string" }).primaryKey(),
  suggested: jsonb("suggested").$type<ReportedBand[]>().notNull(),
  interviewed: jsonb("interviewed").$type<ReportedBand[]>().notNull(),
  createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
});

/** How many saves of a job had words about age, by week and kind; never the words. */
export const wordingCounts = pgTable(
  "wording_counts",
  {
    /** The Monday of the week, in UTC. */
    week: date("week", { mode: "string" }).notNull(),
    level: text("level", { enum: WORDING_LEVELS }).notNull(),
    kind: text("kind", { enum: WORDING_KINDS }).notNull(),
    saves: integer("saves").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.week, table.level, table.kind] }),
    check("wording_counts_level_check", isOneOf(table.level, WORDING_LEVELS)),
    check("wording_counts_kind_check", isOneOf(table.kind, WORDING_KINDS)),
  ],
);
