import Bell from "lucide-react/icons/bell";
import FileText from "lucide-react/icons/file-text";
import House from "lucide-react/icons/house";
import Mail from "lucide-react/icons/mail";
import Search from "lucide-react/icons/search";
import SlidersHorizontal from "lucide-react/icons/sliders-horizontal";
import User from "lucide-react/icons/user";
import { href, Outlet } from "react-router";
import { BRAND } from "#app/brand.ts";
import { VerifyNotice } from "#app/features/accounts/ui/verify-notice.tsx";
import { findBounce } from "#app/features/mail/bounces/queries.server.ts";
import { BounceNotice } from "#app/features/mail/ui/bounce-notice.tsx";
import { countUnreadMessages, listConversations } from "#app/features/messaging/queries.server.ts";
import { MessageMenu } from "#app/features/messaging/ui/message-menu.tsx";
import { countNewNotifications, listNotifications } from "#app/features/notifications/queries.server.ts";
import { NotificationMenu } from "#app/features/notifications/ui/notification-menu.tsx";
import { findPhotoUrl } from "#app/features/profiles/queries.server.ts";
import { findErasureDate } from "#app/features/settings/queries.server.ts";
import { DeletionBanner } from "#app/features/settings/ui/deletion-banner.tsx";
import { platformContext } from "#app/http/contexts.ts";
import { onlyFor, requireRole } from "#app/http/guards.server.ts";
import { type AreaLink, AreaShell } from "#app/ui/area-shell.tsx";
import { ComfortControl } from "#app/ui/comfort-control.tsx";
import { SiteFooter } from "#app/ui/site-footer.tsx";
import type { Route } from "./+types/layout";

const IN_THE_MENU = 5;

export const middleware: Route.MiddlewareFunction[] = [onlyFor("senior")];

/** Who is here and what is new for them; also what makes the guard run on every navigation. */
export async function loader(args: Route.LoaderArgs) {
  const viewer = await requireRole(args, "senior");
  const platform = args.context.get(platformContext);
  const [newCount, { rows }, unreadCount, conversations, photoUrl, erasureAt, bounce] = await Promise.all([
    countNewNotifications(platform.db, viewer.id),
    listNotifications(platform.db, viewer.id, { limit: IN_THE_MENU }),
    countUnreadMessages(platform.db, viewer.id),
    listConversations(platform.db, viewer, { limit: IN_THE_MENU }),
    findPhotoUrl(platform.db, viewer.id),
    findErasureDate(platform.db, viewer.id),
    findBounce(platform.db, viewer.email),
  ]);
  return {
    person: { name: viewer.name, email: viewer.email, photoUrl },
    erasureAt,
    bounce,
    newCount,
    newest: rows,
    unreadCount,
    conversations: conversations.rows,
    now: platform.clock.now(),
    mustVerify: platform.env.requiresEmailVerification && !viewer.isEmailVerified,
  };
}

/** The senior area: header, sidebar, footer. */
export default function SeniorLayout({ loaderData }: Route.ComponentProps) {
  const { mustVerify, person, bounce, erasureAt, newCount, newest, unreadCount, conversations, now } = loaderData;
  const links: AreaLink[] = [
    { to: href("/senior/dashboard"), label: "Dashboard", icon: House },
    { to: href("/senior/find-jobs"), label: "Find Jobs", icon: Search },
    { to: href("/senior/applications"), label: "My Applications", icon: FileText },
    { to: href("/senior/messages"), label: "Messages", icon: Mail, count: unreadCount },
    { to: href("/senior/profile"), label: "Profile", icon: User },
    { to: href("/senior/settings"), label: "Settings", icon: SlidersHorizontal },
    { to: href("/senior/notifications"), label: "Notifications", icon: Bell, count: newCount },
  ];
  return (
    <>
      <AreaShell
        brand={BRAND.name}
        label="Senior area"
        dashboardHref={href("/senior/dashboard")}
        links={links}
        person={person}
        profileLinks={[
          { to: href("/senior/profile"), label: "Profile", icon: User },
          { to: href("/senior/settings"), label: "Settings", icon: SlidersHorizontal },
        ]}
        headerMenus={
          <>
            <NotificationMenu count={newCount} newest={newest} allHref={href("/senior/notifications")} now={now} />
            <MessageMenu reader="senior" count={unreadCount} newest={conversations} now={now} />
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
        {erasureAt && <DeletionBanner reader="senior" erasureAt={erasureAt} />}
        {bounce && (
          <BounceNotice
            email={person.email}
            bouncedAt={bounce.bouncedAt}
            changeHref={`${href("/senior/settings")}?ask=email`}
          />
        )}
        {mustVerify && <VerifyNotice email={person.email} />}
        <Outlet />
      </AreaShell>
      <ComfortControl />
    </>
  );
}
