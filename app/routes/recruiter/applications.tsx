import { href, Link } from "react-router";
import { BRAND } from "#app/brand.ts";
import { WhoseTabs } from "#app/features/accounts/ui/whose-tabs.tsx";
import { scopeFrom } from "#app/features/accounts/work-scope.ts";
import { listApplicants, listPicked } from "#app/features/applications/applicants/queries.server.ts";
import { findCandidate } from "#app/features/applications/applicants/queries-candidate.server.ts";
import { applicantSearchFrom } from "#app/features/applications/applicants/rules.ts";
import { findBesideCandidate } from "#app/features/applications/beside-candidate.server.ts";
import { INTERVIEW_FAILED } from "#app/features/applications/interviews/labels.ts";
import { INVITE_FAILED } from "#app/features/applications/invitations/labels.ts";
import { MOVE_FAILED } from "#app/features/applications/labels.ts";
import { listLetters } from "#app/features/applications/letters/queries.server.ts";
import { letterDate } from "#app/features/applications/letters/rules.ts";
import { NOTE_FAILED } from "#app/features/applications/notes/labels.ts";
import { recruiterCandidatePath } from "#app/features/applications/paths.ts";
import { listJobsWithApplicants } from "#app/features/applications/queries-recruiter.server.ts";
import { STAGE_FAILED } from "#app/features/applications/stages/labels.ts";
import { listStages } from "#app/features/applications/stages/queries.server.ts";
import { JobChoice } from "#app/features/applications/ui/job-choice.tsx";
import { listJobChoices } from "#app/features/jobs/queries.server.ts";
import { markReadByHref } from "#app/features/notifications/commands.server.ts";
import { hasNewAbout } from "#app/features/notifications/queries.server.ts";
import { useMarkAsRead } from "#app/features/notifications/ui/use-mark-as-read.ts";
import { POOL_FAILED } from "#app/features/profiles/candidates/pools/labels.ts";
import { bulkStatusFrom, planBulkChange } from "#app/features/status-changes/bulk.ts";
import { handleApplicantIntent } from "#app/features/status-changes/intents.server.ts";
import { type ApplicantInput, applicantSchema } from "#app/features/status-changes/schema.ts";
import { JobCandidates } from "#app/features/status-changes/ui/job-candidates.tsx";
import { hasColleagues } from "#app/features/teams/queries.server.ts";
import { isByScript } from "#app/http/by-script.ts";
import { platformContext } from "#app/http/contexts.ts";
import { failedForm } from "#app/http/failed-form.server.ts";
import { readForm } from "#app/http/form.server.ts";
import { requireRole } from "#app/http/guards.server.ts";
import { type PageHandle, revalidateAfterError } from "#app/http/lost-connection.ts";
import { requireAttempt } from "#app/http/rate-limit.server.ts";
import { refusePage } from "#app/http/refused-page.server.ts";
import { redirectWithToast } from "#app/http/toasts.server.ts";
import { isId } from "#app/input-fields.ts";
import { Notice } from "#app/ui/notice.tsx";
import { PageHeader } from "#app/ui/page-header.tsx";
import { usePersistentActionData } from "#app/ui/persistent-action-data.ts";
import { useProblemToast } from "#app/ui/use-problem-toast.ts";
import type { Route } from "./+types/applications";

export function meta() {
  return [{ title: `View Applicants | ${BRAND.name}` }];
}

export const middleware: Route.MiddlewareFunction[] = [markOpenedAsRead];

/** Marks a person opened by the address as seen before any loader counts; see /senior/applications. */
async function markOpenedAsRead({ request, url, context }: Parameters<Route.MiddlewareFunction>[0]) {
  const [job, candidate] = [url.searchParams.get("job"), url.searchParams.get("candidate")];
  if (request.method !== "GET" || !job || !candidate || !isId(job) || !isId(candidate) || isByScript(request)) return;
  const viewer = await requireRole({ context, url }, "recruiter");
  await markReadByHref(context.get(platformContext), viewer, { href: recruiterCandidatePath(job, candidate) });
}

/**
 * Loads the recruiter's jobs with the number of applicants; with `?job=` its candidates, with `?candidate=` one
 * profile, with `?to=` the preview of a bulk change. Another's job is a 404.
 */
