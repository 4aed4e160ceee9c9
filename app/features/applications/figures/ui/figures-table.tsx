import { href, Link } from "react-router";
import { JOB_STATUSES } from "#app/domain/status.ts";
import { STATUS_LABELS } from "#app/features/jobs/lifecycle/labels.ts";
import { Cell, HeadCell, Table, TableRow } from "#app/ui/table.tsx";
import { counted } from "#app/words.ts";
import { applyRate, type JobFigures, percentText, waitText } from "../rules.ts";
import "./figures-table.css";

const COLUMNS = [
  "Job",
  "Views",
  "Saved",
  "Applied",
  "Answered",
  "Interviews",
  "Offers",
  "Hired",
  "First reply",
] as const;

/** The figures of each job, one per row. */
export function FiguresTable({ jobs }: { jobs: readonly JobFigures[] }) {
  return (
    <div className="figures">
      <Table caption="Your jobs in numbers" columns={COLUMNS} canWrap>
        {jobs.map((job) => (
          <TableRow key={job.id}>
            <HeadCell>
              <Link to={`${href("/recruiter/applications")}?${new URLSearchParams({ job: job.id })}`}>
                <b>{job.title}</b>
              </Link>
              <span className="sub">{stateOf(job.status)}</span>
              <span className="sub figures__line">{lineOf(job)}</span>
            </HeadCell>
            <Cell column={COLUMNS[1]}>{job.views}</Cell>
            <Cell column={COLUMNS[2]}>{job.saved}</Cell>
            <Cell column={COLUMNS[3]}>
              <span>{job.applied}</span>
              {job.views > 0 && <span className="sub">{percentText(applyRate(job))}</span>}
            </Cell>
            <Cell column={COLUMNS[4]}>{job.answered}</Cell>
            <Cell column={COLUMNS[5]}>{job.interviews}</Cell>
            <Cell column={COLUMNS[6]}>{job.offers}</Cell>
            <Cell column={COLUMNS[7]}>{job.hired}</Cell>
            <Cell column={COLUMNS[8]}>{firstAnswerOf(job)}</Cell>
          </TableRow>
        ))}
      </Table>
    </div>
  );
}

/** The short line of a job on a phone. */
function lineOf(job: JobFigures): string {
  if (job.applied === 0) return `${counted(job.views, "view")}, ${job.saved} saved, nobody applied`;
  return `${counted(job.views, "view")}, ${job.applied} applied, ${job.answered} answered, ${job.hired} hired`;
}

function firstAnswerOf(job: JobFigures): string {
  return job.applied === 0 ? "Nobody applied" : waitText(job.hoursToAnswer);
}

function stateOf(status: string): string {
  const known = JOB_STATUSES.find((one) => one === status);
  return known ? STATUS_LABELS[known] : status;
}
