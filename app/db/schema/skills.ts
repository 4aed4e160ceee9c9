import { index, pgTable, real, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";

/** One skill, whoever wrote it first. `key` is the name folded for comparison (see skills/rules.ts). */
export const skills = pgTable(
  "skills",
  {
    id: uuid("id").primaryKey(),
    key: text("key").notNull(),
    name: text("name").notNull(),
    /** How much it counts where a job asks for it: rare skills more, in half steps (matching/learning). */
    weight: real("weight").notNull().default(1),
  },
  (table) => [uniqueIndex("skills_key_key").on(table.key), index("skills_weight_idx").on(table.weight)],
);
