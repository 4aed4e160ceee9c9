import { href, isRouteErrorResponse } from "react-router";
import { searchJobs } from "#app/features/jobs/search/queries.server.ts";
import { readJobSearch } from "#app/features/jobs/search/schema.ts";
import { JobSearch } from "#app/features/jobs/ui/job-search.tsx";
import { matchesForJobs } from "#app/features/matching/queries-jobs.server.ts";
import { MatchRing } from "#app/features/matching/ui/match-ring.tsx";
import { platformContext, requestContext, viewerContext } from "#app/http/contexts.ts";
import { pageMeta } from "#app/http/page-meta.ts";
import { networkOf, requireAttempt } from "#app/http/rate-limit.server.ts";
import { refusalHeaders, refusePage } from "#app/http/refused-page.server.ts";
import { ErrorPanel } from "#app/ui/error-panel.tsx";
import { PageHeader } from "#app/ui/page-header.tsx";
import type { Route } from "./+types/find-jobs";

const DESCRIPTION =
  "Flexible, part-time, consulting and project work. Every job shows its pay, its hours and what is flexible about it.";

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta({ title: "Find Jobs", description: DESCRIPTION, path: href("/find-jobs") }, matches);
}

export function headers(args: Route.HeadersArgs) {
  return refusalHeaders(args);
}

/** Open jobs that fit the address's search; for a senior with a profile, how well each one fits. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const platform = context.get(platformContext);
  const viewer = context.get(viewerContext);
  if (url.search !== "") {
    await requireAttempt(platform, "search by address", networkOf(context.get(requestContext).address)).catch(
      refusePage,
    );
  }
  const search = readJobSearch(url.searchParams);
  const page = await searchJobs(platform.db, search);
  const ids = page.jobs.map(({ id }) => id);
  const matches = viewer?.role === "senior" ? await matchesForJobs(platform.db, viewer.id, ids) : null;
  return { search, page, matches, now: platform.clock.now() };
}

export default function FindJobs({ loaderData }: Route.ComponentProps) {
  const { search, page, matches, now } = loaderData;
  return (
    <>
      <PageHeader isPublic title="Find Jobs" text="Every job shows its pay, its hours and what is flexible about it." />
      <JobSearch
        search={search}
        page={page}
        now={now}
        path={href("/find-jobs")}
        area="public"
        matchOf={({ id, title }) => {
          const match = matches?.get(id);
          return match && <MatchRing match={match} title={title} />;
        }}
      />
    </>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const isTooOften = isRouteErrorResponse(error) && error.status === 429;
  return (
    <>
      <PageHeader isPublic title="Find Jobs" />
      <div className="wrap">
        {isTooOften ? (
          <ErrorPanel title={error.data.title} text={error.data.text} />
        ) : (
          <ErrorPanel title="We could not load the jobs" text="The fault is ours. Please try again in a moment." />
        )}
      </div>
    </>
  );
}
