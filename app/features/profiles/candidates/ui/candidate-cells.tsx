import type { ReactNode } from "react";
import { Cell, HeadCell } from "#app/ui/table.tsx";
import { type CandidateRow, SKILLS_IN_ROW } from "../rules.ts";

/** The columns of a table of people; the last one is for the row's buttons. */
export const CANDIDATE_COLUMNS = [
  "Name",
  "Experience",
  "Weekly Availability",
  "Work Preference",
  "Skills",
  "Action",
] as const;

/** Returns what to call a person in a row. */
export function candidateName({ fullName }: Pick<CandidateRow, "fullName">): string {
  return fullName || "Unnamed Candidate";
}

/** A person's cells in a table of people, without the buttons; `children` stand below the name. */
export function CandidateCells({ row, children }: { row: CandidateRow; children?: ReactNode }) {
  const more = row.skills.length - SKILLS_IN_ROW;
  return (
    <>
      <HeadCell>
        <b>{candidateName(row)}</b>
        {row.place && <span className="sub">{row.place}</span>}
        {children}
      </HeadCell>
      <Cell column={CANDIDATE_COLUMNS[1]}>{row.experience ?? "Not specified"}</Cell>
      <Cell column={CANDIDATE_COLUMNS[2]}>
        {row.availabilityHours === 1 ? "1 hour" : `${row.availabilityHours} hours`}
      </Cell>
      <Cell column={CANDIDATE_COLUMNS[3]}>{row.workPreference ?? "Not specified"}</Cell>
      <Cell column={CANDIDATE_COLUMNS[4]}>
        <span>{row.skills.length === 0 ? "No skills listed" : row.skills.slice(0, SKILLS_IN_ROW).join(", ")}</span>
        {more > 0 && (
          <b>
            <span>{` +${more}`}</span>
            <span className="vh"> more</span>
          </b>
        )}
      </Cell>
    </>
  );
}
