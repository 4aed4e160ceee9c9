import { href, Link } from "react-router";
import { JOB_STATUSES } from "#app/domain/status.ts";
import { STATUS_LABELS } from "#app/features/jobs/lifecycle/labels.ts";
import { Ledger } from "#app/ui/ledger.tsx";
import { Cell, HeadCell, Table, TableRow } from "#app/ui/table.tsx";
import { type JobFigures, waitText } from "../rules.ts";
import "./figures-table.css";

const COLUMNS = ["Job", "Saved", "Applied", "Answered", "Interviews", "Offers", "Hired", "First reply"] as const;

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
            <Cell column={COLUMNS[1]}>{job.saved}</Cell>
            <Cell column={COLUMNS[2]}>{job.applied}</Cell>
            <Cell column={COLUMNS[3]}>{job.answered}</Cell>
            <Cell column={COLUMNS[4]}>{job.interviews}</Cell>
            <Cell column={COLUMNS[5]}>{job.offers}</Cell>
            <Cell column={COLUMNS[6]}>{job.hired}</Cell>
            <Cell column={COLUMNS[7]}>{firstAnswerOf(job)}</Cell>
          </TableRow>
        ))}
      </Table>
    </div>
  );
}

/** The short line of a job on a phone. */
function lineOf(job: JobFigures): string {
  if (job.applied === 0) return `${job.saved} saved, nobody applied`;
  return `${job.applied} applied, ${job.answered} answered, ${job.hired} hired`;
}

function firstAnswerOf(job: JobFigures): string {
  return job.applied === 0 ? "Nobody applied" : waitText(job.hoursToAnswer);
}

const SUMMED = ["applied", "answered", "interviews", "hired"] as const;
const SUM_LABELS = { applied: "Applied", answered: "Answered", interviews: "Interviews", hired: "Hired" };

/** The sums over all these jobs. */
export function FiguresTotal({ jobs }: { jobs: readonly JobFigures[] }) {
  const sumOf = (figure: (typeof SUMMED)[number]) => jobs.reduce((sum, job) => sum + job[figure], 0);
  return <Ledger figures={SUMMED.map((figure) => ({ label: SUM_LABELS[figure], value: sumOf(figure) }))} />;
}

function stateOf(status: string): string {
  const known = JOB_STATUSES.find((one) => one === status);
  return known ? STATUS_LABELS[known] : status;
}
