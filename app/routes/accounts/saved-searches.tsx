import { href, Link } from "react-router";
import { BRAND } from "#app/brand.ts";
import { type Role, settingsPath } from "#app/features/accounts/rules.ts";
import { saveJobSearch } from "#app/features/jobs/alerts/commands.server.ts";
import { searchText as jobSearchText } from "#app/features/jobs/alerts/labels.ts";
import { keptQuery as keptJobQuery } from "#app/features/jobs/alerts/rules.ts";
import { countSavedJobs } from "#app/features/jobs/saved/queries.server.ts";
import { JobListTabs } from "#app/features/jobs/saved/ui/saved-jobs.tsx";
import { readJobSearch } from "#app/features/jobs/search/schema.ts";
import { NOT_INCLUDED } from "#app/features/plans/labels.ts";
import { saveCandidateSearch } from "#app/features/profiles/candidates/alerts/commands.server.ts";
import { searchText as candidateSearchText } from "#app/features/profiles/candidates/alerts/labels.ts";
import { keptQuery as keptCandidateQuery } from "#app/features/profiles/candidates/alerts/rules.ts";
import { findSearchPlan, missingIn } from "#app/features/profiles/candidates/plan.server.ts";
import { candidateSearchFrom } from "#app/features/profiles/candidates/rules.ts";
import { CandidateTabs } from "#app/features/profiles/candidates/ui/candidate-tabs.tsx";
import { changeSearch, deleteSearch } from "#app/features/search/saved/commands.server.ts";
import { proposedName, SAVED_SEARCH_WORDS, SEARCH_FAILED, SEARCH_TOASTS } from "#app/features/search/saved/labels.ts";
import { listSavedSearches } from "#app/features/search/saved/queries.server.ts";
import { SAVED_SEARCH_PATHS, type Sought } from "#app/features/search/saved/rules.ts";
import { savedSearchSchema } from "#app/features/search/saved/schema.ts";
import { SavedSearches } from "#app/features/search/saved/ui/saved-searches.tsx";
import { SearchForm } from "#app/features/search/saved/ui/search-form.tsx";
import { findPreferences } from "#app/features/settings/queries.server.ts";
import { roleOfArea } from "#app/http/area-role.ts";
import { platformContext } from "#app/http/contexts.ts";
import { failedForm } from "#app/http/failed-form.server.ts";
import { answerHeaders, readForm } from "#app/http/form.server.ts";
import { requireRole } from "#app/http/guards.server.ts";
import type { PageHandle } from "#app/http/lost-connection.ts";
import { requireAttempt } from "#app/http/rate-limit.server.ts";
import { redirectWithToast } from "#app/http/toasts.server.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { PageHeader } from "#app/ui/page-header.tsx";
import { usePersistentActionData } from "#app/ui/persistent-action-data.ts";
import type { Route } from "./+types/saved-searches";

// One module for /senior/saved-searches and /recruiter/saved-searches, which search for different things.

/** What saved searches do without a feature that their plan does not include. */
const WITHOUT = {
  "search-filters": "Your saved searches go by their words alone, and those without words tell of nobody.",
  "premium-search":
    "Your saved searches go without miles, and read AND, OR, and NOT as plain words. Alerts at once come by email once a day.",
} as const;

const SOUGHT_BY: Record<Role, Sought> = { senior: "jobs", recruiter: "candidates" };

export function meta() {
  return [{ title: `Saved Searches | ${BRAND.name}` }];
}

export function headers(args: Route.HeadersArgs) {
  return answerHeaders(args);
}

