import { type SQL, sql } from "drizzle-orm";
import type { Database } from "#app/db/database.ts";
import { type JobSide, LEAST_HOURS_SHARE, PART_WEIGHTS, UNSAID_SHARE, workModeShare } from "../rules.ts";
import { MENTIONED_SHARE, type Relations, UNNAMED_SHARE } from "../skill-fit/rules.ts";
import {
  asText,
  type Bounded,
  type Bounds,
  bitsOf,
  byCeiling,
  ceilingOf,
  HAIR,
  highestOf,
  LATEST,
  leastCeiling,
  MODES,
  NOTHING,
  number,
  otherBounds,
  pointsOfBits,
  ROUNDING,
  rowsOf,
  searchOf,
  type Wanted,
} from "./bounds.server.ts";
import { isProfileElsewhere, profilePlacePoints } from "./place-bounds.server.ts";
import { type Depth, depthsOf, gainsOf, helping, type Lane, lanesFor, listsOf } from "./profile-lists.server.ts";

const { skills: SKILLS, hours: HOURS, "work-mode": MODE, place: PLACE } = PART_WEIGHTS;

/** As for jobs. The sample is better here: its own last is nearer to the real one. */
const STARTS_AT = 0.7;
/** About so many rows a sample reads in each lane. */
const SAMPLED_ROWS = 6_000;
/** How `profile_postings` has its bits: what `named` and `named_again` both show is hardly ever chance. */
const NAMED = { bits: 256, byte: 0 } as const;
const NAMED_AGAIN = { bits: 256, byte: 1 } as const;
/** Of them, those with the most points for what they seem to name are looked at. */
const SAMPLED_BEST = 400;
const NO_BITS = sql`0::bit(256)`;

