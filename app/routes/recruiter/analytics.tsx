import Download from "lucide-react/icons/download";
import { href } from "react-router";
import { BRAND } from "#app/brand.ts";
import {
  findDailyFigures,
  findMarketMedians,
  listJobFigures,
  listRecruiterFigures,
} from "#app/features/applications/figures/queries.server.ts";
import { RANGES, rangeFrom, rangeStart } from "#app/features/applications/figures/rules.ts";
import { FiguresSummary } from "#app/features/applications/figures/ui/figures-summary.tsx";
import { FiguresTable } from "#app/features/applications/figures/ui/figures-table.tsx";
import { RecruitersTable } from "#app/features/applications/figures/ui/recruiters-table.tsx";
import { chooseFigures } from "#app/features/digests/figures/commands.server.ts";
import { FIGURES_FAILED, FIGURES_TOASTS } from "#app/features/digests/figures/labels.ts";
import { findFiguresChoice } from "#app/features/digests/figures/queries.server.ts";
import { figuresSchema } from "#app/features/digests/figures/schema.ts";
import { FiguresEmailForm } from "#app/features/digests/figures/ui/figures-email-form.tsx";
import { NOT_INCLUDED, REPORTING_TEXT } from "#app/features/plans/labels.ts";
import { mayUse } from "#app/features/plans/queries.server.ts";
import { platformContext } from "#app/http/contexts.ts";
import { failedForm } from "#app/http/failed-form.server.ts";
import { readForm } from "#app/http/form.server.ts";
import { requireRole } from "#app/http/guards.server.ts";
import { type PageHandle, revalidateAfterError } from "#app/http/lost-connection.ts";
import { requireAttempt } from "#app/http/rate-limit.server.ts";
import { redirectWithToast } from "#app/http/toasts.server.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { PageHeader } from "#app/ui/page-header.tsx";
import { usePersistentActionData } from "#app/ui/persistent-action-data.ts";
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
  const range = { from: rangeStart(now, days) };
  const { db } = platform;
  const [canReport, jobs, daily, medians] = await Promise.all([
    mayUse(platform, viewer.id, "reporting"),
    listJobFigures(db, viewer.id, range),
    findDailyFigures(db, viewer.id, { days, now }),
    findMarketMedians(db, days),
  ]);
  const [people, choice] = canReport
    ? await Promise.all([listRecruiterFigures(db, viewer.id, range), findFiguresChoice(db, viewer.id)])
    : [[], null];
  return { jobs, daily, medians, days, now, people, reports: canReport ? { choice, email: viewer.email } : null };
}

/** Saves when the viewer gets reports by email. */
export async function action({ context, request, url }: Route.ActionArgs) {
  const viewer = await requireRole({ context, url }, "recruiter");
  const platform = context.get(platformContext);
  const form = await readForm(request, figuresSchema);
  if (!form.isValid) return form.response;
  const { day } = form.value;
  try {
    await requireAttempt(platform, "save settings by person", viewer.id);
    await chooseFigures(platform, viewer, day);
  } catch (error) {
    return failedForm(context, error, FIGURES_FAILED, form.values);
  }
  return await redirectWithToast(platform, href("/recruiter/analytics"), FIGURES_TOASTS[day === null ? "off" : "on"]);
}

export const handle = { failed: { title: FIGURES_FAILED.title } } satisfies PageHandle;

export const shouldRevalidate = revalidateAfterError;

export default function Analytics({ loaderData, actionData: sent }: Route.ComponentProps) {
  const answer = usePersistentActionData(sent);
  const exportHref = `${href("/recruiter/analytics/export")}?days=${loaderData?.days}`;
  return (
    <div className="wrap stack stack--s6">
      <PageHeader
        title="Analytics"
        text="How many people reached each step."
        actions={
          loaderData?.reports &&
          loaderData.jobs.length > 0 && (
            <>
              <a className="btn" href={exportHref} download>
                <Download className="i" />
                Download (CSV)
              </a>
              <a className="btn" href={`${exportHref}&format=json`} download>
                <Download className="i" />
                Download (JSON)
              </a>
            </>
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
          text="Post a job, and its figures appear here."
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
          {loaderData.people.length > 1 && <RecruitersTable people={loaderData.people} />}
        </>
      )}
      {loaderData?.reports && <FiguresEmailForm {...loaderData.reports} answer={answer} />}
      {loaderData?.reports === null && (
        <Notice tone="info" title={NOT_INCLUDED.reporting}>
          <p>{REPORTING_TEXT}</p>
          <ButtonLink to={href("/recruiter/subscription")}>See the plans</ButtonLink>
        </Notice>
      )}
    </div>
  );
}
