import Bell from "lucide-react/icons/bell";
import { HeaderMenu, MenuEntry } from "#app/ui/area-shell.tsx";
import { MenuLink } from "#app/ui/menu.tsx";
import { relativeTime } from "#app/ui/time-distance.ts";
import type { NotificationRow } from "../rules.ts";
import { notificationIcon } from "./notification-icon.tsx";
import { useMarkRead } from "./use-mark-read.ts";

export type NotificationMenuProps = {
  /** The number of new ones. */
  count: number;
  /** The newest few, newest first. */
  newest: readonly NotificationRow[];
  allHref: string;
  now: Date;
};

/** The header's notification menu: the newest few, or that there are none, and View all. */
export function NotificationMenu({ count, newest, allHref, now }: NotificationMenuProps) {
  const markRead = useMarkRead(allHref);
  return (
    <HeaderMenu label="Notifications" icon={Bell} count={count} allHref={allHref}>
      {newest.length === 0 && <p className="menu__item soft">No notifications yet</p>}
      {newest.map((row) => (
        <MenuLink
          key={row.id}
          to={row.href}
          icon={notificationIcon(row.kind)}
          onClick={() => row.isNew && markRead(row.id)}
        >
          <MenuEntry
            title={row.title}
            mark={row.isNew ? "New" : null}
            text={row.body}
            when={relativeTime(row.createdAt, now)}
          />
        </MenuLink>
      ))}
    </HeaderMenu>
  );
}
