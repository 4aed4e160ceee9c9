import { type SQL, sql } from "drizzle-orm";
import type { Database } from "#app/db/database.ts";
import { LEAST_HOURS_SHARE, PART_WEIGHTS, type ProfileSide, UNSAID_SHARE, workModeShare } from "../rules.ts";
import { MENTIONED_SHARE, type Relations, UNNAMED_SHARE } from "../skill-fit/rules.ts";
import {
  type Bounded,
  type Bounds,
  bitsOf,
  byCeiling,
  ceilingOf,
  LATEST,
  leastCeiling,
  MODES,
  NOTHING,
  number,
  otherBounds,
  ROUNDING,
  rowsOf,
  searchOf,
  type Wanted,
} from "./bounds.server.ts";
import { jobPlacePoints } from "./place-bounds.server.ts";
import { type Floor, isWorse, type Proposals } from "./rules.ts";

const { skills: SKILLS, hours: HOURS, "work-mode": MODE, place: PLACE } = PART_WEIGHTS;

/** Work modes to read: half of all jobs are remote. */
const REMOTE = [0];
const OTHERS = [1, 2];
const LANES = { sample: [REMOTE, OTHERS], all: [REMOTE, OTHERS], whole: [...REMOTE, ...OTHERS] } as const;

/** A smaller share means a higher floor and fewer rows; where the floor was too high, all is read a second time. */
const STARTS_AT = 1 / 2;
/** About so many rows a sample reads in each lane. */
const SAMPLED_ROWS = 4_000;
/** How `job_postings.others` has its bits. */
const HASH = { bits: 128, byte: 0 } as const;

