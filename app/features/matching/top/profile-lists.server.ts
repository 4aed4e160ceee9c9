import { type JobSide, LEAST_HOURS_SHARE, PART_WEIGHTS } from "../rules.ts";
import { MENTIONED_SHARE, type Relations, shareCeiling } from "../skill-fit/rules.ts";
import { type Lanes, MODES, UNSAID_MODE } from "./bounds.server.ts";

// Which lists of `profile_postings` must be read for a job, and by whom each can be entered.

const { skills: SKILLS, hours: HOURS, place: PLACE } = PART_WEIGHTS;

/** No profile offers more, whatever it may offer: the most that `profile_postings.hours` can hold. */
const NO_END = 32_767;
/** Where the hours offered are told apart, as shares of those asked for. */
const BANDS = [1, 0.8, 0.65, LEAST_HOURS_SHARE];
/** About half of those who look for part-time work offer so many hours or more. */
const HALF_OFFER = 20;

/** Those of one work mode who offer about as many hours a week, and the most points that these come to. */
type Band = { mode: number; leastHours: number; mostHours: number; hoursPoints: number };

/** What one statement reads. */
export type Lane = readonly Band[];

/**
 * `sample`: in one lane those who prefer the job's work mode (fewer, but more of them fit), in the other everybody else;
 * of both only who offers all the hours or did not say. `all`: everybody, in one band of one lane; both groups are cut at
 * `HALF_OFFER` hours and crossed, so that the lanes are about equally long. `whole`: everybody at once, whatever their
 * hours, for a small market.
 */
export function lanesFor({ workType, hoursPerWeek }: JobSide): { sample: Lanes<Lane>; all: Lanes<Lane>; whole: Lane } {
  const own = MODES.indexOf(workType);
  const modes = [...MODES.keys(), UNSAID_MODE];
  const starts = [...new Set([HALF_OFFER, ...BANDS.map((share) => Math.ceil(hoursPerWeek * share)), 0])].toSorted(
    (a, b) => b - a,
  );
  const bands = modes.flatMap((mode) =>
    starts.map((leastHours, at) => {
      const mostHours = (starts[at - 1] ?? NO_END + 1) - 1;
      return { mode, leastHours, mostHours, hoursPoints: mostHoursPoints(mostHours, hoursPerWeek) };
    }),
  );
  const enough = bands.filter(({ leastHours }) => leastHours >= hoursPerWeek);
  return {
    sample: [enough.filter(({ mode }) => mode === own), enough.filter(({ mode }) => mode !== own)],
    all: [
      bands.filter(({ mode, leastHours }) => (mode === own) === leastHours >= HALF_OFFER),
      bands.filter(({ mode, leastHours }) => (mode === own) !== leastHours >= HALF_OFFER),
    ],
    whole: modes.map((mode) => ({ mode, leastHours: 0, mostHours: NO_END, hoursPoints: HOURS })),
  };
}

/** The most points for hours of those who offer no more than `hours`. */
function mostHoursPoints(hours: number, hoursPerWeek: number): number {
  const share = Math.min(1, hours / hoursPerWeek);
  return share < LEAST_HOURS_SHARE ? 0 : HOURS * share;
}

/** An asked skill with its share of the weight of all, and the share that lies in rarer ones. */
export type Depth = { key: string; share: number; before: number };

/** The asked skills, rarest first. */
export function depthsOf(job: JobSide): Depth[] {
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

/** Those who name a skill, and nothing rarer that was asked for or is related to it. */
type List = { skillId: string; mostSkills: number; isNear: boolean };

/**
 * The lists in which somebody may be found whose skills and place add up to `needed`, each by the rarest skill that helps
 * them. The rarer it is, the less the rest must make up for: at last by living near. What helps several asked skills is one
 * list, of the rarest of them: nobody in it has only the commoner ones.
 */
export function listsOf(asked: readonly Depth[], relations: Relations, needed: number): List[] {
  const seen = new Set<string>();
  return asked.flatMap(({ key, share, before }) =>
    helping(key, relations).flatMap(([skillId, degree]) => {
      if (seen.has(skillId)) return [];
      seen.add(skillId);
      const mostSkills = SKILLS * shareCeiling({ before, share, degree });
      return mostSkills + PLACE < needed ? [] : [{ skillId, mostSkills, isNear: mostSkills < needed }];
    }),
  );
}

/** What helps an asked skill, the best first: it itself, and what is related. */
export function helping(key: string, relations: Relations): Array<readonly [skillId: string, degree: number]> {
  return [[key, 1] as const, ...(relations.get(key) ?? [])].toSorted(([, a], [, b]) => b - a);
}

/** By skill: the points that having it adds, for all asked skills that it helps. */
export function gainsOf(asked: readonly Depth[], relations: Relations): Map<string, number> {
  const gains = new Map<string, number>();
  for (const { key, share } of asked) {
    for (const [skill, degree] of helping(key, relations)) {
      gains.set(skill, (gains.get(skill) ?? 0) + SKILLS * share * (degree - MENTIONED_SHARE));
    }
  }
  return gains;
}
