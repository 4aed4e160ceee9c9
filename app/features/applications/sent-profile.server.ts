import { eq } from "drizzle-orm";
import type { Database } from "#app/db/database.ts";
import type { applications, ProfileSnapshot } from "#app/db/schema/applications.ts";
import { profiles } from "#app/db/schema/profiles.ts";
import { DomainError } from "#app/domain-error.ts";
import { findProfile } from "#app/features/profiles/queries.server.ts";
import { isReadyToApply } from "./applying.ts";

type Sent = Pick<typeof applications.$inferInsert, "profileSnapshot" | "sentReading">;

/**
 * Returns the snapshot of the person's current profile that an application sends: all that an employer reads and scores
 * by, with the wanted pay only if they show it. Throws profile-incomplete.
 */
export async function requireSendable(tx: Database, userId: string): Promise<Sent> {
  const profile = await findProfile(tx, userId);
  if (!profile || !isReadyToApply(profile)) throw new DomainError("profile-incomplete");
  const [kept] = await tx
    .select({ reading: profiles.reading, hourly: profiles.wantedHourly, isShown: profiles.showsWantedPay })
    .from(profiles)
    .where(eq(profiles.userId, userId));
  const { fullName, bio, skills, yearsExperience, availabilityHours, workPreference, place } = profile;
  const { travelMiles, industries, wantedPay, wantedPayUnit } = profile;
  const wanted: ProfileSnapshot["wanted"] =
    kept?.isShown && wantedPay !== null && wantedPayUnit
      ? { amount: wantedPay, unit: wantedPayUnit, hourly: kept.hourly }
      : null;
  return {
    profileSnapshot: {
      ...{ fullName, bio, skills, yearsExperience, availabilityHours, workPreference, place },
      ...{ travelMiles, industries, wanted },
    },
    sentReading: kept?.reading ?? null,
  };
}
