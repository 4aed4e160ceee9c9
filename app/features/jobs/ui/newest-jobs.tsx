import { Link } from "react-router";
import { ButtonLink } from "#app/ui/button.tsx";
import type { FeaturedEmployer } from "../featured/rules.ts";
import { industryPath } from "../landing/rules.ts";
import type { JobCard as JobCardFacts } from "../rules.ts";
import { FeaturedPlace } from "./featured-place.tsx";
import { JobCard } from "./job-card.tsx";

export type NewestJobsProps = {
  newest: readonly JobCardFacts[];
  /** The number of open jobs, and the largest industries. */
  market: { total: number; industries: ReadonlyArray<{ industry: string; slug: string; jobs: number }> };
  featured: FeaturedEmployer | null;
  now: Date;
};

/** The newest open jobs, beside the number of jobs in each industry. */
export function NewestJobs({ newest, market, featured, now }: NewestJobsProps) {
  return (
    <section className="section section--rule" aria-labelledby="newest-title">
      <div className="wrap open">
        <div className="stack open__head">
          <h2 className="headline" id="newest-title">
            Open today
          </h2>
          <p className="soft">
            {`${market.total === 1 ? "One job" : `${market.total.toLocaleString("en-US")} jobs`}, each with its pay and its hours.`}
          </p>
        </div>
        <div className="open__jobs">
          {newest.map((job) => (
            <JobCard key={job.id} job={job} now={now} isSlim />
          ))}
          <p>
            <ButtonLink variant="line" to="/find-jobs">
              See all jobs
            </ButtonLink>
          </p>
        </div>
        <div className="open__beside stack stack--s6">
          <ul className="open__industries" aria-label="Jobs by industry">
            {market.industries.map(({ industry, slug, jobs }) => (
              <li key={industry}>
                <Link className="go" to={industryPath({ industry, slug })}>
                  <span>{industry}</span>
                  <span className="count">
                    <span>{jobs.toLocaleString("en-US")}</span>
                    <span className="vh">{` ${jobs === 1 ? "job" : "jobs"}`}</span>
                  </span>
                </Link>
              </li>
            ))}
          </ul>
          <FeaturedPlace featured={featured} />
        </div>
      </div>
    </section>
  );
}
