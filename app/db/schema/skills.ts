import { pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";

/** A skill, in the spelling of its first author. `key` is the name folded for comparison (see skills/rules.ts). */
export const skills = pgTable(
  "skills",
  {
    id: uuid("id").primaryKey(),
    key: text("key").notNull(),
    name: text("name").notNull(),
  },
  (table) => [uniqueIndex("skills_key_key").on(table.key)],
);
