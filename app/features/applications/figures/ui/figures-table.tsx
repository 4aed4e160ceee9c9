import { href, Link } from "react-router";
import { STATUS_LABELS } from "#app/features/jobs/lifecycle/labels.ts";
import { JOB_STATUSES } from "#app/features/jobs/rules.ts";
import { Cell, HeadCell, Table, TableRow } from "#app/ui/table.tsx";
import { type JobFigures, waitText } from "../rules.ts";

const COLUMNS = ["Job", "Saved", "Applied", "Answered", "Interviews", "Offers", "Hired", "First reply"] as const;

/** How far the people of each job came, one job a row. */
export function FiguresTable({ jobs }: { jobs: readonly JobFigures[] }) {
  return (
    <Table caption="Your jobs in numbers" columns={COLUMNS} canWrap>
      {jobs.map((job) => (
        <TableRow key={job.id}>
          <HeadCell>
            <Link to={`${href("/recruiter/applications")}?${new URLSearchParams({ job: job.id })}`}>
              <b>{job.title}</b>
            </Link>
            <span className="sub">{stateOf(job.status)}</span>
          </HeadCell>
          <Cell column={COLUMNS[1]}>{job.saved}</Cell>
          <Cell column={COLUMNS[2]}>{job.applied}</Cell>
          <Cell column={COLUMNS[3]}>{job.answered}</Cell>
          <Cell column={COLUMNS[4]}>{job.interviews}</Cell>
          <Cell column={COLUMNS[5]}>{job.offers}</Cell>
          <Cell column={COLUMNS[6]}>{job.hired}</Cell>
          <Cell column={COLUMNS[7]}>{job.applied === 0 ? "Nobody applied" : waitText(job.hoursToAnswer)}</Cell>
        </TableRow>
      ))}
    </Table>
  );
}

function stateOf(status: string): string {
  const known = JOB_STATUSES.find((one) => one === status);
  return known ? STATUS_LABELS[known] : status;
}
