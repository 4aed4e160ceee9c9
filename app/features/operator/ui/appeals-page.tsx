import { href, Link } from "react-router";
import { APPEAL_KIND_LABELS, OUTCOME_LABELS } from "#app/features/appeals/labels.ts";
import { ConsoleList } from "#app/features/staff/ui/console-list.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { PageHeader } from "#app/ui/page-header.tsx";
import { Cell, HeadCell, TableRow } from "#app/ui/table.tsx";
import { relativeTime } from "#app/ui/time-distance.ts";
import { type AppealRow, type AppealsSearch, appealsParams } from "../appeals/rules.ts";

export type AppealsPageProps = {
  search: AppealsSearch;
  rows: readonly AppealRow[];
  nextAfter: string | null;
  viewerId: string;
  now: Date;
};

/** Lists the waiting appeals, oldest first, or the decided ones. */
export function AppealsPage({ search, rows, nextAfter, viewerId, now }: AppealsPageProps) {
  const path = href("/operator/appeals");
  const isWaiting = search.view === "waiting";
  const other: AppealsSearch = { view: isWaiting ? "decided" : "waiting", after: null };
  return (
    <div className="wrap stack stack--s5">
      <PageHeader
        title={isWaiting ? "Appeals" : "Decided appeals"}
        text={isWaiting ? "Someone other than who decided first answers each, in writing." : "Newest first."}
        actions={
          <ButtonLink to={path + appealsParams(other)}>{isWaiting ? "Decided appeals" : "Waiting appeals"}</ButtonLink>
        }
      />
      <ConsoleList
        caption="Appeals"
        columns={["Person", "Against", "Decided first by", "Appealed", "Outcome"]}
        empty={{
          seed: "appeals",
          title: isWaiting ? "No appeals are waiting" : "No appeals decided yet",
          text: "Anyone we decided against can appeal once, with the link in their email.",
        }}
        pages={{
          label: "Pages of appeals",
          previous: search.after && path + appealsParams({ ...search, after: null }),
          previousLabel: "First",
          next: nextAfter && path + appealsParams({ ...search, after: nextAfter }),
        }}
      >
        {rows.map((row) => (
          <TableRow key={row.id}>
            <HeadCell>
              <Link to={href("/operator/appeals/:appealId", { appealId: row.id })}>
                <b>{row.personName}</b>
              </Link>
            </HeadCell>
            <Cell column="Against">{APPEAL_KIND_LABELS[row.kind]}</Cell>
            <Cell column="Decided first by">
              {row.firstDecidedBy === viewerId ? "You" : (row.firstDecidedByName ?? "Command line")}
            </Cell>
            <Cell column="Appealed">
              <time dateTime={row.createdAt.toISOString()}>{relativeTime(row.createdAt, now)}</time>
            </Cell>
            <Cell column="Outcome">
              {row.outcome ? (
                <>
                  <span>{OUTCOME_LABELS[row.outcome]}</span>
                  {row.decidedByName && <span className="sub">{`by ${row.decidedByName}`}</span>}
                </>
              ) : (
                <span className="soft">{row.firstDecidedBy === viewerId ? "Waiting for someone else" : "Waiting"}</span>
              )}
            </Cell>
          </TableRow>
        ))}
      </ConsoleList>
    </div>
  );
}
