import type { LucideIcon } from "lucide-react";
import Ban from "lucide-react/icons/ban";
import Check from "lucide-react/icons/check";
import Clock from "lucide-react/icons/clock";
import Hourglass from "lucide-react/icons/hourglass";
import Pause from "lucide-react/icons/pause";
import PencilLine from "lucide-react/icons/pencil-line";
import Play from "lucide-react/icons/play";
import X from "lucide-react/icons/x";
import type { JobStatus } from "#app/domain/status.ts";
import { Badge } from "#app/ui/badge.tsx";
import { nearDayText } from "#app/ui/clock.ts";
import { useTimeZone } from "#app/ui/date-time.tsx";
import { relativeTime } from "#app/ui/time-distance.ts";
import { IN_REVIEW, WAITS_FOR_COLLEAGUE } from "../../review/labels.ts";
import { STATUS_LABELS } from "../labels.ts";
import type { ManagedJob } from "../rules.ts";

const ICONS: Record<JobStatus, LucideIcon> = {
  draft: PencilLine,
  held: Hourglass,
  refused: Ban,
  live: Play,
  paused: Pause,
  closed: X,
  filled: Check,
  expired: Clock,
  suspended: Ban,
};

/** A job's status as icon and word. */
export function JobStateBadge({ status, awaitsColleague = false }: { status: JobStatus; awaitsColleague?: boolean }) {
  return (
    <Badge tone={status === "suspended" ? "refused" : status} icon={ICONS[status]}>
      {awaitsColleague ? WAITS_FOR_COLLEAGUE : STATUS_LABELS[status]}
    </Badge>
  );
}

/** The status with its date: the end of a live job, else the time of the last change. */
export function JobState({ job, now }: { job: ManagedJob; now: Date }) {
  const timeZone = useTimeZone();
  const on = (word: string, at: Date) => `${word} ${nearDayText(at, timeZone, now)}`;
  const texts: Record<JobStatus, string> = {
    draft: `Saved ${relativeTime(job.updatedAt, now)}`,
    held: `Sent ${relativeTime(job.statusChangedAt, now)}.${job.awaitsColleague ? "" : ` ${IN_REVIEW}`}`,
    refused: "Open it to see why and to send it again.",
    live: job.expiresAt ? on("Closes", job.expiresAt) : "",
    paused: `Paused ${relativeTime(job.statusChangedAt, now)}`,
    closed: on("Closed", job.statusChangedAt),
    filled: on("Filled", job.statusChangedAt),
    expired: on("Expired", job.statusChangedAt),
    suspended: "Nobody sees it while your account or your company is suspended.",
  };
  return (
    <>
      <JobStateBadge status={job.status} awaitsColleague={job.awaitsColleague} />
      <span className="sub">{texts[job.status]}</span>
    </>
  );
}
