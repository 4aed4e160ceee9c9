import { eq } from "drizzle-orm";
import type { Database } from "#app/db/database.ts";
import { users } from "#app/db/schema/accounts.ts";
import { profileSkills, profiles } from "#app/db/schema/profiles.ts";
import { requireSenior, requireStaying } from "#app/features/accounts/policy.ts";
import type { Viewer } from "#app/features/accounts/rules.ts";
import { isKeptByCase } from "#app/features/cases/queries.server.ts";
import { settleOccupations } from "#app/features/readings/commands.server.ts";
import { conceptEntries, readPerson } from "#app/features/readings/reading.server.ts";
import { ensureSkills } from "#app/features/skills/commands.server.ts";
import type { Platform } from "#app/platform/platform.ts";
import { findProfile } from "./queries.server.ts";
import type { Profile } from "./rules.ts";
import type { ProfileInput } from "./schema.ts";

/**
 * Saves the viewer's own profile with its skills, and their name with the account, in one transaction; returns the
 * stored profile. Throws wrong-role for anyone but a senior, account-leaving for a person who wants to be visible and
 * is to be erased, and a FieldError for an unknown occupation.
 */
export async function saveProfile(platform: Platform, viewer: Viewer, input: ProfileInput): Promise<Profile> {
  requireSenior(viewer);
  if (input.isVisible) requireStaying(viewer);
  const {
    skills: names,
    occupations: typed,
    occupationsShown: shown,
    wantedPay = null,
    wantedPayUnit = "hour",
    travelMiles = null,
    industries = [],
    ...rest
  } = input;
  const said = {
    ...rest,
    travelMiles,
    industries,
    wantedPay,
    wantedPayUnit: wantedPay === null ? null : wantedPayUnit,
  };
  return await platform.db.transaction(async (tx) => {
    const now = platform.clock.now();
    const text = { skills: names, about: said.bio ?? "" };
    const before = await findSaidOccupations(tx, viewer.id);
    const occupationsSaid = settleOccupations({ typed, shown, before, read: () => readPerson(text) });
    const reading = readPerson(text, occupationsSaid);
    const read = { occupationsSaid, reading, concepts: conceptEntries(reading) };
    // A profile that staff took down stays hidden until they show it again.
    if (said.isVisible && (await isKeptByCase(tx, "profile", viewer.id))) said.isVisible = false;
    // Writes the profile's row first: its lock makes parallel saves run one after the other.
    await tx
      .insert(profiles)
      .values({ userId: viewer.id, ...said, ...read, createdAt: now, updatedAt: now })
      .onConflictDoUpdate({ target: profiles.userId, set: { ...said, ...read, updatedAt: now } });
    await tx.update(users).set({ name: said.fullName, updatedAt: now }).where(eq(users.id, viewer.id));
    await replaceSkills(platform, tx, viewer.id, names);
    const saved = await findProfile(tx, viewer.id);
    if (!saved) throw new Error("a profile that was just saved is gone");
    return saved;
  });
}

async function findSaidOccupations(tx: Database, userId: string): Promise<string[] | null> {
  const [row] = await tx.select({ said: profiles.occupationsSaid }).from(profiles).where(eq(profiles.userId, userId));
  return row?.said ?? null;
}

async function replaceSkills(
  platform: Platform,
  tx: Database,
  userId: string,
  names: readonly string[],
): Promise<void> {
  const skills = await ensureSkills(platform, tx, names);
  await tx.delete(profileSkills).where(eq(profileSkills.userId, userId));
  if (skills.length === 0) return;
  await tx.insert(profileSkills).values(skills.map((skill, position) => ({ userId, skillId: skill.id, position })));
}
