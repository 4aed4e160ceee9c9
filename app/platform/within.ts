import type { Database } from "../db/database.ts";
import type { Platform } from "./platform.ts";

/** The platform for a command that is called inside a transaction: what it reads and writes belongs to `tx`. */
export function within(platform: Platform, tx: Database): Platform {
  return { ...platform, db: tx };
}
