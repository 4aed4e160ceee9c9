import { href } from "react-router";
import { csvFile } from "#app/csv.ts";
import { listJobFigures, listRecruiterFigures } from "#app/features/applications/figures/queries.server.ts";
import { figuresAsJson, figuresAsText, rangeFrom, rangeStart } from "#app/features/applications/figures/rules.ts";
import { NOT_INCLUDED } from "#app/features/plans/labels.ts";
import { mayUse } from "#app/features/plans/queries.server.ts";
import { platformContext } from "#app/http/contexts.ts";
import { fileResponse } from "#app/http/file-response.ts";
import { requireRole } from "#app/http/guards.server.ts";
import { redirectWithToast } from "#app/http/toasts.server.ts";
import type { Route } from "./+types/analytics-export";

/**
 * Returns the figures of the company's jobs as a file, CSV or (`?format=json`) JSON, if its plan includes it. An
 * owner's JSON has those of each person, too.
 */
export async function loader({ context, url }: Route.LoaderArgs) {
  const viewer = await requireRole({ context, url }, "recruiter");
  const platform = context.get(platformContext);
  const { db, clock } = platform;
  if (!(await mayUse(platform, viewer.id, "reporting"))) {
    return await redirectWithToast(platform, href("/recruiter/subscription"), {
      kind: "info",
      title: NOT_INCLUDED.reporting,
    });
  }
  const range = { from: rangeStart(clock.now(), rangeFrom(url.searchParams)) };
  const jobs = await listJobFigures(db, viewer.id, range);
  if (url.searchParams.get("format") !== "json")
    return fileResponse("jobs-in-numbers.csv", csvFile(figuresAsText(jobs)));
  const people = await listRecruiterFigures(db, viewer.id, range);
  return fileResponse("jobs-in-numbers.json", JSON.stringify(figuresAsJson(range.from, jobs, people), null, 2));
}
