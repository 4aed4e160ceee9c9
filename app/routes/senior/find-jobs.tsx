import { href, isRouteErrorResponse } from "react-router";
import { BRAND } from "#app/brand.ts";
import { searchJobs } from "#app/features/jobs/search/queries.server.ts";
import { readJobSearch } from "#app/features/jobs/search/schema.ts";
import { JobSearch } from "#app/features/jobs/ui/job-search.tsx";
import { matchesForJobs } from "#app/features/matching/queries-jobs.server.ts";
import { MatchRing } from "#app/features/matching/ui/match-ring.tsx";
import { platformContext, requestContext } from "#app/http/contexts.ts";
import { requireRole } from "#app/http/guards.server.ts";
import { networkOf, requireAttempt } from "#app/http/rate-limit.server.ts";
import { refusalHeaders, refusePage } from "#app/http/refused-page.server.ts";
import { ErrorPanel } from "#app/ui/error-panel.tsx";
import { PageHeader } from "#app/ui/page-header.tsx";
import type { Route } from "./+types/find-jobs";

const HEAD = { title: "Find Jobs", text: "Discover opportunities that match your experience" };

export function meta() {
  return [{ title: `Find Jobs | ${BRAND.name}` }];
}

export function headers(args: Route.HeadersArgs) {
  return refusalHeaders(args);
}

/** The public search inside the senior area (D61), with how well each job fits. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const viewer = await requireRole({ context, url }, "senior");
  const platform = context.get(platformContext);
  if (url.search !== "") {
    await requireAttempt(platform, "search by address", networkOf(context.get(requestContext).address)).catch(
      refusePage,
    );
  }
  const search = readJobSearch(url.searchParams);
  const page = await searchJobs(platform.db, search);
  const ids = page.jobs.map(({ id }) => id);
  return { search, page, matches: await matchesForJobs(platform.db, viewer.id, ids), now: platform.clock.now() };
}

export default function SeniorFindJobs({ loaderData }: Route.ComponentProps) {
  const { search, page, matches, now } = loaderData;
  return (
    <div className="wrap stack stack--s6">
      <PageHeader {...HEAD} />
      <JobSearch
        search={search}
        page={page}
        now={now}
        path={href("/senior/find-jobs")}
        area="senior"
        matchOf={({ id, title }) => {
          const match = matches.get(id);
          return match && <MatchRing match={match} title={title} />;
        }}
      />
    </div>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const isTooOften = isRouteErrorResponse(error) && error.status === 429;
  return (
    <div className="wrap stack stack--s6">
      <PageHeader {...HEAD} />
      {isTooOften ? (
        <ErrorPanel title={error.data.title} text={error.data.text} />
      ) : (
        <ErrorPanel title="We could not load the jobs" text="The fault is ours. Please try again in a moment." />
      )}
    </div>
  );
}
