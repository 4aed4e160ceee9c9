import { data, href, Link, redirect } from "react-router";
import { BRAND } from "#app/brand.ts";
import { followJob } from "#app/features/jobs/followers.server.ts";
import { copyJob, deleteDraft, stepJob } from "#app/features/jobs/lifecycle/commands.server.ts";
import { COPIED, DRAFT_DELETED, FOLLOW_WORDS, STEP_FAILED, STEP_WORDS } from "#app/features/jobs/lifecycle/labels.ts";
import { listManagedJobs } from "#app/features/jobs/lifecycle/queries.server.ts";
import {
  doneParams,
  doneStepFrom,
  type ManagedJobs,
  manageParams,
  manageSearchFrom,
} from "#app/features/jobs/lifecycle/rules.ts";
import { manageSchema } from "#app/features/jobs/lifecycle/schema.ts";
import { ManageJobs } from "#app/features/jobs/lifecycle/ui/manage-jobs.tsx";
import { countWaitingForYes } from "#app/features/jobs/review/colleague.server.ts";
import {
  HELD_TOAST,
  IN_REVIEW,
  publishedSeveralToast,
  publishedToast,
  refusedSeveralTitle,
  WAITING_PATH,
  WITHDRAWN_TOAST,
} from "#app/features/jobs/review/labels.ts";
import {
  publishForColleague,
  publishSeveralForColleague,
  type RefusedJob,
} from "#app/features/jobs/review/second-person.server.ts";
import { WaitingForYes } from "#app/features/jobs/review/ui/waiting-for-yes.tsx";
import { withdrawJob } from "#app/features/jobs/review/withdrawal.server.ts";
import { markReadByHref } from "#app/features/notifications/commands.server.ts";
import { PLAN_GAPS, usageText } from "#app/features/plans/labels.ts";
import { launchNote } from "#app/features/plans/price-labels.ts";
import { findPlanUsage } from "#app/features/plans/queries.server.ts";
import { planGap } from "#app/features/plans/rules.ts";
import { hasColleagues } from "#app/features/teams/queries.server.ts";
import { platformContext } from "#app/http/contexts.ts";
import { failedForm } from "#app/http/failed-form.server.ts";
import { readForm } from "#app/http/form.server.ts";
import { requireRole } from "#app/http/guards.server.ts";
import { type PageHandle, revalidateAfterError } from "#app/http/lost-connection.ts";
import { problemFor } from "#app/http/problems.ts";
import { requireAttempt } from "#app/http/rate-limit.server.ts";
import { redirectWithToast } from "#app/http/toasts.server.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import type { FormResult } from "#app/ui/form-result.ts";
import { Notice } from "#app/ui/notice.tsx";
import { PageHeader } from "#app/ui/page-header.tsx";
import { usePersistentActionData } from "#app/ui/persistent-action-data.ts";
import { useIsReadOnly } from "#app/ui/read-only.tsx";
import type { Route } from "./+types/manage-jobs";

export function meta() {
  return [{ title: `Manage Jobs | ${BRAND.name}` }];
}

