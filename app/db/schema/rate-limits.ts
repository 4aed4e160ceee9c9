import { index, integer, pgTable, text, timestamp } from "drizzle-orm/pg-core";

/** Stored counters of the rate limiter: one row per key and window, so that a restart forgets nothing. */
export const rateLimits = pgTable(
  "rate_limits",
  {
    key: text("key").primaryKey(),
    count: integer("count").notNull(),
    windowEndsAt: timestamp("window_ends_at", { withTimezone: true }).notNull(),
  },
  (table) => [index("rate_limits_window_ends_at_idx").on(table.windowEndsAt)],
);
