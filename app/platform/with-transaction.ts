import type { Database } from "#app/db/database.ts";
import type { Platform } from "./platform.ts";

/** The platform for a command that is called inside a transaction: what it reads and writes belongs to `tx`. */
export function withTransaction(platform: Platform, tx: Database): Platform {
  return { ...platform, db: tx };
}
