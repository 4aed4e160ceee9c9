import type { ReactNode } from "react";
import { href } from "react-router";
import { ButtonLink } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { LinkTabs } from "#app/ui/tabs.tsx";
import type { JobCard as JobCardFacts } from "../../rules.ts";
import { JobCard } from "../../ui/job-card.tsx";
import { savedText } from "../rules.ts";
import { SaveButton } from "./save-button.tsx";

export type SavedJobsProps = {
  jobs: readonly JobCardFacts[];
  now: Date;
  /** The search page, without a query. */
  path: string;
  matchOf: (job: JobCardFacts) => ReactNode;
};

/** The jobs a person keeps, last saved first; closed ones stay until they are taken off. */
export function SavedJobs({ jobs, now, path, matchOf }: SavedJobsProps) {
  if (jobs.length === 0) {
    return (
      <EmptyState
        seed="saved-jobs"
        title={savedText(0)}
        text="Press Save on a job, and it waits for you here."
        action={<ButtonLink to={path}>See all jobs</ButtonLink>}
      />
    );
  }
  return (
    <section aria-labelledby="saved" className="stack">
      <h2 id="saved">{savedText(jobs.length)}</h2>
      <div className="jobs">
        {jobs.map((job) => (
          <JobCard
            key={job.id}
            job={job}
            now={now}
            isSlim
            hasDetailsLink
            match={matchOf(job)}
            action={<SaveButton job={job} isSaved />}
          />
        ))}
      </div>
    </section>
  );
}

export type JobListTabsProps = {
  /** The search page, without a query. */
  path: string;
  shown: "all" | "saved" | "searches";
  savedCount: number;
  /** How many searches a senior keeps; without it their tab is not shown. */
  searchCount?: number | undefined;
};

/** All jobs, saved jobs and saved searches, each an address. */
export function JobListTabs({ path, shown, savedCount, searchCount }: JobListTabsProps) {
  return (
    <LinkTabs
      label="Show"
      tabs={[
        { id: "all", to: path, label: "All jobs", isCurrent: shown === "all" },
        {
          id: "saved",
          to: `${path}?filter=saved`,
          label: (
            <>
              Saved jobs <span className="soft">{savedCount}</span>
            </>
          ),
          isCurrent: shown === "saved",
        },
        ...(searchCount === undefined
          ? []
          : [
              {
                id: "searches",
                to: href("/senior/saved-searches"),
                label: (
                  <>
                    Saved searches <span className="soft">{searchCount}</span>
                  </>
                ),
                isCurrent: shown === "searches",
              },
            ]),
      ]}
    />
  );
}
