import { eq, type SQL, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { users } from "#app/db/schema/accounts.ts";
import { applications } from "#app/db/schema/applications.ts";
import { jobs } from "#app/db/schema/jobs.ts";
import { skillRelations } from "#app/db/schema/matching.ts";
import { profiles } from "#app/db/schema/profiles.ts";
import { skills } from "#app/db/schema/skills.ts";
import type { Viewer } from "#app/features/accounts/rules.ts";
import { applyToJob } from "#app/features/applications/commands.server.ts";
import { editJob, stepJob } from "#app/features/jobs/lifecycle/commands.server.ts";
import { requireOwnJob } from "#app/features/jobs/queries.server.ts";
import { inputOf } from "#app/features/jobs/rules.ts";
import { TRAVEL_MILES } from "#app/features/profiles/rules.ts";
import { openTestDatabase } from "#test/database.ts";
import { aJob } from "#test/jobs.ts";
import { ABOUTS, addSkills, diceOf, everyMatch, PLACES, SKILL_NAMES } from "#test/markets.ts";
import { aRecruiter, aSenior } from "#test/people.ts";
import { openTestPlatform } from "#test/platform.ts";
import { aProfile } from "#test/profiles.ts";
import { rounds } from "#test/thoroughness.ts";
import { learnSkills, rebuildPostings } from "../learning/commands.server.ts";
import { listCandidateMatches, listJobMatches } from "../queries.server.ts";
import { loadRelations } from "../queries-sides.server.ts";
import type { Bounds } from "./bounds.server.ts";
import { boundJobs } from "./queries-jobs.server.ts";
import { boundProfiles } from "./queries-profiles.server.ts";
import { BOTTOM, findBest, isWorse } from "./rules.ts";

const platform = await openTestPlatform(await openTestDatabase());
const { db } = platform;

const { below, oneOf, someSkills } = diceOf(7);
function someNames(): string[] {
  return someSkills().map((n) => SKILL_NAMES[n] ?? "");
}
const MODES = ["remote", "on-site", "hybrid"] as const;
function someProfile() {
  return {
    skills: someNames(),
    bio: oneOf(ABOUTS),
    availabilityHours: below(13) * 5,
    workPreference: oneOf(MODES),
    place: oneOf([null, ...PLACES]),
    travelMiles: oneOf([null, null, ...TRAVEL_MILES]),
    wantedPay: oneOf([null, 20, 40, 60]),
    isVisible: below(5) > 0,
  };
}

function someJob() {
  return {
    skills: someNames(),
    hoursPerWeek: 1 + below(60),
    workType: oneOf(MODES),
    location: oneOf(PLACES),
    payRangeMax: 30 + below(50),
    payUnit: oneOf(["hour", "day", "project"] as const),
  };
}

const recruiter = (await aRecruiter(platform)).viewer;
const seniors: Viewer[] = [];
for (let n = 0; n < 18; n += 1) seniors.push((await aSenior(platform)).viewer);
const posted: string[] = [];
const ENOUGH_JOBS = 40;

/** One thing that happens to a market. */
async function happen(): Promise<void> {
  const [person, place] = [below(seniors.length), below(posted.length)];
  const senior = seniors[person];
  const jobId = posted[place];
  const what = below(12);
  if (!senior) return;
  if (what < 3 || !jobId) {
    posted.push((await aJob(platform, { by: recruiter, ...someJob() })).id);
  } else if (what < 5) {
    await aProfile(platform, { of: senior, ...someProfile() });
  } else if (what === 11) {
    // Somebody leaves for good, as erasure has it, and another comes; or a job goes, while there are enough.
    if (below(4) === 0) seniors[person] = await anotherInstead(senior);
    else if (posted.length > ENOUGH_JOBS) {
      posted.splice(place, 1);
      await db.delete(jobs).where(eq(jobs.id, jobId));
    }
  } else if (what === 5) {
    const showsWantedPay = below(2) === 0;
    await db
      .update(profiles)
      .set({ showsWantedPay, availabilityHours: below(2) ? null : 20 })
      .where(eq(profiles.userId, senior.id));
  } else {
    const job = await requireOwnJob(db, recruiter.id, jobId);
    if (what === 6 && job.status === "live") await stepJob(platform, recruiter, { jobId, step: "pause", from: "live" });
    else if (what === 7 && job.status === "paused")
      await stepJob(platform, recruiter, { jobId, step: "resume", from: "paused" });
    else if (what === 8) {
      const said = { ...inputOf(job), ...someJob() };
      await editJob(platform, recruiter, { jobId, seenAt: job.updatedAt, ...said }, { isDraft: false });
    } else if (what === 9 && job.status === "live" && below(3) === 0) {
      await applyToJob(platform, senior, { jobId }).catch(() => {});
    } else if (what === 10) {
      const notAnsweringSince = job.notAnsweringSince ? null : platform.clock.now();
      await db.update(jobs).set({ notAnsweringSince }).where(eq(jobs.id, jobId));
    }
  }
}

async function anotherInstead({ id }: Viewer): Promise<Viewer> {
  await db.delete(applications).where(eq(applications.applicantId, id));
  await db.delete(users).where(eq(users.id, id));
  const { viewer } = await aSenior(platform);
  await aProfile(platform, { of: viewer, ...someProfile() });
  return viewer;
}

/** The postings as they are, and as they would be if they were written anew. */
async function postings(source: "current_" | ""): Promise<unknown[]> {
  const rows: unknown[] = [];
  for (const [table, owner] of [
    ["job_postings", "job_id"],
    ["profile_postings", "user_id"],
  ] as const) {
    const columns =
      table === "job_postings"
        ? sql`weight_before, weight_share, least_share, others`
        : sql`is_hours_said, named, named_again, coalesce(travel, 0)`;
    rows.push(
      ...(await db
        .select({ row: sql<string>`row_text` })
        .from(
          sql`(select concat_ws('|', skill_id, ${sql.identifier(owner)}, hours, mode, coalesce(town_code::text, '-'), coalesce(region_code::text, '-'), coalesce(pay::text, '-'), ${columns}) as row_text
            from ${sql.identifier(source + table)}) as found`,
        )
        .orderBy(sql`row_text`)),
    );
  }
  return rows;
}

/** Every list as scoring everything gives it; of `asked`, where not all jobs are looked at. */
async function everyList(limit: number, asked = posted) {
  const seniorIds = seniors.map(({ id }) => id);
  return await everyMatch(db, { seniorIds, jobIds: posted, asked, limit });
}

async function expectLists(limit: number, asked = posted) {
  const all = await everyList(limit, asked);
  for (const [n, seniorId] of all.seniorIds.entries()) {
    const found = await listJobMatches(db, seniorId, limit);
    expect(found.map(({ job, match }) => `${job.id} ${match.percent}`)).toEqual(all.forSeniors[n]);
  }
  for (const [n, jobId] of all.jobIds.entries()) {
    const found = await listCandidateMatches(db, recruiter.id, jobId, limit);
    expect(found.map(({ candidateId, match }) => `${candidateId} ${match.percent}`)).toEqual(all.forJobs[n]);
  }
}

/**
 * Every match is proposed when its own percent is asked for, with a ceiling that it does not exceed; when few are looked
 * at, no other is better than is said; and the best are found as in a large market, from a sample.
 */
async function expectBounds() {
  const { sides, jobSides, seniorIds, jobIds, forSeniors, forJobs } = await everyList(Number.POSITIVE_INFINITY);
  for (const [n, profile] of [...sides.values()].entries()) {
    const relations = await loadRelations(db, { ownOf: seniorIds[n] ?? "" });
    const without = await idsOf(applications.jobId, eq(applications.applicantId, seniorIds[n] ?? ""));
    const bounds = boundJobs(db, profile, { relations, without, isSmall: false });
    await expectProposed(bounds, forSeniors[n] ?? []);
  }
  for (const [n, job] of [...jobSides.values()].entries()) {
    const relations = await loadRelations(db, { asked: job.skills });
    const without = await idsOf(applications.applicantId, eq(applications.jobId, jobIds[n] ?? ""));
    const bounds = boundProfiles(db, job, { relations, without, isSmall: false });
    await expectProposed(bounds, forJobs[n] ?? []);
  }
}

async function idsOf(column: typeof applications.jobId | typeof applications.applicantId, only: SQL) {
  return (await db.select({ id: column }).from(applications).where(only)).map(({ id }) => id);
}

async function expectProposed(bounds: Bounds, matches: readonly string[]) {
  const scored = matches
    .map((match) => match.split(" "))
    .map(([id = "", percent]) => ({ id, percent: Number(percent) }));
  const percents = new Set(scored.map(({ percent }) => percent));
  for (const floor of [...[...percents].map((percent) => ({ percent, id: null })), ...scored]) {
    const { found } = await bounds.propose(floor, 8_000);
    const ceilings = new Map(found.map(({ id, ceiling }) => [id, ceiling]));
    const missed = scored.filter((one) => !isWorse(one, floor) && (ceilings.get(one.id) ?? -1) < one.percent);
    expect(missed, `from ${floor.percent} percent of ${floor.id}`).toEqual([]);
  }
  const few = await bounds.propose(BOTTOM, 2);
  const seen = new Set(few.found.map(({ id }) => id));
  const end = few.frontier ?? { ceiling: -1, id: "" };
  const beyond = scored.filter(
    ({ id, percent }) => !seen.has(id) && (percent > end.ceiling || (percent === end.ceiling && id > end.id)),
  );
  expect(beyond, "left out by looking at two").toEqual([]);
  const score = async (ids: readonly string[]) =>
    scored.filter(({ id }) => ids.includes(id)).map((one) => ({ ...one, found: null }));
  const befores = [20, 70, 101].map((percent) => ({ percent, id: null }));
  for (const before of [null, ...befores, ...scored.slice(0, 5)]) {
    const best = await findBest({ limit: 3, before, ...bounds, score });
    expect(best.map(({ id, percent }) => `${id} ${percent}`)).toEqual(matches.slice(0, 3));
  }
}

/** EDITS=10000 lets more happen before the last look. */
const EDITS = Number(process.env.EDITS ?? rounds(10_000, 0));
/** How often all lists are looked at, after each 30 edits. */
const LOOKS = rounds(8, 2);
/** After so many more edits the lists are looked at again, those of a few jobs only. */
const LOOK_EVERY = 500;

test("in random markets every list of matches is what scoring everything gives, and nothing drifts", {
  timeout: 240_000 + EDITS * 200,
}, async () => {
  await addSkills(db);
  for (const senior of seniors) await aProfile(platform, { of: senior, ...someProfile() });
  for (let round = 0; round < LOOKS; round += 1) {
    for (let n = 0; n < 30; n += 1) await happen();
    if (round === Math.floor((3 * LOOKS) / 8)) await learnSkills(platform);
    if (round === Math.floor((5 * LOOKS) / 8)) {
      const all = await db.select({ id: skills.id }).from(skills);
      const rows = all.flatMap(({ id }, n) => {
        const other = all[(n + 1) % all.length]?.id ?? id;
        const strength = 0.25 + 0.05 * (n % 6);
        return [
          { skillId: id, relatedId: other, strength },
          { skillId: other, relatedId: id, strength },
        ];
      });
      await db.insert(skillRelations).values(rows).onConflictDoNothing();
    }
    await expectLists(1 + below(12));
    expect(await postings("")).toEqual(await postings("current_"));
    if (round === Math.floor(LOOKS / 2) || round === LOOKS - 1) await expectBounds();
  }
  for (let more = LOOKS * 30; more < EDITS; more += 1) {
    await happen();
    if (more % LOOK_EVERY !== 0) continue;
    const few = Array.from({ length: 12 }, () => posted[below(posted.length)] ?? "");
    await expectLists(1 + below(30), few);
  }
  const before = await postings("");
  expect(before.length).toBeGreaterThan(100);
  expect(before).toEqual(await postings("current_"));
  await learnSkills(platform);
  await rebuildPostings(db);
  expect(await postings("")).toEqual(await postings("current_"));
});
