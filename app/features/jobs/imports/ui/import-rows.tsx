import { href, Link } from "react-router";
import { Pagination } from "#app/ui/pagination.tsx";
import { Cell, DetailRow, HeadCell, Table, TableRow } from "#app/ui/table.tsx";
import { LinkTabs } from "#app/ui/tabs.tsx";
import { columnLabel } from "../columns.ts";
import { OUTCOME_LABELS } from "../labels.ts";
import { ROWS_PER_PAGE, type RowView, type ShownRow } from "../rules.ts";
import { RowErrors } from "./job-import.tsx";

export type ImportRowsProps = {
  rows: readonly ShownRow[];
  found: number;
  view: RowView;
  page: number;
  total: number;
  faulty: number;
};

const COLUMNS = ["Job", "Row", "ID", "State"] as const;

/** The rows of an import, each with its errors below it. */
export function ImportRows({ rows, found, view, page, total, faulty }: ImportRowsProps) {
  const pages = Math.max(1, Math.ceil(found / ROWS_PER_PAGE));
  return (
    <section className="stack stack--s4" aria-label="Rows">
      <LinkTabs
        label="Show"
        tabs={[
          {
            id: "all",
            to: addressOf("all", 1),
            label: `All rows (${total.toLocaleString("en-US")})`,
            isCurrent: view === "all",
          },
          {
            id: "faulty",
            to: addressOf("faulty", 1),
            label: `With errors (${faulty.toLocaleString("en-US")})`,
            isCurrent: view === "faulty",
          },
        ]}
      />
      {rows.length === 0 ? (
        <p>No row has an error.</p>
      ) : (
        <Table caption="Rows of the file" columns={COLUMNS} canWrap>
          {rows.map((row) => (
            <Row key={row.position} row={row} />
          ))}
        </Table>
      )}
      <Pagination
        label="Pages of rows"
        previous={page > 1 ? addressOf(view, page - 1) : null}
        next={page < pages ? addressOf(view, page + 1) : null}
      />
      {pages > 1 && <p className="soft">{`Page ${page} of ${pages}`}</p>}
    </section>
  );
}

function addressOf(view: RowView, page: number): string {
  const params = new URLSearchParams({
    ...(view === "all" ? {} : { show: view }),
    ...(page > 1 && { page: `${page}` }),
  });
  return params.size === 0 ? "." : `?${params}`;
}

function Row({ row }: { row: ShownRow }) {
  const { position, sourceId, title, jobId, errors } = row;
  return (
    <>
      <TableRow>
        <HeadCell>
          {jobId === null ? (
            <b>{title || "No title"}</b>
          ) : (
            <Link to={href("/recruiter/manage-jobs/:jobId", { jobId })}>
              <b>{title || "No title"}</b>
            </Link>
          )}
        </HeadCell>
        <Cell column={COLUMNS[1]}>{position}</Cell>
        <Cell column={COLUMNS[2]}>{sourceId}</Cell>
        <Cell column={COLUMNS[3]}>{stateOf(row)}</Cell>
      </TableRow>
      {errors && (
        <DetailRow>
          <RowErrors
            errors={Object.entries(errors).map(([field, message]) => [columnLabel(field), message] as const)}
          />
        </DetailRow>
      )}
    </>
  );
}

function stateOf({ errors, outcome, isChecked, isKnown, knownBy }: ShownRow): string {
  if (errors) return "Has errors";
  if (outcome) return OUTCOME_LABELS[outcome];
  if (!isChecked) return "Not checked yet";
  if (!isKnown) return "New";
  return knownBy === null ? "Imported before" : `Imported before, by ${knownBy}`;
}
