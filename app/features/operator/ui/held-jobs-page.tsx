import { href, Link } from "react-router";
import type { WaitingJob } from "#app/features/jobs/review/rules.ts";
import { ConsoleFilters } from "#app/features/staff/ui/console-filters.tsx";
import { ConsoleList } from "#app/features/staff/ui/console-list.tsx";
import { PageHeader } from "#app/ui/page-header.tsx";
import { Select } from "#app/ui/select.tsx";
import { Cell, HeadCell, TableRow } from "#app/ui/table.tsx";
import { relativeTime } from "#app/ui/time-distance.ts";
import { REASON_NAMES, reasonName } from "../held-jobs/labels.ts";
import { type HeldJobsSearch, heldJobsParams } from "../held-jobs/rules.ts";

export type HeldJobsPageProps = {
  search: HeldJobsSearch;
  rows: readonly WaitingJob[];
  nextAfter: string | null;
  now: Date;
};

const COLUMNS = ["Job", "Why", "Recruiter", "Sent"] as const;
const REASONS = Object.entries(REASON_NAMES)
  .filter(([value]) => value !== "link")
  .map(([value, label]) => ({ value, label }));

/** Lists the jobs that wait for a decision, longest waiting first. */
export function HeldJobsPage({ search, rows, nextAfter, now }: HeldJobsPageProps) {
  const path = href("/operator/jobs");
  return (
    <div className="wrap stack stack--s5">
      <PageHeader title="Held jobs" text="No one can find them until someone decides. Oldest first." />
      <ConsoleFilters key={search.reason} label="Filter held jobs" clearHref={search.reason ? path : null}>
        <Select name="reason" label="Why" placeholder="Anything" defaultValue={search.reason} options={REASONS} />
      </ConsoleFilters>
      <ConsoleList
        caption="Held jobs"
        columns={COLUMNS}
        empty={{
          seed: "held-jobs",
          title: search.reason ? "Nothing fits this filter" : "No jobs are waiting",
          text: search.reason ? "Try another reason." : "Jobs we hold for a decision appear here.",
        }}
        pages={{
          label: "Pages of held jobs",
          previous: search.after && path + heldJobsParams({ ...search, after: null }),
          previousLabel: "Oldest",
          next: nextAfter && path + heldJobsParams({ ...search, after: nextAfter }),
        }}
      >
        {rows.map((row) => (
          <TableRow key={row.reviewId}>
            <HeadCell>
              <Link to={href("/operator/jobs/:jobId", { jobId: row.jobId })}>
                <b>{row.title}</b>
              </Link>
              <span className="sub">{row.isChange ? `${row.company}, a change` : row.company}</span>
            </HeadCell>
            <Cell column="Why">{row.reasons.map(reasonName).join(", ")}</Cell>
            <Cell column="Recruiter">{row.recruiterName}</Cell>
            <Cell column="Sent">
              <time dateTime={row.sentAt.toISOString()}>{relativeTime(row.sentAt, now)}</time>
            </Cell>
          </TableRow>
        ))}
      </ConsoleList>
    </div>
  );
}
