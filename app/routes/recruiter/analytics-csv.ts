import { href } from "react-router";
import { csvFile } from "#app/csv.ts";
import { listJobFigures } from "#app/features/applications/figures/queries.server.ts";
import { figuresAsText, rangeFrom, rangeStart } from "#app/features/applications/figures/rules.ts";
import { NOT_INCLUDED } from "#app/features/plans/labels.ts";
import { mayUse } from "#app/features/plans/queries.server.ts";
import { platformContext } from "#app/http/contexts.ts";
import { requireRole } from "#app/http/guards.server.ts";
import { redirectWithToast } from "#app/http/toasts.server.ts";
import type { Route } from "./+types/analytics-csv";

/** Returns the figures of the recruiter's jobs as a file, if their plan includes it. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const viewer = await requireRole({ context, url }, "recruiter");
  const platform = context.get(platformContext);
  if (!(await mayUse(platform, viewer.id, "reporting"))) {
    return await redirectWithToast(platform, href("/recruiter/subscription"), {
      kind: "info",
      title: NOT_INCLUDED.reporting,
    });
  }
  const since = rangeStart(platform.clock.now(), rangeFrom(url.searchParams));
  const figures = await listJobFigures(platform.db, viewer.id, since);
  return new Response(csvFile(figuresAsText(figures)), {
    headers: {
      "Content-Type": "text/csv; charset=utf-8",
      "Content-Disposition": 'attachment; filename="jobs-in-numbers.csv"',
      "Cache-Control": "no-store",
    },
  });
}
