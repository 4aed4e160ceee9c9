import type { Database } from "#app/db/database.ts";
import type { Platform } from "./platform.ts";

/** Returns the platform for a command that is called inside a transaction: its reads and writes belong to `tx`. */
export function withTransaction(platform: Platform, tx: Database): Platform {
  return { ...platform, db: tx };
}
