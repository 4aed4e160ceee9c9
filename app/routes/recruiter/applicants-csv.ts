import { csvFile } from "#app/csv.ts";
import { listApplicantsAsText } from "#app/features/applications/export/queries.server.ts";
import { csvFileName } from "#app/features/applications/export/rules.ts";
import { platformContext } from "#app/http/contexts.ts";
import { requireRole } from "#app/http/guards.server.ts";
import { refusePage } from "#app/http/refused-page.server.ts";
import { timeZoneOf } from "#app/http/time-zone.server.ts";
import type { Route } from "./+types/applicants-csv";

/** Returns the applicants of one of the recruiter's own jobs as a file. Another's job is a 404. */
export async function loader({ context, request, url }: Route.LoaderArgs) {
  const viewer = await requireRole({ context, url }, "recruiter");
  const jobId = url.searchParams.get("job") ?? "";
  const timeZone = timeZoneOf(request.headers) ?? "UTC";
  const platform = context.get(platformContext);
  const { title, rows } = await listApplicantsAsText(platform, viewer, { jobId, timeZone }).catch(refusePage);
  return new Response(csvFile(rows), {
    headers: {
      "Content-Type": "text/csv; charset=utf-8",
      "Content-Disposition": `attachment; filename="${csvFileName(title)}"`,
      "Cache-Control": "no-store",
    },
  });
}