/** Bounds on the scores of visible profiles for a job, but for the people in `without`. */
export function boundProfiles(db: Database, job: JobSide, { relations, without, isSmall }: Bounded): Bounds {
  const { hoursPerWeek, workType, hourlyPay } = job;
  const others = HOURS + MODE + PLACE;
  const hoursPoints = sql`case when at.is_hours_said = 0 then ${number(HOURS * UNSAID_SHARE)}
    when at.hours >= ${number(hoursPerWeek)} then ${number(HOURS)} when at.hours >= ${number(hoursPerWeek * LEAST_HOURS_SHARE)} then ${number(HOURS / hoursPerWeek)} * at.hours else 0 end`;
  const points = sql`${hoursPoints}
    + ${workType === "remote" ? number(PLACE) : profilePlacePoints(job.location)}`;
  const isElsewhere = workType === "remote" ? sql`false` : asText(isProfileElsewhere(job.location));
  const bounds = otherBounds(points, hourlyPay === null ? null : { wanted: sql`at.pay`, offered: number(hourlyPay) });
  const pointsOfModes = [...MODES.map((mode) => MODE * workModeShare(mode, workType)), MODE * UNSAID_SHARE];
  const asked = depthsOf(job);
  const gains = gainsOf(asked, relations);
  const hintedPoints = asText(hintedPointsOf(asked, relations));
  // Sooner known, and hardly more: as if a named skill and those related to it both helped.
  // First by the one that tells more apart: where two skills share a bit, its unit is larger.
  const [{ units, unit }, again] = byUnit(
    pointsOfBits(gains, sql`at.named`, NAMED),
    pointsOfBits(gains, sql`at.named_again`, NAMED_AGAIN),
  );
  const isWithout = sql`<> all(${sql.param([...without])}::uuid[])`;

  async function bySkill({ floor, most, lane, isSample }: Wanted<Lane>) {
    const needed = bounds.pointsFor(floor.percent - ROUNDING);
    const lists = lane.flatMap((band) => {
      const modePoints = pointsOfModes[band.mode] ?? 0;
      const fromSkills = needed - modePoints - band.hoursPoints;
      const leastUnits = Math.ceil((fromSkills - PLACE - SKILLS * MENTIONED_SHARE) / unit - HAIR);
      return listsOf(asked, relations, fromSkills).map((list) => ({ ...band, ...list, modePoints, leastUnits }));
    });
    if (lists.length === 0) return NOTHING;
    const column = <K extends keyof (typeof lists)[number]>(key: K) => sql.param(lists.map((list) => list[key]));
    const mentioned = number(SKILLS * MENTIONED_SHARE);
    const reaches = (skillPoints: SQL) =>
      sql`${number(ROUNDING)} + factor * (mode_points + least(${skillPoints}, most_skills)) + rest >= ${leastCeiling(sql`user_id`, floor)}`;
    // Who falls short by what is soon known is left out before the rest is looked at.
    return await highestOf(
      db,
      sql`select id, ${ceilingOf(hintedPoints)} as ceiling from (
        select user_id as id, max(factor) as factor, max(factor * mode_points + rest) as rest,
          bit_or(named) as named, bit_or(named_again) as named_again
        from (
          select at.user_id, at.named, at.named_again, list.mode_points, list.most_skills,
            ${mentioned} + ${number(unit)} * at.units as of_units, ${bounds.factor} as factor, ${bounds.rest} as rest
          from unnest(${column("skillId")}::uuid[], ${column("mode")}::smallint[], ${column("modePoints")}::float8[],
              ${column("leastHours")}::smallint[], ${column("mostHours")}::smallint[], ${column("leastUnits")}::integer[],
              ${column("mostSkills")}::float8[], ${column("isNear")}::boolean[])
            as list (skill_id, mode, mode_points, least_hours, most_hours, least_units, most_skills, is_near)
          cross join lateral (
            select at.*, ${units} as units from profile_postings as at
            where skill_id = list.skill_id and mode = list.mode and hours between list.least_hours and list.most_hours
              and (list.is_near and ${isElsewhere}) is not true
            ${isSample ? sql`order by hours limit ${Math.ceil(SAMPLED_ROWS / lists.length)}` : sql`offset 0`}) as at
          where units >= list.least_units
          ${isSample ? sql`and user_id ${isWithout} order by units desc limit ${SAMPLED_BEST}` : sql`offset 0`}) as at
        where ${reaches(sql`of_units`)} and ${reaches(sql`least(of_units, ${mentioned} + ${number(again.unit)} * ${again.units})`)}
          and user_id ${isWithout}
        group by user_id offset 0) as at`,
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

  const search = searchOf(bySkill, lanesFor(job), isSmall);
  return {
    sample: search.sample,
    startsAt: STARTS_AT,
    async propose(floor, most) {
      if (asked.length === 0) return { found: byCeiling(await byDate()), frontier: null };
      return await search.propose(floor, most);
    },
  };
}

function byUnit<T extends { unit: number }>(one: T, other: T): [finer: T, coarser: T] {
  return one.unit <= other.unit ? [one, other] : [other, one];
}

/**
 * The most points for the skills of somebody `at`, by the bits of what they name: each asked skill as far as the best goes
 * that helps it, or as if it were mentioned.
 */
function hintedPointsOf(asked: readonly Depth[], relations: Relations): SQL {
  const points = asked.map(({ key, share }) => {
    const all = helping(key, relations);
    const allBits = bitsOf(
      all.map(([id]) => id),
      NAMED,
    );
    const arms = all.map(
      ([id, degree]) => sql`when at.named & ${bitsOf([id], NAMED)} <> ${NO_BITS}
        and at.named_again & ${bitsOf([id], NAMED_AGAIN)} <> ${NO_BITS} then ${number(SKILLS * share * degree)}`,
    );
    const least = number(SKILLS * share * MENTIONED_SHARE);
    // Most have none of them, which is soon seen.
    return sql`case when at.named & ${allBits} = ${NO_BITS} then ${least} ${sql.join(arms, sql` `)} else ${least} end`;
  });
  return sql.join(points, sql` + `);
}
