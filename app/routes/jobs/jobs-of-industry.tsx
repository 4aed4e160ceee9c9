import { href, isRouteErrorResponse } from "react-router";
import { BRAND } from "#app/brand.ts";
import { markApplied } from "#app/features/applications/applied-marks.server.ts";
import { findFeaturedEmployer } from "#app/features/jobs/featured/queries.server.ts";
import { industryWords } from "#app/features/jobs/landing/labels.ts";
import { requireLanding } from "#app/features/jobs/landing/queries.server.ts";
import { placePath } from "#app/features/jobs/landing/rules.ts";
import { LandingPage, NoLanding } from "#app/features/jobs/ui/landing-page.tsx";
import { platformContext, viewerContext } from "#app/http/contexts.ts";
import { feedMeta } from "#app/http/feed-meta.ts";
import { pageMeta } from "#app/http/page-meta.ts";
import { refusePage } from "#app/http/refused-page.server.ts";
import type { Route } from "./+types/jobs-of-industry";

export function meta({ loaderData, params, matches }: Route.MetaArgs) {
  if (!loaderData) return [{ title: `No jobs here | ${BRAND.name}` }, { name: "robots", content: "noindex" }];
  const { title, description } = industryWords(loaderData.name, loaderData.total);
  const path = href("/jobs/:industry", params);
  return [...pageMeta({ title, description, path }, matches), ...feedMeta(title, path)];
}

/** Loads the open jobs of an industry; 404 if there are none. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const platform = context.get(platformContext);
  const { db, clock } = platform;
  const landing = await requireLanding(db, "industry", params.industry).catch(refusePage);
  const jobs = await markApplied(db, context.get(viewerContext), landing.jobs);
  const featured = await findFeaturedEmployer(platform);
  return { ...landing, jobs, featured, now: clock.now() };
}

export default function JobsOfIndustry({ loaderData, params }: Route.ComponentProps) {
  const { name, total, jobs, neighbours, featured, now } = loaderData;
  const { heading, text } = industryWords(name, total);
  const links = neighbours.map(({ name, slug, jobs }) => ({ name, jobs, to: placePath({ place: name, slug }) }));
  return (
    <LandingPage
      title={heading}
      text={text}
      jobs={jobs}
      total={total}
      now={now}
      featured={featured}
      searchPath={`${href("/find-jobs")}?${new URLSearchParams({ q: name })}`}
      feedsPath={href("/jobs/:industry", params)}
      neighbours={{ title: "Where", links }}
    />
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  // Handles only this page's errors; others belong to the site's error page.
  if (!isRouteErrorResponse(error) || error.status !== 404) throw error;
  return <NoLanding />;
}
