import { sql } from "drizzle-orm";
import type { Database } from "#app/db/database.ts";
import { listApplications } from "#app/features/applications/queries.server.ts";
import { readJobSearch } from "#app/features/jobs/search/schema.ts";
import { searchJobs } from "#app/features/jobs/search/search.server.ts";
import { suggest } from "#app/features/jobs/search/suggestions.server.ts";
import { listCandidateMatches, listJobMatches } from "#app/features/matching/queries.server.ts";
import { listConversations } from "#app/features/messaging/queries.server.ts";
import { searchCandidates } from "#app/features/profiles/candidates/queries.server.ts";
import { candidateSearchFrom } from "#app/features/profiles/candidates/rules.ts";
import { someRecruiter } from "./candidates.ts";
import { MARKET_NOW, seniorId } from "./generator/rows.ts";
import { makeBusy, viewerOf } from "./inbox.ts";
import type { Explained } from "./plans.ts";

/** Returns the hottest statements, with the request behind each, and how to recognize it. */
export function hottest(size: number): Explained[] {
  const jobsFor = (query: string) => (db: Database) =>
    searchJobs(db, readJobSearch(new URLSearchParams(query)), MARKET_NOW);
  const senior = seniorId(Math.floor(size / 2) + 1, size);
  return [
    { name: "words of a search", work: jobsFor("q=finance+manager"), only: /stems as/ },
    { name: "page of a common word", work: jobsFor("q=manager"), only: /order by keys\.place$/ },
    { name: "page of two common words", work: jobsFor("q=finance+manager"), only: /order by keys\.place$/ },
    { name: "page of a common phrase", work: jobsFor('q="finance+manager"'), only: /order by keys\.place$/ },
    {
      name: "page of filters and words",
      work: jobsFor("q=safety+training&employmentType=consulting&workType=on-site"),
      only: /order by keys\.place$/,
    },
    {
      name: "page of three filters",
      work: jobsFor("workType=remote&employmentType=part-time&where=duluth"),
      only: /order by keys\.place$/,
    },
    { name: "page by highest pay", work: jobsFor("q=payroll&sort=pay"), only: /order by keys\.place$/ },
    { name: "counts beside filters", work: jobsFor("q=finance&workType=remote&hours=20"), only: / nearly$/ },
    { name: "suggestions while typing", work: (db) => suggest(db, "what", "acc"), only: /search_suggestions/ },
    {
      name: "page of candidates",
      async work(db) {
        const asking = { db, env: { requiresEmailVerification: false } };
        await searchCandidates(asking, await someRecruiter(db), candidateSearchFrom(new URLSearchParams("q=payroll")));
      },
      only: /order by keys\.place$/,
    },
    { name: "best jobs for a senior", work: (db) => listJobMatches(db, senior, 20), only: /"jobs"."change" >/ },
    {
      name: "best seniors for a job",
      async work(db) {
        const [job] = await db
          .select({ id: sql<string>`id::text`, owner: sql<string>`created_by::text` })
          .from(sql`(select id, created_by from jobs where is_active order by id desc limit 1) as newest`);
        await listCandidateMatches(db, job?.owner ?? "", job?.id ?? "", 20);
      },
      only: /"profiles"."change" >/,
    },
    {
      name: "inbox and my applications",
      async work(db) {
        const id = seniorId(size - 1, size);
        await makeBusy(db, id);
        await listConversations(db, await viewerOf(db, id));
        await listApplications(db, id);
      },
      only: /(from "conversations"|from "applications").* limit /s,
    },
  ];
}