/** Bounds on the scores of open jobs for a senior, but for the jobs in `without`. */
export function boundJobs(db: Database, profile: ProfileSide, { relations, without, isSmall }: Bounded): Bounds {
  const { availabilityHours: own, workPreference: wanted, wantedHourly } = profile;
  const mostHoursPoints = own === null ? HOURS * UNSAID_SHARE : HOURS;
  const hoursPoints =
    own === null
      ? number(HOURS * UNSAID_SHARE)
      : sql`case when at.hours <= ${number(own)} then ${number(HOURS)} when at.hours * ${number(LEAST_HOURS_SHARE)} <= ${number(own)} then ${number(HOURS * own)} / at.hours else 0 end`;
  const pointsOfModes = MODES.map((mode) => MODE * (wanted === null ? UNSAID_SHARE : workModeShare(wanted, mode)));
  const points = sql`${hoursPoints} + case when at.mode = 0 then ${number(PLACE)} else ${jobPlacePoints(profile.place, profile.travelMiles)} end`;
  const pay = wantedHourly === null ? null : { wanted: number(wantedHourly), offered: sql`at.pay` };
  const bounds = otherBounds(points, pay);
  const degrees = degreesOf(profile.skills, relations);
  const ownBits = bitsOf(
    profile.skills.map(({ key }) => key),
    HASH,
  );
  const helpingBits = bitsOf(degrees.keys(), HASH);
  /** The most that a skill counts which the person does not name: by relation, or by a mention. */
  const related = Math.max(MENTIONED_SHARE, ...[...degrees.values()].filter((degree) => degree < 1));
  const isWithout = sql`<> all(${sql.param([...without])}::uuid[])`;

  async function bySkill({ floor, most, lane, isSample }: Wanted<readonly number[]>) {
    const needed = bounds.pointsFor(floor.percent - ROUNDING);
    const lists = pointsOfModes.flatMap((modePoints, mode) => {
      if (!lane.includes(mode)) return [];
      // With more than `depth` of the weight in skills rarer than any that helps, a job cannot reach the floor.
      const depth = (SKILLS + modePoints + mostHoursPoints + PLACE - needed) / (SKILLS * (1 - MENTIONED_SHARE));
      if (depth < 0) return [];
      return [...degrees].map(([skillId, degree]) => ({
        skillId,
        degree,
        mode,
        modePoints,
        depth: Math.min(1, depth),
      }));
    });
    if (lists.length === 0) return NOTHING;
    // By the bits of a job's commoner skills, what this person surely lacks of them, each worth at least the least share.
    const lacking = sql`bit_count(others & ~${helpingBits})`;
    const lost = sql`least_share * (${number(1 - related)} * bit_count(others & ~${ownBits}) + ${number(related - MENTIONED_SHARE)} * ${lacking})`;
    const column = <K extends keyof (typeof lists)[number]>(key: K) => sql.param(lists.map((list) => list[key]));
    // What falls short with all other skills named is left out before anything is summed.
    const rough = sql`select at.*, ${ceilingOf(sql`${number(SKILLS)} * (1 - at.lost + at.gain)`)} as rough from (
        select job_id as id, sum(posting.gain) as gain, max(posting.factor) as factor,
          max(posting.factor * list.mode_points + posting.rest) as rest,
          max(greatest(${number(isSample ? 0 : 1 - MENTIONED_SHARE)} * list.depth, ${number(1 - MENTIONED_SHARE)} * posting.reach + posting.lost)) as lost
        from unnest(${column("skillId")}::uuid[], ${column("degree")}::float8[], ${column("mode")}::smallint[],
            ${column("modePoints")}::float8[], ${column("depth")}::float8[])
          as list (skill_id, degree, mode, mode_points, depth)
        cross join lateral (
          select job_id, (list.degree - ${number(MENTIONED_SHARE)}) * weight_share as gain,
            weight_before + weight_share as reach, (1 - list.degree) * weight_share as short, ${lost} as lost,
            ${bounds.factor} as factor, ${bounds.rest} as rest
          from job_postings as at
          where skill_id = list.skill_id and mode = list.mode and weight_before <= list.depth
            and least_share * ${lacking} <= list.depth
          ${isSample ? sql`order by weight_before limit ${Math.ceil(SAMPLED_ROWS / lists.length)}` : sql`offset 0`}) as posting
        where ${number(ROUNDING)} + posting.factor * (list.mode_points + ${number(SKILLS)} * (1 - posting.short - posting.lost)) + posting.rest >= ${leastCeiling(sql`job_id`, floor)}
          and job_id ${isWithout}
        group by job_id offset 0) as at`;
    return await lookedAt(rough, floor, most);
  }

  /**
   * Takes the `most` rows with the highest rough bounds, looks at all their skills, and proposes what still reaches the
   * floor by the `ceiling` that is found then: a second look costs far more than a row.
   */
  async function lookedAt(rough: SQL, floor: Floor, most: number): Promise<Proposals> {
    const gains = [...degrees].map(([, degree]) => SKILLS * (degree - MENTIONED_SHARE));
    const rows = await db
      .select({
        id: sql<string>`id`,
        ceiling: sql<number>`ceiling`,
        rough: sql<number>`rough`,
        place: sql`place`.mapWith(Number),
      })
      .from(
        sql`(select id, ${ceilingOf(sql`${number(SKILLS * MENTIONED_SHARE)} + at.points`)} as ceiling, rough, place from (
          select at.id, max(at.rough) as rough, max(at.place) as place, max(at.factor) as factor, max(at.rest) as rest,
            sum(gained.gain * asked.weight_share) as points
          from (select *, row_number() over (order by rough desc, id desc) as place from (${rough}) as bounded
            where rough >= ${leastCeiling(sql`id`, floor)} order by rough desc, id desc limit ${most}) as at
          cross join lateral (select skill_id, weight_share from job_postings where job_id = at.id offset 0) as asked
          join unnest(${sql.param([...degrees.keys()])}::uuid[], ${sql.param(gains)}::float8[]) as gained (skill_id, gain)
            on gained.skill_id = asked.skill_id
          group by at.id) as at offset 0) as looked_at`,
      )
      .where(sql`ceiling >= ${leastCeiling(sql`id`, floor)} or place = ${most}`);
    const last = rows.find(({ place }) => place === most);
    return {
      found: byCeiling(rows.filter(({ id, ceiling }) => !isWorse({ percent: ceiling, id }, floor))),
      frontier: last ? { id: last.id, ceiling: last.rough } : null,
    };
  }

  /** The latest jobs that name no skill; all of the latest for a person who names none. */
  async function byDate(floor: Floor) {
    const named = degrees.size > 0 ? sql`and skill_names = ''` : sql``;
    // Without own skills at best all that a job asks for are mentioned.
    const skillPoints = sql`case when at.skill_names = '' then ${number(SKILLS * UNNAMED_SHARE)} else ${number(SKILLS * MENTIONED_SHARE)} end`;
    return await rowsOf(
      db,
      sql`select id, ceiling from (
        select at.id, ${ceilingOf(skillPoints)} as ceiling
        from (select at.id, at.skill_names, ${bounds.factor} as factor,
            ${bounds.factor} * (array[${sql.join(pointsOfModes.map(number), sql`, `)}])[at.mode + 1] + ${bounds.rest} as rest
          from (select id, skill_names, hours_per_week as hours,
              case work_type when 'remote' then 0 when 'on-site' then 1 else 2 end as mode,
              place_code(town) as town_code, place_code(region) as region_code, nullif(hourly_pay, 0)::float8 as pay
            from jobs where is_active and not_answering_since is null ${named} and id ${isWithout} order by id desc limit ${LATEST}) as at) as at) as found
      where ceiling >= ${floor.percent}`,
    );
  }

  const search = searchOf(bySkill, LANES, isSmall);
  return {
    sample: search.sample,
    startsAt: STARTS_AT,
    async propose(floor, most) {
      const isReachable =
        floor.percent <=
        Math.round(bounds.most(SKILLS * UNNAMED_SHARE + mostHoursPoints + Math.max(...pointsOfModes) + PLACE));
      const [{ found, frontier }, latest] = await Promise.all([
        search.propose(floor, most),
        isReachable ? byDate(floor) : [],
      ]);
      return { found: byCeiling([...found, ...latest]), frontier };
    },
  };
}

/** What each skill that helps counts for the one it helps most: own skills whole, related ones in part. */
function degreesOf(own: ReadonlyArray<{ key: string }>, relations: Relations): Map<string, number> {
  const degrees = new Map<string, number>();
  for (const [asked, related] of relations) degrees.set(asked, Math.max(...related.values()));
  for (const { key } of own) degrees.set(key, 1);
  return degrees;
}
