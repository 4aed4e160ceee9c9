import { data, href, isRouteErrorResponse, redirect } from "react-router";
import { BRAND } from "#app/brand.ts";
import { APPLY_FAILED, HELD_FAILED } from "#app/domain/texts.ts";
import { DomainError } from "#app/domain-error.ts";
import { answerRecordText } from "#app/features/applications/answers/labels.ts";
import { findAnswerRecordOfJob } from "#app/features/applications/answers/queries.server.ts";
import { markApplied } from "#app/features/applications/applied-marks.server.ts";
import { APPLY_TOASTS, applyTexts } from "#app/features/applications/apply-labels.ts";
import { handleHeldIntent, holdApplication } from "#app/features/applications/held/commands.server.ts";
import { jobNotices } from "#app/features/applications/job-notices.ts";
import { findApplyState } from "#app/features/applications/queries-apply-state.server.ts";
import { jobPageSchema } from "#app/features/applications/schema.ts";
import { ApplyPanel } from "#app/features/applications/ui/apply-panel.tsx";
import { listPath } from "#app/features/jobs/back-link.ts";
import { answerDaysText, fullPayText, payText } from "#app/features/jobs/labels.ts";
import { jobPostingMarkup } from "#app/features/jobs/markup/job-posting.ts";
import { isOwnJob, requireJobOrTrace } from "#app/features/jobs/queries.server.ts";
import { wishText } from "#app/features/jobs/saved/labels.ts";
import { savedAmong } from "#app/features/jobs/saved/queries.server.ts";
import { SaveButton } from "#app/features/jobs/saved/ui/save-button.tsx";
import { listSimilarJobs } from "#app/features/jobs/similar.server.ts";
import { JobNotices } from "#app/features/jobs/ui/job-notices.tsx";
import { JobPage } from "#app/features/jobs/ui/job-page.tsx";
import { MissingJob } from "#app/features/jobs/ui/missing-job.tsx";
import { SimilarJobs } from "#app/features/jobs/ui/similar-jobs.tsx";
import { useWayBack } from "#app/features/jobs/ui/use-way-back.ts";
import { findMatch } from "#app/features/matching/queries.server.ts";
import { WhyThisMatch } from "#app/features/matching/ui/why-this-match.tsx";
import { isByScript } from "#app/http/by-script.ts";
import { platformContext, viewerContext } from "#app/http/contexts.ts";
import { failedForm } from "#app/http/failed-form.server.ts";
import { answerHeaders, readForm } from "#app/http/form.server.ts";
import { type PageHandle, revalidateAfterError } from "#app/http/lost-connection.ts";
import { pageMeta } from "#app/http/page-meta.ts";
import { refusePage } from "#app/http/refused-page.server.ts";
import { safeReturnPath } from "#app/http/return-path.ts";
import { redirectWithToast } from "#app/http/toasts.server.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import type { FormResult } from "#app/ui/form-result.ts";
import { usePersistentActionData } from "#app/ui/persistent-action-data.ts";
import type { Route } from "./+types/job-detail";

/** The number of similar jobs for a closed one. */
const SIMILAR = 3;

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return [{ title: `Job not found | ${BRAND.name}` }, { name: "robots", content: "noindex" }];
  const { job, markup } = loaderData;
  const path = href("/job/:jobId", { jobId: job.id });
  const description = `${job.company}, ${job.location}. ${fullPayText(job)}.`;
  const title = `${job.title}, ${job.company}`;
  const image = { path: `${path}/share.png`, alt: `${title}: ${payText(job)}` };
  const tags = pageMeta({ title, description, path, image, isIndexed: job.isActive }, matches);
  return markup ? [...tags, { "script:ld+json": markup }] : tags;
}

export function headers(args: Route.HeadersArgs) {
  return answerHeaders(args);
}

