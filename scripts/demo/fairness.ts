import { impactReports, type ReportedBand, wordingCounts } from "#app/db/schema/fairness.ts";
import { impactRatios, reported } from "#app/features/applications/adverse-impact/rules.ts";
import { weekOf } from "#app/features/jobs/wording/counts.server.ts";
import type { Platform } from "#app/platform/platform.ts";

const DAY_MS = 86_400_000;
const WEEKS = 14;
/** Each band's years of experience, its number of people, and how many of a hundred are chosen. */
const SUGGESTED = [
  { years: 3, people: 7, percent: 40 },
  { years: 7, people: 14, percent: 52 },
  { years: 15, people: 31, percent: 55 },
  { years: 30, people: 58, percent: 53 },
];
const INTERVIEWED = [
  { years: 3, people: 4, percent: 25 },
  { years: 7, people: 17, percent: 30 },
  { years: 15, people: 44, percent: 29 },
  { years: 30, people: 83, percent: 24 },
];
const WORDS = [
  { level: "blocking", kind: "young", saves: [2, 0, 1, 3, 1, 0, 2, 1, 0, 1] },
  { level: "blocking", kind: "schooling", saves: [1, 1, 0, 0, 2, 1, 0, 0, 1, 0] },
  { level: "advisory", kind: "digital", saves: [3, 2, 4, 1, 2, 2, 1, 3, 1, 1] },
  { level: "advisory", kind: "team", saves: [0, 1, 1, 0, 2, 0, 1, 0, 0, 1] },
] as const;

/**
 * Stores the Monday reports of several months, and counts of words about age, as the product would
 * have.
 */
export async function keepFairnessReports({ db, clock }: Platform): Promise<void> {
  const now = clock.now();
  const monday = Date.parse(`${weekOf(now)}T11:10:00Z`);
  const weeksAgo = (weeks: number) => new Date(monday - weeks * 7 * DAY_MS);
  const reports = Array.from({ length: WEEKS }, (_, weeks) => ({
    day: weekOf(weeksAgo(weeks)),
    suggested: bandsOf(SUGGESTED, weeks),
    interviewed: bandsOf(INTERVIEWED, weeks),
    createdAt: weeksAgo(weeks),
  }));
  await db.insert(impactReports).values(reports);
  const counts = WORDS.flatMap(({ level, kind, saves }) =>
    saves.map((count, weeks) => ({ week: weekOf(weeksAgo(weeks)), level, kind, saves: count })),
  );
  await db.insert(wordingCounts).values(counts.filter(({ saves }) => saves > 0));
}

function bandsOf(bands: typeof SUGGESTED, weeks: number): ReportedBand[] {
  return reported(
    impactRatios(
      bands.map(({ years, people, percent }, band) => {
        // The market grows, and its shares vary by a few points.
        const then = people - Math.floor((weeks * people) / 40);
        const wave = ((weeks * (band + 2) * 7) % 13) - 6;
        return { years, people: then, chosen: Math.round((then * (percent + wave)) / 100) };
      }),
    ),
  );
}
