import type { LucideIcon } from "lucide-react";
import BadgeCheck from "lucide-react/icons/badge-check";
import type { ReactNode } from "react";

/** The style of a status. Applications: pending to declined; jobs: draft to expired. */
export type BadgeTone =
  | "pending"
  | "reviewing"
  | "interview"
  | "offered"
  | "rejected"
  | "withdrawn"
  | "hired"
  | "declined"
  | "unknown"
  | "none"
  | "draft"
  | "held"
  | "refused"
  | "live"
  | "paused"
  | "closed"
  | "filled"
  | "expired"
  | "overdue";

/** A status as icon, text, and color; never color alone. The text comes from the feature's labels. */
export function Badge({ tone, icon: Icon, children }: { tone: BadgeTone; icon: LucideIcon; children: ReactNode }) {
  return (
    <span className={`badge badge--${tone}`}>
      <Icon className="i" />
      <span>{children}</span>
    </span>
  );
}

/** A plain property, e.g. "Part-time". */
export function Tag({ children }: { children: ReactNode }) {
  return <span className="tag">{children}</span>;
}

/** A verified mark with its text: "Verified employer" or "You applied". */
export function VerifiedMark({ children }: { children: ReactNode }) {
  return (
    <span className="verified">
      <BadgeCheck className="i" />
      <span>{children}</span>
    </span>
  );
}

/** A count in a dot, with text for screen readers: "3" and " new". Renders nothing for zero. */
export function CountDot({ count, noun }: { count: number; noun: string }) {
  if (count <= 0) return null;
  return (
    <span className="dot">
      <span>{count > 99 ? "99+" : count}</span>
      <span className="vh">{` ${noun}`}</span>
    </span>
  );
}
