import type { LucideIcon } from "lucide-react";
import Ban from "lucide-react/icons/ban";
import CalendarDays from "lucide-react/icons/calendar-days";
import Check from "lucide-react/icons/check";
import CircleHelp from "lucide-react/icons/circle-question-mark";
import Eye from "lucide-react/icons/eye";
import Minus from "lucide-react/icons/minus";
import Send from "lucide-react/icons/send";
import Star from "lucide-react/icons/star";
import Undo from "lucide-react/icons/undo-2";
import X from "lucide-react/icons/x";
import { Badge } from "#app/ui/badge.tsx";
import { NOT_APPLIED } from "../labels.ts";
import { type StatusIcon, statusWords } from "../status-words.ts";

export const STATUS_ICONS: Record<StatusIcon, LucideIcon> = {
  sent: Send,
  eye: Eye,
  calendar: CalendarDays,
  star: Star,
  cross: X,
  back: Undo,
  refused: Ban,
  check: Check,
  question: CircleHelp,
  none: Minus,
};

/** An application's status with its reader's label; null is a candidate who has not applied. */
export function StatusBadge({ status, reader }: { status: string | null; reader: "senior" | "recruiter" }) {
  if (status === null) {
    return (
      <Badge tone={NOT_APPLIED.tone} icon={STATUS_ICONS[NOT_APPLIED.icon]}>
        {NOT_APPLIED.recruiter}
      </Badge>
    );
  }
  const words = statusWords(status);
  return (
    <Badge tone={words.tone} icon={STATUS_ICONS[words.icon]}>
      {words[reader]}
    </Badge>
  );
}
