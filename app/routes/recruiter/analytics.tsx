import Download from "lucide-react/icons/download";
import { href } from "react-router";
import { BRAND } from "#app/brand.ts";
import {
  findDailyFigures,
  findMarketMedians,
  listJobFigures,
} from "#app/features/applications/figures/queries.server.ts";
import { RANGES, rangeFrom, rangeStart } from "#app/features/applications/figures/rules.ts";
import { FiguresSummary } from "#app/features/applications/figures/ui/figures-summary.tsx";
import { FiguresTable } from "#app/features/applications/figures/ui/figures-table.tsx";
import { NOT_INCLUDED } from "#app/features/plans/labels.ts";
import { mayUse } from "#app/features/plans/queries.server.ts";
import { platformContext } from "#app/http/contexts.ts";
import { requireRole } from "#app/http/guards.server.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { PageHeader } from "#app/ui/page-header.tsx";
import { LinkTabs } from "#app/ui/tabs.tsx";
import type { Route } from "./+types/analytics";

export function meta() {
  return [{ title: `Analytics | ${BRAND.name}` }];
}

/** Loads the figures of the company's jobs in the range of the address, as far as the plan includes them. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const viewer = await requireRole({ context, url }, "recruiter");
  const platform = context.get(platformContext);
  if (!(await mayUse(platform, viewer.id, "analytics"))) return null;
  const now = platform.clock.now();
  const days = rangeFrom(url.searchParams);
  const [canExport, jobs, daily, medians] = await Promise.all([
    mayUse(platform, viewer.id, "reporting"),
    listJobFigures(platform.db, viewer.id, rangeStart(now, days)),
    findDailyFigures(platform.db, viewer.id, { days, now }),
    findMarketMedians(platform.db, days),
  ]);
  return { jobs, daily, medians, days, now, canExport };
}

export default function Analytics({ loaderData }: Route.ComponentProps) {
  return (
    <div className="wrap stack stack--s6">
      <PageHeader
        title="Analytics"
        text="How many people reached each step."
        actions={
          loaderData?.canExport &&
          loaderData.jobs.length > 0 && (
            <a className="btn" href={`${href("/recruiter/analytics/export")}?days=${loaderData.days}`} download>
              <Download className="i" />
              Download (CSV)
            </a>
          )
        }
      />
      {loaderData === null ? (
        <Notice tone="info" title={NOT_INCLUDED.analytics}>
          <ButtonLink to={href("/recruiter/subscription")}>See the plans</ButtonLink>
        </Notice>
      ) : loaderData.jobs.length === 0 ? (
        <EmptyState
          seed="analytics"
          title="No figures yet"
          text="Post a job, and what becomes of it appears here."
          action={<ButtonLink to={href("/recruiter/post-job")}>Post New Job</ButtonLink>}
        />
      ) : (
        <>
          <LinkTabs
            segmented
            label="Range"
            tabs={RANGES.map((days) => ({
              id: String(days),
              to: `?days=${days}`,
              label: `${days} days`,
              isCurrent: days === loaderData.days,
            }))}
          />
          <FiguresSummary {...loaderData} />
          <FiguresTable jobs={loaderData.jobs} />
          <p className="soft">
            Under Applied: how many per view. First reply: median wait. Days are in UTC. We count how often a job's page
            is opened, never by whom; new views appear within five minutes.
          </p>
        </>
      )}
    </div>
  );
}
