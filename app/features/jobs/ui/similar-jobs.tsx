import type { JobStatus } from "#app/domain/status.ts";
import type { JobCard as JobCardFacts } from "../rules.ts";
import { JobCard } from "./job-card.tsx";

type SimilarJobsProps = { status: JobStatus; jobs: readonly JobCardFacts[]; now: Date };

/** Open jobs similar to one that takes no applications. */
export function SimilarJobs({ status, jobs, now }: SimilarJobsProps) {
  return (
    <section className="jobsimilar stack" aria-labelledby="similar-jobs">
      <h2 id="similar-jobs">{`This job ${status === "paused" ? "is paused" : "has closed"}. These are like it, and open`}</h2>
      {jobs.map((job) => (
        <JobCard key={job.id} job={job} now={now} isSlim />
      ))}
    </section>
  );
}
