import type { LucideIcon } from "lucide-react";
import Ban from "lucide-react/icons/ban";
import Bell from "lucide-react/icons/bell";
import BriefcaseBusiness from "lucide-react/icons/briefcase-business";
import CalendarDays from "lucide-react/icons/calendar-days";
import Check from "lucide-react/icons/check";
import Eye from "lucide-react/icons/eye";
import KeyRound from "lucide-react/icons/key-round";
import Mail from "lucide-react/icons/mail";
import Send from "lucide-react/icons/send";
import Star from "lucide-react/icons/star";
import Undo from "lucide-react/icons/undo-2";
import User from "lucide-react/icons/user";
import X from "lucide-react/icons/x";
import { type NotificationIcon as IconName, notificationLook } from "../labels.ts";

const ICONS: Record<IconName, LucideIcon> = {
  sent: Send,
  person: User,
  eye: Eye,
  calendar: CalendarDays,
  star: Star,
  cross: X,
  back: Undo,
  refused: Ban,
  check: Check,
  message: Mail,
  key: KeyRound,
  job: BriefcaseBusiness,
  bell: Bell,
};

/** Returns the icon of a kind of notification; it is decorative. */
export function notificationIcon(kind: string): LucideIcon {
  return ICONS[notificationLook(kind).icon];
}
