import Mail from "lucide-react/icons/mail";
import type { Role } from "#app/features/accounts/rules.ts";
import { HeaderMenu, MenuEntry } from "#app/ui/area-shell.tsx";
import { MenuLink } from "#app/ui/menu.tsx";
import { relativeTime } from "#app/ui/time-distance.ts";
import { shortened } from "#app/words.ts";
import { nameOf, previewOf } from "../labels.ts";
import { type ConversationRow, messagesPath } from "../rules.ts";

export type MessageMenuProps = {
  reader: Role;
  /** The number of unread messages. */
  count: number;
  /** The newest few conversations, newest first. */
  newest: readonly ConversationRow[];
  now: Date;
};

/** The header's message menu: the newest conversations, or that there are none, and View all. */
export function MessageMenu({ reader, count, newest, now }: MessageMenuProps) {
  return (
    <HeaderMenu label="Messages" icon={Mail} count={count} allHref={messagesPath(reader)}>
      {newest.length === 0 && <p className="menu__item soft">No conversations yet</p>}
      {newest.map((row) => (
        <MenuLink key={row.id} to={messagesPath(reader, row.id)}>
          <MenuEntry
            title={nameOf(row.counterpart, reader)}
            mark={row.unreadCount > 0 ? `${row.unreadCount} unread` : null}
            about={row.subject?.title}
            text={shortened(previewOf(row.last), 60)}
            when={relativeTime(row.updatedAt, now)}
          />
        </MenuLink>
      ))}
    </HeaderMenu>
  );
}
