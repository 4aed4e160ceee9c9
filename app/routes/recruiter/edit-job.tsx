import { href, Link } from "react-router";
import { BRAND } from "#app/brand.ts";
import { DomainError } from "#app/domain-error.ts";
import { VIEWER_ONLY } from "#app/features/accounts/company-labels.ts";
import { POST_TOASTS } from "#app/features/jobs/labels.ts";
import { editJob } from "#app/features/jobs/lifecycle/editing.server.ts";
import { CHANGES_SAVED, DRAFT_SAVED, SAVE_FAILED } from "#app/features/jobs/lifecycle/labels.ts";
import { JobStateBadge } from "#app/features/jobs/lifecycle/ui/job-state.tsx";
import { findJobReadAs } from "#app/features/jobs/occupations/queries.server.ts";
import { findSkillsSchema } from "#app/features/jobs/occupations/schema.ts";
import { requireOwnJob } from "#app/features/jobs/queries.server.ts";
import { asksColleague } from "#app/features/jobs/review/colleague.server.ts";
import { COLLEAGUE_TOAST, HELD_CHANGES_TOAST, HELD_TOAST } from "#app/features/jobs/review/labels.ts";
import { findOwnReview } from "#app/features/jobs/review/queries.server.ts";
import { ColleagueNotice } from "#app/features/jobs/review/ui/colleague-notice.tsx";
import { ReviewNotice } from "#app/features/jobs/review/ui/review-notice.tsx";
import { hasEnded, JOB_LIST_FIELDS } from "#app/features/jobs/rules.ts";
import { editDraftSchema, editSchema } from "#app/features/jobs/schema.ts";
import { requireSkillOffers } from "#app/features/jobs/skill-offers.server.ts";
import { countOpenApplications } from "#app/features/jobs/terms/queries.server.ts";
import { PostJobForm } from "#app/features/jobs/ui/post-job-form.tsx";
import { WordingAdvice } from "#app/features/jobs/ui/wording-advice.tsx";
import { countAdvisedSave, countRefusedSave } from "#app/features/jobs/wording/counts.server.ts";
import { isRefusal } from "#app/features/jobs/wording/labels.ts";
import { wordsOfJob } from "#app/features/jobs/wording/rules.ts";
import { PLAN_GAPS } from "#app/features/plans/labels.ts";
import { findPlanUsage } from "#app/features/plans/queries.server.ts";
import { planGap } from "#app/features/plans/rules.ts";
import { findCompanyOf } from "#app/features/profiles/queries.server.ts";
import { occupationErrors } from "#app/features/readings/queries.server.ts";
import { appealPath } from "#app/features/safety/appeal-links.server.ts";
import { findTurnedOff } from "#app/features/site/switches.server.ts";
import { TurnedOff } from "#app/features/site/ui/turned-off.tsx";
import { platformContext } from "#app/http/contexts.ts";
import { failedForm } from "#app/http/failed-form.server.ts";
import { readForm, readIntent } from "#app/http/form.server.ts";
import { formAgain } from "#app/http/form-again.server.ts";
import { requireRole } from "#app/http/guards.server.ts";
import type { PageHandle } from "#app/http/lost-connection.ts";
import { requireAttempt } from "#app/http/rate-limit.server.ts";
import { refusePage } from "#app/http/refused-page.server.ts";
import { redirectWithToast } from "#app/http/toasts.server.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { PageHeader } from "#app/ui/page-header.tsx";
import { usePersistentActionData } from "#app/ui/persistent-action-data.ts";
import { useIsReadOnly } from "#app/ui/read-only.tsx";
import type { Route } from "./+types/edit-job";

export function meta() {
  return [{ title: `Edit job | ${BRAND.name}` }];
}

/** Loads one of the recruiter's own jobs, draft or posted. Another's is a 404. */
export async function loader({ context, url, params }: Route.LoaderArgs) {
  const viewer = await requireRole({ context, url }, "recruiter");
  const platform = context.get(platformContext);
  const { db, env } = platform;
  const stored = await requireOwnJob(db, viewer.id, params.jobId).catch(refusePage);
  const { shown: job, review } = await findOwnReview(db, stored);
  const refused = review?.refusal ? review : null;
  const company = await findCompanyOf(db, viewer.id);
  const usage = await findPlanUsage(db, viewer.id);
  return {
    userId: viewer.id,
    job,
    review,
    isAsked: review?.awaitsColleague ? await asksColleague(db, viewer.id) : false,
    appealHref: refused && appealPath(platform, { kind: "job", decisionId: refused.id, userId: viewer.id }),
    readAs: await findJobReadAs(db, viewer.id, job.id),
    openApplications: await countOpenApplications(db, job.id),
    company: company && { name: company.name, isChecked: company.check !== null },
    madeFrom: url.searchParams.get("made"),
    words: wordsOfJob(job),
    off: job.status === "draft" ? await findTurnedOff(db, "posting") : null,
    planGap: job.status === "draft" ? planGap(usage, env.billingMode) : null,
  };
}

/**
 * Saves changes or a draft, or publishes it; with a full plan it stays a draft (D4). If there is advice on its wording,
 * the form is shown again with it.
 */
