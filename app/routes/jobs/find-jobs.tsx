import { Suspense } from "react";
import { href, isRouteErrorResponse, redirect } from "react-router";
import { markApplied, markAppliedOnPage } from "#app/features/applications/applied-marks.server.ts";
import { keptSearch } from "#app/features/jobs/alerts/rules.ts";
import { findFeaturedEmployer } from "#app/features/jobs/featured/queries.server.ts";
import { pathToSaveSearch } from "#app/features/jobs/pending-actions/rules.ts";
import type { JobCard } from "#app/features/jobs/rules.ts";
import { countSavedJobs, listSavedJobs, savedAmong } from "#app/features/jobs/saved/queries.server.ts";
import { JobListTabs, SavedJobs, WantsSavedJobs, WantsToSave } from "#app/features/jobs/saved/ui/late.tsx";
import { SaveButton } from "#app/features/jobs/saved/ui/save-button.tsx";
import { readJobSearch } from "#app/features/jobs/search/schema.ts";
import { searchJobs } from "#app/features/jobs/search/search.server.ts";
import { viewOf } from "#app/features/jobs/search/view-labels.ts";
import { FeaturedPlace } from "#app/features/jobs/ui/featured-place.tsx";
import { JobSearch } from "#app/features/jobs/ui/job-search.tsx";
import { matchesForJobs } from "#app/features/matching/queries-jobs.server.ts";
import { LateMatchRing } from "#app/features/matching/ui/late-match-ring.tsx";
import { countSavedSearches, isSearchSaved } from "#app/features/search/saved/queries.server.ts";
import { keepingOf, pathToName } from "#app/features/search/saved/rules.ts";
import { SaveSearch } from "#app/features/search/saved/ui/save-search.tsx";
import { platformContext, requestContext, viewerContext } from "#app/http/contexts.ts";
import { pageMeta } from "#app/http/page-meta.ts";
import { networkOf, requireAttempt } from "#app/http/rate-limit.server.ts";
import { refusalHeaders, refusePage } from "#app/http/refused-page.server.ts";
import { ErrorPanel } from "#app/ui/error-panel.tsx";
import { PageHeader } from "#app/ui/page-header.tsx";
import type { Route } from "./+types/find-jobs";

const DESCRIPTION =
  "Flexible, part-time, consulting and project work. Every job shows its pay, its hours and what's flexible about it.";

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta({ title: "Find Jobs", description: DESCRIPTION, path: href("/find-jobs") }, matches);
}

export function headers(args: Route.HeadersArgs) {
  return refusalHeaders(args);
}

const NONE: readonly string[] = [];

/** Loads open jobs that match the search, or saved ones (D46); for a senior with match scores. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const platform = context.get(platformContext);
  const viewer = context.get(viewerContext);
  if (url.search !== "") {
    await requireAttempt(platform, "search by address", networkOf(context.get(requestContext).address)).catch(
      refusePage,
    );
  }
  const { db } = platform;
  const now = platform.clock.now();
  const isSenior = viewer?.role === "senior";
  const isSavedList = url.searchParams.get("filter") === "saved" && (viewer === null || isSenior);
  const search = readJobSearch(url.searchParams);
  const page = isSavedList ? null : await markAppliedOnPage(db, viewer, await searchJobs(db, search, now));
  const query = page ? keptSearch(search, page) : "";
  const wantsToSave = query !== "" && url.searchParams.get("save") === "1";
  if (wantsToSave && isSenior) throw redirect(pathToName("jobs", query));
  const view = page && viewOf("public", search, page);
  const jobs = page?.jobs ?? (isSenior ? await markApplied(db, viewer, await listSavedJobs(db, viewer.id)) : []);
  const ids = [...jobs, ...(page?.close ?? []).map(({ job }) => job)].map(({ id }) => id);
  const featured = page ? await findFeaturedEmployer(platform) : null;
  const [matches, saved, savedCount, searchCount, isKept] = isSenior
    ? await Promise.all([
        matchesForJobs(db, viewer.id, ids),
        page ? savedAmong(db, viewer.id, ids) : ids,
        page ? countSavedJobs(db, viewer.id) : ids.length,
        countSavedSearches(db, viewer.id, "jobs"),
        query !== "" && isSearchSaved(db, viewer.id, "jobs", query),
      ])
    : [null, NONE, 0, 0, false];
  const canSave = query !== "" && (isSenior || viewer === null);
  const keeping = isSenior ? keepingOf("jobs", query, isKept) : { to: pathToSaveSearch(query), isKept };
  const saving = canSave ? keeping : null;
  const visitor = isSenior ? "senior" : viewer ? "other" : "guest";
  const counts = { savedCount, searchCount };
  return { view, jobs, matches, saved, counts, visitor, saving, wantsToSave, featured, now } as const;
}

export default function FindJobs({ loaderData }: Route.ComponentProps) {
  const { view, jobs, matches, saved, counts, visitor, saving, wantsToSave, featured, now } = loaderData;
  const path = href("/find-jobs");
  const shared = {
    now,
    path,
    matchOf: ({ id, title }: JobCard) => {
      const match = matches?.get(id);
      return match && <LateMatchRing match={match} title={title} />;
    },
  };
  const tabs = visitor === "senior" && (
    <div className="wrap listtabs">
      <Suspense>
        <JobListTabs path={path} shown={view ? "all" : "saved"} {...counts} />
      </Suspense>
    </div>
  );
  return (
    <>
      <PageHeader
        isPublic
        title="Find Jobs"
        // On a phone it would push the first job found off the screen.
        text={!view?.query && "Every job shows its pay, its hours and what's flexible about it."}
      />
      {view ? (
        <JobSearch
          {...shared}
          view={view}
          jobs={jobs}
          area="public"
          beside={<FeaturedPlace featured={featured} />}
          saving={saving && !wantsToSave && <SaveSearch {...saving} variant="quiet" />}
          actionOf={(job) =>
            visitor !== "other" && (
              <SaveButton job={job} isSaved={saved.includes(job.id)} isGuest={visitor === "guest"} />
            )
          }
        >
          {tabs}
          {wantsToSave && (
            <div className="wrap results">
              <Suspense>
                <WantsToSave next={saving?.to ?? null} />
              </Suspense>
            </div>
          )}
        </JobSearch>
      ) : (
        <>
          {tabs}
          <div className="wrap results stack">
            <Suspense>
              {visitor === "guest" ? <WantsSavedJobs path={path} /> : <SavedJobs {...shared} jobs={jobs} />}
            </Suspense>
          </div>
        </>
      )}
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
          <ErrorPanel
            title="We couldn't load the jobs"
            text="The problem is on our side. Please try again in a moment."
          />
        )}
      </div>
    </>
  );
}
