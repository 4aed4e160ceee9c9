import { type SQL, sql } from "drizzle-orm";
import type { Database } from "#app/db/database.ts";
import { regionsNextTo } from "../place/rules.ts";
import {
  type JobSide,
  LEAST_HOURS_SHARE,
  PART_WEIGHTS,
  type ProfileSide,
  UNSAID_SHARE,
  workModeShare,
} from "../rules.ts";
import { MENTIONED_SHARE, type Relations, shareCeiling, UNNAMED_SHARE } from "../skill-fit/rules.ts";
import type { Proposal } from "./rules.ts";

// SQL never decides a score: it only bounds each from above, by the same arithmetic, and `scoreMatch` decides.

/** How many of the latest are looked through where there are no skills to go by. */
const LATEST = 500;
/** Percents are rounded, and four-byte numbers stray in the eighth digit. */
const ROUNDING = 0.501;
/** Distances below the best that can be reached, at which a search for many rows begins. */
const STEPS = [4, 12, 24, 36, 48, 60, 72] as const;
/** So few rows are read at once. */
const FEW = 15_000;

const MODES = ["remote", "on-site", "hybrid"] as const;
const { skills: SKILLS, hours: HOURS, "work-mode": MODE, pay: PAY, place: PLACE } = PART_WEIGHTS;

type Bounds = {
  /** Where a search begins; see `findBest`. */
  floors: readonly number[];
  propose(floor: number, most: number): Promise<Proposal[]>;
};

/** Bounds on the scores of open jobs for a senior, but for the jobs in `without`. */
export function boundJobs(
  db: Database,
  profile: ProfileSide,
  { relations, volume, without }: { relations: Relations; volume: number; without: readonly string[] },
): Bounds {
  const { availabilityHours: own, workPreference: wanted, wantedHourly } = profile;
  const others = (own === null ? HOURS * UNSAID_SHARE : HOURS) + (wanted === null ? MODE * UNSAID_SHARE : MODE) + PLACE;
  const pay = payBounds(wantedHourly === null ? null : { wanted: number(wantedHourly), offered: sql`at.pay` });
  const hoursPoints =
    own === null
      ? number(HOURS * UNSAID_SHARE)
      : sql`case when at.hours <= ${number(own)} then ${number(HOURS)} when at.hours * ${number(LEAST_HOURS_SHARE)} <= ${number(own)} then ${number(HOURS * own)} / at.hours else 0 end`;
  const modePoints = MODES.map((mode) => number(MODE * (wanted === null ? UNSAID_SHARE : workModeShare(wanted, mode))));
  const points = sql`${hoursPoints} + (array[${sql.join(modePoints, sql`, `)}])[at.mode + 1]
    + case when at.mode = 0 then ${number(PLACE)} else ${placePoints(profile.place)} end`;
  const degrees = degreesOf(profile.skills, relations);
  const keys = sql`${sql.param([...degrees.keys()])}::uuid[]`;
  const all = sql`${sql.param([...degrees.values()])}::float8[]`;
  const isWithout = sql`<> all(${sql.param([...without])}::uuid[])`;

  async function bySkill(floor: number, most: number) {
    // Below this depth a job's rarest skill that helps can lie, and everything above it is read.
    const depth = (SKILLS + others - pay.pointsFor(floor - ROUNDING)) / (SKILLS * (1 - MENTIONED_SHARE));
    const deepest = number(Math.min(1, depth));
    const skillPoints = sql`${number(SKILLS)} * (1 - ${number(1 - MENTIONED_SHARE)} * at.known + at.gain)`;
    // Worth a second look: the job's other skills, by its own key.
    const exactPoints = sql`${number(SKILLS)} * (${number(MENTIONED_SHARE)} + (
      select sum(coalesce((${all})[array_position(${keys}, skill_id)] - ${number(MENTIONED_SHARE)}, 0) * weight_share)
      from job_postings where job_id = at.job_id))`;
    const ceilingOf = (reached: SQL) => sql`floor(${ROUNDING} + ${pay.added(sql`${reached} + ${points}`)})::integer`;
    return await rowsOf(
      db,
      sql`select id, ceiling from (
        select at.job_id as id, ${ceilingOf(exactPoints)} as ceiling
        from (
          select job_id, hours, mode, town_code, region_code, pay,
            sum((list.degree - ${number(MENTIONED_SHARE)}) * weight_share) as gain,
            greatest(${deepest}, max(weight_before + weight_share)) as known
          from unnest(${keys}, ${all}) as list (skill_id, degree)
          cross join lateral (
            select * from job_postings where skill_id = list.skill_id and weight_before <= ${deepest} offset 0) as posting
          group by job_id, hours, mode, town_code, region_code, pay offset 0) as at
        where ${ceilingOf(skillPoints)} >= ${floor} and at.job_id ${isWithout}) as found
      where ceiling >= ${floor} order by ceiling desc, id desc limit ${most}`,
    );
  }

  /** The latest jobs that name no skill; all of the latest for a person who names none. */
  async function byDate(floor: number) {
    const named = degrees.size > 0 ? sql`and skill_names = ''` : sql``;
    return await rowsOf(
      db,
      sql`select id, ceiling from (
        select at.id, floor(${ROUNDING} + ${pay.added(sql`${number(SKILLS * UNNAMED_SHARE)} + ${points}`)})::integer as ceiling
        from (select id, hours_per_week as hours, case work_type when 'remote' then 0 when 'on-site' then 1 else 2 end as mode,
            place_code(town) as town_code, place_code(region) as region_code, nullif(hourly_pay, 0)::float8 as pay
          from jobs where is_active ${named} and id ${isWithout} order by id desc limit ${LATEST}) as at) as found
      where ceiling >= ${floor}`,
    );
  }

  return {
    floors: floorsOf(pay.most(SKILLS + others), volume),
    async propose(floor, most) {
      const found = degrees.size > 0 ? await bySkill(floor, most) : [];
      const isReachable = floor <= Math.round(pay.most(SKILLS * UNNAMED_SHARE + others));
      return isReachable ? merged(found, await byDate(floor), most) : found;
    },
  };
}

