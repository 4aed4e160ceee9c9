import type { Status } from "#app/domain/status.ts";
import { isStatus } from "./rules.ts";

/** The filters of a senior's list, each with its statuses. */
const APPLICATION_VIEWS = {
  open: ["pending", "reviewing", "interview", "offered"],
  interview: ["interview"],
  offered: ["offered"],
  ended: ["rejected", "withdrawn", "declined", "hired"],
} as const satisfies Record<string, readonly Status[]>;

export type ApplicationView = "all" | keyof typeof APPLICATION_VIEWS;

/** Whether an application belongs to a filter; an unknown status is still open. */
export function isInView(view: ApplicationView, status: string): boolean {
  if (view === "all") return true;
  if (!isStatus(status)) return view === "open";
  return APPLICATION_VIEWS[view].some((one) => one === status);
}

/** An application in its senior's list. */
export type ApplicationRow = {
  id: string;
  jobId: string;
  title: string;
  company: string;
  status: string;
  createdAt: Date;
  updatedAt: Date;
};

/** The figures of a senior's dashboard and of the four tiles above their list. */
export type ApplicationCounts = {
  total: number;
  applied: number;
  inReview: number;
  interviews: number;
  offers: number;
  /** Jobs that they got. */
  hired: number;
};

/**
 * Sums rows per status by the rule of section 4: pending and unknown count as applied; rejected, and withdrawn and
 * declined of D78, count in the total only.
 */
export function countByStatus(rows: ReadonlyArray<{ status: string; count: number }>): ApplicationCounts {
  const counts = { total: 0, applied: 0, inReview: 0, interviews: 0, offers: 0, hired: 0 };
  for (const { status, count } of rows) {
    counts.total += count;
    if (status === "pending" || !isStatus(status)) counts.applied += count;
    if (status === "reviewing") counts.inReview += count;
    if (status === "interview") counts.interviews += count;
    if (status === "offered") counts.offers += count;
    if (status === "hired") counts.hired += count;
  }
  return counts;
}
