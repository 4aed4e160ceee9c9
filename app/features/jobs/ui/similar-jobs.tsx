import type { JobCard as JobCardFacts } from "../rules.ts";
import { JobCard } from "./job-card.tsx";

/** Open jobs like one that has closed. */
export function SimilarJobs({ jobs, now }: { jobs: readonly JobCardFacts[]; now: Date }) {
  return (
    <section className="jobsimilar stack" aria-labelledby="similar-jobs">
      <h2 id="similar-jobs">This job has closed. These are like it, and open</h2>
      {jobs.map((job) => (
        <JobCard key={job.id} job={job} now={now} isSlim />
      ))}
    </section>
  );
}
