import { check, index, integer, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";
import { OPEN_STATUSES } from "../../domain/status.ts";
import { companies } from "./companies.ts";
import { isOneOf } from "./one-of.ts";

/** A company's own stage inside one open status. Seniors never see it. */
export const companyStages = pgTable(
  "company_stages",
  {
    id: uuid("id").primaryKey(),
    companyId: uuid("company_id")
      .notNull()
      .references(() => companies.id, { onDelete: "cascade" }),
    /** The status that it is a part of; it never changes. */
    status: text("status", { enum: OPEN_STATUSES }).notNull(),
    name: text("name").notNull(),
    /** The order among the stages of the company. */
    position: integer("position").notNull(),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
  },
  (table) => [
    index("company_stages_company_id_idx").on(table.companyId),
    check("company_stages_status_check", isOneOf(table.status, OPEN_STATUSES)),
  ],
);
