import { VerifiedMark } from "#app/ui/badge.tsx";
import { EMPLOYMENT_TYPES, FLEXIBILITIES, type JobCard, PAY_UNITS, WORK_TYPES } from "../rules.ts";
import { JobFacts, JobPay } from "./job-card.tsx";
import { listIn, type PostJobValues, textIn } from "./post-job-values.ts";

/** The card as seniors will see it, from what the form holds right now. */
export function JobPreview({ values, checkedCompany }: { values: PostJobValues; checkedCompany: string | null }) {
  const job = previewOf(values);
  const isChecked = checkedCompany !== null && checkedCompany.toLowerCase() === job.company.toLowerCase();
  const hasPay = job.payRangeMin >= 1 && job.payRangeMax >= job.payRangeMin && job.hoursPerWeek >= 1;
  return (
    <aside className="sticky needs-script" aria-labelledby="preview">
      <h2 id="preview">As seniors will see it</h2>
      <div className="job">
        <div className="job__main">
          <p className="job__title">{job.title || "Job title"}</p>
          <p className="job__co">
            {job.company || "Company"}
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

function previewOf(values: PostJobValues): JobCard {
  const text = (name: string) => textIn(values, name).trim();
  const number = (name: string) => Number(text(name).replaceAll(",", "")) || 0;
  return {
    id: "",
    title: text("title"),
    company: text("company"),
    employerCheck: null,
    location: text("location") || "Location",
    industry: text("industry"),
    employmentType: EMPLOYMENT_TYPES.find((type) => type === text("employmentType")) ?? "part-time",
    workType: WORK_TYPES.find((type) => type === text("workType")) ?? "remote",
    hoursPerWeek: number("hoursPerWeek"),
    payRangeMin: number("payRangeMin"),
    payRangeMax: number("payRangeMax"),
    payUnit: PAY_UNITS.find((unit) => unit === text("payUnit")) ?? "hour",
    flexibility: FLEXIBILITIES.filter((kind) => listIn(values, "flexibility").includes(kind)),
    isActive: true,
    createdAt: new Date(0),
  };
}
