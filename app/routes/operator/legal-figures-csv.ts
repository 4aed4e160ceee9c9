import { csvFile } from "#app/csv.ts";
import { exportYearlyFigures } from "#app/features/operator/legal/figures.server.ts";
import { platformContext } from "#app/http/contexts.ts";
import { requireStaff } from "#app/http/guards.server.ts";
import type { Route } from "./+types/legal-figures-csv";

/** Exports the yearly figures. The export is recorded in the audit log. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const viewer = await requireStaff({ context, url }, "handle legal requests");
  return new Response(csvFile(await exportYearlyFigures(context.get(platformContext), viewer)), {
    headers: {
      "Content-Type": "text/csv; charset=utf-8",
      "Content-Disposition": 'attachment; filename="yearly-figures.csv"',
      "Cache-Control": "no-store",
    },
  });
}
