import { href, isRouteErrorResponse, Link, redirect } from "react-router";
import { BRAND } from "#app/brand.ts";
import { answerRecordText } from "#app/features/applications/answers/labels.ts";
import { findAnswerRecord } from "#app/features/applications/answers/queries.server.ts";
import { markApplied } from "#app/features/applications/applied-marks.server.ts";
import { findPublicEmployerPage } from "#app/features/jobs/employer-page/queries.server.ts";
import { EmployerPageParts } from "#app/features/jobs/employer-page/ui/employer-page-parts.tsx";
import { employerCheckText, flexibilityText, NOT_CHECKED, WORK_TYPE_LABELS } from "#app/features/jobs/labels.ts";
import { listJobsOfCompany } from "#app/features/jobs/queries-public.server.ts";
import { paragraphsOf } from "#app/features/jobs/rules.ts";
import { FeedLinks } from "#app/features/jobs/ui/feed-links.tsx";
import { JobCard } from "#app/features/jobs/ui/job-card.tsx";
import { findMovedCompany, requireCompany } from "#app/features/profiles/companies/queries.server.ts";
import { domainOf } from "#app/features/profiles/companies/rules.ts";
import { CompanyLogo } from "#app/features/profiles/companies/ui/company-logo.tsx";
import { platformContext, viewerContext } from "#app/http/contexts.ts";
import { feedMeta } from "#app/http/feed-meta.ts";
import { pageMeta } from "#app/http/page-meta.ts";
import { refusePage } from "#app/http/refused-page.server.ts";
import { VerifiedMark } from "#app/ui/badge.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { Day } from "#app/ui/date-time.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { PageHeader, PageTitle } from "#app/ui/page-header.tsx";
import { shortenedAtWord } from "#app/words.ts";
import type { Route } from "./+types/company";

const MOST_JOBS = 50;
const MOST_VALUES = 6;

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return [{ title: `Company not found | ${BRAND.name}` }, { name: "robots", content: "noindex" }];
  const { company, jobs } = loaderData;
  const about = company.about ? shortenedAtWord(company.about, 150) : `Open jobs at ${company.name}.`;
  // A page without jobs or text is not indexed.
  const isIndexed = jobs.length > 0;
  const path = `/company/${company.slug}`;
  const page = { title: company.name, description: about, path, isIndexed };
  return [...pageMeta(page, matches), ...feedMeta(company.name, path)];
}

/** Loads a company as everyone sees it, with its open jobs. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const { db, clock } = context.get(platformContext);
  const company = await requireCompany(db, params.slug).catch(async (refused) => {
    const slug = await findMovedCompany(db, params.slug);
    if (slug === null) return refusePage(refused);
    throw redirect(href("/company/:slug", { slug }), 301);
  });
  const viewer = context.get(viewerContext);
  const [jobs, record, page] = await Promise.all([
    listJobsOfCompany(db, company.id, MOST_JOBS).then((listed) => markApplied(db, viewer, listed)),
    findAnswerRecord(db, company.id),
    findPublicEmployerPage(db, company),
  ]);
  return { company, page, jobs, answersSoFar: answerRecordText(record), now: clock.now() };
}

export default function Company({ loaderData }: Route.ComponentProps) {
  const { company, page, jobs, answersSoFar, now } = loaderData;
  const { check, website } = company;
  return (
    <>
      <div className="wrap pagehead">
        <div className="cohead">
          {company.logoUrl && <CompanyLogo companyName={company.name} logoUrl={company.logoUrl} />}
          <div>
            <PageTitle className="headline">{company.name}</PageTitle>
            <p>
              {check ? <VerifiedMark>Verified employer</VerifiedMark> : <span className="soft">{NOT_CHECKED}</span>}
            </p>
          </div>
        </div>
      </div>
      <div className="wrap">
        <div className="cols cols--detail">
          <div className="stack stack--s6">
            {company.about && (
              <section className="prose typed" aria-labelledby="about">
                <h2 id="about">About the company</h2>
                {paragraphsOf(company.about).map((text, index) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs have no other name and never move
                  <p key={index} dir="auto">
                    {text}
                  </p>
                ))}
              </section>
            )}
            <EmployerPageParts page={page} />
            <section aria-labelledby="open-jobs" className="stack">
              <h2 id="open-jobs">{jobs.length === 1 ? "1 open job" : `${jobs.length} open jobs`}</h2>
              {jobs.length === 0 ? (
                <EmptyState seed={company.slug} level={3} title="No open jobs right now" />
              ) : (
                <div className="jobs">
                  {jobs.map((job) => (
                    <JobCard key={job.id} job={job} now={now} isSlim hidesCompany />
                  ))}
                </div>
              )}
            </section>
          </div>
          <aside className="sticky stack" aria-label="Facts">
            <section className="card" aria-labelledby="facts">
              <div className="card__head">
                <h2 id="facts">Good to know</h2>
              </div>
              <dl className="dl">
                <div>
                  <dt>What was checked</dt>
                  <dd>
                    {check ? (
                      <span>
                        <span>{`${employerCheckText(check)} `}</span>
                        <Day at={check.checkedAt} />
                      </span>
                    ) : (
                      <span>Nothing yet</span>
                    )}
                  </dd>
                </div>
                {website && (
                  <div>
                    <dt>Website</dt>
                    <dd>
                      <a href={website} rel="nofollow noopener noreferrer ugc">
                        {domainOf(website)}
                      </a>
                    </dd>
                  </div>
                )}
                <JobsInShort jobs={jobs} />
                <div>
                  <dt>Response rate</dt>
                  <dd>{answersSoFar}</dd>
                </div>
                <div>
                  <dt>Here since</dt>
                  <dd>
                    <Day at={company.createdAt} />
                  </dd>
                </div>
              </dl>
            </section>
            {jobs.length > 0 && <FeedLinks path={href("/company/:slug", { slug: company.slug })} />}
            <p>
              <Link to={href("/report/:kind/:id", { kind: "company", id: company.slug })} rel="nofollow">
                Report this company
              </Link>
            </p>
          </aside>
        </div>
      </div>
    </>
  );
}

/** Summarizes the open jobs: places, work modes, and flexibility. */
function JobsInShort({ jobs }: Pick<Route.ComponentProps["loaderData"], "jobs">) {
  const facts = [
    { name: "Locations", values: jobs.map(({ location }) => location) },
    { name: "Work type", values: jobs.map(({ workType }) => WORK_TYPE_LABELS[workType]) },
    {
      name: "Flexibility",
      values: jobs.flatMap(({ flexibility }) => flexibility.map((kind) => flexibilityText([kind]))),
    },
  ];
  return facts.flatMap(({ name, values }) => {
    const different = [...new Set(values)];
    if (different.length === 0) return [];
    return [
      <div key={name}>
        <dt>{name}</dt>
        <dd>{different.slice(0, MOST_VALUES).join("; ")}</dd>
      </div>,
    ];
  });
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  // Handles only this page's errors; others belong to the site's error page.
  if (!isRouteErrorResponse(error) || error.status !== 404) throw error;
  return (
    <PageHeader
      isPublic
      title="Company not found"
      text="It may have left, or the address isn't quite right. Here's everything that's open now."
      actions={
        <ButtonLink variant="main" to={href("/find-jobs")}>
          Find Jobs
        </ButtonLink>
      }
    />
  );
}
