import { href } from "react-router";
import { BRAND } from "#app/brand.ts";
import { approveJob, refuseJob } from "#app/features/jobs/review/decisions.server.ts";
import { APPROVED_TOAST, DECISION_FAILED, REFUSED_TOAST } from "#app/features/operator/held-jobs/labels.ts";
import { requireHeldJob } from "#app/features/operator/held-jobs/queries.server.ts";
import { decisionSchema } from "#app/features/operator/held-jobs/schema.ts";
import { HeldJobPage } from "#app/features/operator/ui/held-job-page.tsx";
import { mayStaff } from "#app/features/staff/policy.ts";
import { platformContext } from "#app/http/contexts.ts";
import { failedForm } from "#app/http/failed-form.server.ts";
import { readForm } from "#app/http/form.server.ts";
import { requireStaff } from "#app/http/guards.server.ts";
import { type PageHandle, revalidateAfterError } from "#app/http/lost-connection.ts";
import { refusePage } from "#app/http/refused-page.server.ts";
import { redirectWithToast } from "#app/http/toasts.server.ts";
import { usePersistentActionData } from "#app/ui/persistent-action-data.ts";
import type { Route } from "./+types/job";

export function meta({ loaderData }: Route.MetaArgs) {
  return [{ title: `${loaderData?.job.title ?? "Held job"} | ${BRAND.name}` }];
}

/**
 * Shows one waiting job, with its changes and its recruiter. Answers 404 if the job is not waiting.
 */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const viewer = await requireStaff({ context, url });
  const job = await requireHeldJob(context.get(platformContext), viewer, params.jobId).catch(refusePage);
  return { job, mayDecide: mayStaff(viewer.staff.level, "decide about jobs") };
}

/** Approves or refuses the version that the moderator saw. */
export async function action({ context, params, request, url }: Route.ActionArgs) {
  const viewer = await requireStaff({ context, url }, "decide about jobs");
  const platform = context.get(platformContext);
  const form = await readForm(request, decisionSchema);
  if (!form.isValid) return form.response;
  const { jobId } = params;
  try {
    if (form.value.intent === "approve") await approveJob(platform, viewer, { jobId, version: form.value.version });
    else await refuseJob(platform, viewer, { jobId, version: form.value.version, reason: form.value.reason });
    const toast = form.value.intent === "approve" ? APPROVED_TOAST : REFUSED_TOAST;
    return await redirectWithToast(platform, href("/operator/jobs"), toast);
  } catch (error) {
    return failedForm(context, error, DECISION_FAILED, form.values);
  }
}

export const handle = { failed: { title: DECISION_FAILED.title } } satisfies PageHandle;

export const shouldRevalidate = revalidateAfterError;

export default function HeldJobRoute({ loaderData, actionData: sent }: Route.ComponentProps) {
  const actionData = usePersistentActionData(sent);
  return <HeldJobPage {...loaderData} answer={actionData} />;
}
