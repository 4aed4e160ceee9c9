import { href, type ShouldRevalidateFunctionArgs } from "react-router";
import { BRAND } from "#app/brand.ts";
import { moveApplication } from "#app/features/applications/commands.server.ts";
import { MOVE_FAILED, movedToast } from "#app/features/applications/labels.ts";
import { findCandidate, listApplicants } from "#app/features/applications/queries-applicants.server.ts";
import { APPLICANT_VIEWS, type ApplicantView } from "#app/features/applications/rules.ts";
import { moveSchema } from "#app/features/applications/schema.ts";
import { ApplicantTable, type ApplicantTableProps } from "#app/features/applications/ui/applicant-table.tsx";
import { JobChoice } from "#app/features/applications/ui/job-choice.tsx";
import { useProblemToast } from "#app/features/applications/ui/use-problem-toast.ts";
import { listJobsOfRecruiter } from "#app/features/jobs/queries.server.ts";
import { platformContext } from "#app/http/contexts.ts";
import { failedForm } from "#app/http/failed-form.server.ts";
import { readForm } from "#app/http/form.server.ts";
import { requireRole } from "#app/http/guards.server.ts";
import { refusePage } from "#app/http/refused-page.server.ts";
import { redirectWithToast } from "#app/http/toasts.server.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { PageHeader } from "#app/ui/page-header.tsx";
import { Pagination } from "#app/ui/pagination.tsx";
import type { Route } from "./+types/applications";

export function meta() {
  return [{ title: `View Applicants | ${BRAND.name}` }];
}

/** The recruiter's jobs; with `?job=` its candidates, with `?candidate=` one profile. Another's job is a 404. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const viewer = await requireRole({ context, url }, "recruiter");
  const { db } = context.get(platformContext);
  const chosen = url.searchParams.get("job") || null;
  const view = viewOf(url.searchParams.get("show"));
  const after = url.searchParams.get("after");
  const asked = url.searchParams.get("candidate");
  const jobs = await listJobsOfRecruiter(db, viewer.id);
  const choices = jobs.map(({ id, title, company }) => ({ id, title, company }));
  if (chosen === null) return { choices, view, list: null, open: null, after };
  const list = await listApplicants(db, viewer.id, chosen, { view, after }).catch(refusePage);
  const open = asked === null ? null : { id: asked, candidate: await findCandidate(db, viewer.id, chosen, asked) };
  return { choices, view, list, open, after };
}

/** Moves one application; the list then shows what is true. */
export async function action({ request, context, url }: Route.ActionArgs) {
  const viewer = await requireRole({ context, url }, "recruiter");
  const platform = context.get(platformContext);
  const form = await readForm(request, moveSchema);
  if (!form.isValid) return form.response;
  try {
    await moveApplication(platform, viewer, form.value);
  } catch (error) {
    return failedForm(context, error, { title: MOVE_FAILED, text: "Please try again." });
  }
  const toast = { kind: "success", title: movedToast(form.value.to) } as const;
  return await redirectWithToast(platform, url.pathname + url.search, toast);
}

/** Also after a refusal: what the person sees was out of date. */
export function shouldRevalidate({ formMethod, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  return formMethod === "POST" || defaultShouldRevalidate;
}

export default function ViewApplicants({ loaderData, actionData }: Route.ComponentProps) {
  const { choices, list } = loaderData;
  const problem = actionData?.problem ?? null;
  useProblemToast(problem);
  return (
    <div className="wrap wrap--table stack stack--s6">
      <PageHeader title="View Applicants" />
      {problem && (
        <Notice tone="bad" role="alert" title={problem.title}>
          {problem.text}
        </Notice>
      )}
      {choices.length > 0 && <JobChoice jobs={choices} chosen={list?.job.id ?? null} />}
      <Candidates {...loaderData} />
    </div>
  );
}

function Candidates({ choices, list, view, open, after }: Route.ComponentProps["loaderData"]) {
  if (choices.length === 0) {
    return (
      <EmptyState
        seed="no-jobs"
        title="You have not posted a job yet"
        text="Post a job, and people who apply appear here."
        action={
          <ButtonLink to={href("/recruiter/post-job")} variant="main">
            Post a Job
          </ButtonLink>
        }
      />
    );
  }
  if (!list) return <EmptyState seed="choose-job" title="Please select a job to view its applicants" />;
  const hrefOf = addressesOf(list.job.id, view, after);
  return (
    <>
      <ApplicantTable list={list} view={view} open={open} hrefOf={hrefOf} />
      <Pagination
        label="Pages of applicants"
        previous={after && hrefOf({ view })}
        next={list.nextAfter && addressesOf(list.job.id, view, list.nextAfter)({})}
      />
    </>
  );
}

/** Addresses of this table: another list starts at its beginning, another profile stays on the page. */
function addressesOf(jobId: string, current: ApplicantView, after: string | null): ApplicantTableProps["hrefOf"] {
  return ({ view, candidate = null }) => {
    const search = new URLSearchParams({ job: jobId });
    const shown = view ?? current;
    if (shown !== "all") search.set("show", shown);
    if (view === undefined && after !== null) search.set("after", after);
    if (candidate !== null) search.set("candidate", candidate);
    return `${href("/recruiter/applications")}?${search}`;
  };
}

function viewOf(value: string | null): ApplicantView {
  return APPLICANT_VIEWS.find((view) => view === value) ?? "all";
}
