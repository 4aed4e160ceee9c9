import { customType } from "drizzle-orm/pg-core";

/** A document as PostgreSQL's text search reads it. */
export const tsvector = customType<{ data: string }>({
  dataType() {
    return "tsvector";
  },
});
