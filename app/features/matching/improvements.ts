import type { TagFit } from "#app/features/matching/fit.ts";
import { TRAVEL_MILES } from "#app/features/profiles/rules.ts";
import type { JobSide, ProfileSide } from "./sides.ts";

/** A possible improvement and what its text needs. `unsaid` is what the person could say about where they live. */
export type ImprovementAbout =
  | { part: "skills"; skill: string }
  | { part: "hours"; asked: number }
  | { part: "work-mode"; offered: string }
  | { part: "pay"; wanted: number | null; offered: number }
  | { part: "travel"; miles: number }
  | { part: "place"; near: string; unsaid: "place" | "town" | null };

/** `points` are whole percents: the score with the improvement minus the score without. */
export type Improvement = { about: ImprovementAbout; points: number };

/** Skills weigh so much that they would displace everything else. */
const MOST_SKILLS = 2;

/**
 * Returns what would raise the score of this pair, best first: the skills that would add most, and other parts that do
 * not fit fully or are unknown. `percentOf` scores a changed profile for the same job, so each improvement gives what
 * it promises.
 */
export function improvementsFor(
  profile: ProfileSide,
  job: JobSide,
  fits: readonly TagFit[],
  percentOf: (changed: ProfileSide) => number,
): Improvement[] {
  const now = percentOf(profile);
  const improvement = (about: ImprovementAbout, change: Partial<ProfileSide>): Improvement => ({
    about,
    points: percentOf({ ...profile, ...change }) - now,
  });
  const { reading } = profile;
  const bySkills = fits
    .filter(({ share }) => share < 1)
    .map(({ tag }) =>
      improvement({ part: "skills", skill: tag.name }, { reading: { ...reading, tags: [...reading.tags, tag] } }),
    );
  const { wantedHourly: wanted, wantsOtherwise } = profile;
  const { hourlyPay: offered } = job;
  const byPay =
    offered === null || wantsOtherwise || (wanted !== null && wanted <= offered)
      ? []
      : [improvement({ part: "pay", wanted, offered }, { wantedHourly: offered })];
  const all = [
    ...bestFirst(bySkills).slice(0, MOST_SKILLS),
    improvement(
      { part: "hours", asked: job.hoursPerWeek },
      { availabilityHours: Math.max(job.hoursPerWeek, profile.availabilityHours ?? 0) },
    ),
    improvement({ part: "work-mode", offered: job.workType }, { workPreference: job.workType }),
    ...byPay,
    placeImprovement(profile, job, improvement),
  ];
  return bestFirst(all.filter(({ points }) => points > 0));
}

/** Suggests the smallest travel distance that gives the most points if that is enough; otherwise living closer. */
function placeImprovement(
  { place: home }: ProfileSide,
  { location }: JobSide,
  improvement: (about: ImprovementAbout, change: Partial<ProfileSide>) => Improvement,
): Improvement {
  const [farther] = bestFirst(
    TRAVEL_MILES.map((miles) => improvement({ part: "travel", miles }, { travelMiles: miles })),
  );
  if (farther && farther.points > 0) return farther;
  const unsaid = home === null ? "place" : home.town === null ? "town" : null;
  return improvement({ part: "place", near: location.name, unsaid }, { place: location });
}

/** Sorts by points; ties keep their order. */
function bestFirst(improvements: readonly Improvement[]): Improvement[] {
  return improvements.toSorted((a, b) => b.points - a.points);
}
