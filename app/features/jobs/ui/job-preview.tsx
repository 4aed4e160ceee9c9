import { VerifiedMark } from "#app/ui/badge.tsx";
import { JobFacts, JobPay } from "./job-card.tsx";
import { cardOf, type PostJobValues } from "./post-job-values.ts";

/** The card as seniors will see it, from the current content of the form. */
export function JobPreview({ values, checkedCompany }: { values: PostJobValues; checkedCompany: string | null }) {
  const job = cardOf(values);
  const isChecked = checkedCompany !== null && checkedCompany.toLowerCase() === job.company.toLowerCase();
  const hasPay = job.payRangeMin >= 1 && job.payRangeMax >= job.payRangeMin && job.hoursPerWeek >= 1;
  return (
    <aside className="sticky needs-script" aria-labelledby="preview">
      <h2 id="preview">As seniors will see it</h2>
      <div className="job">
        <div className="job__main">
          <p className="job__title">{job.title || "Job title"}</p>
          <p className="subline">
            <span>{job.company || "Company"}</span>
            {isChecked && <VerifiedMark>Verified employer</VerifiedMark>}
          </p>
          {hasPay && <JobPay job={job} />}
          <JobFacts job={job} />
          <p className="job__posted">Posted today</p>
        </div>
      </div>
    </aside>
  );
}
