import { href, Link } from "react-router";
import { BRAND } from "#app/brand.ts";
import { listComingUp } from "#app/features/applications/coming-up/queries.server.ts";
import { INTERVIEWS_HELP } from "#app/features/applications/interviews/labels.ts";
import { listWaiting } from "#app/features/applications/queries-recruiter.server.ts";
import { COMING_UP_ID, ComingUpList } from "#app/features/applications/ui/coming-up-list.tsx";
import { WaitingApplications } from "#app/features/applications/ui/waiting-applications.tsx";
import { countWaitingForYes } from "#app/features/jobs/review/colleague.server.ts";
import { WaitingForYes } from "#app/features/jobs/review/ui/waiting-for-yes.tsx";
import { percentsForApplications } from "#app/features/matching/queries-applicants.server.ts";
import { countUnreadMessages } from "#app/features/messaging/queries.server.ts";
import { VERIFY_COMPANY } from "#app/features/profiles/companies/labels.ts";
import { platformContext } from "#app/http/contexts.ts";
import { requireRole } from "#app/http/guards.server.ts";
import { redirectOn } from "#app/http/toasts.server.ts";
import { GoLink } from "#app/ui/go-link.tsx";
import { Ledger } from "#app/ui/ledger.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { useIsReadOnly } from "#app/ui/read-only.tsx";
import type { Route } from "./+types/dashboard";

const WAITING = 5;
const COMING_UP = 5;

/** The tabs by their names in links; any other name is the dashboard itself. */
const TABS = new Map([
  ["post-job", href("/recruiter/dashboard/post-job")],
  ["manage-jobs", href("/recruiter/dashboard/manage-jobs")],
  ["applications", href("/recruiter/dashboard/applications")],
  ["messages", href("/recruiter/dashboard/messages")],
  ["candidates", href("/recruiter/candidates")],
]);

export function meta() {
  return [{ title: `Dashboard | ${BRAND.name}` }];
}

/** Loads the recruiter's first page: figures in one statement, and who waits longest. */
export async function loader({ context, request, url }: Route.LoaderArgs) {
  const viewer = await requireRole({ context, url }, "recruiter");
  const tab = TABS.get(url.searchParams.get("tab") ?? "");
  const platform = context.get(platformContext);
  if (tab) throw await redirectOn(platform, request, url, tab);
  const { db, clock } = platform;
  const now = clock.now();
  const [waiting, comingUp, unreadCount, waitingCount] = await Promise.all([
    listWaiting(db, viewer.id, { now, limit: WAITING }),
    listComingUp(db, viewer.id, { now, limit: COMING_UP }),
    countUnreadMessages(db, viewer.id),
    countWaitingForYes(db, viewer.id),
  ]);
  const ids = waiting.map(({ applicationId }) => applicationId);
  const percents = await percentsForApplications(db, viewer.id, ids);
  const rows = waiting.map((one) => ({ ...one, percent: percents.get(one.applicationId) ?? null }));
  return { unreadCount, waitingCount, rows, comingUp, now };
}

export default function RecruiterDashboard({ loaderData, matches }: Route.ComponentProps) {
  const { unreadCount, waitingCount, rows, comingUp, now } = loaderData;
  const { company, counts } = matches[2].loaderData;
  const isReadOnly = useIsReadOnly();
  return (
    <div className="wrap stack stack--s5">
      {company && !company.check && !isReadOnly && <VerifyCompany />}
      <WaitingForYes count={waitingCount} />
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
            to: comingUp.some(({ kind }) => kind === "interview") ? `#${COMING_UP_ID}` : undefined,
          },
        ]}
      />
      <WaitingApplications rows={rows} counts={counts} now={now} />
      <div className="cols cols--even">
        {comingUp.length > 0 && <ComingUpList events={comingUp} />}
        <section aria-labelledby="quick-actions" className="stack">
          <h2 id="quick-actions">Quick Actions</h2>
          <div>
            {!isReadOnly && <GoLink to={href("/recruiter/post-job")}>Post a New Job</GoLink>}
            <GoLink to={href("/recruiter/applications")}>View Applicants</GoLink>
            <GoLink to={href("/recruiter/messages")}>Messages</GoLink>
            <GoLink to={href("/recruiter/candidates")}>Search Candidates</GoLink>
            <GoLink to={href("/recruiter/subscription")}>Subscription</GoLink>
          </div>
        </section>
      </div>
    </div>
  );
}

/** Explains verification and links to it, until the company is verified. */
function VerifyCompany() {
  return (
    <Notice tone="info" title={VERIFY_COMPANY.title}>
      <p>
        {VERIFY_COMPANY.text} <Link to={`${href("/recruiter/company")}#verification`}>{VERIFY_COMPANY.link}</Link>
      </p>
    </Notice>
  );
}
