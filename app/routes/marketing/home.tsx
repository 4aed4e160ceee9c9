import Check from "lucide-react/icons/check";
import { Form, Link } from "react-router";
import { BRAND } from "#app/brand.ts";
import { exampleMatch } from "#app/content/example-match.ts";
import { FEATURES, PLATES, STEPS, STORIES } from "#app/content/home.ts";
import { ChooseRolePanel } from "#app/features/accounts/ui/choose-role-panel.tsx";
import { countJobsByIndustry, listNewestJobs } from "#app/features/jobs/queries-public.server.ts";
import { JobCard } from "#app/features/jobs/ui/job-card.tsx";
import { ExampleMatch } from "#app/features/matching/ui/example-match.tsx";
import { launchNote, POST_JOB_LABEL } from "#app/features/plans/labels.ts";
import { PricingPreview } from "#app/features/plans/ui/pricing-preview.tsx";
import { platformContext, viewerContext } from "#app/http/contexts.ts";
import { organizationMarkup, pageMeta } from "#app/http/page-meta.ts";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { CloseBand } from "#app/ui/close-band.tsx";
import { HeroRings } from "#app/ui/hero-rings.tsx";
import { PageHeader, PageTitle } from "#app/ui/page-header.tsx";
import { SearchInput } from "#app/ui/search-input.tsx";
import { StepList } from "#app/ui/step-list.tsx";
import { StoryCarousel } from "#app/ui/story-carousel.tsx";
import type { Route } from "./+types/home";
import "#app/ui/styles/pages/home.css";
import "#app/ui/styles/pages/marketing.css";

const NEWEST = 4;
const INDUSTRIES = 8;

export function meta({ matches }: Route.MetaArgs) {
  const page = {
    title: "Flexible work for experienced people",
    description:
      "Part-time, consulting and project work for experienced seniors, with pay and hours on every job. Free for seniors.",
    path: "/",
  };
  return [...pageMeta(page, matches), organizationMarkup(matches)];
}

export async function loader({ context }: Route.LoaderArgs) {
  const { db, clock, env } = context.get(platformContext);
  const [newest, market] = await Promise.all([listNewestJobs(db, NEWEST), countJobsByIndustry(db, INDUSTRIES)]);
  const viewer = context.get(viewerContext);
  const page = { newest, market, match: exampleMatch(), note: launchNote(env.billingMode), now: clock.now() };
  return { ...page, needsRole: viewer !== null && viewer.role === null };
}

export default function Home({ loaderData }: Route.ComponentProps) {
  const { newest, market, match, note, now, needsRole } = loaderData;
  return (
    <>
      {needsRole ? <RoleQuestion /> : <Hero />}
      {newest.length > 0 && <NewestJobs newest={newest} market={market} now={now} />}
      <section className="section section--rule" id="how" aria-labelledby="how-title">
        <div className="wrap split">
          <h2 className="headline" id="how-title">
            How It Works
          </h2>
          <StepList steps={STEPS} />
        </div>
      </section>
      <section className="section section--rule" aria-labelledby="features-title">
        <div className="wrap">
          <h2 className="headline section__head" id="features-title">
            Top Features
          </h2>
          <div className="features">
            <article className="feature-lead">
              <h3>Smart Matching</h3>
              <p className="soft">
                A score you can check. Every ring is one reason, and it is written out beside it. Your name, your photo
                and your age never count.
              </p>
              <ExampleMatch match={match} />
            </article>
            <ul className="feature-list">
              {FEATURES.map(({ title, text }) => (
                <li key={title}>
                  <h3>{title}</h3>
                  <p className="soft">{text}</p>
                </li>
              ))}
            </ul>
          </div>
        </div>
      </section>
      <WhoItIsFor />
      <StoryCarousel title="Success stories" stories={STORIES} />
      <section className="section section--rule" aria-labelledby="pricing-title">
        <div className="wrap">
          <div className="split section__head">
            <h2 className="headline" id="pricing-title">
              Pricing
            </h2>
            <p className="lede">
              One price a month, no long-term contract. Recruiters pay to post; nobody pays to apply.
            </p>
          </div>
          <PricingPreview />
        </div>
      </section>
      <CloseBand title="There is more to do, and you know how to do it." smallPrint={note}>
        <ButtonLink variant="primary" big to="/find-jobs">
          Find Opportunities
        </ButtonLink>
        <ButtonLink variant="line" big to="/hire-talent">
          {POST_JOB_LABEL}
        </ButtonLink>
      </CloseBand>
    </>
  );
}

