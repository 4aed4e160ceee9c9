import Activity from "lucide-react/icons/activity";
import BookA from "lucide-react/icons/book-a";
import Building2 from "lucide-react/icons/building-2";
import ChartColumn from "lucide-react/icons/chart-column";
import Flag from "lucide-react/icons/flag";
import Gavel from "lucide-react/icons/gavel";
import Hourglass from "lucide-react/icons/hourglass";
import House from "lucide-react/icons/house";
import IdCard from "lucide-react/icons/id-card";
import Inbox from "lucide-react/icons/inbox";
import ListPlus from "lucide-react/icons/list-plus";
import Mail from "lucide-react/icons/mail";
import Megaphone from "lucide-react/icons/megaphone";
import MessageSquareWarning from "lucide-react/icons/message-square-warning";
import Scale from "lucide-react/icons/scale";
import ScrollText from "lucide-react/icons/scroll-text";
import User from "lucide-react/icons/user";
import Users from "lucide-react/icons/users";
import { href } from "react-router";
import type { StaffLevel } from "#app/domain/staff.ts";
import { mayStaff, type Permission } from "#app/features/staff/policy.ts";
import type { AreaLink } from "#app/ui/area-shell.tsx";

/** Every page of the console, in the order of the menu, with the permission that it requires. */
const PAGES: ReadonlyArray<AreaLink & { needs: Permission }> = [
  { to: href("/operator"), label: "Home", icon: House, isExact: true, needs: "see the console" },
  { to: href("/operator/cases"), label: "Cases", icon: Flag, needs: "see the console" },
  { to: href("/operator/jobs"), label: "Held jobs", icon: Hourglass, needs: "see the console" },
  { to: href("/operator/support"), label: "Support", icon: Inbox, needs: "answer support" },
  { to: href("/operator/messages"), label: "Held messages", icon: MessageSquareWarning, needs: "decide cases" },
  { to: href("/operator/companies"), label: "Companies", icon: Building2, needs: "see the console" },
  { to: href("/operator/appeals"), label: "Appeals", icon: Scale, needs: "look at people" },
  { to: href("/operator/people"), label: "People", icon: Users, needs: "look at people" },
  { to: href("/operator/emails"), label: "Emails", icon: Mail, needs: "look at people" },
  { to: href("/operator/waitlist"), label: "Waitlist", icon: ListPlus, needs: "run the waitlist" },
  { to: href("/operator/fairness"), label: "Fairness", icon: ChartColumn, needs: "see fairness" },
  { to: href("/operator/words"), label: "New words", icon: BookA, needs: "look after words" },
  { to: href("/operator/content"), label: "Content", icon: Megaphone, needs: "change content" },
  { to: href("/operator/staff"), label: "Staff", icon: IdCard, needs: "look at staff" },
  { to: href("/operator/audit"), label: "Audit log", icon: ScrollText, needs: "read the audit log" },
  { to: href("/operator/legal"), label: "Legal", icon: Gavel, needs: "handle legal requests" },
  { to: href("/operator/health"), label: "Health", icon: Activity, needs: "see the console" },
  { to: href("/operator/account"), label: "Your account", icon: User, needs: "see the console" },
];

/** Returns the pages that staff of this level may open. */
export function consoleLinks(level: StaffLevel): AreaLink[] {
  return PAGES.filter(({ needs }) => mayStaff(level, needs)).map(({ needs: _, ...link }) => link);
}