export async function loader({ context, url }: Route.LoaderArgs) {
  const viewer = await requireRole({ context, url }, "recruiter");
  const platform = context.get(platformContext);
  const { db, clock, ids } = platform;
  const chosen = url.searchParams.get("job") || null;
  const search = applicantSearchFrom(url.searchParams);
  const asked = url.searchParams.get("candidate");
  const hasTeam = await hasColleagues(db, viewer.id);
  const own = await listJobChoices(db, viewer.id, hasTeam ? scopeFrom(url.searchParams) : "mine");
  // A colleague's job that was opened from elsewhere is in the list of everyone's.
  const isTheirs = hasTeam && chosen !== null && !own.some(({ id }) => id === chosen);
  const scope = isTheirs ? "everyone" : scopeFrom(url.searchParams);
  const choices = isTheirs ? await listJobChoices(db, viewer.id, "everyone") : own;
  const whose = { hasTeam, scope };
  const now = clock.now();
  const writer = {
    recruiterName: viewer.name,
    submissionKey: ids.next(now),
    letters: chosen === null ? [] : await listLetters(db, viewer.id),
    letterId: url.searchParams.get("letter"),
    stages: chosen === null ? [] : await listStages(db, viewer.id),
    openMove: url.searchParams.get("move"),
    today: letterDate(now),
  };
  const nothing = { list: null, withApplicants: null, open: null, newHref: null, plan: null, askedOfNobody: null };
  if (chosen === null) {
    const withApplicants = await listJobsWithApplicants(db, viewer.id, hasTeam ? scope : "mine");
    return { choices, search, writer, whose, ...nothing, withApplicants };
  }
  const list = await listApplicants(platform, viewer, chosen, search).catch(refusePage);
  const candidate = asked === null ? null : await findCandidate(platform, viewer, chosen, asked);
  // An anonymous applicant has another id than after the name is revealed.
  const named = candidate?.application?.hidesName ? null : (candidate?.userId ?? null);
  const beside = await findBesideCandidate(platform, viewer, named);
  const open = asked === null ? null : { id: candidate?.userId ?? asked, candidate, beside };
  const path = asked !== null && candidate ? recruiterCandidatePath(list.job.id, asked) : null;
  const newHref = path && (await hasNewAbout(db, viewer.id, path)) ? path : null;
  const to = bulkStatusFrom(url.searchParams.get("to"));
  const picked = to ? await listPicked(db, viewer.id, chosen, url.searchParams.getAll("pick")) : [];
  const plan = to && picked.length > 0 ? planBulkChange(picked, to) : null;
  return { ...nothing, choices, search, whose, list, open, newHref, plan, askedOfNobody: plan ? null : to, writer };
}

/** Handles a status change or another action; the page then shows the current state. */
export async function action({ request, context, url }: Route.ActionArgs) {
  const viewer = await requireRole({ context, url }, "recruiter");
  const platform = context.get(platformContext);
  const form = await readForm(request, applicantSchema, { lists: ["moves"] });
  if (!form.isValid) return form.response;
  const { intent } = form.value;
  try {
    await requireAttempt(platform, "move application by person", viewer.id);
    const toast = await handleApplicantIntent(platform, viewer, form.value);
    return await redirectWithToast(platform, url.pathname + afterwards(url.searchParams), toast);
  } catch (error) {
    return failedForm(context, error, failureOf(intent), form.values, { isTitled: intent.startsWith("move") });
  }
}

/** The list without the preview of a bulk change, a chosen letter, and an opened form. */
function afterwards(params: URLSearchParams): string {
  const left = new URLSearchParams(params);
  for (const name of ["to", "pick", "letter", "move"]) left.delete(name);
  return left.size === 0 ? "" : `?${left}`;
}

export const handle = { failed: { title: MOVE_FAILED } } satisfies PageHandle;

function failureOf(intent: ApplicantInput["intent"]) {
  if (intent === "add-note" || intent === "delete-note") return NOTE_FAILED;
  if (intent === "invite" || intent === "shortlist" || intent === "unshortlist") return INVITE_FAILED;
  if (intent === "add-to-pool" || intent === "remove-from-pool") return POOL_FAILED;
  if (intent === "set-stage") return STAGE_FAILED;
  if (intent === "set-interview") return INTERVIEW_FAILED;
  return { title: MOVE_FAILED, text: "Please try again." };
}

export const shouldRevalidate = revalidateAfterError;

export default function ViewApplicants({ loaderData, actionData: sent }: Route.ComponentProps) {
  const actionData = usePersistentActionData(sent);
  const { choices, list, newHref, whose } = loaderData;
  useMarkAsRead(href("/recruiter/notifications"), newHref);
  // The form of a bulk change is gone by then, so its error is shown here.
  const reason = actionData?.values.intent === "move-several" ? actionData.errors.reason : undefined;
  const problem = actionData?.problem ?? (reason ? { title: MOVE_FAILED, text: `Reason: ${reason}.` } : null);
  useProblemToast(actionData?.problem ?? null);
  return (
    <div className="wrap stack stack--s5">
      <div className="row between row--end applicantshead">
        <PageHeader title="View Applicants" text={choices.length > 0 && <OtherViews jobId={list?.job.id ?? null} />} />
        {whose.hasTeam && (
          <WhoseTabs scope={whose.scope} hrefOf={(scope) => (scope === "mine" ? "." : `?whose=${scope}`)} />
        )}
        {choices.length > 0 && <JobChoice jobs={choices} chosen={list?.job.id ?? null} scope={whose.scope} />}
      </div>
      {problem && (
        <Notice tone="bad" role="alert" title={problem.title}>
          {problem.text}
        </Notice>
      )}
      <JobCandidates {...loaderData} answer={actionData} />
    </div>
  );
}

/** The same people as a list over all jobs, and as a board. */
function OtherViews({ jobId }: { jobId: string | null }) {
  return (
    <span className="row row--near">
      <Link to={href("/recruiter/applicants")}>All applicants</Link>
      <Link to={href("/recruiter/applicants/board") + (jobId === null ? "" : `?job=${jobId}`)}>Board</Link>
    </span>
  );
}
