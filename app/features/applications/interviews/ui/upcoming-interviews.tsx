import { href } from "react-router";
import { ButtonLink } from "#app/ui/button.tsx";
import { ActionsCell, Cell, HeadCell, Table, TableRow } from "#app/ui/table.tsx";
import { interviewText } from "../labels.ts";
import type { UpcomingInterview } from "../rules.ts";

const COLUMNS = ["Candidate", "When", "Actions"] as const;

/** A recruiter's next interviews; each row links to the profile, where the date can be changed. */
export function UpcomingInterviews({ rows }: { rows: readonly UpcomingInterview[] }) {
  return (
    <Table caption="Your next interviews, the soonest first" columns={COLUMNS} isHeadless>
      {rows.map(({ applicationId, jobId, title, candidateId, fullName, interview }) => (
        <TableRow key={applicationId}>
          <HeadCell>
            <b>{fullName}</b>
            <span className="sub">{title}</span>
          </HeadCell>
          <Cell column={COLUMNS[1]}>{interviewText(interview)}</Cell>
          <ActionsCell>
            <ButtonLink
              to={`${href("/recruiter/applications")}?${new URLSearchParams({ job: jobId, candidate: candidateId })}`}
              aria-label={`View Profile: ${fullName}`}
            >
              View Profile
            </ButtonLink>
          </ActionsCell>
        </TableRow>
      ))}
    </Table>
  );
}
