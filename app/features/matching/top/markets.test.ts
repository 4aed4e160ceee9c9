import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { expect, test, vi } from "vitest";
import type { Database } from "#app/db/database.ts";
import { users } from "#app/db/schema/accounts.ts";
import { applications } from "#app/db/schema/applications.ts";
import { jobSkills, jobs } from "#app/db/schema/jobs.ts";
import { skillRelations } from "#app/db/schema/matching.ts";
import { profileSkills, profiles } from "#app/db/schema/profiles.ts";
import { TRAVEL_MILES } from "#app/features/profiles/rules.ts";
import { EMPTY_SNAPSHOT } from "#test/applications.ts";
import { openTestDatabase } from "#test/database.ts";
import { ABOUTS, addSkills, diceOf, everyMatch, PLACES, SKILL_NAMES } from "#test/markets.ts";
import { openTestPlatform } from "#test/platform.ts";
import { rounds } from "#test/thoroughness.ts";
import { listCandidateMatches, listJobMatches } from "../queries.server.ts";

/** Which way the lists are found, whatever the size of the market. */
const way = vi.hoisted(() => ({ isSmall: true }));
vi.mock(import("./bounds.server.ts"), async (original) => ({
  ...(await original()),
  isSmallMarket: async () => way.isSmall,
}));

const { db, ids } = await openTestPlatform(await openTestDatabase());
const AT = new Date("2026-11-20T10:00:00Z");
const MODES = ["remote", "on-site", "hybrid"] as const;
/** As many as are asked for: 300 in .ci/run. */
const MARKETS = Number(process.env.MARKETS ?? rounds(300, 4));
/** Which market is the first: another process can go on where one ended. */
const FIRST = Number(process.env.FIRST_MARKET ?? 1);
/** People, and jobs, of the smallest and the largest market. */
const SIZES = { min: 2, max: 20 } as const;

const skillIds = await addSkills(db);
const everybody = await addUsers(SIZES.max);
const [recruiterId = ""] = await addUsers(1);

async function addUsers(count: number): Promise<string[]> {
  const rows = Array.from({ length: count }, () => {
    const id = ids.next(AT);
    return { id, name: "Harriet Quill", email: `${id}@people.example`, createdAt: AT, updatedAt: AT };
  });
  await db.insert(users).values(rows);
  return rows.map(({ id }) => id);
}

type Dice = ReturnType<typeof diceOf>;

