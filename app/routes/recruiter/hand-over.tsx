import { href } from "react-router";
import { BRAND } from "#app/brand.ts";
import { requireOwnJob } from "#app/features/jobs/queries.server.ts";
import { handOverJob } from "#app/features/teams/commands.server.ts";
import { HAND_OVER_FAILED } from "#app/features/teams/labels.ts";
import { findHandOver } from "#app/features/teams/queries.server.ts";
import { handOverSchema } from "#app/features/teams/schema.ts";
import { HandOverForm } from "#app/features/teams/ui/hand-over-form.tsx";
import { platformContext } from "#app/http/contexts.ts";
import { failedForm } from "#app/http/failed-form.server.ts";
import { answerHeaders, readForm } from "#app/http/form.server.ts";
import { requireRole } from "#app/http/guards.server.ts";
import { type PageHandle, revalidateAfterError } from "#app/http/lost-connection.ts";
import { requireAttempt } from "#app/http/rate-limit.server.ts";
import { refusePage } from "#app/http/refused-page.server.ts";
import { redirectWithToast } from "#app/http/toasts.server.ts";
import { PageHeader } from "#app/ui/page-header.tsx";
import { usePersistentActionData } from "#app/ui/persistent-action-data.ts";
import type { Route } from "./+types/hand-over";

export function meta() {
  return [{ title: `Hand over a job | ${BRAND.name}` }];
}

export function headers(args: Route.HeadersArgs) {
  return answerHeaders(args);
}

/** Loads a job of the recruiter's company, and who can take it. Another company's job is a 404. */
export async function loader({ context, url, params }: Route.LoaderArgs) {
  const viewer = await requireRole({ context, url }, "recruiter");
  const { db } = context.get(platformContext);
  const job = await requireOwnJob(db, viewer.id, params.jobId).catch(refusePage);
  const people = await findHandOver(db, viewer, job.responsibleId);
  return { job: { id: job.id, title: job.title, company: job.company }, ...people };
}

/** Hands the job over. */
export async function action({ context, request, url, params }: Route.ActionArgs) {
  const viewer = await requireRole({ context, url }, "recruiter");
  const platform = context.get(platformContext);
  const form = await readForm(request, handOverSchema);
  if (!form.isValid) return form.response;
  try {
    await requireAttempt(platform, "change team by person", viewer.id);
    await handOverJob(platform, viewer, { ...form.value, jobId: params.jobId });
    const toast = { kind: "success", title: "The job is handed over" } as const;
    return await redirectWithToast(platform, href("/recruiter/manage-jobs"), toast);
  } catch (error) {
    return failedForm(context, error, HAND_OVER_FAILED, form.values);
  }
}

export const handle = { failed: { title: HAND_OVER_FAILED.title } } satisfies PageHandle;

export const shouldRevalidate = revalidateAfterError;

export default function HandOver({ loaderData, actionData: sent }: Route.ComponentProps) {
  const answer = usePersistentActionData(sent);
  const { job, ...people } = loaderData;
  return (
    <div className="wrap stack stack--s5">
      <PageHeader title="Hand over a job" text={`${job.title}, ${job.company}`} />
      <HandOverForm {...people} answer={answer} />
    </div>
  );
}
