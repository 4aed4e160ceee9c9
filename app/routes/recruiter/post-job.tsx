import { href, Link, useLocation } from "react-router";
import { BRAND } from "#app/brand.ts";
import { DomainError } from "#app/domain-error.ts";
import { VIEWER_ONLY } from "#app/features/accounts/company-labels.ts";
import { recruiterPath } from "#app/features/accounts/rules.ts";
import { postJob, saveDraft } from "#app/features/jobs/commands.server.ts";
import { FORM_USED, POST_TOASTS } from "#app/features/jobs/labels.ts";
import { DRAFT_SAVED, SAVE_FAILED } from "#app/features/jobs/lifecycle/labels.ts";
import { findJobReadAs } from "#app/features/jobs/occupations/queries.server.ts";
import { findSkillsSchema } from "#app/features/jobs/occupations/schema.ts";
import { findPostedJob } from "#app/features/jobs/queries.server.ts";
import {
  COLLEAGUE_TOAST,
  HELD_MEANS,
  HELD_TOAST,
  IN_REVIEW,
  reasonText,
  WAITS_FOR_COLLEAGUE,
} from "#app/features/jobs/review/labels.ts";
import { findOwnReview } from "#app/features/jobs/review/queries.server.ts";
import { JOB_LIST_FIELDS } from "#app/features/jobs/rules.ts";
import { draftSchema, jobSchema } from "#app/features/jobs/schema.ts";
import { requireSkillOffers } from "#app/features/jobs/skill-offers.server.ts";
import { PostJobForm } from "#app/features/jobs/ui/post-job-form.tsx";
import { WordingAdvice } from "#app/features/jobs/ui/wording-advice.tsx";
import { countAdvisedSave, countRefusedSave } from "#app/features/jobs/wording/counts.server.ts";
import { wordsOfJob } from "#app/features/jobs/wording/rules.ts";
import { findCompanyOf } from "#app/features/profiles/queries.server.ts";
import { NOTHING_READ, readAsText } from "#app/features/readings/labels.ts";
import { occupationErrors } from "#app/features/readings/queries.server.ts";
import { findTurnedOff } from "#app/features/site/switches.server.ts";
import { TurnedOff } from "#app/features/site/ui/turned-off.tsx";
import { platformContext } from "#app/http/contexts.ts";
import { failedForm } from "#app/http/failed-form.server.ts";
import { answerHeaders, readForm, readIntent } from "#app/http/form.server.ts";
import { formAgain } from "#app/http/form-again.server.ts";
import { requireRole, requireViewer } from "#app/http/guards.server.ts";
import type { PageHandle } from "#app/http/lost-connection.ts";
import { requireAttempt } from "#app/http/rate-limit.server.ts";
import { redirectWithToast } from "#app/http/toasts.server.ts";
import { ArrivedNotice } from "#app/ui/arrived-notice.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { PageHeader } from "#app/ui/page-header.tsx";
import { usePersistentActionData } from "#app/ui/persistent-action-data.ts";
import { useIsReadOnly } from "#app/ui/read-only.tsx";
import type { Route } from "./+types/post-job";

export function meta() {
  return [{ title: `Post a New Job | ${BRAND.name}` }];
}

export function headers(args: Route.HeadersArgs) {
  return answerHeaders(args);
}

/** Loads an empty form with the recruiter's company, and the job that was posted last. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const viewer = await requireRole({ context, url }, "recruiter");
  const { db, clock, ids } = context.get(platformContext);
  const postedKey = url.searchParams.get("posted");
  const company = await findCompanyOf(db, viewer.id);
  const posted = postedKey === null ? null : await findPostedJob(db, viewer.id, postedKey);
  return {
    userId: viewer.id,
    company: company && { name: company.name, isChecked: company.check !== null },
    posted: posted && { id: posted.id, title: posted.title },
    review: posted && (await findOwnReview(db, posted)).review,
    readAs: readAsText(posted ? await findJobReadAs(db, viewer.id, posted.id) : NOTHING_READ),
    advised: posted ? wordsOfJob(posted).advised : [],
    off: await findTurnedOff(db, "posting"),
    postedKey: posted && postedKey,
    submissionKey: ids.next(clock.now()),
  };
}

/**
 * Posts the job and opens an empty form, or saves it as a draft and opens that; so does a full plan (D4). A server
 * error keeps everything that was typed.
 */
