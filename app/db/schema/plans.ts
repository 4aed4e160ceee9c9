import { sql } from "drizzle-orm";
import { check, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";
import { companies } from "./profiles.ts";

/** The plan a company chose last. Code defines what a plan includes (plans/rules.ts). */
export const subscriptions = pgTable(
  "subscriptions",
  {
    companyId: uuid("company_id")
      .primaryKey()
      .references(() => companies.id, { onDelete: "cascade" }),
    planId: text("plan_id", { enum: ["basic", "professional", "enterprise"] }).notNull(),
    chosenAt: timestamp("chosen_at", { withTimezone: true }).notNull(),
  },
  (table) => [check("subscriptions_plan_id_check", sql`${table.planId} in ('basic', 'professional', 'enterprise')`)],
);
