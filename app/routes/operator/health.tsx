import { BRAND } from "#app/brand.ts";
import { retryFailedTask } from "#app/features/operator/health/commands.server.ts";
import { findHealth } from "#app/features/operator/health/queries.server.ts";
import { tasksAfter } from "#app/features/operator/health/rules.ts";
import { retrySchema } from "#app/features/operator/health/schema.ts";
import { HealthPage } from "#app/features/operator/ui/health-page.tsx";
import { mayStaff } from "#app/features/staff/policy.ts";
import { platformContext } from "#app/http/contexts.ts";
import { failedForm } from "#app/http/failed-form.server.ts";
import { answerHeaders, readForm } from "#app/http/form.server.ts";
import { requireStaff } from "#app/http/guards.server.ts";
import { type PageHandle, revalidateAfterError } from "#app/http/lost-connection.ts";
import { requireAttempt } from "#app/http/rate-limit.server.ts";
import { redirectWithToast } from "#app/http/toasts.server.ts";
import { usePersistentActionData } from "#app/ui/persistent-action-data.ts";
import type { Route } from "./+types/health";

const FAILED = { title: "The task couldn't be retried", text: "Please try again." };

export function meta() {
  return [{ title: `Health | ${BRAND.name}` }];
}

export function headers(args: Route.HeadersArgs) {
  return answerHeaders(args);
}

/** Shows the health of the product; `?after=` picks the page of failed tasks. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const viewer = await requireStaff({ context, url }, "see the console");
  const platform = context.get(platformContext);
  const after = tasksAfter(url.searchParams);
  const health = await findHealth(platform, viewer, after);
  return { health, after, mayRetry: mayStaff(viewer.staff.level, "retry tasks"), now: platform.clock.now() };
}

/** Retries one failed task. */
export async function action({ context, request, url }: Route.ActionArgs) {
  const viewer = await requireStaff({ context, url }, "retry tasks");
  const platform = context.get(platformContext);
  const form = await readForm(request, retrySchema);
  if (!form.isValid) return form.response;
  try {
    await requireAttempt(platform, "help by staff", viewer.id);
    const isDone = await retryFailedTask(platform, viewer, form.value.taskId);
    const title = isDone ? "The task runs again" : "It ran meanwhile";
    return await redirectWithToast(platform, url.pathname + url.search, { kind: "success", title });
  } catch (error) {
    return failedForm(context, error, FAILED, form.values);
  }
}

export const handle = { failed: { title: FAILED.title } } satisfies PageHandle;

export const shouldRevalidate = revalidateAfterError;

export default function Health({ loaderData, actionData: sent }: Route.ComponentProps) {
  const actionData = usePersistentActionData(sent);
  return <HealthPage {...loaderData} answer={actionData} />;
}
