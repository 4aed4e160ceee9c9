import { csvFile } from "#app/csv.ts";
import { exportAudit } from "#app/features/staff/audit/queries.server.ts";
import { auditSearchFrom } from "#app/features/staff/audit/rules.ts";
import { platformContext } from "#app/http/contexts.ts";
import { requireStaff } from "#app/http/guards.server.ts";
import type { Route } from "./+types/audit-csv";

/**
 * Exports the rows of the audit log that match the filters. The export is itself recorded in the
 * log.
 */
export async function loader({ context, url }: Route.LoaderArgs) {
  const viewer = await requireStaff({ context, url }, "read the audit log");
  const rows = await exportAudit(context.get(platformContext), viewer, auditSearchFrom(url.searchParams));
  return new Response(csvFile(rows), {
    headers: {
      "Content-Type": "text/csv; charset=utf-8",
      "Content-Disposition": 'attachment; filename="audit-log.csv"',
      "Cache-Control": "no-store",
    },
  });
}