/** Loads the job, open or closed, and what its visitor can do. 410 for an erased one, 404 if there is none. */
export async function loader({ context, params, request, url }: Route.LoaderArgs) {
  const platform = context.get(platformContext);
  const viewer = context.get(viewerContext);
  const job = await requireJobOrTrace(platform.db, params.jobId).catch(refuseJob);
  const isSenior = viewer?.role === "senior";
  const [state, match, saved, similar, record] = await Promise.all([
    findApplyState(platform, viewer, job),
    isSenior ? findMatch(platform.db, viewer.id, job.id) : null,
    isSenior ? savedAmong(platform.db, viewer.id, [job.id]) : [],
    job.isActive
      ? []
      : listSimilarJobs(platform.db, job, viewer?.id ?? null, SIMILAR).then((listed) =>
          markApplied(platform.db, viewer, listed),
        ),
    findAnswerRecordOfJob(platform.db, job.id),
  ]);
  const isOwn = viewer?.role === "recruiter" && (await isOwnJob(platform.db, viewer.id, job.id));
  // A closed job cannot be saved any more, but a person who saved it can remove it.
  const canSave = job.isActive || job.status === "paused" ? viewer === null || isSenior : saved.length > 0;
  const saving = canSave ? { isSaved: saved.length > 0, isGuest: viewer === null } : null;
  const wish = wishText({ jobId: job.id, params: url.searchParams, isGuest: viewer === null, saving });
  const referer = URL.parse(request.headers.get("Referer") ?? "");
  const cameFrom = listPath(safeReturnPath(referer && referer.pathname + referer.search)) ?? href("/find-jobs");
  const markup = jobPostingMarkup(job, platform.env.appUrl + href("/job/:jobId", { jobId: job.id }));
  // Worded on the server, because a page for visitors has little room for script.
  const notices = jobNotices(job, platform.env.appUrl);
  const answers = { within: job.isActive ? answerDaysText(job.answerDays) : null, soFar: answerRecordText(record) };
  const now = platform.clock.now();
  const applying = { state, texts: applyTexts(state, job, now), match, saving, wish };
  return { job, isOwn, notices, answers, markup, ...applying, similar, cameFrom, now };
}

/** Throws the page's error with texts from the server, because few visitors read them. */
function refuseJob(error: unknown): never {
  if (!(error instanceof DomainError) || error.code !== "not-found") return refusePage(error);
  const text = "It may have been taken down, or the address isn't quite right.";
  throw data({ title: "Job not found", text }, { status: 404 });
}

/** Applies with the viewer's profile, or undoes that while it is held. A guest logs in first and returns here. */
export async function action({ context, params, request }: Route.ActionArgs) {
  const platform = context.get(platformContext);
  const viewer = context.get(viewerContext);
  const here = href("/job/:jobId", params);
  if (!viewer) throw redirect(`${href("/login")}?${new URLSearchParams({ next: here })}`);
  const form = await readForm(request, jobPageSchema);
  if (!form.isValid) return form.response;
  const asked = form.value;
  try {
    if ("held" in asked) {
      const { toast, typed } = await handleHeldIntent(platform, viewer, asked);
      // Our script has kept what was typed; without it, the form returns it.
      if (Object.keys(typed).length === 0 || isByScript(request)) return await redirectWithToast(platform, here, toast);
      return data<FormResult>({ errors: {}, problem: null, values: typed });
    }
    const { intent: _, coverNote, asked: key, ...typed } = asked;
    await holdApplication(platform, viewer, { jobId: params.jobId, coverNote, answers: { asked: key, typed } });
  } catch (error) {
    if (asked.intent !== "apply") return failedForm(context, error, { title: HELD_FAILED, text: "Please try again." });
    // A person who has applied already, or whose job is gone, gets no error.
    const isKnown = error instanceof DomainError && (error.code === "already-applied" || error.code === "job-removed");
    return failedForm(context, error, APPLY_TOASTS.failure, form.values, { isTitled: !isKnown });
  }
  return redirectWithToast(platform, here, APPLY_TOASTS.success);
}

export const handle = { failed: { title: APPLY_FAILED } } satisfies PageHandle;

export const shouldRevalidate = revalidateAfterError;

export default function JobDetail({ loaderData, actionData: sent }: Route.ComponentProps) {
  const actionData = usePersistentActionData(sent);
  const { job, notices, answers, state, texts, match, isOwn, saving, wish, similar, cameFrom, now } = loaderData;
  const applying = { jobId: job.id, state, texts, answer: actionData && inOwnWords(actionData) };
  return (
    <JobPage
      job={job}
      {...useWayBack(cameFrom)}
      answers={answers}
      similar={similar.length > 0 && <SimilarJobs status={job.status} jobs={similar} now={now} />}
      notice={(notices.length > 0 || wish) && <JobNotices notices={notices} wish={wish} />}
      applyShort={<ApplyPanel {...applying} isCompact />}
      apply={
        <>
          <ApplyPanel {...applying} />
          {isOwn && (
            <ButtonLink wide to={`${href("/recruiter/applications")}?job=${job.id}`}>
              View Applicants
            </ButtonLink>
          )}
        </>
      }
      save={saving && <SaveButton job={job} {...saving} wide />}
      match={<WhyThisMatch match={match} />}
    />
  );
}

/** Replaces the texts of a lost connection by those of applying. */
function inOwnWords(answer: FormResult): FormResult {
  const { problem, values } = answer;
  if (problem?.title !== APPLY_FAILED || values.intent === "apply") return answer;
  return { ...answer, problem: { ...problem, title: HELD_FAILED } };
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  // Handles only this page's errors; others belong to the site's error page.
  if (!isRouteErrorResponse(error) || (error.status !== 404 && error.status !== 410)) throw error;
  const said: { title: string; text: string } = error.data;
  return <MissingJob {...said} isGone={error.status === 410} />;
}