/** For an account that has not said which side it is on (D18): nothing else matters until it has. */
function RoleQuestion() {
  return (
    <>
      <PageHeader isPublic title="One question first" />
      <div className="wrap role-question">
        <ChooseRolePanel />
      </div>
    </>
  );
}

function Hero() {
  return (
    <section className="hero">
      <div className="wrap hero__in">
        <div className="hero__text">
          <PageTitle className="display">{BRAND.tagline}</PageTitle>
          <p className="lede">
            Flexible, part-time and consulting work for people who know what they are doing, with employers who are
            looking for exactly that.
          </p>
          <div className="row">
            <ButtonLink variant="main" big to="/find-jobs">
              Find Work
            </ButtonLink>
            <ButtonLink variant="line" big to="/hire-talent">
              Hire Talent
            </ButtonLink>
          </div>
          <Form className="hero__search" action="/find-jobs" role="search" aria-label="Jobs">
            <SearchInput
              name="q"
              label="What would you like to do?"
              hint="A job, a skill, an industry or a place"
              maxLength={120}
            />
            <Button type="submit" variant="primary">
              Search jobs
            </Button>
          </Form>
          <ul className="hero__note">
            {["Free for seniors", "Pay and hours on every job", "No birth dates, ever"].map((fact) => (
              <li key={fact}>
                <Check className="i" />
                {fact}
              </li>
            ))}
          </ul>
        </div>
        <div className="hero__fig" aria-hidden="true">
          <HeroRings plates={PLATES} />
        </div>
      </div>
    </section>
  );
}

function NewestJobs({ newest, market, now }: Pick<Route.ComponentProps["loaderData"], "newest" | "market" | "now">) {
  return (
    <section className="section section--rule" aria-labelledby="newest-title">
      <div className="wrap open">
        <div className="stack open__head">
          <h2 className="headline" id="newest-title">
            Open today
          </h2>
          <p className="soft">
            {market.total === 1 ? "One job" : `${market.total.toLocaleString("en-US")} jobs`}, each with its pay and its
            hours.
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
        <ul className="open__industries" aria-label="Jobs by industry">
          {market.industries.map(({ industry, jobs }) => (
            <li key={industry}>
              <Link className="go" to={{ pathname: "/find-jobs", search: `?${new URLSearchParams({ q: industry })}` }}>
                {industry}
                <span className="count">
                  {jobs.toLocaleString("en-US")}
                  <span className="vh"> {jobs === 1 ? "job" : "jobs"}</span>
                </span>
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

function WhoItIsFor() {
  return (
    <section aria-labelledby="who-title">
      <h2 className="vh" id="who-title">
        Who It's For
      </h2>
      <div className="who">
        <div className="who__sunk stack">
          <h3 className="headline">Seniors</h3>
          <p className="measure">
            You have done the work for decades and would like to go on doing it, in the amount that suits you.
          </p>
          <ul>
            <li>Part-time, consulting and project work</li>
            <li>Remote, hybrid or near home</li>
            <li>Your experience, not your birthdays: we never ask for a date</li>
          </ul>
          <ButtonLink variant="primary" to="/create-profile">
            Create Your Profile
          </ButtonLink>
        </div>
        <div className="inverse stack">
          <h3 className="headline">Recruiters</h3>
          <p className="measure">
            You need someone who has seen this before, and you need them two days a week, not five.
          </p>
          <ul>
            <li>People matched to the role, with reasons</li>
            <li>Every applicant and every step in one place</li>
            <li>Pay, hours and flexibility stated before anybody applies</li>
          </ul>
          <ButtonLink variant="primary" to="/signup?as=recruiter">
            Create Recruiter Account
          </ButtonLink>
        </div>
      </div>
    </section>
  );
}
