import { pgTable, text, timestamp, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { users } from "./accounts.ts";

/** A search of all applicants that a recruiter keeps under a name. */
export const applicantViews = pgTable(
  "applicant_views",
  {
    id: uuid("id").primaryKey(),
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    name: text("name").notNull(),
    /** The query string of the search, without the page: "?status=reviewing&sort=due". */
    query: text("query").notNull(),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
  },
  (table) => [uniqueIndex("applicant_views_user_id_query_key").on(table.userId, table.query)],
);
