import { and, desc, gt, lte, sql } from "drizzle-orm";
import type { Database } from "#app/db/database.ts";
import { companies } from "#app/db/schema/companies.ts";
import { jobs } from "#app/db/schema/jobs.ts";
import { checkedCompany, jobCardColumns, toJobCard } from "#app/features/jobs/queries.server.ts";
import type { JobCard } from "#app/features/jobs/rules.ts";
import { readLexicon } from "#app/features/search/lexicon.server.ts";
import { JOB_DOCUMENTS } from "#app/features/search/lexicon.ts";
import { ALL } from "#app/features/search/query.ts";
import { meantBy } from "./interpret.ts";
import { isFound } from "./plan.server.ts";
import { askedBy, lookupOf } from "./plan.ts";
import type { JobSearch } from "./types.ts";

/** A job for another alert, because it was reopened or its content changed. */
export type RenewedJob = { job: JobCard; isOpenAgain: boolean };

export type Renewed = {
  /** Jobs that were posted between these two moments and renewed after the later one. */
  postedSince: Date;
  since: Date;
  now: Date;
  limit: number;
};

/** Finds open jobs that match a search exactly and were renewed, latest first. Two statements. */
export async function searchRenewed(
  db: Database,
  search: JobSearch,
  { postedSince, since, now, limit }: Renewed,
): Promise<RenewedJob[]> {
  const { asked, understanding } = meantBy({ ...search, sort: "newest" });
  const lexicon = await readLexicon(db, JOB_DOCUMENTS, askedBy(asked, understanding));
  const lookup = lookupOf(asked, understanding.keywords, lexicon, now);
  const rows = await db
    .select({ ...jobCardColumns, isOpenAgain: sql<boolean>`${jobs.statusChangedAt} = ${jobs.renewedAt}` })
    .from(jobs)
    .leftJoin(companies, checkedCompany)
    .where(
      and(
        isFound(lookup, lookup.tiers.at(-1) ?? { ...ALL, since: null, kinds: null }, {
          from: null,
          until: null,
          entries: "",
        }),
        gt(jobs.renewedAt, since),
        gt(jobs.createdAt, postedSince),
        lte(jobs.createdAt, since),
      ),
    )
    .orderBy(desc(jobs.renewedAt), desc(jobs.id))
    .limit(limit);
  return rows.map(({ isOpenAgain, ...row }) => ({ job: toJobCard(row), isOpenAgain }));
}
