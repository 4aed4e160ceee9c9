import { href } from "react-router";
import { csvFile } from "#app/csv.ts";
import { listExportedApplicants } from "#app/features/applications/export/queries.server.ts";
import { applicantsAsText, exportName } from "#app/features/applications/export/rules.ts";
import { NOT_INCLUDED } from "#app/features/plans/labels.ts";
import { mayUse } from "#app/features/plans/queries.server.ts";
import { platformContext } from "#app/http/contexts.ts";
import { fileResponse } from "#app/http/file-response.ts";
import { requireRole } from "#app/http/guards.server.ts";
import { refusePage } from "#app/http/refused-page.server.ts";
import { timeZoneOf } from "#app/http/time-zone.server.ts";
import { redirectWithToast } from "#app/http/toasts.server.ts";
import type { Route } from "./+types/applicants-export";

/**
 * Returns the applicants of one of the company's jobs as a file: CSV, or (`?format=json`) JSON if the plan includes
 * it. Another's job is a 404.
 */
export async function loader({ context, request, url }: Route.LoaderArgs) {
  const viewer = await requireRole({ context, url }, "recruiter");
  const jobId = url.searchParams.get("job") ?? "";
  const platform = context.get(platformContext);
  const { job, applicants } = await listExportedApplicants(platform, viewer, jobId).catch(refusePage);
  if (url.searchParams.get("format") !== "json") {
    const rows = applicantsAsText(applicants, timeZoneOf(request.headers) ?? "UTC");
    return fileResponse(exportName(job.title, "csv"), csvFile(rows));
  }
  if (!(await mayUse(platform, viewer.id, "reporting"))) {
    const toast = { kind: "info", title: NOT_INCLUDED.reporting } as const;
    return await redirectWithToast(platform, href("/recruiter/subscription"), toast);
  }
  return fileResponse(exportName(job.title, "json"), JSON.stringify({ job, applicants }, null, 2));
}