export async function action({ context, request, url }: Route.ActionArgs) {
  const platform = context.get(platformContext);
  await requireViewer({ context, url }, POST_TOASTS.noSession);
  const viewer = await requireRole({ context, url }, "recruiter");
  const intent = await readIntent(request);
  if (intent === "find-skills") {
    return await formAgain({
      ...{ context, request, schema: findSkillsSchema, shape: { lists: JOB_LIST_FIELDS }, failed: SAVE_FAILED },
      add: async (typed) => {
        await requireAttempt(platform, "read job by person", viewer.id);
        return { offeredSkills: await requireSkillOffers(platform, viewer, typed) };
      },
    });
  }
  const isDraft = intent === "draft";
  const form = await readForm(request, isDraft ? draftSchema : jobSchema, {
    lists: JOB_LIST_FIELDS,
    also: ({ occupations }) => occupationErrors(occupations),
    count: (typed) =>
      requireAttempt(platform, "job form by person", viewer.id).then(
        () => null,
        (error) => failedForm(context, error, isDraft ? SAVE_FAILED : POST_TOASTS.failure, typed),
      ),
  });
  if (!form.isValid) {
    if (!isDraft) await countRefusedSave(platform, form.response.data.values);
    return form.response;
  }
  try {
    await requireAttempt(platform, "post job by person", viewer.id);
    const job = await (isDraft ? saveDraft : postJob)(platform, viewer, form.value);
    if (!isDraft) await countAdvisedSave(platform, form.value);
    if (job.status === "draft") {
      const made = new URLSearchParams({ made: form.value.submissionKey, ...(isDraft ? {} : { full: "1" }) });
      const address = `${href("/recruiter/manage-jobs/:jobId", { jobId: job.id })}?${made}`;
      return await redirectWithToast(platform, address, { ...DRAFT_SAVED, text: job.title });
    }
    const posted = new URLSearchParams({ posted: form.value.submissionKey });
    const held = (await findOwnReview(platform.db, job)).review?.awaitsColleague ? COLLEAGUE_TOAST : HELD_TOAST;
    return redirectWithToast(platform, `${url.pathname}?${posted}`, {
      ...(job.status === "held" ? held : POST_TOASTS.success),
      text: job.title,
    });
  } catch (error) {
    const failed = isDraft ? SAVE_FAILED : POST_TOASTS.failure;
    if (error instanceof DomainError && error.code === "form-already-sent") {
      const used = new DomainError(error.code, { words: FORM_USED });
      return failedForm(context, used, failed, {
        ...form.values,
        submissionKey: platform.ids.next(platform.clock.now()),
      });
    }
    return failedForm(context, error, failed, form.values);
  }
}

export const handle = { failed: POST_TOASTS.failure } satisfies PageHandle;

/** Returns the list of suggested people, because no one can have applied yet. */
function matchesOf(jobId: string, pathname: string): string {
  return `${recruiterPath("applications", pathname)}?${new URLSearchParams({ job: jobId, show: "suggested" })}`;
}

export default function PostJob({ loaderData, actionData: sent }: Route.ComponentProps) {
  const actionData = usePersistentActionData(sent);
  const { pathname } = useLocation();
  const isReadOnly = useIsReadOnly();
  const { userId, company, posted, review, readAs, advised, off, postedKey, submissionKey } = loaderData;
  const answer = actionData && "errors" in actionData ? actionData : undefined;
  return (
    <div className="wrap stack stack--s6">
      <PageHeader
        title="Post a New Job"
        text={<span className="needs-script">Drafts save automatically in this tab.</span>}
      />
      {posted && review && !answer && (
        <ArrivedNotice key={posted.id} title={review.awaitsColleague ? WAITS_FOR_COLLEAGUE : HELD_TOAST.title}>
          <p>
            <span>{review.awaitsColleague ? posted.title : `${posted.title}. ${IN_REVIEW}`}</span>
          </p>
          <ul>
            {review.reasons.map((reason) => (
              <li key={reason}>{reasonText(reason)}</li>
            ))}
          </ul>
          <p>{HELD_MEANS}</p>
          <p className="row row--near">
            <ButtonLink to={href("/recruiter/manage-jobs/:jobId", { jobId: posted.id })}>Edit the job</ButtonLink>
            <ButtonLink to={recruiterPath("manage-jobs", pathname)}>Manage Jobs</ButtonLink>
          </p>
        </ArrivedNotice>
      )}
      {posted && !review && !answer && (
        <ArrivedNotice key={posted.id} title={POST_TOASTS.success.title}>
          <p>
            <Link to={href("/job/:jobId", { jobId: posted.id })}>{posted.title}</Link> is open for applications.
          </p>
          <p className="row row--near">
            <ButtonLink to={href("/job/:jobId", { jobId: posted.id })}>See the job</ButtonLink>
            <ButtonLink to={matchesOf(posted.id, pathname)}>See matches</ButtonLink>
          </p>
          {readAs !== "" && (
            <p>
              <span>{`We read it as: ${readAs}. `}</span>
              <Link to={`${href("/recruiter/manage-jobs/:jobId", { jobId: posted.id })}#occupations`}>
                Change it if we're wrong
              </Link>
            </p>
          )}
        </ArrivedNotice>
      )}
      {posted && !answer && (
        <WordingAdvice advised={advised}>
          <p>
            <Link to={href("/recruiter/manage-jobs/:jobId", { jobId: posted.id })}>Change the words</Link>
          </p>
        </WordingAdvice>
      )}
      {posted && !answer && <h2>Post another job</h2>}
      <TurnedOff off={off} />
      {isReadOnly ? (
        <Notice title={VIEWER_ONLY.title}>{VIEWER_ONLY.text}</Notice>
      ) : (
        <PostJobForm
          userId={userId}
          company={company}
          form={{ kind: "new", submissionKey, postedKey }}
          answer={answer}
        />
      )}
    </div>
  );
}
