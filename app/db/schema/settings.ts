import { sql } from "drizzle-orm";
import { boolean, check, index, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";
import { FIGURES_DAYS } from "../../domain/figures-days.ts";
import { users } from "./accounts.ts";
import { isOneOf } from "./one-of.ts";

/** A person's preferences. No row means the defaults; null means no choice. */
export const preferences = pgTable(
  "preferences",
  {
    userId: uuid("user_id")
      .primaryKey()
      .references(() => users.id, { onDelete: "cascade" }),
    hasEmails: boolean("has_emails").notNull().default(true),
    /** A senior's new matches, weekly. */
    hasWeeklyDigest: boolean("has_weekly_digest").notNull().default(false),
    /** A recruiter's new and waiting applications, daily. */
    hasDailyDigest: boolean("has_daily_digest").notNull().default(true),
    /** People who newly fit a recruiter's jobs, weekly or daily by their plan. */
    hasSuggestions: boolean("has_suggestions").notNull().default(true),
    /** When a recruiter gets the figures of the last week or month; null for never. */
    figuresDay: text("figures_day", { enum: FIGURES_DAYS }),
    /** When the next of these emails is due. */
    figuresDueAt: timestamp("figures_due_at", { withTimezone: true }),
    /** Whether Enter sends a message; otherwise it starts a new line. */
    sendsOnEnter: boolean("sends_on_enter").notNull().default(false),
    theme: text("theme", { enum: ["light", "dark"] }),
    highContrast: text("high_contrast", { enum: ["enabled", "disabled"] }),
    textSize: text("text_size", { enum: ["reset", "larger", "largest"] }),
    updatedAt: timestamp("updated_at", { withTimezone: true }).notNull(),
  },
  (table) => [
    index("preferences_figures_due_at_idx").on(table.figuresDueAt).where(sql`figures_due_at is not null`),
    check(
      "preferences_figures_check",
      sql`${isOneOf(table.figuresDay, FIGURES_DAYS)} and (${table.figuresDay} is null) = (${table.figuresDueAt} is null)`,
    ),
    check("preferences_theme_check", sql`${table.theme} in ('light', 'dark')`),
    check("preferences_high_contrast_check", sql`${table.highContrast} in ('enabled', 'disabled')`),
    check("preferences_text_size_check", sql`${table.textSize} in ('reset', 'larger', 'largest')`),
  ],
);

/** An account that will be erased at `dueAt` unless its owner cancels that. */
export const accountDeletions = pgTable(
  "account_deletions",
  {
    userId: uuid("user_id")
      .primaryKey()
      .references(() => users.id, { onDelete: "cascade" }),
    /** Whether recruiters could find the profile before; it is hidden until then. */
    wasVisible: boolean("was_visible").notNull(),
    requestedAt: timestamp("requested_at", { withTimezone: true }).notNull(),
    dueAt: timestamp("due_at", { withTimezone: true }).notNull(),
  },
  (table) => [index("account_deletions_due_at_idx").on(table.dueAt)],
);
