import { sql } from "drizzle-orm";
import type { Database } from "#app/db/database.ts";
import type { Viewer } from "#app/features/accounts/rules.ts";
import { searchCandidates } from "#app/features/profiles/candidates/queries.server.ts";
import { type CandidateSearch, candidateSearchFrom } from "#app/features/profiles/candidates/rules.ts";
import type { Market } from "./databases.ts";
import type { Figure } from "./figures.ts";
import { type Asked, type Engine, measureMarkets } from "./markets.ts";
import type { BenchOptions } from "./options.ts";

/** The bars in docs/performance.md: as for job search. */
const MOST = { postgres: 30, embedded: 100 };
const MOST_GROWTH = 4;
const FAR_PAGE = { number: 50, mostGrowth: 2 };

const SEARCHES: ReadonlyArray<{ what: string; queries: readonly string[] }> = [
  { what: "everybody", queries: [""] },
  { what: "a name", queries: ["q=rosa+ze", "q=hugo"] },
  { what: "common skill", queries: ["q=payroll", "q=audits", "q=finance+planning"] },
  { what: "common phrase", queries: ['q="solar+analysis"', 'q="audit+reporting"'] },
  { what: "a word of the texts", queries: ["q=team", "q=week+month"] },
  { what: "misspelt word", queries: ["q=anaylsis", "q=negotation"] },
  { what: "two letters while typing", queries: ["q=ma", "q=fi"] },
  { what: "filters, no word", queries: ["minYears=20&minHours=33&workType=hybrid", "workType=on-site&minYears=10"] },
  { what: "place", queries: ["place=ohio", "place=toledo&workType=on-site", "q=payroll&place=oregon"] },
  { what: "filters and words", queries: ["q=finance+audits&workType=remote&minHours=20", "q=safety&minYears=20"] },
];

/** Measures candidate search at each size. */
export async function measure(options: BenchOptions): Promise<Figure[]> {
  return await measureMarkets(options, askForPeople);
}

async function askForPeople({ database: { db } }: Market, on: Engine): Promise<Asked> {
  const bars = { bar: { most: on === "embedded" ? MOST.embedded : MOST.postgres }, mostGrowth: MOST_GROWTH };
  const recruiter = await someRecruiter(db);
  const asking = { db, env: { requiresEmailVerification: false } };
  const ours = (search: CandidateSearch) => () => searchCandidates(asking, recruiter, search);
  const questions = SEARCHES.map(({ what, queries }) => {
    const searches = queries.map(searchFor);
    const naive = { calls: searches.map((search) => () => naiveSearch(db, search)) };
    return { what: `candidates: ${what}`, ...bars, calls: searches.map(ours), naive };
  });
  // A skill of a quarter of all people, which has this page in the smallest market, too.
  let far = searchFor("q=audits");
  for (let page = 1; page < FAR_PAGE.number; page++) {
    const { nextAfter } = await searchCandidates(asking, recruiter, far);
    if (!nextAfter) throw new Error(`there are only ${page} pages`);
    far = { ...far, after: nextAfter };
  }
  const { number, mostGrowth } = FAR_PAGE;
  const what = `candidates: page ${number} of a common skill`;
  return { questions: [...questions, { what, ...bars, mostGrowth, calls: [ours(far)] }] };
}

function searchFor(query: string): CandidateSearch {
  return candidateSearchFrom(new URLSearchParams(query));
}

/** Returns a recruiter of a generated market, as a viewer. */
export async function someRecruiter(db: Database): Promise<Viewer> {
  const [row] = await db.select({ id: sql<string>`user_id::text` }).from(sql`recruiters`).limit(1);
  return { id: row?.id ?? "", role: "recruiter", name: "", email: "", isEmailVerified: true };
}

/**
 * The specification's own call (7.2, Candidate search): sends everyone who offers hours, and the browser filters.
 * Without the skills, which have a table of their own here.
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
