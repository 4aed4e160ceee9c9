import { data, href, redirect } from "react-router";
import { saveJob, unsaveJob } from "#app/features/jobs/saved/commands.server.ts";
import { saveJobSchema } from "#app/features/jobs/saved/schema.ts";
import { platformContext, viewerContext } from "#app/http/contexts.ts";
import { failedForm } from "#app/http/failed-form.server.ts";
import { readForm } from "#app/http/form.server.ts";
import { requireAttempt } from "#app/http/rate-limit.server.ts";
import { safeReturnPath } from "#app/http/return-path.ts";
import { redirectWithToast } from "#app/http/toasts.server.ts";
import type { Route } from "./+types/save-job";

/** Only a form is sent here; an address typed by hand leads to the job. */
export function loader({ params }: Route.LoaderArgs) {
  throw redirect(href("/job/:jobId", params));
}

/** Saves or removes the job. A guest logs in first, which saves it (see `pathToSave`). */
export async function action({ context, params, request }: Route.ActionArgs) {
  const platform = context.get(platformContext);
  const viewer = context.get(viewerContext);
  const { jobId } = params;
  const page = href("/job/:jobId", { jobId });
  if (!viewer) throw redirect(`${href("/login")}?${new URLSearchParams({ next: `${page}?save=1` })}`);
  const form = await readForm(request, saveJobSchema);
  if (!form.isValid) return form.response;
  const { intent, back } = form.value;
  try {
    await requireAttempt(platform, "save job by person", viewer.id);
    await (intent === "save" ? saveJob : unsaveJob)(platform, viewer, { jobId });
  } catch (error) {
    return failedForm(context, error, { title: "We couldn't save this job", text: "Please try again." });
  }
  if (back === undefined) return data({ isSaved: intent === "save" });
  const title = intent === "save" ? "Job saved" : "Job taken off your list";
  return await redirectWithToast(platform, safeReturnPath(back) ?? page, { kind: "success", title });
}
