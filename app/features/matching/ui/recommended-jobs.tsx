import { href, Link } from "react-router";
import type { JobCard as Job } from "#app/features/jobs/rules.ts";
import { SaveButton } from "#app/features/jobs/saved/ui/save-button.tsx";
import { JobCard } from "#app/features/jobs/ui/job-card.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { RECOMMENDED_FROM } from "../paging/labels.ts";
import type { Match } from "../rules.ts";
import { MatchRing } from "./match-ring.tsx";

export type RecommendedJobsProps = {
  /** Best first. */
  recommended: ReadonlyArray<{ job: Job; match: Match }>;
  /** The ids of those that the senior saved. */
  saved: readonly string[];
  /** Decides what an empty list advises. */
  hasSkills: boolean;
  /** Whether the page shows the first steps, which already include the next one. */
  isFirstVisit: boolean;
  now: Date;
};

/** The best jobs for a senior, or advice if there are none. */
export function RecommendedJobs({ recommended, saved, hasSkills, isFirstVisit, now }: RecommendedJobsProps) {
  return (
    <section aria-labelledby="recommended" className="stack">
      <div className="row between">
        <h2 id="recommended">Recommended for you</h2>
        <Link to={href("/senior/find-jobs")}>{recommended.length === 0 ? "See all jobs" : "All matches"}</Link>
      </div>
      {recommended.length > 0 && <p className="soft">{RECOMMENDED_FROM}</p>}
      {recommended.length === 0 ? (
        <EmptyState
          seed="recommended"
          level={3}
          isQuiet={isFirstVisit}
          title="No matching jobs found"
          text={
            hasSkills
              ? "No open job fits your profile well right now. You can search all jobs."
              : "Add your skills to your profile, and jobs that ask for them appear here."
          }
          action={
            isFirstVisit ? null : hasSkills ? (
              <ButtonLink to={href("/senior/find-jobs")}>Find Jobs</ButtonLink>
            ) : (
              <ButtonLink to={`${href("/senior/profile")}#skills`}>Add your skills</ButtonLink>
            )
          }
        />
      ) : (
        <div className="jobs">
          {recommended.map(({ job, match }) => (
            <JobCard
              key={job.id}
              job={job}
              now={now}
              isSlim
              match={<MatchRing match={match} title={job.title} />}
              action={<SaveButton job={job} isSaved={saved.includes(job.id)} />}
            />
          ))}
        </div>
      )}
    </section>
  );
}