/** Loads a page of the recruiter's jobs, their plan, and the last action. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const viewer = await requireRole({ context, url }, "recruiter");
  const { db, clock, env } = context.get(platformContext);
  const search = manageSearchFrom(url.searchParams);
  if (search.view === "review" && search.scope === "everyone")
    await markReadByHref(context.get(platformContext), viewer, { href: WAITING_PATH });
  const [list, usage, hasTeam, waitingCount] = await Promise.all([
    listManagedJobs(db, viewer.id, search),
    findPlanUsage(db, viewer.id),
    hasColleagues(db, viewer.id),
    countWaitingForYes(db, viewer.id),
  ]);
  const gap = planGap(usage, env.billingMode);
  const plan = { text: `${usageText(usage)} ${launchNote(env.billingMode)}`, advice: gap && PLAN_GAPS[gap].link };
  return {
    list,
    search,
    hasTeam,
    waitingCount,
    plan,
    done: doneStepFrom(url.searchParams, list.jobs),
    now: clock.now(),
  };
}

/** Takes a step with a job, copies it, or deletes a draft; the list then shows the current state. */
export async function action({ context, request, url }: Route.ActionArgs) {
  const viewer = await requireRole({ context, url }, "recruiter");
  const platform = context.get(platformContext);
  const form = await readForm(request, manageSchema, { lists: ["pick"] });
  if (!form.isValid) return form.response;
  const search = manageSearchFrom(url.searchParams);
  const params = manageParams(search);
  try {
    await requireAttempt(platform, "change job by person", viewer.id);
    if (form.value.intent === "copy") {
      await requireAttempt(platform, "post job by person", viewer.id);
      const copy = await copyJob(platform, viewer, form.value);
      return await redirectWithToast(platform, href("/recruiter/manage-jobs/:jobId", { jobId: copy.id }), COPIED);
    }
    if (form.value.intent === "delete") {
      await deleteDraft(platform, viewer, form.value);
      return await redirectWithToast(platform, addressOf(url, params), DRAFT_DELETED);
    }
    if (form.value.intent === "withdraw") {
      const job = await withdrawJob(platform, viewer, form.value);
      return await redirectWithToast(platform, addressOf(url, params), { ...WITHDRAWN_TOAST, text: job.title });
    }
    if (form.value.intent === "publish") {
      const job = await publishForColleague(platform, viewer, form.value);
      return await redirectWithToast(platform, addressOf(url, params), publishedToast(job));
    }
    if (form.value.intent === "publish-several") {
      const { published, refused } = await publishSeveralForColleague(platform, viewer, form.value.pick);
      if (refused.length === 0)
        return await redirectWithToast(platform, addressOf(url, params), publishedSeveralToast(published));
      return refusedJobs(published.length, refused, {
        values: form.values,
        list: await listManagedJobs(platform.db, viewer.id, search),
      });
    }
    if (form.value.intent === "follow" || form.value.intent === "unfollow") {
      const { jobId, intent } = form.value;
      const { title } = await followJob(platform, viewer, { jobId, isOn: intent === "follow" });
      const toast = { kind: "success", title: FOLLOW_WORDS[intent].title, text: title } as const;
      return await redirectWithToast(platform, addressOf(url, params), toast);
    }
    const { jobId, step, from } = form.value;
    const job = await stepJob(platform, viewer, form.value);
    if (job.status === "held") {
      return await redirectWithToast(platform, addressOf(url, params), {
        ...HELD_TOAST,
        text: `${job.title}. ${IN_REVIEW}`,
      });
    }
    const said = new URLSearchParams([...params, ...doneParams({ jobId, step, was: from })]);
    const { jobs } = await listManagedJobs(platform.db, viewer.id, search);
    // The message is shown below the job with its Undo, which a toast would cover.
    if (doneStepFrom(said, jobs)) return redirect(addressOf(url, said), 303);
    const toast = { kind: "success", title: `${job.title} ${STEP_WORDS[step].done}` } as const;
    return await redirectWithToast(platform, addressOf(url, said), toast);
  } catch (error) {
    return failedForm(context, error, STEP_FAILED, form.values);
  }
}

type Rest = { values: FormResult["values"]; list: ManagedJobs };

/** Says why jobs are not published: beside each that is still in the list, and for the others above it. */
function refusedJobs(published: number, refused: readonly RefusedJob[], { values, list }: Rest) {
  const reasons = refused.map(({ jobId, title, why }) => {
    const isListed = list.jobs.some(({ id }) => id === jobId);
    return { jobId, isListed, title, text: `${problemFor(why).title}.` };
  });
  const elsewhere = reasons.filter(({ isListed, title }) => !isListed && title !== "");
  const texts = [
    "The reason is beside each of the others.",
    ...elsewhere.map(({ title, text }) => `${title}: ${text}`),
  ];
  const answer: FormResult = {
    errors: Object.fromEntries(reasons.map(({ jobId, text }) => [jobId, text])),
    problem: {
      title: refusedSeveralTitle({ published, refused: refused.length }),
      text: texts.slice(elsewhere.length < reasons.length ? 0 : 1).join(" "),
    },
    values,
  };
  return data(answer, { status: 409 });
}

export const handle = { failed: { title: STEP_FAILED.title } } satisfies PageHandle;

export const shouldRevalidate = revalidateAfterError;

export default function ManageJobsPage({ loaderData, actionData: sent }: Route.ComponentProps) {
  const actionData = usePersistentActionData(sent);
  const { list, search, hasTeam, waitingCount, plan, done, now } = loaderData;
  const problem = actionData?.problem ?? null;
  const isReadOnly = useIsReadOnly();
  return (
    <div className="wrap stack stack--s5">
      <PageHeader
        title="Manage Jobs"
        text={
          <>
            <span>{`${plan.text} `}</span>
            {plan.advice && <Link to={href("/recruiter/subscription")}>{plan.advice}</Link>}
          </>
        }
        actions={
          !isReadOnly && (
            <>
              <ButtonLink to={href("/recruiter/post-job")} variant="main">
                Post New Job
              </ButtonLink>
              <ButtonLink to={href("/recruiter/import")}>Import jobs</ButtonLink>
            </>
          )
        }
      />
      {problem && (
        <Notice tone="bad" role="alert" title={problem.title}>
          {problem.text}
        </Notice>
      )}
      {!(search.view === "review" && search.scope === "everyone") && <WaitingForYes count={waitingCount} />}
      <ManageJobs list={list} search={search} hasTeam={hasTeam} done={done} answer={actionData} now={now} />
    </div>
  );
}

function addressOf({ pathname }: URL, params: URLSearchParams): string {
  const search = params.toString();
  return search === "" ? pathname : `${pathname}?${search}`;
}
