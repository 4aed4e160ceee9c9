import { and, count, desc, eq, max, ne, type SQL, sql } from "drizzle-orm";
import type { Database } from "#app/db/database.ts";
import { companies } from "#app/db/schema/companies.ts";
import { jobs } from "#app/db/schema/jobs.ts";
import { DomainError } from "#app/domain-error.ts";
import { isText } from "#app/input-fields.ts";
import { checkedCompany, jobCardColumns, toJobCard } from "../queries.server.ts";
import type { JobCard } from "../rules.ts";

export type LandingKind = "place" | "industry";

/** A related landing page: another industry in the same place, or another place for the same industry. */
type Neighbour = { name: string; slug: string; jobs: number };

/** One landing page, always with jobs. `name` is the most common spelling among its jobs. */
export type Landing = { name: string; total: number; jobs: JobCard[]; neighbours: Neighbour[] };

const SHOWN = 20;
const NEIGHBOURS = 12;

const COLUMNS = {
  place: { slug: jobs.placeSlug, name: jobs.location },
  industry: { slug: jobs.industrySlug, name: jobs.industry },
} as const;

/** Returns the open jobs of a place or an industry, newest first. Throws `not-found` if there are none. */
export async function requireLanding(db: Database, kind: LandingKind, slug: string): Promise<Landing> {
  if (!isText(slug)) throw new DomainError("not-found");
  const own = COLUMNS[kind];
  const isHere = and(sql`${jobs.isActive}`, eq(own.slug, slug), ne(own.slug, ""));
  const [[facts], cards, neighbours] = await Promise.all([
    db
      .select({ name: commonest(own.name), total: count() })
      .from(jobs)
      .where(isHere),
    db
      .select(jobCardColumns)
      .from(jobs)
      .leftJoin(companies, checkedCompany)
      .where(isHere)
      .orderBy(desc(jobs.createdAt), desc(jobs.id))
      .limit(SHOWN),
    listNeighbours(db, kind === "place" ? "industry" : "place", isHere),
  ]);
  if (!facts || cards.length === 0) throw new DomainError("not-found");
  return { ...facts, jobs: cards.map(toJobCard), neighbours };
}

/** Lists the industries of a place, or the places of an industry. */
async function listNeighbours(db: Database, kind: LandingKind, condition: SQL | undefined): Promise<Neighbour[]> {
  const { slug, name } = COLUMNS[kind];
  return await db
    .select({ name: commonest(name), slug, jobs: count() })
    .from(jobs)
    .where(and(condition, ne(slug, "")))
    .groupBy(slug)
    .orderBy(desc(count()), slug)
    .limit(NEIGHBOURS);
}

/**
 * Lists landing pages by address, with the day their jobs last changed; at most `limit`, those with the most jobs
 * first.
 */
export async function listLandings(
  db: Database,
  kind: LandingKind,
  limit: number,
): Promise<Array<{ slug: string; changedAt: Date }>> {
  const { slug } = COLUMNS[kind];
  const rows = await db
    .select({ slug, changedAt: max(jobs.updatedAt) })
    .from(jobs)
    .where(and(sql`${jobs.isActive}`, ne(slug, "")))
    .groupBy(slug)
    .orderBy(desc(count()), slug)
    .limit(limit);
  return rows.flatMap(({ slug, changedAt }) => (changedAt ? [{ slug, changedAt }] : []));
}

function commonest(column: typeof jobs.location | typeof jobs.industry): SQL<string> {
  return sql<string>`mode() within group (order by ${column})`;
}
