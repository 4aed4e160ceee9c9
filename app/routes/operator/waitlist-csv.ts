import { csvFile } from "#app/csv.ts";
import { exportWaitlist } from "#app/features/operator/waitlist/queries.server.ts";
import { platformContext } from "#app/http/contexts.ts";
import { requireStaff } from "#app/http/guards.server.ts";
import type { Route } from "./+types/waitlist-csv";

/** Exports the whole waitlist. The export is recorded in the audit log. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const viewer = await requireStaff({ context, url }, "run the waitlist");
  return new Response(csvFile(await exportWaitlist(context.get(platformContext), viewer)), {
    headers: {
      "Content-Type": "text/csv; charset=utf-8",
      "Content-Disposition": 'attachment; filename="waitlist.csv"',
      "Cache-Control": "no-store",
    },
  });
}
