import Bell from "lucide-react/icons/bell";
import Mail from "lucide-react/icons/mail";
import { Link } from "react-router";
import { messagesPath } from "#app/features/messaging/rules.ts";
import { notificationsPath } from "#app/features/notifications/rules.ts";
import type { NewCounts } from "#app/features/shell/rules.ts";
import { CountDot } from "#app/ui/badge.tsx";

export type AccountLinksProps = {
  newCounts: NewCounts;
  /** As text in a phone's menu; else as icons. */
  isMenu: boolean;
};

/** The new items of a signed-in person, for the header of the public pages. */
export function AccountLinks({ newCounts: { role, newCount, unreadCount }, isMenu }: AccountLinksProps) {
  const links = [
    { to: notificationsPath(role), label: "Notifications", Icon: Bell, count: newCount },
    { to: messagesPath(role), label: "Messages", Icon: Mail, count: unreadCount },
  ];
  return links.map(({ to, label, Icon, count }) => (
    <Link key={to} to={to} className={isMenu ? undefined : "top__a top__counts only-wide"}>
      {!isMenu && <Icon className="i" />}
      <span className={isMenu ? undefined : "vh"}>{label}</span> <CountDot count={count} noun="new" />
    </Link>
  ));
}
