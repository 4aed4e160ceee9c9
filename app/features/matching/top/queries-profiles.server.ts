import { sql } from "drizzle-orm";
import type { Database } from "#app/db/database.ts";
import { type JobSide, LEAST_HOURS_SHARE, PART_WEIGHTS, UNSAID_SHARE, workModeShare } from "../rules.ts";
import { MENTIONED_SHARE, type Relations, shareCeiling, UNNAMED_SHARE } from "../skill-fit/rules.ts";
import {
  type Bounded,
  type Bounds,
  bitsOf,
  byCeiling,
  ceilingOf,
  type Halves,
  LATEST,
  MODES,
  NOTHING,
  number,
  otherBounds,
  proposalsOf,
  ROUNDING,
  rowsOf,
  sampledOf,
  searchOf,
  UNSAID_MODE,
  type Wanted,
} from "./bounds.server.ts";
import { profilePlacePoints } from "./place-bounds.server.ts";

const { skills: SKILLS, hours: HOURS, "work-mode": MODE, place: PLACE } = PART_WEIGHTS;

/** Bounds on the scores of visible profiles for a job, but for the people in `without`. */
export function boundProfiles(db: Database, job: JobSide, { relations, without, isSmall }: Bounded): Bounds {
  const { hoursPerWeek, workType, hourlyPay } = job;
  const others = HOURS + MODE + PLACE;
  const hoursPoints = sql`case when at.is_hours_said = 0 then ${number(HOURS * UNSAID_SHARE)}
    when at.hours >= ${number(hoursPerWeek)} then ${number(HOURS)} when at.hours >= ${number(hoursPerWeek * LEAST_HOURS_SHARE)} then ${number(HOURS / hoursPerWeek)} * at.hours else 0 end`;
  const points = sql`${hoursPoints}
    + ${workType === "remote" ? number(PLACE) : profilePlacePoints(job.location)}`;
  const bounds = otherBounds(points, hourlyPay === null ? null : { wanted: sql`at.pay`, offered: number(hourlyPay) });
  const pointsOfModes = [...MODES.map((mode) => MODE * workModeShare(mode, workType)), MODE * UNSAID_SHARE];
  const asked = depthsOf(job);
  const gains = gainsOf(asked, relations);
  const atMost = mostByCount(asked, relations);
  // By the bits of what somebody names: each asked skill whole, or as far as a related one goes, or not at all.
  const hintedPoints = sql.join(
    asked.map(({ key, share }) => {
      const others = [...(relations.get(key) ?? [])];
      const best = unnamedShare(relations.get(key));
      return sql`case when at.named & ${bitsOf([key]).sql} <> 0::bit(128) then ${number(SKILLS * share)}
        when at.named & ${bitsOf(others.map(([id]) => id)).sql} <> 0::bit(128) then ${number(SKILLS * share * best)}
        else ${number(SKILLS * share * MENTIONED_SHARE)} end`;
    }),
    sql` + `,
  );
  // Asked skills that share a bit hide behind each other: each that is hidden may be named as well.
  const askedBits = bitsOf(asked.map(({ key }) => key));
  const namedOf = sql`bit_count(at.named & ${askedBits.sql}) + ${asked.length - askedBits.count}`;
  const isWithout = sql`<> all(${sql.param([...without])}::uuid[])`;

  async function bySkill({ floor, most, modes, isSample }: Wanted) {
    const needed = bounds.pointsFor(floor - ROUNDING);
    const lists = pointsOfModes.flatMap((modePoints, mode) => {
      if (!modes.includes(mode)) return [];
      // The rarest skills that a profile of this mode must have one of; of these it is read what they have.
      const read = asked.filter(({ before }) => ceilingAt(before) + modePoints + HOURS + PLACE >= needed);
      const known = read.reduce((sum, { share }) => sum + share, 0);
      const missing = Math.max(0, needed - SKILLS - modePoints - PLACE);
      // Of a sample only those who have the hours.
      const least = isSample ? hoursPerWeek : Math.floor((missing / HOURS) * hoursPerWeek);
      const leastNamed = atMost.findIndex((points) => points + modePoints + HOURS + PLACE >= needed);
      return read.flatMap(({ key, share }) =>
        [[key, 1] as const, ...(relations.get(key) ?? [])].map(([skillId, degree]) => ({
          skillId,
          mode,
          least,
          leastNamed,
          base: SKILLS * (isSample ? 1 : 1 - (1 - MENTIONED_SHARE) * known),
          gain: SKILLS * share * (degree - MENTIONED_SHARE),
          modePoints,
        })),
      );
    });
    if (lists.length === 0) return NOTHING;
    const column = <K extends keyof (typeof lists)[number]>(key: K) => sql.param(lists.map((list) => list[key]));
    // Who falls short with all that they may name is left out before anything is summed.
    const rough = sql`select at.*, ${ceilingOf(sql`least(at.reached, ${hintedPoints})`)} as rough from (
        select user_id as id, max(posting.factor) as factor,
          max(posting.factor * list.mode_points + posting.rest) as rest,
          bit_or(posting.named) as named, least(${number(SKILLS)}, max(list.base) + sum(list.gain)) as reached
        from unnest(${column("skillId")}::uuid[], ${column("mode")}::smallint[], ${column("least")}::smallint[],
            ${column("leastNamed")}::integer[], ${column("base")}::float8[], ${column("gain")}::float8[], ${column("modePoints")}::float8[])
          as list (skill_id, mode, least, least_named, base, gain, mode_points)
        cross join lateral (
          select user_id, named, (${sql.param(atMost)}::float8[])[least(${asked.length}, ${namedOf}) + 1] as at_most,
            ${bounds.factor} as factor, ${bounds.rest} as rest from profile_postings as at
          where skill_id = list.skill_id and mode = list.mode and hours >= list.least
            and ${namedOf} >= list.least_named
          ${isSample ? sql`order by hours limit ${sampledOf(lists.length)}` : sql`offset 0`}) as posting
        where ${number(ROUNDING)} + posting.factor * (list.mode_points + posting.at_most) + posting.rest >= ${number(floor)}
          and user_id ${isWithout}
        group by user_id offset 0) as at`;
    return await proposalsOf(
      db,
      {
        rough,
        skills: sql`select skill_id, 1 as weight from profile_postings where user_id = at.id`,
        gains,
        reached: (points) => sql`least(${number(SKILLS)}, ${number(SKILLS * MENTIONED_SHARE)} + ${points})`,
      },
      floor,
      most,
    );
  }

  /** For a job without skills: the profiles that changed last. */
  async function byDate() {
    return await rowsOf(
      db,
      sql`select user_id as id, ${Math.round(bounds.most(SKILLS * UNNAMED_SHARE + others))}::integer as ceiling from (
        select user_id from profiles where is_visible and user_id ${isWithout}
        order by updated_at desc, user_id desc limit ${LATEST}) as latest`,
    );
  }

  const search = searchOf(bySkill, halvesFor(workType), isSmall);
  return {
    sample: search.sample,
    async propose(floor, most) {
      if (asked.length === 0) return { found: byCeiling(await byDate()), frontier: null };
      return await search.propose(floor, most);
    },
  };
}