/** Bounds on the scores of visible profiles for a job, but for the people in `without`. */
export function boundProfiles(
  db: Database,
  job: JobSide,
  { relations, volume, without }: { relations: Relations; volume: number; without: readonly string[] },
): Bounds {
  const { hoursPerWeek, workType, hourlyPay } = job;
  const others = HOURS + MODE + PLACE;
  const pay = payBounds(hourlyPay === null ? null : { wanted: sql`at.pay`, offered: number(hourlyPay) });
  const hoursPoints = sql`case when at.is_hours_said = 0 then ${number(HOURS * UNSAID_SHARE)}
    when at.hours >= ${number(hoursPerWeek)} then ${number(HOURS)} when at.hours >= ${number(hoursPerWeek * LEAST_HOURS_SHARE)} then ${number(HOURS / hoursPerWeek)} * at.hours else 0 end`;
  const points = sql`${hoursPoints}
    + ${workType === "remote" ? number(PLACE) : placePoints(job.location)}`;
  const modes = [...MODES.map((mode) => MODE * workModeShare(mode, workType)), MODE * UNSAID_SHARE];
  const asked = depthsOf(job);
  const gains = gainsOf(asked, relations);
  const isWithout = sql`<> all(${sql.param([...without])}::uuid[])`;

  async function bySkill(floor: number, most: number) {
    const needed = pay.pointsFor(floor - ROUNDING);
    const lists = modes.flatMap((modePoints, mode) => {
      // The rarest skills that a profile of this mode must have one of; of these it is read what they have.
      const read = asked.filter(({ before }) => ceilingAt(before) + modePoints + HOURS + PLACE >= needed);
      const known = read.reduce((sum, { share }) => sum + share, 0);
      const missing = Math.max(0, needed - SKILLS - modePoints - PLACE);
      const least = Math.floor((missing / HOURS) * hoursPerWeek);
      return read.flatMap(({ key, share }) =>
        [[key, 1] as const, ...(relations.get(key) ?? [])].map(([skillId, degree]) => ({
          skillId,
          mode,
          least,
          base: SKILLS * (1 - (1 - MENTIONED_SHARE) * known) + modePoints,
          gain: SKILLS * share * (degree - MENTIONED_SHARE),
          full: SKILLS + modePoints,
        })),
      );
    });
    if (lists.length === 0) return [];
    // Worth a second look: the person's other skills, by their own key.
    const exactPoints = sql`(array[${sql.join(modes.map(number), sql`, `)}])[at.mode + 1] + least(${number(SKILLS)}, ${number(SKILLS * MENTIONED_SHARE)} + (
      select sum(coalesce((${sql.param([...gains.values()])}::float8[])[array_position(${sql.param([...gains.keys()])}::uuid[], skill_id)], 0))
      from profile_postings where user_id = at.user_id))`;
    const ceilingOf = (reached: SQL) => sql`floor(${ROUNDING} + ${pay.added(sql`${reached} + ${points}`)})::integer`;
    const column = <K extends keyof (typeof lists)[number]>(key: K) => sql.param(lists.map((list) => list[key]));
    return await rowsOf(
      db,
      sql`select id, ceiling from (
        select at.user_id as id, ${ceilingOf(exactPoints)} as ceiling
        from (
          select user_id, posting.mode, hours, is_hours_said, town_code, region_code, pay,
            least(max(list.full_points), max(list.base) + sum(list.gain)) as reached
          from unnest(${column("skillId")}::uuid[], ${column("mode")}::smallint[], ${column("least")}::smallint[],
              ${column("base")}::float8[], ${column("gain")}::float8[], ${column("full")}::float8[])
            as list (skill_id, mode, least, base, gain, full_points)
          cross join lateral (
            select * from profile_postings
            where skill_id = list.skill_id and mode = list.mode and hours >= list.least offset 0) as posting
          group by user_id, posting.mode, hours, is_hours_said, town_code, region_code, pay offset 0) as at
        where ${ceilingOf(sql`at.reached`)} >= ${floor} and at.user_id ${isWithout}) as found
      where ceiling >= ${floor} order by ceiling desc, id desc limit ${most}`,
    );
  }

  /** For a job without skills: the profiles that changed last. */
  async function byDate() {
    return await rowsOf(
      db,
      sql`select user_id as id, ${Math.round(pay.most(SKILLS * UNNAMED_SHARE + others))}::integer as ceiling from (
        select user_id from profiles where is_visible and user_id ${isWithout}
        order by updated_at desc, user_id desc limit ${LATEST}) as latest`,
    );
  }

  return {
    floors: asked.length > 0 ? floorsOf(pay.most(SKILLS + others), volume) : [],
    async propose(floor, most) {
      return asked.length > 0 ? await bySkill(floor, most) : merged([], await byDate(), most);
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

/** The most points for skills when nothing before this depth is named or related. */
function ceilingAt(before: number): number {
  return SKILLS * shareCeiling({ before, share: 0, degree: 1 });
}

function placePoints(place: { town: string | null; region: string | null } | null): SQL {
  if (place === null) return number(PLACE * UNSAID_SHARE);
  const { town, region } = place;
  const isTown = sql`at.town_code = place_code(${town}) and (at.region_code = place_code(${region}) or at.region_code is null or ${region}::text is null)`;
  const next = sql`array(select place_code(name) from unnest(${sql.param(region === null ? [] : regionsNextTo(region))}::text[]) as next (name))`;
  return sql`case when ${isTown} then ${number(PLACE)}
    when at.region_code = place_code(${region}) or at.town_code is null and at.region_code is null then ${number(PLACE / 2)}
    when at.region_code = any(${next}) then ${number(PLACE / 4)} else 0 end`;
}

/** Where pay is not named on both sides, the other parts share the whole. */
const WITHOUT_PAY = 100 / (100 - PAY);

/** How pay bears on a bound; null where this side names none. */
function payBounds(pay: { wanted: SQL; offered: SQL } | null) {
  if (pay === null) {
    return {
      added: (points: SQL) => sql`(${points}) * ${number(WITHOUT_PAY)}`,
      most: (points: number) => points * WITHOUT_PAY,
      /** The points without pay that a percent takes. */
      pointsFor: (percent: number) => percent / WITHOUT_PAY,
    };
  }
  const { wanted, offered } = pay;
  // As payShare: nothing below three quarters of what is wanted.
  const paid = sql`case when ${offered} >= ${wanted} * ${number(0.99999)} then ${number(PAY)} else ${number(PAY)} * greatest(0, 4 * ${offered} / ${wanted} - 3) end`;
  return {
    added: (points: SQL) =>
      sql`case when at.pay is null then (${points}) * ${number(WITHOUT_PAY)} else ${points} + ${paid} end`,
    // Full pay adds at least as much as leaving it out does.
    most: (points: number) => points + PAY,
    pointsFor: (percent: number) => percent - PAY,
  };
}

function floorsOf(best: number, volume: number): number[] {
  return volume <= FEW ? [] : STEPS.map((step) => Math.floor(best - step)).filter((floor) => floor > 0);
}

function merged(one: readonly Proposal[], other: readonly Proposal[], most: number): Proposal[] {
  return [...one, ...other].toSorted((a, b) => b.ceiling - a.ceiling || (a.id < b.id ? 1 : -1)).slice(0, most);
}

function number(value: number): SQL {
  return sql`${value}::float8`;
}

async function rowsOf(db: Database, statement: SQL): Promise<Proposal[]> {
  return await db.select({ id: sql<string>`id`, ceiling: sql<number>`ceiling` }).from(sql`(${statement}) as proposals`);
}
