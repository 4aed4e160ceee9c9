import { Suspense } from "react";
import { exampleMatch } from "#app/content/example-match.ts";
import { FEATURES, STEPS, STORIES } from "#app/content/home.ts";
import { HomeHero } from "#app/content/home-hero.tsx";
import { WhoItIsFor } from "#app/content/who-it-is-for.tsx";
import { markApplied } from "#app/features/applications/applied-marks.server.ts";
import { findFeaturedEmployer } from "#app/features/jobs/featured/queries.server.ts";
import { countJobsByIndustry, listNewestJobs } from "#app/features/jobs/queries-public.server.ts";
import { NewestJobs } from "#app/features/jobs/ui/newest-jobs.tsx";
import { ExampleMatch } from "#app/features/matching/ui/example-match.tsx";
import { launchNote, POST_JOB_LABEL, planNote } from "#app/features/plans/price-labels.ts";
import { PricingPreview } from "#app/features/plans/ui/pricing-preview.tsx";
import { listShownStories } from "#app/features/site/stories.server.ts";
import { platformContext, viewerContext } from "#app/http/contexts.ts";
import { pageMeta } from "#app/http/page-meta.ts";
import { organizationMarkup } from "#app/http/site-markup.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { CloseBand } from "#app/ui/close-band.tsx";
import { PageHeader } from "#app/ui/page-header.tsx";
import { latePart } from "#app/ui/page-late-part.ts";
import { StepList } from "#app/ui/step-list.tsx";
import { StoryCarousel } from "#app/ui/story-carousel.tsx";
import type { Route } from "./+types/home";

const NEWEST = 4;
const INDUSTRIES = 8;

// Loaded late, because one account in a thousand needs it.
const ChooseRolePanel = latePart(
  async () => (await import("#app/features/accounts/ui/choose-role-panel.tsx")).ChooseRolePanel,
);

export function meta({ matches, loaderData }: Route.MetaArgs) {
  const page = {
    title: "Flexible work for experienced people",
    description:
      "Part-time, consulting and project work for experienced seniors, with pay and hours on every job. Free for seniors.",
    path: "/",
  };
  return [...pageMeta(page, matches), ...(loaderData ? [loaderData.markup] : [])];
}

export async function loader({ context }: Route.LoaderArgs) {
  const platform = context.get(platformContext);
  const { db, clock, env } = platform;
  const viewer = context.get(viewerContext);
  const [newest, market, told, featured] = await Promise.all([
    listNewestJobs(db, NEWEST).then((listed) => markApplied(db, viewer, listed)),
    countJobsByIndustry(db, INDUSTRIES),
    listShownStories(db),
    findFeaturedEmployer(platform),
  ]);
  const stories = told.length > 0 ? told.map((story) => ({ ...story, isExample: false })) : STORIES;
  // Texts for this page only come with it, not with the site's script.
  const words = { stories, features: FEATURES, note: launchNote(env.billingMode), plans: planNote(env.billingMode) };
  const page = {
    newest,
    market,
    featured,
    match: exampleMatch(),
    markup: organizationMarkup(env.appUrl),
    now: clock.now(),
  };
  return { ...page, ...words, needsRole: viewer !== null && viewer.role === null && !viewer.staff };
}

export default function Home({ loaderData }: Route.ComponentProps) {
  const { newest, match, stories, features, note, plans, needsRole } = loaderData;
  return (
    <>
      {needsRole ? <RoleQuestion /> : <HomeHero />}
      {newest.length > 0 && <NewestJobs {...loaderData} />}
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
                A score you can check. Every ring stands for one reason, spelled out next to it. Your name, your photo
                and your age never count.
              </p>
              <ExampleMatch match={match} />
            </article>
            <ul className="feature-list">
              {features.map(({ title, text }) => (
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
      <StoryCarousel title="Success stories" stories={stories} />
      <section className="section section--rule" aria-labelledby="pricing-title">
        <div className="wrap">
          <div className="split section__head">
            <h2 className="headline" id="pricing-title">
              Pricing
            </h2>
            <p className="lede">
              One monthly price, no long-term contract. Recruiters pay to post; no one pays to apply.
            </p>
          </div>
          <PricingPreview note={plans} />
        </div>
      </section>
      <CloseBand title="There's more to do, and you know how to do it." smallPrint={note}>
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

/** For an account without a role (D18), which has to choose one first. */
function RoleQuestion() {
  return (
    <>
      <PageHeader isPublic title="One question first" />
      <div className="wrap role-question">
        <Suspense>
          <ChooseRolePanel />
        </Suspense>
      </div>
    </>
  );
}
