import { href } from "react-router";
import { BRAND } from "#app/brand.ts";
import { findBesideCandidate } from "#app/features/applications/beside-candidate.server.ts";
import { listInteractions } from "#app/features/applications/interaction-history/queries.server.ts";
import { handleSourcingIntent } from "#app/features/applications/invitations/commands-page.server.ts";
import { INVITE_FAILED } from "#app/features/applications/invitations/labels.ts";
import { sourceSchema } from "#app/features/applications/invitations/schema.ts";
import { CandidateCard } from "#app/features/applications/ui/candidate-card.tsx";
import { InteractionNames } from "#app/features/applications/ui/interactions.tsx";
import { listJobChoices } from "#app/features/jobs/queries.server.ts";
import { NOT_INCLUDED } from "#app/features/plans/labels.ts";
import { keptQuery } from "#app/features/profiles/candidates/alerts/rules.ts";
import { findSearchPlan, missingIn, withinPlan } from "#app/features/profiles/candidates/plan.server.ts";
import { searchCandidates } from "#app/features/profiles/candidates/queries.server.ts";
import { candidateParams, candidateSearchFrom, refusedHours } from "#app/features/profiles/candidates/rules.ts";
import { candidatesAddress, viewLinkId } from "#app/features/profiles/candidates/ui/address.ts";
import { CandidateSearchPage } from "#app/features/profiles/candidates/ui/candidate-search.tsx";
import { CandidateTabs } from "#app/features/profiles/candidates/ui/candidate-tabs.tsx";
import { findCandidateProfile } from "#app/features/profiles/queries.server.ts";
import { countSavedSearches, isSearchSaved } from "#app/features/search/saved/queries.server.ts";
import { keepingOf } from "#app/features/search/saved/rules.ts";
import { SaveSearch } from "#app/features/search/saved/ui/save-search.tsx";
import { platformContext } from "#app/http/contexts.ts";
import { failedForm } from "#app/http/failed-form.server.ts";
import { readForm } from "#app/http/form.server.ts";
import { requireRole } from "#app/http/guards.server.ts";
import type { PageHandle } from "#app/http/lost-connection.ts";
import { requireAttempt } from "#app/http/rate-limit.server.ts";
import { refusalHeaders, refusePage } from "#app/http/refused-page.server.ts";
import { redirectWithToast } from "#app/http/toasts.server.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { PageHeader } from "#app/ui/page-header.tsx";
import { usePersistentActionData } from "#app/ui/persistent-action-data.ts";
import { useProblemToast } from "#app/ui/use-problem-toast.ts";
import type { Route } from "./+types/candidates";

export function meta() {
  return [{ title: `Search Candidates | ${BRAND.name}` }];
}

export function headers(args: Route.HeadersArgs) {
  return refusalHeaders(args);
}

/** Loads visible people by the words and filters of the address; with `?candidate=` one profile. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const viewer = await requireRole({ context, url }, "recruiter");
  const platform = context.get(platformContext);
  await requireAttempt(platform, "candidate search by person", viewer.id).catch(refusePage);
  const wanted = candidateSearchFrom(url.searchParams);
  const plan = await findSearchPlan(platform, viewer.id);
  const search = withinPlan(wanted, plan);
  const missing = missingIn(plan, wanted);
  const refused = plan.hasFilters ? refusedHours(url.searchParams, search) : null;
  const asked = url.searchParams.get("candidate");
  const list = await searchCandidates(platform, viewer, search).catch(refusePage);
  const profile = asked === null ? null : await findCandidateProfile(platform, viewer, asked);
  const open =
    asked === null
      ? null
      : {
          id: profile?.userId ?? asked,
          candidate: profile && { ...profile, match: null, marks: null, application: null },
        };
  const choices = open ? (await listJobChoices(platform.db, viewer.id)).filter(({ isActive }) => isActive) : [];
  const shown = [...list.rows.map(({ userId }) => userId), ...(open?.candidate ? [open.candidate.userId] : [])];
  // A misspelled search would find no new people.
  const query = keptQuery(`?${candidateParams({ ...search, query: list.corrected?.to ?? search.query })}`);
  const [interactions, searchCount, isKept, beside] = await Promise.all([
    listInteractions(platform.db, viewer.id, shown),
    countSavedSearches(platform.db, viewer.id, "candidates"),
    query !== "" && isSearchSaved(platform.db, viewer.id, "candidates", query),
    findBesideCandidate(platform, viewer, open?.candidate?.userId ?? null),
  ]);
  const keeping = query === "" ? null : keepingOf("candidates", query, isKept);
  const recruiterName = viewer.name;
  return {
    list,
    search,
    refusedHours: refused,
    open,
    beside,
    choices,
    interactions,
    missing,
    isPremium: plan.isPremium,
    searchCount,
    keeping,
    recruiterName,
  };
}

/** Invites a person to apply for one of the recruiter's jobs, shortlists them, or puts them into a pool. */
export async function action({ context, request, url }: Route.ActionArgs) {
  const viewer = await requireRole({ context, url }, "recruiter");
  const platform = context.get(platformContext);
  const form = await readForm(request, sourceSchema);
  if (!form.isValid) return form.response;
  try {
    await requireAttempt(platform, "move application by person", viewer.id);
    const toast = await handleSourcingIntent(platform, viewer, form.value);
    return await redirectWithToast(platform, url.pathname + url.search, toast);
  } catch (error) {
    return failedForm(context, error, INVITE_FAILED, form.values);
  }
}

export const handle = { failed: { title: INVITE_FAILED.title } } satisfies PageHandle;

export default function SearchCandidates({ loaderData, actionData: sent }: Route.ComponentProps) {
  const actionData = usePersistentActionData(sent);
  const { list, search, refusedHours, open, choices, interactions, missing, searchCount, keeping } = loaderData;
  const problem = actionData?.problem ?? null;
  useProblemToast(problem);
  return (
    <div className="wrap stack stack--s6">
      <PageHeader title="Search Candidates" text="People who chose to be visible to recruiters." />
      <CandidateTabs shown="all" searchCount={searchCount} />
      {problem && (
        <Notice tone="bad" role="alert" title={problem.title}>
          {problem.text}
        </Notice>
      )}
      {missing.map((feature) => (
        <Notice key={feature} tone="info" title={NOT_INCLUDED[feature]}>
          <ButtonLink to={href("/recruiter/subscription")}>See the plans</ButtonLink>
        </Notice>
      ))}
      <CandidateSearchPage
        list={list}
        search={search}
        refusedHours={refusedHours}
        isPremium={loaderData.isPremium}
        openId={open?.id ?? null}
        keeping={keeping && <SaveSearch {...keeping} />}
        underName={(candidateId) => <InteractionNames interactions={interactions.get(candidateId) ?? []} />}
        card={
          open && (
            <CandidateCard
              candidate={open.candidate}
              choices={choices}
              answer={actionData}
              interactions={interactions.get(open.id)}
              beside={loaderData.beside}
              alikeHref={(candidateId) => candidatesAddress(search, candidateId)}
              recruiterName={loaderData.recruiterName}
              closeHref={candidatesAddress(search)}
              // The focused control disappears, so the focus returns to the button that opened it.
              onClose={() => document.getElementById(viewLinkId(open.id))?.focus()}
            />
          )
        }
      />
    </div>
  );
}
