import { check, index, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";
import { LETTER_KINDS } from "../../domain/letters.ts";
import { companies } from "./companies.ts";
import { isOneOf } from "./one-of.ts";

/** A text of a company for the message that goes with a status change; placeholders are filled for each person. */
export const companyLetters = pgTable(
  "company_letters",
  {
    id: uuid("id").primaryKey(),
    companyId: uuid("company_id")
      .notNull()
      .references(() => companies.id, { onDelete: "cascade" }),
    /** The status that it goes with. */
    kind: text("kind", { enum: LETTER_KINDS }).notNull(),
    name: text("name").notNull(),
    body: text("body").notNull(),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
    updatedAt: timestamp("updated_at", { withTimezone: true }).notNull(),
  },
  (table) => [
    index("company_letters_company_id_idx").on(table.companyId),
    check("company_letters_kind_check", isOneOf(table.kind, LETTER_KINDS)),
  ],
);
