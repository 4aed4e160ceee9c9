import { index, integer, pgTable, text, timestamp } from "drizzle-orm/pg-core";

/** Counters of the rate limiter: one row per key and window, so that they survive a restart. */
export const rateLimits = pgTable(
  "rate_limits",
  {
    key: text("key").primaryKey(),
    count: integer("count").notNull(),
    windowEndsAt: timestamp("window_ends_at", { withTimezone: true }).notNull(),
  },
  (table) => [index("rate_limits_window_ends_at_idx").on(table.windowEndsAt)],
);
