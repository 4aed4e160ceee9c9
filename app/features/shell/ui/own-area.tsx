import type { ReactNode } from "react";
import { BRAND } from "#app/brand.ts";
import { dashboardPath, type Role, settingsPath } from "#app/features/accounts/rules.ts";
import { VerifyNotice } from "#app/features/accounts/ui/verify-notice.tsx";
import { BounceNotice } from "#app/features/mail/ui/bounce-notice.tsx";
import { MessageMenu } from "#app/features/messaging/ui/message-menu.tsx";
import { notificationsPath } from "#app/features/notifications/rules.ts";
import { NotificationMenu } from "#app/features/notifications/ui/notification-menu.tsx";
import { GraceBanner } from "#app/features/plans/subscription/ui/grace-banner.tsx";
import { DeletionBanner } from "#app/features/settings/ui/deletion-banner.tsx";
import type { ShellData } from "#app/features/shell/rules.ts";
import { AccessibilityControl } from "#app/ui/accessibility-panel.tsx";
import { type AreaLink, AreaShell } from "#app/ui/area-shell.tsx";
import { SiteFooter } from "#app/ui/site-footer.tsx";
import { AreaWaiting } from "./area-waiting.tsx";

export type AppShellProps = {
  reader: Role;
  /** The accessible name of the area: "Senior area". */
  label: string;
  surroundings: ShellData;
  links: readonly AreaLink[];
  /** The links of the profile menu, before Log Out. */
  profileLinks: readonly AreaLink[];
  children: ReactNode;
};

/** The frame of a person's own area: header with new items, sidebar, notices, footer. */
export function AppShell({ reader, label, surroundings, links, profileLinks, children }: AppShellProps) {
  const { person, newCount, newest, unreadCount, conversations, mustVerify, now } = surroundings;
  const { erasureAt, graceUntil, bouncedAt } = surroundings;
  return (
    <>
      <AreaShell
        brand={BRAND.name}
        label={label}
        dashboardHref={dashboardPath(reader)}
        links={links}
        person={person}
        profileLinks={profileLinks}
        headerMenus={
          <>
            <NotificationMenu count={newCount} newest={newest} allHref={notificationsPath(reader)} now={now} />
            <MessageMenu reader={reader} count={unreadCount} newest={conversations} now={now} />
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
        {erasureAt && <DeletionBanner reader={reader} erasureAt={erasureAt} />}
        {graceUntil && <GraceBanner graceUntil={graceUntil} />}
        {bouncedAt && (
          <BounceNotice email={person.email} bouncedAt={bouncedAt} changeHref={`${settingsPath(reader)}?ask=email`} />
        )}
        {mustVerify && <VerifyNotice email={person.email} />}
        <AreaWaiting>{children}</AreaWaiting>
      </AreaShell>
      <AccessibilityControl />
    </>
  );
}
