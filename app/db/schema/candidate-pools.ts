import { index, pgTable, primaryKey, text, timestamp, uuid } from "drizzle-orm/pg-core";
import { users } from "./accounts.ts";
import { companies } from "./companies.ts";

/** A named list of people that a company keeps across its jobs: "Bookkeepers in Ohio". */
export const candidatePools = pgTable(
  "candidate_pools",
  {
    id: uuid("id").primaryKey(),
    companyId: uuid("company_id")
      .notNull()
      .references(() => companies.id, { onDelete: "cascade" }),
    name: text("name").notNull(),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
    updatedAt: timestamp("updated_at", { withTimezone: true }).notNull(),
  },
  (table) => [index("candidate_pools_company_id_idx").on(table.companyId)],
);

/** A senior in a pool. Never shown to the senior. */
export const pooledSeniors = pgTable(
  "pooled_seniors",
  {
    poolId: uuid("pool_id")
      .notNull()
      .references(() => candidatePools.id, { onDelete: "cascade" }),
    seniorId: uuid("senior_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.poolId, table.seniorId] }),
    index("pooled_seniors_senior_id_idx").on(table.seniorId),
  ],
);
