import { sql } from "drizzle-orm";
import { check, index, integer, pgTable, text, timestamp, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { FILE_KINDS } from "../../domain/files.ts";
import { users } from "./accounts.ts";
import { isOneOf } from "./one-of.ts";

/**
 * A file that a person uploaded. Its bytes are in file storage under `id`. A person has one of each kind; a replaced
 * resume stays while an employer it was sent to has not decided.
 */
export const files = pgTable(
  "files",
  {
    id: uuid("id").primaryKey(),
    ownerId: uuid("owner_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    kind: text("kind", { enum: FILE_KINDS }).notNull(),
    /** A name that is safe in a header and on any disk, as the person sees it. */
    fileName: text("file_name").notNull(),
    mediaType: text("media_type").notNull(),
    byteSize: integer("byte_size").notNull(),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
    /** When a newer resume replaced it; null for the current one. */
    replacedAt: timestamp("replaced_at", { withTimezone: true }),
  },
  (table) => [
    uniqueIndex("files_owner_id_kind_key").on(table.ownerId, table.kind).where(sql`${table.replacedAt} is null`),
    index("files_replaced_at_idx").on(table.replacedAt).where(sql`${table.replacedAt} is not null`),
    check("files_kind_check", isOneOf(table.kind, FILE_KINDS)),
  ],
);

/** Who opened a resume, and when. */
export const fileDownloads = pgTable(
  "file_downloads",
  {
    id: uuid("id").primaryKey(),
    fileId: uuid("file_id")
      .notNull()
      .references(() => files.id, { onDelete: "cascade" }),
    viewerId: uuid("viewer_id").references(() => users.id, { onDelete: "set null" }),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
  },
  (table) => [
    index("file_downloads_file_id_created_at_idx").on(table.fileId, table.createdAt),
    index("file_downloads_viewer_id_idx").on(table.viewerId),
  ],
);
