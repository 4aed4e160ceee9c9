import { href, Link } from "react-router";
import { CASE_KINDS } from "#app/domain/cases.ts";
import { KIND_NAMES, OUTCOME_NAMES, SHORT_REASONS } from "#app/features/cases/labels.ts";
import { ConsoleFilters } from "#app/features/staff/ui/console-filters.tsx";
import { ConsoleList } from "#app/features/staff/ui/console-list.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { PageHeader } from "#app/ui/page-header.tsx";
import { Select } from "#app/ui/select.tsx";
import { Cell, HeadCell, TableRow } from "#app/ui/table.tsx";
import { relativeTime } from "#app/ui/time-distance.ts";
import { counted } from "#app/words.ts";
import { type CaseRow, type CasesSearch, casesParams } from "../cases/rules.ts";

export type CasesPageProps = { search: CasesSearch; rows: readonly CaseRow[]; nextAfter: string | null; now: Date };

const COLUMNS = ["Case", "What's wrong", "Who has it", "When"] as const;
const STATES = [
  { value: "open", label: "Open" },
  { value: "decided", label: "Decided" },
];
const KINDS = CASE_KINDS.map((value) => ({ value, label: KIND_NAMES[value] }));
const OWNERS = [
  { value: "mine", label: "Mine" },
  { value: "nobody", label: "Nobody's" },
];

/** Lists everything that people reported and the product noticed, in one queue. */
export function CasesPage({ search, rows, nextAfter, now }: CasesPageProps) {
  const path = href("/operator/cases");
  const filters = casesParams(search);
  return (
    <div className="wrap stack stack--s5">
      <PageHeader
        title="Cases"
        text={`What people reported, and what looked like a scam. ${search.state === "open" ? "Oldest" : "Newest"} first.`}
        actions={<ButtonLink to={href("/operator/jobs")}>Held jobs</ButtonLink>}
      />
      <ConsoleFilters key={filters} label="Filter cases" clearHref={filters ? path : null}>
        <Select name="state" label="State" defaultValue={search.state} options={STATES} />
        <Select name="kind" label="About" placeholder="Anything" defaultValue={search.kind} options={KINDS} />
        <Select name="owner" label="Who has it" placeholder="Anyone" defaultValue={search.owner} options={OWNERS} />
      </ConsoleFilters>
      <ConsoleList
        caption="Cases"
        columns={COLUMNS}
        empty={{
          seed: "cases",
          title: filters ? "Nothing fits these filters" : "No cases are waiting",
          text: filters ? "Try fewer filters." : "New reports appear here.",
        }}
        pages={{
          label: "Pages of cases",
          previous: search.after && path + filters,
          previousLabel: search.state === "open" ? "Oldest" : "Newest",
          next: nextAfter && path + casesParams(search, nextAfter),
        }}
      >
        {rows.map((row) => (
          <Row key={row.id} row={row} now={now} />
        ))}
      </ConsoleList>
    </div>
  );
}

function Row({ row, now }: { row: CaseRow; now: Date }) {
  const { id, kind, title, reason, reportCount, isHiding, aboutName, assigneeName, openedAt, outcome } = row;
  const facts = [KIND_NAMES[kind], aboutName !== title && aboutName].filter(Boolean).join(", ");
  const weight = [reportCount > 1 && counted(reportCount, "report"), isHiding && "hidden"].filter(Boolean).join(", ");
  return (
    <TableRow>
      <HeadCell>
        <Link to={href("/operator/cases/:caseId", { caseId: id })}>
          <b>{title}</b>
        </Link>
        <span className="sub">{facts}</span>
      </HeadCell>
      <Cell column="What's wrong">
        <span>{outcome === null ? SHORT_REASONS[reason] : `${SHORT_REASONS[reason]}: ${OUTCOME_NAMES[outcome]}`}</span>
        {weight && <span className="sub">{weight}</span>}
      </Cell>
      <Cell column="Who has it">{assigneeName ?? <span className="soft">Nobody</span>}</Cell>
      <Cell column="When">
        <time dateTime={openedAt.toISOString()}>{relativeTime(openedAt, now)}</time>
      </Cell>
    </TableRow>
  );
}
