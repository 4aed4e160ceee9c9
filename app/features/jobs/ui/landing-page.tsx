import { Link } from "react-router";
import type { JobCard as JobCardFacts } from "#app/features/jobs/rules.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { PageHeader } from "#app/ui/page-header.tsx";
import type { FeaturedEmployer } from "../featured/rules.ts";
import { FeaturedPlace } from "./featured-place.tsx";
import { FeedLinks } from "./feed-links.tsx";
import { JobCard } from "./job-card.tsx";

export type LandingPageProps = {
  title: string;
  text: string;
  jobs: readonly JobCardFacts[];
  total: number;
  now: Date;
  /** The search that shows all of these jobs. */
  searchPath: string;
  neighbours: { title: string; links: ReadonlyArray<{ name: string; to: string; jobs: number }> };
  /** Where the feeds of these jobs begin, if there are any. */
  feedsPath?: string;
  featured: FeaturedEmployer | null;
};

/** The newest jobs of one place or industry, with links to all of them and to related pages. */
export function LandingPage({
  title,
  text,
  jobs,
  total,
  now,
  searchPath,
  neighbours,
  feedsPath,
  featured,
}: LandingPageProps) {
  return (
    <>
      <PageHeader isPublic title={title} text={text} />
      <div className="wrap landing">
        <section aria-labelledby="landing-jobs">
          <h2 className="vh" id="landing-jobs">
            The newest
          </h2>
          <div className="stack">
            {jobs.map((job) => (
              <JobCard key={job.id} job={job} now={now} />
            ))}
            <p>
              <ButtonLink variant="line" to={searchPath}>
                {total > jobs.length ? `Search all ${total.toLocaleString("en-US")} jobs` : "Search with filters"}
              </ButtonLink>
            </p>
            {feedsPath !== undefined && <FeedLinks path={feedsPath} />}
          </div>
        </section>
        <div className="stack stack--s6">
          {neighbours.links.length > 0 && (
            <nav className="landing__beside" aria-labelledby="landing-beside">
              <h2 id="landing-beside">{neighbours.title}</h2>
              <ul className="l">
                {neighbours.links.map((link) => (
                  <li key={link.to}>
                    <Link className="go" to={link.to}>
                      <span>{link.name}</span>
                      <span className="count">
                        <span>{link.jobs.toLocaleString("en-US")}</span>
                        <span className="vh">{` ${link.jobs === 1 ? "job" : "jobs"}`}</span>
                      </span>
                    </Link>
                  </li>
                ))}
              </ul>
            </nav>
          )}
          <FeaturedPlace featured={featured} />
        </div>
      </div>
    </>
  );
}

/** For an address without jobs, which may have had some before. */
export function NoLanding() {
  return (
    <PageHeader
      isPublic
      title="No open jobs here"
      text="There may be some again soon. Here's everything that's open now."
      actions={
        <ButtonLink variant="main" to="/find-jobs">
          Find Jobs
        </ButtonLink>
      }
    />
  );
}
