import Undo from "lucide-react/icons/undo-2";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { href } from "react-router";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { LinkTabs } from "#app/ui/tabs.tsx";
import { useFocusAfter } from "#app/ui/use-focus-after.ts";
import type { JobCard as JobCardFacts } from "../../rules.ts";
import { JobCard } from "../../ui/job-card.tsx";
import { savedText } from "../rules.ts";
import { SaveButton, useSaving } from "./save-button.tsx";
import "#app/ui/undo-row.css";

export type SavedJobsProps = {
  jobs: readonly JobCardFacts[];
  now: Date;
  /** The search page, without a query. */
  path: string;
  matchOf: (job: JobCardFacts) => ReactNode;
};

/** A person's saved jobs, latest first; closed ones stay until they are removed. */
export function SavedJobs({ jobs, now, path, matchOf }: SavedJobsProps) {
  const shown = useJobsOfVisit(jobs);
  if (shown.length === 0) {
    return (
      <EmptyState
        seed="saved-jobs"
        title={savedText(0)}
        text="Press Save on a job to keep it here."
        action={<ButtonLink to={path}>See all jobs</ButtonLink>}
      />
    );
  }
  return (
    <section aria-labelledby="saved" className="stack">
      <h2 id="saved">{savedText(jobs.length)}</h2>
      <div className="jobs">
        {shown.map((job) => (
          <div key={job.id}>
            {jobs.some(({ id }) => id === job.id) ? (
              <JobCard
                job={job}
                now={now}
                isSlim
                hasDetailsLink
                match={matchOf(job)}
                action={<SaveButton job={job} isSaved />}
              />
            ) : (
              <TakenOff job={job} />
            )}
          </div>
        ))}
      </div>
    </section>
  );
}

/** Returns the current list, with jobs that were removed during this visit in their old positions. */
function useJobsOfVisit(jobs: readonly JobCardFacts[]): readonly JobCardFacts[] {
  const [seen, setSeen] = useState({ jobs, shown: jobs });
  if (seen.jobs === jobs) return seen.shown;
  const before = new Set(seen.shown.map(({ id }) => id));
  const fresh = new Map(jobs.map((job) => [job.id, job]));
  const shown = [...jobs.filter(({ id }) => !before.has(id)), ...seen.shown.map((job) => fresh.get(job.id) ?? job)];
  setSeen({ jobs, shown });
  return shown;
}

/** Replaces a job that was removed from the list: says so and offers Undo. */
function TakenOff({ job }: { job: JobCardFacts }) {
  const fetcher = useSaving();
  const undoRef = useRef<HTMLButtonElement>(null);
  // Focus was on the card when it disappeared, and returns to it when it comes back.
  useEffect(() => {
    if (document.activeElement === document.body) undoRef.current?.focus();
  }, []);
  const rememberPlace = useFocusAfter((form) => {
    const place = form.closest(".undo__in")?.parentElement;
    return () => place?.querySelector<HTMLElement>("[name=intent]");
  });
  return (
    <div className="undo__in" role="status">
      <span>
        <b>{job.title}</b> is off your list.
      </span>
      <fetcher.Form method="post" action={href("/job/:jobId/save", { jobId: job.id })} onSubmit={rememberPlace}>
        <Button
          ref={undoRef}
          type="submit"
          name="intent"
          value="save"
          aria-label={`Undo: keep ${job.title}`}
          busy={fetcher.state !== "idle" && "Saving..."}
        >
          <Undo className="i" />
          Undo
        </Button>
      </fetcher.Form>
    </div>
  );
}

export type JobListTabsProps = {
  /** The search page, without a query. */
  path: string;
  shown: "all" | "saved" | "searches";
  savedCount: number;
  /** The number of saved searches; without it their tab is hidden. */
  searchCount?: number | undefined;
};

/** Tabs for all jobs, saved jobs, and saved searches, each with an address. */
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
