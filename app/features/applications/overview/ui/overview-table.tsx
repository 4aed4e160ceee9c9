import Clock from "lucide-react/icons/clock";
import { href } from "react-router";
import { Badge } from "#app/ui/badge.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { ActionsCell, Cell, HeadCell, Table, TableRow } from "#app/ui/table.tsx";
import { relativeTime } from "#app/ui/time-distance.ts";
import { shortDueDayText } from "../../answers/labels.ts";
import { MISSING } from "../../labels.ts";
import { NO_STAGE } from "../../stages/labels.ts";
import { StatusBadge } from "../../ui/status-badge.tsx";
import type { OverviewRow } from "../rules.ts";

const COLUMNS = ["Applicant", "Status", "Where and when", "Actions"] as const;
const STAGE_COLUMN = "Stage";

type OverviewTableProps = {
  rows: readonly OverviewRow[];
  /** The company has stages of its own. */
  hasStages: boolean;
  now: Date;
};

/** One page of all applicants; each row leads to the profile, where the person can be moved. */
export function OverviewTable({ rows, hasStages, now }: OverviewTableProps) {
  const [applicant, status, ...others] = COLUMNS;
  const columns = hasStages ? [applicant, status, STAGE_COLUMN, ...others] : COLUMNS;
  return (
    <Table caption="All applicants" columns={columns} canWrap isBrief>
      {rows.map((row) => (
        <Row key={row.applicationId} row={row} hasStages={hasStages} now={now} />
      ))}
    </Table>
  );
}

function Row({ row, hasStages, now }: Omit<OverviewTableProps, "rows"> & { row: OverviewRow }) {
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
      {hasStages && (
        <Cell column={STAGE_COLUMN}>
          <span className={row.stage === null ? "soft" : undefined}>{row.stage ?? NO_STAGE}</span>
        </Cell>
      )}
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
