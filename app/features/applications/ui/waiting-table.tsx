import Clock from "lucide-react/icons/clock";
import { href } from "react-router";
import { Badge } from "#app/ui/badge.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { ActionsCell, Cell, HeadCell, Table, TableRow } from "#app/ui/table.tsx";
import { relativeTime } from "#app/ui/time-distance.ts";
import { shortDueDayText } from "../answers/labels.ts";
import type { WaitingApplication } from "../waiting.ts";
import { ScoreLink } from "./score-link.tsx";
import { StatusBadge } from "./status-badge.tsx";

/** `percent` is its match, null if there is none. */
export type WaitingRowFacts = WaitingApplication & { percent: number | null };

const COLUMNS = ["Candidate", "Skills Match", "Status", "Actions"] as const;

/**
 * The applications that wait for an answer, in the given order; each row links to the profile, where it can be
 * answered.
 */
export function WaitingTable({ rows, now }: { rows: readonly WaitingRowFacts[]; now: Date }) {
  return (
    <Table caption="Applications that wait for your answer, oldest first" columns={COLUMNS} isHeadless hasTwoLines>
      {rows.map((row) => (
        <WaitingRow key={row.applicationId} row={row} now={now} />
      ))}
    </Table>
  );
}

function WaitingRow({ row, now }: { row: WaitingRowFacts; now: Date }) {
  const profile = `${href("/recruiter/applications")}?${new URLSearchParams({ job: row.jobId, candidate: row.candidateId })}`;
  return (
    <TableRow>
      <HeadCell>
        <b>{row.fullName}</b>
        <span className="sub">{row.title}</span>
      </HeadCell>
      <Cell column={COLUMNS[1]}>
        {row.percent === null ? "Not known" : <ScoreLink percent={row.percent} name={row.fullName} to={profile} />}
      </Cell>
      <Cell column={COLUMNS[2]}>
        <span className="subline">
          <StatusBadge status="pending" reader="recruiter" />
          {row.due?.isLate && (
            <Badge tone="overdue" icon={Clock}>
              Overdue
            </Badge>
          )}
        </span>
        <span className="sub">{sentText(row, now)}</span>
      </Cell>
      <ActionsCell>
        <ButtonLink to={profile} aria-label={`View Profile: ${row.fullName}`}>
          View Profile
        </ButtonLink>
      </ActionsCell>
    </TableRow>
  );
}

/** "Sent 6 days ago, due Nov 30". */
function sentText({ createdAt, due }: WaitingApplication, now: Date): string {
  const sent = `Sent ${relativeTime(createdAt, now)}`;
  return due ? `${sent}, due ${shortDueDayText(due.on)}` : sent;
}
