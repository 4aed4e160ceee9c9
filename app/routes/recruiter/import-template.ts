import { csvFile } from "#app/csv.ts";
import { templateRows } from "#app/features/jobs/imports/template.ts";
import { requireRole } from "#app/http/guards.server.ts";
import type { Route } from "./+types/import-template";

/** Returns the template for a file of jobs. */
export async function loader({ context, url }: Route.LoaderArgs) {
  await requireRole({ context, url }, "recruiter");
  return new Response(csvFile(templateRows()), {
    headers: {
      "Content-Type": "text/csv; charset=utf-8",
      "Content-Disposition": 'attachment; filename="jobs-template.csv"',
      "Cache-Control": "no-store",
    },
  });
}
