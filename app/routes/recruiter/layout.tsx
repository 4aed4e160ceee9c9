import Banknote from "lucide-react/icons/banknote";
import Bell from "lucide-react/icons/bell";
import Building2 from "lucide-react/icons/building-2";
import ChartColumn from "lucide-react/icons/chart-column";
import House from "lucide-react/icons/house";
import List from "lucide-react/icons/list";
import Mail from "lucide-react/icons/mail";
import Plus from "lucide-react/icons/plus";
import Search from "lucide-react/icons/search";
import SlidersHorizontal from "lucide-react/icons/sliders-horizontal";
import User from "lucide-react/icons/user";
import Users from "lucide-react/icons/users";
import { href, Outlet } from "react-router";
import { BRAND } from "#app/brand.ts";
import { VerifyNotice } from "#app/features/accounts/ui/verify-notice.tsx";
import { POST_TOASTS } from "#app/features/jobs/labels.ts";
import { findBounce } from "#app/features/mail/bounces/queries.server.ts";
import { BounceNotice } from "#app/features/mail/ui/bounce-notice.tsx";
import { countUnreadMessages, listConversations } from "#app/features/messaging/queries.server.ts";
import { MessageMenu } from "#app/features/messaging/ui/message-menu.tsx";
import { countNewNotifications, listNotifications } from "#app/features/notifications/queries.server.ts";
import { NotificationMenu } from "#app/features/notifications/ui/notification-menu.tsx";
import { findPhotoUrl } from "#app/features/profiles/recruiters/queries.server.ts";
import { findErasureDate } from "#app/features/settings/queries.server.ts";
import { DeletionBanner } from "#app/features/settings/ui/deletion-banner.tsx";
import { platformContext } from "#app/http/contexts.ts";
import { onlyFor, requireRole } from "#app/http/guards.server.ts";
import { type AreaLink, AreaShell } from "#app/ui/area-shell.tsx";
import { ComfortControl } from "#app/ui/comfort-control.tsx";
import { SiteFooter } from "#app/ui/site-footer.tsx";
import type { Route } from "./+types/layout";

export const middleware: Route.MiddlewareFunction[] = [
  // Posting a job without a session has words of its own (section 8).
  onlyFor("recruiter", ({ method, url }) =>
    method === "POST" && new URL(url).pathname.startsWith(href("/recruiter/post-job"))
      ? POST_TOASTS.noSession
      : undefined,
  ),
];

const IN_THE_MENU = 5;

/** Who is here and what is new for them; also what makes the guard run on every navigation. */
export async function loader(args: Route.LoaderArgs) {
  const viewer = await requireRole(args, "recruiter");
  const { db, clock, env } = args.context.get(platformContext);
  const [newCount, { rows }, unreadCount, conversations, photoUrl, erasureAt, bounce] = await Promise.all([
    countNewNotifications(db, viewer.id),
    listNotifications(db, viewer.id, { limit: IN_THE_MENU }),
    countUnreadMessages(db, viewer.id),
    listConversations(db, viewer, { limit: IN_THE_MENU }),
    findPhotoUrl(db, viewer.id),
    findErasureDate(db, viewer.id),
    findBounce(db, viewer.email),
  ]);
  return {
    person: { name: viewer.name, email: viewer.email, photoUrl },
    erasureAt,
    bounce,
    newCount,
    newest: rows,
    unreadCount,
    conversations: conversations.rows,
    now: clock.now(),
    mustVerify: env.requiresEmailVerification && !viewer.isEmailVerified,
  };
}

/** The recruiter area: header, sidebar, footer. */
export default function RecruiterLayout({ loaderData }: Route.ComponentProps) {
  const { mustVerify, person, erasureAt, bounce, newCount, newest, unreadCount, conversations, now } = loaderData;
  const links: AreaLink[] = [
    { to: href("/recruiter/dashboard"), label: "Dashboard", icon: House },
    { to: href("/recruiter/post-job"), label: "Post a Job", icon: Plus },
    { to: href("/recruiter/manage-jobs"), label: "Manage Jobs", icon: List },
    { to: href("/recruiter/applications"), label: "View Applicants", icon: Users },
    { to: href("/recruiter/messages"), label: "Messages", icon: Mail, count: unreadCount },
    { to: href("/recruiter/candidates"), label: "Search Candidates", icon: Search },
    { to: href("/recruiter/analytics"), label: "Analytics", icon: ChartColumn },
    { to: href("/recruiter/subscription"), label: "Subscription", icon: Banknote },
    { to: href("/recruiter/notifications"), label: "Notifications", icon: Bell, count: newCount },
  ];
  return (
    <>
      <AreaShell
        brand={BRAND.name}
        label="Recruiter area"
        dashboardHref={href("/recruiter/dashboard")}
        links={links}
        person={person}
        profileLinks={[
          { to: href("/recruiter/profile"), label: "Profile", icon: User },
          { to: href("/recruiter/company"), label: "Company", icon: Building2 },
          { to: href("/recruiter/settings"), label: "Settings", icon: SlidersHorizontal },
        ]}
        headerMenus={
          <>
            <NotificationMenu count={newCount} newest={newest} allHref={href("/recruiter/notifications")} now={now} />
            <MessageMenu reader="recruiter" count={unreadCount} newest={conversations} now={now} />
          </>
        }
        footer={
          <SiteFooter
            brand={BRAND.name}
            year={now.getUTCFullYear()}
            contactEmail={BRAND.contactEmail}
            supportHours={BRAND.supportHours}
            replyTime={BRAND.replyTime}
            socialLinks={BRAND.socialLinks}
            isFlush
          />
        }
      >
        {erasureAt && <DeletionBanner reader="recruiter" erasureAt={erasureAt} />}
        {bounce && (
          <BounceNotice
            email={person.email}
            bouncedAt={bounce.bouncedAt}
            changeHref={`${href("/recruiter/settings")}?ask=email`}
          />
        )}
        {mustVerify && <VerifyNotice email={person.email} />}
        <Outlet />
      </AreaShell>
      <ComfortControl />
    </>
  );
}
