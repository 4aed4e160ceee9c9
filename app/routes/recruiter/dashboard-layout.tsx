import { href, Outlet, type ShouldRevalidateFunctionArgs, useLocation } from "react-router";
import { countForRecruiter } from "#app/features/applications/queries-recruiter.server.ts";
import { isWithinMessages } from "#app/features/messaging/page-changes.ts";
import { findCompanyOf } from "#app/features/profiles/queries.server.ts";
import { AreaWaiting } from "#app/features/shell/ui/area-waiting.tsx";
import { firstNameOf } from "#app/first-name.ts";
import { platformContext } from "#app/http/contexts.ts";
import { requireRole } from "#app/http/guards.server.ts";
import { VerifiedMark } from "#app/ui/badge.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { PageHeader, PageInTab } from "#app/ui/page-header.tsx";
import { useIsReadOnly } from "#app/ui/read-only.tsx";
import { LinkTabs } from "#app/ui/tabs.tsx";
import type { Route } from "./+types/dashboard-layout";

const TABS = [
  { id: "dashboard", to: href("/recruiter/dashboard"), label: "Dashboard" },
  { id: "post-job", to: href("/recruiter/dashboard/post-job"), label: "Post a Job" },
  { id: "manage-jobs", to: href("/recruiter/dashboard/manage-jobs"), label: "Manage Jobs" },
  { id: "applications", to: href("/recruiter/dashboard/applications"), label: "View Applicants" },
  { id: "messages", to: href("/recruiter/dashboard/messages"), label: "Messages" },
] as const;

/** Loads what surrounds every tab, and the figures of the first one. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const viewer = await requireRole({ context, url }, "recruiter");
  const platform = context.get(platformContext);
  const [company, counts] = await Promise.all([
    findCompanyOf(platform.db, viewer.id),
    countForRecruiter(platform.db, viewer.id, platform.clock.now()),
  ]);
  return { firstName: firstNameOf(viewer.name), company, counts };
}

export function shouldRevalidate({ defaultShouldRevalidate, ...step }: ShouldRevalidateFunctionArgs) {
  return defaultShouldRevalidate && !isWithinMessages(step);
}

export default function DashboardLayout({ loaderData }: Route.ComponentProps) {
  const { firstName, company, counts } = loaderData;
  const path = useLocation().pathname.toLowerCase().replace(/\/$/, "");
  const isFirst = path === TABS[0].to;
  // A person without jobs and applicants is probably new.
  const isReadOnly = useIsReadOnly();
  const isNew = counts.activeJobs === 0 && counts.applicants === 0;
  return (
    <>
      <div className="wrap stack stack--s5">
        <PageHeader
          title={isNew ? `Welcome, ${firstName}` : `Welcome back, ${firstName}`}
          text={company && <CompanyLine company={company} />}
          actions={
            <>
              {!isReadOnly && (
                <ButtonLink to={href("/recruiter/post-job")} variant="main">
                  Post New Job
                </ButtonLink>
              )}
              <ButtonLink to={href("/recruiter/candidates")}>Search Candidates</ButtonLink>
            </>
          }
        />
        <LinkTabs
          label="Dashboard"
          tabs={TABS.filter(({ id }) => !isReadOnly || id !== "post-job").map((tab) => ({
            ...tab,
            isCurrent: tab.to === path,
          }))}
        />
      </div>
      <PageInTab value={!isFirst}>
        <div className="tabpage">
          <AreaWaiting isTab>
            <Outlet />
          </AreaWaiting>
        </div>
      </PageInTab>
    </>
  );
}

function CompanyLine({ company }: { company: { name: string; check: unknown } }) {
  return (
    <span className="subline">
      <span>{company.name}</span>
      {Boolean(company.check) && <VerifiedMark>Verified employer</VerifiedMark>}
    </span>
  );
}
