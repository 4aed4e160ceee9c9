import { sql } from "drizzle-orm";
import { check, jsonb, pgTable, primaryKey, smallint, text, timestamp, uuid } from "drizzle-orm/pg-core";
import { companies } from "./companies.ts";

/** A person whom a company names on its page, in the order it gave them. */
export type StoredPerson = { name: string; role: string };

/** What a company adds to its public page; each part is optional. */
export const companyPages = pgTable("company_pages", {
  companyId: uuid("company_id")
    .primaryKey()
    .references(() => companies.id, { onDelete: "cascade" }),
  howWeWork: text("how_we_work"),
  /** One benefit per line. */
  benefits: text("benefits"),
  people: jsonb("people").$type<StoredPerson[]>().notNull().default([]),
  /** When a recruiter last confirmed that the people agreed to be named; null without people. */
  peopleAgreedAt: timestamp("people_agreed_at", { withTimezone: true }),
  updatedAt: timestamp("updated_at", { withTimezone: true }).notNull(),
});

/** A picture of a company's page. Shown to others only with a description, and while the company is verified. */
export const companyPictures = pgTable(
  "company_pictures",
  {
    companyId: uuid("company_id")
      .notNull()
      .references(() => companies.id, { onDelete: "cascade" }),
    /** Its place, from 1. */
    slot: smallint("slot").notNull(),
    url: text("url").notNull(),
    /** What it shows, for people who cannot see it. */
    alt: text("alt"),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.slot] }),
    check("company_pictures_slot_check", sql`${table.slot} between 1 and 4`),
  ],
);
