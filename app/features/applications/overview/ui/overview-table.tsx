import Clock from "lucide-react/icons/clock";
import { href } from "react-router";
import { Badge } from "#app/ui/badge.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { ActionsCell, Cell, HeadCell, Table, TableRow } from "#app/ui/table.tsx";
import { relativeTime } from "#app/ui/time-distance.ts";
import { shortDueDayText } from "../../answers/labels.ts";
import { MISSING } from "../../labels.ts";
import { StatusBadge } from "../../ui/status-badge.tsx";
import type { OverviewRow } from "../rules.ts";

const COLUMNS = ["Applicant", "Status", "Where and when", "Actions"] as const;

/** One page of all applicants; each row leads to the profile, where the person can be moved. */
export function OverviewTable({ rows, now }: { rows: readonly OverviewRow[]; now: Date }) {
  return (
    <Table caption="All applicants" columns={COLUMNS} canWrap>
      {rows.map((row) => (
        <Row key={row.applicationId} row={row} now={now} />
      ))}
    </Table>
  );
}

function Row({ row, now }: { row: OverviewRow; now: Date }) {
  const name = row.fullName || MISSING.candidate;
  const profile = `${href("/recruiter/applications")}?${new URLSearchParams({ job: row.jobId, candidate: row.candidateId })}`;
  return (
    <TableRow>
      <HeadCell>
        <b>{name}</b>
        <span className="sub">{row.title}</span>
      </HeadCell>
      <Cell column={COLUMNS[1]}>
        <span className="subline">
          <StatusBadge status={row.heldTo ?? row.status} reader="recruiter" />
          {row.due?.isLate && row.heldTo === null && (
            <Badge tone="overdue" icon={Clock}>
              Overdue
            </Badge>
          )}
        </span>
        <span className="sub">{sentText(row, now)}</span>
      </Cell>
      <Cell column={COLUMNS[2]}>
        <span>{row.place ?? "Place not known"}</span>
        <span className="sub">{row.hours === null ? "Hours not known" : `${row.hours} hours a week`}</span>
      </Cell>
      <ActionsCell>
        <ButtonLink to={profile} aria-label={`View Profile: ${name}`}>
          View Profile
        </ButtonLink>
      </ActionsCell>
    </TableRow>
  );
}

/** "Applied 6 days ago, reply due Nov 30". */
function sentText({ createdAt, due, heldTo }: OverviewRow, now: Date): string {
  if (heldTo !== null) return "Goes out in a moment";
  const applied = `Applied ${relativeTime(createdAt, now)}`;
  return due ? `${applied}, reply due ${shortDueDayText(due.on)}` : applied;
}