/**
 * Those who want what the job offers are fewer than all others, but more of them may fit. The sample has as many of them
 * as of the others, and so a good idea of the best.
 */
function halvesFor(workType: JobSide["workType"]): Halves {
  const own = MODES.indexOf(workType);
  return [[own], [...MODES.keys(), UNSAID_MODE].filter((mode) => mode !== own)];
}

/** The asked skills, rarest first, each with its share of their weight and the share that lies in rarer ones. */
function depthsOf(job: JobSide): Array<{ key: string; share: number; before: number }> {
  const whole = job.skills.reduce((sum, { weight }) => sum + weight, 0);
  let before = 0;
  return job.skills
    .toSorted((a, b) => b.weight - a.weight)
    .map(({ key, weight }) => {
      const depth = { key, share: weight / whole, before: before / whole };
      before += weight;
      return depth;
    });
}

/** By skill: the points that having it adds, for all asked skills that it helps. */
function gainsOf(asked: ReturnType<typeof depthsOf>, relations: Relations): Map<string, number> {
  const gains = new Map<string, number>();
  for (const { key, share } of asked) {
    for (const [skill, degree] of [[key, 1] as const, ...(relations.get(key) ?? [])]) {
      gains.set(skill, (gains.get(skill) ?? 0) + SKILLS * share * (degree - MENTIONED_SHARE));
    }
  }
  return gains;
}

/** The most points for skills of somebody who names none of the asked ones, one of them, two, and so on. */
function mostByCount(asked: ReturnType<typeof depthsOf>, relations: Relations): number[] {
  const parts = asked.map(({ key, share }) => ({ share, unnamed: share * unnamedShare(relations.get(key)) }));
  const gains = parts.map(({ share, unnamed }) => share - unnamed).toSorted((a, b) => b - a);
  let points = parts.reduce((sum, { unnamed }) => sum + unnamed, 0);
  return [0, ...gains].map((gain) => {
    points += gain;
    return SKILLS * points;
  });
}

/** The most that an asked skill counts which is not named. */
function unnamedShare(related: ReadonlyMap<string, number> | undefined): number {
  return Math.max(MENTIONED_SHARE, ...(related?.values() ?? []));
}

/** The most points for skills when nothing before this depth is named or related. */
function ceilingAt(before: number): number {
  return SKILLS * shareCeiling({ before, share: 0, degree: 1 });
}
