import { eq } from "drizzle-orm";
import type { Database } from "#app/db/database.ts";
import { profiles } from "#app/db/schema/profiles.ts";
import { pointOf } from "#app/features/search/towns.ts";

/** Whether a senior's place names a town whose location we do not know. False for a state alone and for no place. */
export async function hasUnknownPlace(db: Database, seniorId: string): Promise<boolean> {
  const [home] = await db
    .select({ town: profiles.town, region: profiles.region })
    .from(profiles)
    .where(eq(profiles.userId, seniorId));
  return home !== undefined && home.town !== null && pointOf(home.town, home.region) === null;
}
