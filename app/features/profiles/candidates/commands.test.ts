import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { users } from "#app/db/schema/accounts.ts";
import { profiles } from "#app/db/schema/profiles.ts";
import { openTestDatabase } from "#test/database.ts";
import { aSenior } from "#test/people.ts";
import { openTestPlatform } from "#test/platform.ts";
import { aProfile } from "#test/profiles.ts";
import { aDie } from "#test/random.ts";
import { rounds } from "#test/thoroughness.ts";

const platform = await openTestPlatform(await openTestDatabase());
const { db } = platform;

async function aPerson(fullName: string) {
  const { viewer } = await aSenior(platform);
  await aProfile(platform, { of: viewer, fullName, bio: "Plain words.", skills: [] });
  return viewer;
}

/** A tenth of EDITS. */
const ROUNDS = Math.ceil(Number(process.env.EDITS ?? rounds(10_000, 300)) / 10);

test(`after ${ROUNDS} rounds of changes, the index equals the profiles`, {
  timeout: 60_000 + ROUNDS * 500,
}, async () => {
  const below = aDie(11);
  const people = [await aPerson("Edited One"), await aPerson("Edited Two"), await aPerson("Edited Three")];
  for (let round = 0; round < ROUNDS; round++) {
    const at = below(people.length);
    const person = people[at];
    if (!person) continue;
    platform.clock.set(new Date(Date.UTC(2026, 10, 21, 10, round)));
    if (below(20) === 0) {
      await db.delete(users).where(eq(users.id, person.id));
      people[at] = await aPerson(`Edited after ${round}`);
    } else if (below(4) === 0) {
      await db
        .update(profiles)
        .set({ isVisible: below(2) === 0 })
        .where(eq(profiles.userId, person.id));
    } else {
      await aProfile(platform, {
        of: person,
        fullName: `Edited ${round}`,
        skills: Array.from({ length: below(4) }, () => `Skill ${below(7)}`),
        isVisible: below(5) > 0,
        place: ["Bend, Oregon", "Toledo, OH", ""][below(3)] ?? "",
        availabilityHours: below(4) === 0 ? 0 : below(60),
      });
    }
  }
  const [drift] = await db
    .select({
      documents: sql<number>`(select count(*)::int from (
        (table profile_documents except table current_profile_documents) union all
        (table current_profile_documents except table profile_documents)) different)`,
      words: sql<number>`(select count(*)::int from (
        select distinct word from profile_documents, unnest(tsvector_to_array(document)) word where word !~ '^~[0-4]'
        except select word from profile_words) unknown)`,
    })
    .from(sql`(values (1)) as one`);
  expect(drift).toEqual({ documents: 0, words: 0 });
});
