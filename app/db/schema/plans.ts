import { sql } from "drizzle-orm";
import { check, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";
import { users } from "./accounts.ts";

/** The plan a recruiter chose last. Code defines what a plan includes (plans/rules.ts). */
export const subscriptions = pgTable(
  "subscriptions",
  {
    userId: uuid("user_id")
      .primaryKey()
      .references(() => users.id, { onDelete: "cascade" }),
    planId: text("plan_id", { enum: ["basic", "professional", "enterprise"] }).notNull(),
    chosenAt: timestamp("chosen_at", { withTimezone: true }).notNull(),
  },
  (table) => [check("subscriptions_plan_id_check", sql`${table.planId} in ('basic', 'professional', 'enterprise')`)],
);
