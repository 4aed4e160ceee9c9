import { BRAND } from "#app/brand.ts";
import { deleteView, saveView } from "#app/features/applications/overview/commands.server.ts";
import { foundText, VIEW_FAILED, VIEW_TOASTS } from "#app/features/applications/overview/labels.ts";
import { listAllApplicants, listViews } from "#app/features/applications/overview/queries.server.ts";
import { overviewQuery, overviewSearchFrom } from "#app/features/applications/overview/rules.ts";
import { viewSchema } from "#app/features/applications/overview/schema.ts";
import { OverviewForm } from "#app/features/applications/overview/ui/overview-form.tsx";
import { OverviewTable } from "#app/features/applications/overview/ui/overview-table.tsx";
import { SavedViews } from "#app/features/applications/overview/ui/saved-views.tsx";
import { listStages } from "#app/features/applications/stages/queries.server.ts";
import { ApplicantTabs } from "#app/features/applications/ui/applicant-tabs.tsx";
import { listJobChoices } from "#app/features/jobs/queries.server.ts";
import { hasColleagues } from "#app/features/teams/queries.server.ts";
import { platformContext } from "#app/http/contexts.ts";
import { failedForm } from "#app/http/failed-form.server.ts";
import { readForm } from "#app/http/form.server.ts";
import { requireRole } from "#app/http/guards.server.ts";
import type { PageHandle } from "#app/http/lost-connection.ts";
import { requireAttempt } from "#app/http/rate-limit.server.ts";
import { refusalHeaders, refusePage } from "#app/http/refused-page.server.ts";
import { redirectWithToast } from "#app/http/toasts.server.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { PageHeader } from "#app/ui/page-header.tsx";
import { Pagination } from "#app/ui/pagination.tsx";
import { usePersistentActionData } from "#app/ui/persistent-action-data.ts";
import type { Route } from "./+types/all-applicants";

export function meta() {
  return [{ title: `All applicants | ${BRAND.name}` }];
}

export function headers(args: Route.HeadersArgs) {
  return refusalHeaders(args);
}

/** Loads one page of everyone who applied to any of the recruiter's jobs, by the words and filters of the address. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const viewer = await requireRole({ context, url }, "recruiter");
  const platform = context.get(platformContext);
  await requireAttempt(platform, "candidate search by person", viewer.id).catch(refusePage);
  const search = overviewSearchFrom(url.searchParams);
  const list = await listAllApplicants(platform, viewer, search).catch(refusePage);
  const views = await listViews(platform.db, viewer.id);
  const hasTeam = await hasColleagues(platform.db, viewer.id);
  const jobs = await listJobChoices(platform.db, viewer.id, search.scope);
  const choices = { jobs, stages: await listStages(platform.db, viewer.id) };
  return { search, list, views, choices, hasTeam, now: platform.clock.now() };
}

/** Saves or deletes a view; the page stays as it is. */
export async function action({ context, request, url }: Route.ActionArgs) {
  const viewer = await requireRole({ context, url }, "recruiter");
  const platform = context.get(platformContext);
  const form = await readForm(request, viewSchema);
  if (!form.isValid) return form.response;
  try {
    await requireAttempt(platform, "save job by person", viewer.id);
    await (form.value.intent === "save"
      ? saveView(platform, viewer, form.value)
      : deleteView(platform, viewer, form.value));
  } catch (error) {
    return failedForm(context, error, VIEW_FAILED, form.values);
  }
  return await redirectWithToast(platform, url.pathname + url.search, VIEW_TOASTS[form.value.intent]);
}

export const handle = { failed: { title: VIEW_FAILED.title } } satisfies PageHandle;

export default function AllApplicants({ loaderData, actionData: sent }: Route.ComponentProps) {
  const answer = usePersistentActionData(sent);
  const { search, list, views, choices, hasTeam, now } = loaderData;
  const isNarrowed = overviewQuery({ ...search, after: null, sort: "newest" }) !== "";
  return (
    <div className="wrap stack stack--s5">
      <PageHeader title="All applicants" text="Everyone who applied to any of your jobs." />
      <ApplicantTabs shown="all" jobId={search.jobId} />
      <OverviewForm search={search} choices={choices} hasTeam={hasTeam} />
      <SavedViews views={views} search={search} choices={choices} answer={answer} />
      <p role="status">{foundText(list.found)}</p>
      {list.rows.length > 0 ? (
        <OverviewTable rows={list.rows} hasStages={choices.stages.length > 0} now={now} />
      ) : (
        <EmptyState
          seed="all-applicants"
          title={isNarrowed ? "Nobody matches" : "Nobody has applied yet"}
          text={
            isNarrowed
              ? "Try fewer words, or leave out a filter."
              : "People who apply to any of your jobs appear here right away."
          }
          action={isNarrowed && <ButtonLink to="?">Show everyone</ButtonLink>}
        />
      )}
      <Pagination
        label="Pages of applicants"
        previousLabel="First page"
        previous={search.after && (overviewQuery({ ...search, after: null }) || "?")}
        next={list.nextAfter && overviewQuery({ ...search, after: list.nextAfter })}
      />
    </div>
  );
}
