import { Cell, HeadCell, Table, TableRow } from "#app/ui/table.tsx";
import { type RecruiterFigures, waitText } from "../rules.ts";

const COLUMNS = ["Person", "Jobs", "Applied", "Answered", "First reply", "Hired"] as const;

/** The figures of each person of a company, for its owners. */
export function RecruitersTable({ people }: { people: readonly RecruiterFigures[] }) {
  return (
    <section aria-labelledby="recruiters" className="stack stack--s3">
      <h2 id="recruiters">By person</h2>
      <Table caption="By person" columns={COLUMNS} canWrap>
        {people.map((person) => (
          <TableRow key={person.id}>
            <HeadCell>
              <b>{person.name}</b>
            </HeadCell>
            <Cell column={COLUMNS[1]}>{person.jobs}</Cell>
            <Cell column={COLUMNS[2]}>{person.applied}</Cell>
            <Cell column={COLUMNS[3]}>{person.answered}</Cell>
            <Cell column={COLUMNS[4]}>{person.applied === 0 ? "Nobody applied" : waitText(person.hoursToAnswer)}</Cell>
            <Cell column={COLUMNS[5]}>{person.hired}</Cell>
          </TableRow>
        ))}
      </Table>
      <p className="soft">Only owners see this. A job counts for the person who is responsible for it now.</p>
    </section>
  );
}
