import { href, Link } from "react-router";
import { BRAND } from "#app/brand.ts";
import { changeSearch, deleteSearch, saveSearch } from "#app/features/jobs/alerts/commands.server.ts";
import { proposedName, SEARCH_FAILED, SEARCH_TOASTS, searchText } from "#app/features/jobs/alerts/labels.ts";
import { listSavedSearches } from "#app/features/jobs/alerts/queries.server.ts";
import { keptQuery, savedSearchSchema } from "#app/features/jobs/alerts/schema.ts";
import { SavedSearches } from "#app/features/jobs/alerts/ui/saved-searches.tsx";
import { SearchForm } from "#app/features/jobs/alerts/ui/search-form.tsx";
import { countSavedJobs } from "#app/features/jobs/saved/queries.server.ts";
import { JobListTabs } from "#app/features/jobs/saved/ui/saved-jobs.tsx";
import { readJobSearch } from "#app/features/jobs/search/schema.ts";
import { findPreferences } from "#app/features/settings/queries.server.ts";
import { platformContext } from "#app/http/contexts.ts";
import { failedForm } from "#app/http/failed-form.server.ts";
import { answerHeaders, readForm } from "#app/http/form.server.ts";
import { requireRole } from "#app/http/guards.server.ts";
import { requireAttempt } from "#app/http/rate-limit.server.ts";
import { redirectWithToast } from "#app/http/toasts.server.ts";
import { Card } from "#app/ui/card.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { PageHeader } from "#app/ui/page-header.tsx";
import { useStandingAnswer } from "#app/ui/standing-answer.ts";
import type { Route } from "./+types/saved-searches";

const HEAD = { title: "Saved Searches", text: "Keep a search, and hear of new jobs by email if you like" };

export function meta() {
  return [{ title: `Saved Searches | ${BRAND.name}` }];
}

export function headers(args: Route.HeadersArgs) {
  return answerHeaders(args);
}

/** The searches a person keeps; with `?save=` also the search that is about to be kept, with `?edit=` one to change. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const viewer = await requireRole({ context, url }, "senior");
  const { db } = context.get(platformContext);
  const [saved, savedCount, { hasEmails }] = await Promise.all([
    listSavedSearches(db, viewer.id),
    countSavedJobs(db, viewer.id),
    findPreferences(db, viewer.id),
  ]);
  const searches = saved.map((search) => ({ ...search, text: searchText(searchOf(search.query)) }));
  const query = keptQuery(url.searchParams.get("save") ?? "");
  const search = searchOf(query);
  const asked = query === "" ? null : { query, text: searchText(search), name: proposedName(search) };
  return { searches, savedCount, hasEmails, asked, editing: url.searchParams.get("edit") };
}

/** Keeps a search, changes one, or forgets one. */
export async function action({ context, request, url }: Route.ActionArgs) {
  const viewer = await requireRole({ context, url }, "senior");
  const platform = context.get(platformContext);
  const form = await readForm(request, savedSearchSchema);
  if (!form.isValid) return form.response;
  const { intent, ...input } = form.value;
  try {
    await requireAttempt(platform, "save job by person", viewer.id);
    if ("query" in input) await saveSearch(platform, viewer, input);
    else if ("name" in input) await changeSearch(platform, viewer, input);
    else await deleteSearch(platform, viewer, input);
  } catch (error) {
    return failedForm(context, error, SEARCH_FAILED, form.values);
  }
  return await redirectWithToast(platform, href("/senior/saved-searches"), SEARCH_TOASTS[intent]);
}

export default function SavedSearchesPage({ loaderData, actionData: sent }: Route.ComponentProps) {
  const actionData = useStandingAnswer(sent);
  const { searches, savedCount, hasEmails, asked, editing } = loaderData;
  const [path, searchPath] = [href("/senior/saved-searches"), href("/senior/find-jobs")];
  const isMailing = searches.some(({ frequency }) => frequency !== "off");
  const shared = { path, answer: actionData };
  return (
    <div className="wrap stack stack--s6">
      <PageHeader {...HEAD} />
      <JobListTabs path={searchPath} shown="searches" savedCount={savedCount} searchCount={searches.length} />
      {!hasEmails && (isMailing || asked) && (
        <Notice tone="warn" title="Email notifications are off">
          <p>
            You get no job alerts until you switch them on in your <Link to={href("/senior/settings")}>Settings</Link>.
          </p>
        </Notice>
      )}
      {asked && (
        <Card id="save" title="Save this search">
          <p>{asked.text}</p>
          <SearchForm
            fields={{ intent: "save", query: asked.query }}
            name={asked.name}
            frequency="off"
            submit="Save search"
            cancelHref={searchPath + asked.query}
            answer={actionData}
          />
        </Card>
      )}
      {(searches.length > 0 || !asked) && (
        <SavedSearches {...shared} searches={searches} editing={editing} searchPath={searchPath} />
      )}
    </div>
  );
}

function searchOf(query: string) {
  return readJobSearch(new URLSearchParams(query));
}
