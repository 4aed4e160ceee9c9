import { sql } from "drizzle-orm";
import type { Database } from "#app/db/database.ts";
import type { Viewer } from "#app/features/accounts/rules.ts";
import { searchCandidates } from "#app/features/profiles/candidates/queries.server.ts";
import { type CandidateSearch, candidateSearchFrom } from "#app/features/profiles/candidates/rules.ts";
import { type Market, measureMarkets } from "./databases.ts";
import type { Figure } from "./figures.ts";
import { leastGainOf, limitOf, timeNaive, timesOf } from "./measure.ts";
import type { BenchOptions } from "./options.ts";

/** What performance.md asks for: as job search. */
const MOST = { postgres: 30, embedded: 100 };
const MOST_GROWTH = 4;
const FAR_PAGE = 50;

const SEARCHES: ReadonlyArray<{ what: string; queries: readonly string[] }> = [
  { what: "everybody", queries: [""] },
  { what: "a name", queries: ["q=rosa+ze", "q=hugo"] },
  { what: "common skill", queries: ["q=payroll", "q=audits", "q=finance+planning"] },
  { what: "two letters while typing", queries: ["q=ma", "q=fi"] },
  { what: "filters, no word", queries: ["minYears=20&minHours=33&workType=hybrid", "workType=on-site&minYears=10"] },
  { what: "place", queries: ["place=ohio", "place=toledo&workType=on-site", "q=payroll&place=oregon"] },
  { what: "filters and words", queries: ["q=finance+audits&workType=remote&minHours=20", "q=safety&minYears=20"] },
];

/** Measures recruiters' search for people at each size. */
export async function measure(options: BenchOptions): Promise<Figure[]> {
  return await measureMarkets(options, measureMarket);
}

async function measureMarket({ database: { db }, size }: Market, on: "PostgreSQL" | "embedded"): Promise<Figure[]> {
  const isEmbedded = on === "embedded";
  const bar = { most: isEmbedded ? MOST.embedded : MOST.postgres };
  const bars = { bar, mostGrowth: MOST_GROWTH, ...leastGainOf(on, size) };
  const shared = { on, size, unit: "ms", ...bars, limit: await limitOf(db) } as const;
  const recruiter = await someRecruiter(db);
  const asking = { db, env: { requiresEmailVerification: false } };
  const searchFor = (query: string) => candidateSearchFrom(new URLSearchParams(query));
  const figures: Figure[] = [];
  const asked: CandidateSearch[][] = [];
  const ours = (search: CandidateSearch) => searchCandidates(asking, recruiter, search);
  for (const { what, queries } of SEARCHES) {
    const searches = queries.map(searchFor);
    const times = await timesOf(searches, ours);
    figures.push({ what: `candidates: ${what}`, ...shared, ...times, naive: null });
    asked.push(searches);
  }
  let far = searchFor("q=payroll");
  for (let page = 1; page < FAR_PAGE; page++) {
    const { nextAfter } = await searchCandidates(asking, recruiter, far);
    if (!nextAfter) break;
    far = { ...far, after: nextAfter };
  }
  const times = await timesOf([far], ours);
  figures.push({
    what: `candidates: page ${FAR_PAGE} of a common skill`,
    ...shared,
    mostGrowth: 2,
    ...times,
    naive: null,
  });
  // Last, because it leaves the process with far more memory than what is measured needs.
  for (const [index, searches] of asked.entries()) {
    const naive = await timeNaive(searches, ours, (search) => naiveSearch(db, search));
    Object.assign(figures[index] ?? {}, naive);
  }
  return figures;
}

/** One of the recruiters of a made-up market, as they ask. */
export async function someRecruiter(db: Database): Promise<Viewer> {
  const [row] = await db.select({ id: sql<string>`user_id::text` }).from(sql`recruiters`).limit(1);
  return { id: row?.id ?? "", role: "recruiter", name: "", email: "", isEmailVerified: true };
}

/**
 * The specification's own call (7.2, Candidate search): everybody who offers hours is sent, and what is looked for is
 * found where it is asked for. Without the skills, which stand in a table of their own here.
 */
async function naiveSearch(
  db: Database,
  { query, minYears, minHours, workType, place }: CandidateSearch,
): Promise<unknown> {
  const people = await db
    .select({
      id: sql<string>`user_id::text`,
      name: sql<string>`full_name`,
      years: sql<number | null>`years_experience`,
      hours: sql<number>`availability_hours`,
      place: sql<string | null>`place`,
      preference: sql<string | null>`work_preference`,
    })
    .from(sql`profiles`)
    .where(sql`availability_hours > 0`);
  const name = query.toLowerCase();
  return people.filter(
    (person) =>
      person.name.toLowerCase().includes(name) &&
      (person.years ?? 0) >= minYears &&
      person.hours >= minHours &&
      (person.place ?? "").toLowerCase().includes(place.toLowerCase()) &&
      (!workType || person.preference === workType),
  );
}