/** A market of its own for each seed: its people and its jobs. */
async function fill(tx: Database, dice: Dice): Promise<{ seniorIds: string[]; jobIds: string[] }> {
  const { below, oneOf } = dice;
  const size = SIZES.min + below(SIZES.max - SIZES.min + 1);
  const seniorIds = everybody.slice(0, size);
  const times = () => {
    const at = new Date(AT.getTime() - below(1_000_000));
    return { createdAt: at, updatedAt: at };
  };
  await tx.execute(sql`update skills set weight = said.weight
    from unnest(${sql.param(skillIds)}::uuid[], ${sql.param(skillIds.map(() => 1 + below(16) / 2))}::float8[]) as said (id, weight)
    where skills.id = said.id`);
  const related = skillIds.flatMap((skillId) =>
    skillIds
      .filter((relatedId) => relatedId !== skillId && below(8) === 0)
      .map((relatedId) => ({ skillId, relatedId, strength: 0.25 + 0.05 * below(6) })),
  );
  if (related.length > 0) await tx.insert(skillRelations).values(related);

  await tx.insert(profiles).values(
    seniorIds.map((userId) => ({
      userId,
      fullName: "Harriet Quill",
      bio: oneOf(ABOUTS),
      availabilityHours: oneOf([null, below(61), below(61)]),
      workPreference: oneOf([null, ...MODES]),
      place: oneOf([null, ...PLACES]),
      travelMiles: oneOf([null, null, ...TRAVEL_MILES]),
      ...(below(4) === 0
        ? {}
        : { wantedPay: 10 + below(9_000) / 100, wantedPayUnit: oneOf(["hour", "day", "year"] as const) }),
      showsWantedPay: below(3) > 0,
      isVisible: below(5) > 0,
      ...times(),
    })),
  );
  const named = seniorIds.flatMap((userId) =>
    dice.someSkills().map((n, position) => ({ userId, skillId: skillIds[n] ?? "", position })),
  );
  if (named.length > 0) await tx.insert(profileSkills).values(named);

  const posted = Array.from({ length: size }, () => ({ id: ids.next(AT), asked: dice.someSkills() }));
  await tx.insert(jobs).values(
    posted.map(({ id, asked }) => ({
      id,
      createdBy: recruiterId,
      submissionKey: randomUUID(),
      title: "Payroll Mentor",
      company: "Kestrel Row Manufacturing",
      location: oneOf(PLACES),
      industry: "Manufacturing",
      employmentType: "part-time" as const,
      workType: oneOf(MODES),
      hoursPerWeek: 1 + below(60),
      payRangeMin: 5,
      payRangeMax: 20 + below(8_000) / 100,
      payUnit: oneOf(["hour", "hour", "day", "project"] as const),
      flexibility: [],
      description: "Sit beside our clerk for a year.",
      status: oneOf(["live", "live", "live", "paused", "closed"] as const),
      statusChangedAt: AT,
      expiresAt: new Date("2027-01-20T10:00:00Z"),
      notAnsweringSince: below(8) === 0 ? AT : null,
      skillNames: asked.map((n) => SKILL_NAMES[n]).join("\n"),
      ...times(),
    })),
  );
  const asked = posted.flatMap((job) =>
    job.asked.map((n, position) => ({ jobId: job.id, skillId: skillIds[n] ?? "", position })),
  );
  if (asked.length > 0) await tx.insert(jobSkills).values(asked);

  const sent = posted.flatMap(({ id: jobId }) =>
    seniorIds
      .filter(() => below(20) === 0)
      .map((applicantId) => ({
        id: ids.next(AT),
        jobId,
        applicantId,
        status: oneOf(["pending", "withdrawn", "rejected"] as const),
        profileSnapshot: EMPTY_SNAPSHOT,
        ...times(),
      })),
  );
  if (sent.length > 0) await tx.insert(applications).values(sent);
  return { seniorIds, jobIds: posted.map(({ id }) => id) };
}

class RolledBack extends Error {}

test(`in ${MARKETS} random markets every list is what scoring everything gives, found in either way`, {
  timeout: 60_000 + MARKETS * 15_000,
}, async () => {
  let matches = 0;
  for (let seed = FIRST; seed < FIRST + MARKETS; seed += 1) {
    const dice = diceOf(seed * 2_654_435_761);
    const attempt = db.transaction(async (tx) => {
      const { seniorIds, jobIds } = await fill(tx, dice);
      const limit = 1 + dice.below(seniorIds.length);
      const all = await everyMatch(tx, { seniorIds, jobIds, limit });
      expect(all.seniorIds.length + all.jobIds.length).toBe(2 * seniorIds.length);
      for (const isSmall of [true, false]) {
        way.isSmall = isSmall;
        const words = `market ${seed}, ${isSmall ? "small" : "large"}`;
        for (const [n, seniorId] of all.seniorIds.entries()) {
          const found = await listJobMatches(tx, seniorId, limit);
          expect(
            found.map(({ job, match }) => `${job.id} ${match.percent}`),
            words,
          ).toEqual(all.forSeniors[n]);
          matches += found.length;
        }
        for (const [n, jobId] of all.jobIds.entries()) {
          const found = await listCandidateMatches(tx, recruiterId, jobId, limit);
          expect(
            found.map(({ candidateId, match }) => `${candidateId} ${match.percent}`),
            words,
          ).toEqual(all.forJobs[n]);
          matches += found.length;
        }
      }
      throw new RolledBack();
    });
    await attempt.catch((error) => {
      if (!(error instanceof RolledBack)) throw error;
    });
  }
  expect(matches).toBeGreaterThan(MARKETS * 50);
  expect(await db.select({ id: jobs.id }).from(jobs)).toEqual([]);
});