/** Lists a person's saved searches; with `?save=` also one about to be saved, with `?edit=` one to change. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const role = roleOfArea(url);
  const viewer = await requireRole({ context, url }, role);
  const platform = context.get(platformContext);
  const { db } = platform;
  const [saved, savedCount, { hasEmails }, plan] = await Promise.all([
    listSavedSearches(db, viewer.id, SOUGHT_BY[role]),
    role === "senior" ? countSavedJobs(db, viewer.id) : 0,
    findPreferences(db, viewer.id),
    role === "senior" ? null : findSearchPlan(platform, viewer.id),
  ]);
  const searches = saved.map((search) => ({ ...search, text: textOf(role, search.query) }));
  const query = (role === "senior" ? keptJobQuery : keptCandidateQuery)(url.searchParams.get("save") ?? "");
  const text = textOf(role, query);
  const asked = query === "" ? null : { query, text, name: proposedName(text) };
  const missing = new Set(
    plan ? saved.flatMap((one) => missingIn(plan, candidateSearchFrom(new URLSearchParams(one.query)))) : [],
  );
  return { role, searches, savedCount, hasEmails, missing, asked, editing: url.searchParams.get("edit") };
}

/** Saves, changes, or deletes a search. */
export async function action({ context, request, url }: Route.ActionArgs) {
  const role = roleOfArea(url);
  const sought = SOUGHT_BY[role];
  const viewer = await requireRole({ context, url }, role);
  const platform = context.get(platformContext);
  const form = await readForm(request, savedSearchSchema);
  if (!form.isValid) return form.response;
  const { intent, ...input } = form.value;
  try {
    await requireAttempt(platform, "save job by person", viewer.id);
    if ("query" in input) await (role === "senior" ? saveJobSearch : saveCandidateSearch)(platform, viewer, input);
    else if ("name" in input) await changeSearch(platform, viewer, sought, input);
    else await deleteSearch(platform, viewer, sought, input);
  } catch (error) {
    return failedForm(context, error, SEARCH_FAILED, form.values);
  }
  return await redirectWithToast(platform, SAVED_SEARCH_PATHS[sought].list, SEARCH_TOASTS[intent]);
}

export const handle = { failed: { title: SEARCH_FAILED.title } } satisfies PageHandle;

export default function SavedSearchesPage({ loaderData, actionData: sent }: Route.ComponentProps) {
  const actionData = usePersistentActionData(sent);
  const { role, searches, savedCount, hasEmails, missing, asked, editing } = loaderData;
  const sought = SOUGHT_BY[role];
  const searchPath = SAVED_SEARCH_PATHS[sought].search;
  const isMailing = searches.some(({ frequency }) => frequency !== "off");
  const searchCount = searches.length;
  return (
    <div className="wrap stack stack--s6">
      <PageHeader title="Saved Searches" text={SAVED_SEARCH_WORDS[sought].head} />
      {role === "senior" ? (
        <JobListTabs path={searchPath} shown="searches" savedCount={savedCount} searchCount={searchCount} />
      ) : (
        <CandidateTabs shown="searches" searchCount={searchCount} />
      )}
      {!hasEmails && (isMailing || asked) && (
        <Notice tone="warn" title="Email notifications are off">
          <p>
            You get no alerts by email until you switch them on in your <Link to={settingsPath(role)}>Settings</Link>.
          </p>
        </Notice>
      )}
      {[...missing].map((feature) => (
        <Notice key={feature} tone="info" title={NOT_INCLUDED[feature]}>
          <p>{WITHOUT[feature]}</p>
          <ButtonLink to={href("/recruiter/subscription")}>See the plans</ButtonLink>
        </Notice>
      ))}
      {asked && (
        <Card id="save" title="Save this search">
          <p>{asked.text}</p>
          <SearchForm
            fields={{ intent: "save", query: asked.query }}
            sought={sought}
            name={asked.name}
            frequency="off"
            submit="Save search"
            cancelHref={searchPath + asked.query}
            answer={actionData}
          />
        </Card>
      )}
      {(searchCount > 0 || !asked) && (
        <SavedSearches sought={sought} searches={searches} editing={editing} answer={actionData} />
      )}
    </div>
  );
}

function textOf(role: Role, query: string): string {
  const params = new URLSearchParams(query);
  return role === "senior" ? jobSearchText(readJobSearch(params)) : candidateSearchText(candidateSearchFrom(params));
}
