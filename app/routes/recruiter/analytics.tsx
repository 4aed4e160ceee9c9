import Download from "lucide-react/icons/download";
import { href } from "react-router";
import { BRAND } from "#app/brand.ts";
import { listJobFigures } from "#app/features/applications/figures/queries.server.ts";
import { FiguresTable, FiguresTotal } from "#app/features/applications/figures/ui/figures-table.tsx";
import { NOT_INCLUDED } from "#app/features/plans/labels.ts";
import { mayUse } from "#app/features/plans/queries.server.ts";
import { platformContext } from "#app/http/contexts.ts";
import { requireRole } from "#app/http/guards.server.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { PageHeader } from "#app/ui/page-header.tsx";
import type { Route } from "./+types/analytics";

export function meta() {
  return [{ title: `Analytics | ${BRAND.name}` }];
}

/** Loads the figures of the recruiter's jobs, as far as their plan includes them. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const viewer = await requireRole({ context, url }, "recruiter");
  const platform = context.get(platformContext);
  if (!(await mayUse(platform, viewer.id, "analytics"))) return { jobs: null, canExport: false };
  const canExport = await mayUse(platform, viewer.id, "reporting");
  return { jobs: await listJobFigures(platform.db, viewer.id), canExport };
}

export default function Analytics({ loaderData }: Route.ComponentProps) {
  const { jobs, canExport } = loaderData;
  return (
    <div className="wrap stack stack--s6">
      <PageHeader
        title="Analytics"
        text="How many people reached each step."
        actions={
          canExport &&
          jobs !== null &&
          jobs.length > 0 && (
            <a className="btn" href={href("/recruiter/analytics/export")} download>
              <Download className="i" />
              Download (CSV)
            </a>
          )
        }
      />
      {jobs === null ? (
        <Notice tone="info" title={NOT_INCLUDED.analytics}>
          <ButtonLink to={href("/recruiter/subscription")}>See the plans</ButtonLink>
        </Notice>
      ) : jobs.length === 0 ? (
        <EmptyState
          seed="analytics"
          title="No figures yet"
          text="Post a job, and what becomes of it appears here."
          action={<ButtonLink to={href("/recruiter/post-job")}>Post New Job</ButtonLink>}
        />
      ) : (
        <>
          <FiguresTotal jobs={jobs} />
          <FiguresTable jobs={jobs} />
          <p className="soft">First reply: median wait. We don't count views.</p>
        </>
      )}
    </div>
  );
}
