import type { SearchView } from "#app/features/jobs/search/view-labels.ts";
import { Tag } from "#app/ui/badge.tsx";
import { JobCard } from "./job-card.tsx";
import type { JobSearchProps } from "./job-search.tsx";

const CLOSE_ID = "close";

type CloseJobsProps = Pick<SearchView, "close"> &
  Pick<JobSearchProps, "now" | "matchOf" | "actionOf"> & { isSlim: boolean };

/** Close matches, each with what it misses. */
export function CloseJobs({ close, now, matchOf, actionOf, isSlim }: CloseJobsProps) {
  return (
    <section aria-labelledby={CLOSE_ID} className="stack closejobs">
      <h2 id={CLOSE_ID}>Close, but not everything you asked for</h2>
      <div className="jobs">
        {close.map(({ job, note }) => (
          <div key={job.id} className="stack stack--s3">
            <p>
              <Tag>{note}</Tag>
            </p>
            <JobCard
              job={job}
              now={now}
              match={matchOf?.(job)}
              action={actionOf?.(job)}
              isSlim={isSlim}
              hasDetailsLink={isSlim}
            />
          </div>
        ))}
      </div>
    </section>
  );
}