export async function action({ context, request, url, params }: Route.ActionArgs) {
  const viewer = await requireRole({ context, url }, "recruiter");
  const platform = context.get(platformContext);
  const before = await requireOwnJob(platform.db, viewer.id, params.jobId).catch(refusePage);
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
  const failure = before.status === "draft" && !isDraft ? POST_TOASTS.failure : SAVE_FAILED;
  const form = await readForm(request, isDraft ? editDraftSchema : editSchema, {
    lists: JOB_LIST_FIELDS,
    also: ({ occupations }) => occupationErrors(occupations),
    count: (typed) =>
      requireAttempt(platform, "change job by person", viewer.id).then(
        () => null,
        (error) => failedForm(context, error, failure, typed),
      ),
  });
  if (!form.isValid) {
    if (!isDraft) await countRefusedSave(platform, form.response.data.values);
    return form.response;
  }
  try {
    const job = await editJob(platform, viewer, { jobId: before.id, ...form.value }, { isDraft });
    if (!isDraft) await countAdvisedSave(platform, form.value);
    if (job.status === "draft") {
      const here = href("/recruiter/manage-jobs/:jobId", { jobId: job.id });
      return await redirectWithToast(platform, here, { ...DRAFT_SAVED, text: job.title });
    }
    const isNew = before.status === "draft";
    if (job.status === "held") {
      const { review } = await findOwnReview(platform.db, job);
      const sent = review?.awaitsColleague ? COLLEAGUE_TOAST : isNew ? HELD_TOAST : HELD_CHANGES_TOAST;
      const here = href("/recruiter/manage-jobs/:jobId", { jobId: job.id });
      return await redirectWithToast(platform, here, { ...sent, text: job.title });
    }
    const toast = isNew ? POST_TOASTS.success : CHANGES_SAVED;
    const hasAdvice = wordsOfJob(job).advised.length > 0;
    const address = hasAdvice
      ? href("/recruiter/manage-jobs/:jobId", { jobId: job.id })
      : href("/recruiter/manage-jobs");
    return await redirectWithToast(platform, address, { ...toast, text: job.title });
  } catch (error) {
    // A second press then overwrites the newer version knowingly.
    const seenAt = before.updatedAt.toISOString();
    const isStale = error instanceof DomainError && error.code === "stale-job";
    return failedForm(context, error, failure, isStale ? { ...form.values, seenAt } : form.values);
  }
}

export const handle = { failed: { title: SAVE_FAILED.title } } satisfies PageHandle;

export default function EditJob({ loaderData, actionData: sent }: Route.ComponentProps) {
  const actionData = usePersistentActionData(sent);
  const isReadOnly = useIsReadOnly();
  const {
    userId,
    job,
    review,
    isAsked,
    appealHref,
    readAs,
    openApplications,
    company,
    madeFrom,
    words,
    off,
    planGap: gap,
  } = loaderData;
  const answer = actionData && "errors" in actionData ? actionData : undefined;
  const isNamedInForm = Object.values(answer?.errors ?? {}).some(isRefusal);
  const isDraft = job.status === "draft";
  if (hasEnded(job.status)) return <Ended title={job.title} />;
  return (
    <div className="wrap stack stack--s6">
      <PageHeader
        title={isDraft ? "Finish your draft" : "Edit job"}
        text={
          <>
            <span>{`${job.title} `}</span>
            <JobStateBadge status={job.status} awaitsColleague={review?.awaitsColleague} />
          </>
        }
        actions={<ButtonLink to={href("/recruiter/manage-jobs")}>Manage Jobs</ButtonLink>}
      />
      {gap && (
        <Notice tone="warn" title={PLAN_GAPS[gap].title}>
          <p>
            <Link to={href("/recruiter/subscription")}>{PLAN_GAPS[gap].link}</Link>
            <span>{PLAN_GAPS[gap].text}</span>
          </p>
        </Notice>
      )}
      {review?.awaitsColleague && (
        <ColleagueNotice jobId={job.id} review={review} isOwn={review.sentBy === userId} isAsked={isAsked} />
      )}
      {review && !review.awaitsColleague && <ReviewNotice review={review} appealHref={appealHref} />}
      {/* Wordings that the form shows beside their fields are not repeated. */}
      <WordingAdvice advised={words.advised} refused={isNamedInForm ? [] : words.refused} />
      <TurnedOff off={off} />
      {isReadOnly ? (
        <Notice title={VIEWER_ONLY.title}>{VIEWER_ONLY.text}</Notice>
      ) : (
        <PostJobForm
          userId={userId}
          company={company}
          form={{ kind: "edit", job, readAs, openApplications, madeFrom }}
          answer={answer}
        />
      )}
    </div>
  );
}

function Ended({ title }: { title: string }) {
  return (
    <div className="wrap stack stack--s5">
      <PageHeader title="Edit job" text={title} />
      <EmptyState
        seed="ended"
        title="This job has ended"
        text="People applied to what it said, so it stays as it is. Reopen it to change it, or copy it into a new draft."
        action={<ButtonLink to={href("/recruiter/manage-jobs")}>Manage Jobs</ButtonLink>}
      />
    </div>
  );
}
