import { GoLink } from "#app/ui/go-link.tsx";
import { counted } from "#app/words.ts";
import type { JobWithApplicants } from "../waiting.ts";
import "./applicant-table.css";

/** The jobs with applications, each with a link to its applicants; renders nothing if there are none. */
export function JobsWithApplicants({ rows, isMore }: { rows: readonly JobWithApplicants[]; isMore: boolean }) {
  if (rows.length === 0) return null;
  return (
    <section aria-labelledby="with-applicants" className="stack">
      <h2 id="with-applicants">Your jobs with applicants</h2>
      <ul className="job-ways">
        {rows.map((job) => (
          <li key={job.id}>
            <GoLink to={`?${new URLSearchParams({ job: job.id })}`}>
              <span>
                <span>{job.title}</span>
                <span className="soft small">{countsText(job)}</span>
              </span>
            </GoLink>
          </li>
        ))}
      </ul>
      {isMore && <p className="soft">You have more jobs with applicants. All your jobs are in the list above.</p>}
    </section>
  );
}

/** "12 applicants, 3 waiting for an answer". */
function countsText({ applicants, waiting }: JobWithApplicants): string {
  const some = waiting === 0 ? "none" : waiting.toLocaleString("en-US");
  return `${counted(applicants, "applicant")}, ${some} waiting for an answer`;
}
