import { href, isRouteErrorResponse, Link } from "react-router";
import { BRAND } from "#app/brand.ts";
import { markApplied, markAppliedOnPage } from "#app/features/applications/applied-marks.server.ts";
import { keptQuery, keptSearch } from "#app/features/jobs/alerts/rules.ts";
import type { JobCard } from "#app/features/jobs/rules.ts";
import { countSavedJobs, listSavedJobs, savedAmong } from "#app/features/jobs/saved/queries.server.ts";
import { SaveButton } from "#app/features/jobs/saved/ui/save-button.tsx";
import { JobListTabs, SavedJobs } from "#app/features/jobs/saved/ui/saved-jobs.tsx";
import { readJobSearch } from "#app/features/jobs/search/schema.ts";
import { searchJobs } from "#app/features/jobs/search/search.server.ts";
import { type SearchView, viewOf } from "#app/features/jobs/search/view-labels.ts";
import { JobSearch } from "#app/features/jobs/ui/job-search.tsx";
import { matchView, NEWEST_FIRST, ORDERS_BY_PROFILE, RECOMMENDED_FROM } from "#app/features/matching/paging/labels.ts";
import { ANY_MATCH, MOST_MATCHES, matchPage } from "#app/features/matching/paging/rules.ts";
import { listJobMatches } from "#app/features/matching/queries.server.ts";
import { matchesForJobs } from "#app/features/matching/queries-jobs.server.ts";
import { MatchRing } from "#app/features/matching/ui/match-ring.tsx";
import { countSavedSearches, isSearchSaved } from "#app/features/search/saved/queries.server.ts";
import { keepingOf } from "#app/features/search/saved/rules.ts";
import { SaveSearch } from "#app/features/search/saved/ui/save-search.tsx";
import { platformContext, requestContext } from "#app/http/contexts.ts";
import { requireRole } from "#app/http/guards.server.ts";
import { networkOf, requireAttempt } from "#app/http/rate-limit.server.ts";
import { refusalHeaders, refusePage } from "#app/http/refused-page.server.ts";
import { ErrorPanel } from "#app/ui/error-panel.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { PageHeader } from "#app/ui/page-header.tsx";
import type { Route } from "./+types/find-jobs";

const HEAD = { title: "Find Jobs", text: "Discover opportunities that match your experience" };

export function meta() {
  return [{ title: `Find Jobs | ${BRAND.name}` }];
}

export function headers(args: Route.HeadersArgs) {
  return refusalHeaders(args);
}

/**
 * Loads the search in the senior area (D61), or saved jobs (D46), with match scores. Without criteria it lists the best
 * matches, if there are any.
 */
export async function loader({ context, url }: Route.LoaderArgs) {
  const viewer = await requireRole({ context, url }, "senior");
  const platform = context.get(platformContext);
  if (url.search !== "") {
    await requireAttempt(platform, "search by address", networkOf(context.get(requestContext).address)).catch(
      refusePage,
    );
  }
  const { db } = platform;
  const now = platform.clock.now();
  const isSavedList = url.searchParams.get("filter") === "saved";
  const search = readJobSearch(url.searchParams);
  const asksForNothing = !isSavedList && keptQuery(url.search) === "";
  const isByMatch = asksForNothing && search.sort === "best" && search.cursor === null;
  const [page, best] = await Promise.all([
    isSavedList ? null : searchJobs(db, search, now).then((found) => markAppliedOnPage(db, viewer, found)),
    isByMatch ? listJobMatches(db, viewer.id, MOST_MATCHES.jobs, ANY_MATCH) : [],
  ]);
  const shown = best.length > 0 ? matchPage(best, url.searchParams.get("page")) : null;
  const jobs = shown
    ? shown.items.map(({ job }) => job)
    : (page?.jobs ?? (await markApplied(db, viewer, await listSavedJobs(db, viewer.id))));
  const ids = [...jobs, ...(page?.close ?? []).map(({ job }) => job)].map(({ id }) => id);
  const query = page ? keptSearch(search, page) : "";
  const [matches, saved, savedCount, searchCount, isKept] = await Promise.all([
    shown ? new Map(shown.items.map(({ job, match }) => [job.id, match])) : matchesForJobs(db, viewer.id, ids),
    page ? savedAmong(db, viewer.id, ids) : ids,
    page ? countSavedJobs(db, viewer.id) : ids.length,
    countSavedSearches(db, viewer.id, "jobs"),
    query === "" ? false : isSearchSaved(db, viewer.id, "jobs", query),
  ]);
  const searched = page && viewOf("senior", search, page);
  // An empty profile has no best match.
  const isOrdered = asksForNothing && search.sort !== "best" && matches.size > 0;
  const view =
    page && searched && shown
      ? matchView(searched, shown, page)
      : searched && isOrdered
        ? byProfile(searched)
        : searched;
  const order = shown ? "match" : isByMatch && matches.size > 0 ? "nothing-fits" : "search";
  const list = { view, order, jobs, matches, saved, savedCount, searchCount } as const;
  return { ...list, keeping: query === "" ? null : keepingOf("jobs", query, isKept), now };
}

function byProfile(view: SearchView): SearchView {
  return { ...view, sorts: ORDERS_BY_PROFILE };
}

export default function SeniorFindJobs({ loaderData }: Route.ComponentProps) {
  const { view, order, jobs, matches, saved, savedCount, searchCount, keeping, now } = loaderData;
  const path = href("/senior/find-jobs");
  const shared = {
    now,
    path,
    matchOf: ({ id, title }: JobCard) => {
      const match = matches.get(id);
      return match && <MatchRing match={match} title={title} />;
    },
  };
  const tabs = (
    <>
      {keeping && <SaveSearch {...keeping} />}
      <JobListTabs path={path} shown={view ? "all" : "saved"} savedCount={savedCount} searchCount={searchCount} />
    </>
  );
  return (
    <div className="wrap stack stack--s2">
      <PageHeader {...HEAD} actions={tabs} />
      {view ? (
        <JobSearch
          {...shared}
          view={view}
          jobs={jobs}
          area="senior"
          actionOf={(job) => <SaveButton job={job} isSaved={saved.includes(job.id)} />}
        >
          {order === "nothing-fits" && <NothingFits />}
        </JobSearch>
      ) : (
        <SavedJobs {...shared} jobs={jobs} />
      )}
      {order === "match" && (
        <p className="soft small">
          Best match first, by what your profile says. {RECOMMENDED_FROM}{" "}
          <Link to={path + NEWEST_FIRST}>See all jobs, newest first</Link>
        </p>
      )}
    </div>
  );
}

function NothingFits() {
  return (
    <Notice tone="info" title="No open job fits your profile well right now">
      These are the newest jobs. {RECOMMENDED_FROM}
    </Notice>
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
        <ErrorPanel
          title="We couldn't load the jobs"
          text="The problem is on our side. Please try again in a moment."
        />
      )}
    </div>
  );
}
