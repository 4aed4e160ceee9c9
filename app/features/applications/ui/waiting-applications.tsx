import { href, Link } from "react-router";
import { ButtonLink } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { useIsReadOnly } from "#app/ui/read-only.tsx";
import { type WaitingRowFacts, WaitingTable } from "./waiting-table.tsx";

export type WaitingApplicationsProps = {
  /** The applications that have waited longest. */
  rows: readonly WaitingRowFacts[];
  /** The number of all applicants to open jobs of the recruiter, and of those jobs. */
  counts: { applicants: number; activeJobs: number };
  now: Date;
};

/** The applications that wait for the recruiter's answer, or advice if there are none. */
export function WaitingApplications({ rows, counts, now }: WaitingApplicationsProps) {
  return (
    <section aria-labelledby="waiting" className="stack">
      <div className="row between">
        <h2 id="waiting">Waiting for an answer</h2>
        {counts.applicants > 0 && <Link to={href("/recruiter/applications")}>{allText(counts.applicants)}</Link>}
      </div>
      {rows.length === 0 ? <NobodyWaits hasJobs={counts.activeJobs > 0} /> : <WaitingTable rows={rows} now={now} />}
    </section>
  );
}

function NobodyWaits({ hasJobs }: { hasJobs: boolean }) {
  const isReadOnly = useIsReadOnly();
  return (
    <EmptyState
      seed="waiting"
      level={3}
      title={hasJobs ? "Nobody is waiting for an answer" : "You have no active job posts"}
      text={
        hasJobs
          ? "New applications appear here, the oldest first."
          : isReadOnly
            ? "People who apply to your company's jobs appear here."
            : "Post a job, and people who apply appear here."
      }
      action={
        hasJobs || isReadOnly ? undefined : <ButtonLink to={href("/recruiter/post-job")}>Post New Job</ButtonLink>
      }
    />
  );
}

/** "All 47 applicants": fewer of them wait. */
function allText(count: number): string {
  return count === 1 ? "Your 1 applicant" : `All ${count.toLocaleString("en-US")} applicants`;
}
