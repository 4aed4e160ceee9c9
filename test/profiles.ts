import type { Viewer } from "#app/features/accounts/rules.ts";
import { saveProfile } from "#app/features/profiles/commands.server.ts";
import type { Profile } from "#app/features/profiles/rules.ts";
import type { ProfileInput } from "#app/features/profiles/schema.ts";
import type { Platform } from "#app/platform/platform.ts";

const AN_ORDINARY_PROFILE: Omit<ProfileInput, "fullName"> = {
  bio: "I have run payroll for thirty years and like to show people how it is done.",
  skills: ["Payroll", "Mentoring"],
  yearsExperience: 31,
  availabilityHours: 20,
  workPreference: "remote",
  place: "Duluth, Minnesota",
  isVisible: true,
};

let count = 0;

/**
 * Returns skills that only one test uses and nothing else is read as, so that tests do not see each other's people and
 * jobs.
 */
export function freshSkills(...names: string[]): string[] {
  count += 1;
  const letters = count.toString(26).replace(/./g, (digit) => String.fromCharCode(97 + Number.parseInt(digit, 26)));
  return names.map((name) => `${name}q${letters}k`);
}

/** A bio without a readable occupation or skill. */
export const TELLS_NO_TRADE = { bio: "I would like to help." };

/** Saves a profile for `of` with ordinary defaults, visible. */
export async function aProfile(
  platform: Platform,
  { of, ...said }: { of: Viewer } & Partial<ProfileInput>,
): Promise<Profile> {
  return await saveProfile(platform, of, { fullName: of.name, ...AN_ORDINARY_PROFILE, ...said });
}
