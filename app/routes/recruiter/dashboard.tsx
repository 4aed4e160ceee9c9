import { href, Link } from "react-router";
import { BRAND } from "#app/brand.ts";
import { mayStillVerify } from "#app/features/accounts/policy.ts";
import { VerifyReminder } from "#app/features/accounts/ui/verify-notice.tsx";
import { INTERVIEWS_HELP } from "#app/features/applications/interviews/labels.ts";
import { listUpcoming } from "#app/features/applications/interviews/queries.server.ts";
import { UpcomingInterviews } from "#app/features/applications/interviews/ui/upcoming-interviews.tsx";
import { countForRecruiter, listWaiting } from "#app/features/applications/queries.server.ts";
import { WaitingApplications } from "#app/features/applications/ui/waiting-applications.tsx";
import { percentsForApplications } from "#app/features/matching/queries-applicants.server.ts";
import { countUnreadMessages } from "#app/features/messaging/queries.server.ts";
import { VERIFY_COMPANY } from "#app/features/profiles/companies/labels.ts";
import { findCompanyOf } from "#app/features/profiles/queries.server.ts";
import { firstNameOf } from "#app/first-name.ts";
import { platformContext } from "#app/http/contexts.ts";
import { requireRole } from "#app/http/guards.server.ts";
import { redirectOn } from "#app/http/toasts.server.ts";
import { VerifiedMark } from "#app/ui/badge.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { GoLink } from "#app/ui/go-link.tsx";
import { Ledger } from "#app/ui/ledger.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { PageHeader } from "#app/ui/page-header.tsx";
import { LinkTabs } from "#app/ui/tabs.tsx";
import type { Route } from "./+types/dashboard";

const WAITING = 5;

/** The tabs by the names that the footer's links and addresses ask for; any other word is the dashboard itself. */
const TABS = new Map([
  ["post-job", href("/recruiter/post-job")],
  ["manage-jobs", href("/recruiter/manage-jobs")],
  ["applications", href("/recruiter/applications")],
  ["messages", href("/recruiter/messages")],
  ["candidates", href("/recruiter/candidates")],
]);

export function meta() {
  return [{ title: `Dashboard | ${BRAND.name}` }];
}

/** Everything the recruiter's first page shows: figures in one statement, and who waits longest. */
export async function loader({ context, request, url }: Route.LoaderArgs) {
  const viewer = await requireRole({ context, url }, "recruiter");
  const tab = TABS.get(url.searchParams.get("tab") ?? "");
  const platform = context.get(platformContext);
  if (tab) throw await redirectOn(platform, request, url, tab);
  const { db, clock } = platform;
  const now = clock.now();
  const [company, counts, waiting, upcoming, unreadCount] = await Promise.all([
    findCompanyOf(db, viewer.id),
    countForRecruiter(db, viewer.id, now),
    listWaiting(db, viewer.id, { now, limit: WAITING }),
    listUpcoming(db, viewer.id, { now, limit: WAITING }),
    countUnreadMessages(db, viewer.id),
  ]);
  const ids = waiting.map(({ applicationId }) => applicationId);
  const percents = await percentsForApplications(db, viewer.id, ids);
  const rows = waiting.map((one) => ({ ...one, percent: percents.get(one.applicationId) ?? null }));
  const greeted = {
    firstName: firstNameOf(viewer.name),
    toVerify: mayStillVerify(platform, viewer) ? viewer.email : null,
  };
  return { ...greeted, company, counts, unreadCount, rows, upcoming, now };
}

export default function RecruiterDashboard({ loaderData }: Route.ComponentProps) {
  const { firstName, toVerify, company, counts, unreadCount, rows, upcoming, now } = loaderData;
  // Whoever has no job and nobody waiting has most likely not been here before.
  const isNew = counts.activeJobs === 0 && counts.applicants === 0;
  return (
    <div className="wrap stack stack--s5">
      <PageHeader
        title={isNew ? `Welcome, ${firstName}` : `Welcome back, ${firstName}`}
        text={company && <CompanyLine company={company} />}
        actions={
          <>
            <ButtonLink to={href("/recruiter/post-job")} variant="main">
              Post New Job
            </ButtonLink>
            <ButtonLink to={href("/recruiter/candidates")}>Search Candidates</ButtonLink>
          </>
        }
      />
      {toVerify && <VerifyReminder email={toVerify} />}
      <LinkTabs
        label="Dashboard"
        tabs={[
          { id: "dashboard", to: href("/recruiter/dashboard"), label: "Dashboard", isCurrent: true },
          { id: "post-job", to: href("/recruiter/post-job"), label: "Post a Job", isCurrent: false },
          { id: "manage-jobs", to: href("/recruiter/manage-jobs"), label: "Manage Jobs", isCurrent: false },
          { id: "applications", to: href("/recruiter/applications"), label: "View Applicants", isCurrent: false },
          { id: "messages", to: href("/recruiter/messages"), label: "Messages", isCurrent: false },
        ]}
      />
      {company && !company.check && <VerifyCompany />}
      <Ledger
        figures={[
          {
            label: "Active Job Posts",
            value: counts.activeJobs,
            to: `${href("/recruiter/manage-jobs")}?show=live`,
          },
          { label: "Total Applicants", value: counts.applicants, to: href("/recruiter/applications") },
          { label: "Unread Messages", value: unreadCount, to: href("/recruiter/messages") },
          {
            label: "Interviews Scheduled",
            value: counts.interviews,
            help: INTERVIEWS_HELP,
            to: upcoming.length > 0 ? "#upcoming" : undefined,
          },
        ]}
      />
      <WaitingApplications rows={rows} counts={counts} now={now} />
      {upcoming.length > 0 && (
        <section aria-labelledby="upcoming" className="stack">
          <h2 id="upcoming">Your next interviews</h2>
          <UpcomingInterviews rows={upcoming} />
        </section>
      )}
      <section aria-labelledby="quick-actions" className="stack">
        <h2 id="quick-actions">Quick Actions</h2>
        <div>
          <GoLink to={href("/recruiter/post-job")}>Post a New Job</GoLink>
          <GoLink to={href("/recruiter/applications")}>View Applicants</GoLink>
          <GoLink to={href("/recruiter/messages")}>Messages</GoLink>
          <GoLink to={href("/recruiter/candidates")}>Search Candidates</GoLink>
          <GoLink to={href("/recruiter/subscription")}>Subscription</GoLink>
        </div>
      </section>
    </div>
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

/** Until the company is verified: why that is worth a minute, and where it is done. */
function VerifyCompany() {
  return (
    <Notice tone="info" title={VERIFY_COMPANY.title}>
      <p>
        {VERIFY_COMPANY.text} <Link to={`${href("/recruiter/company")}#verification`}>{VERIFY_COMPANY.link}</Link>
      </p>
    </Notice>
  );
}
