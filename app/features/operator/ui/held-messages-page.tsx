import { href, Link } from "react-router";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { PageHeader } from "#app/ui/page-header.tsx";
import { Pagination } from "#app/ui/pagination.tsx";
import { Cell, HeadCell, Table, TableRow } from "#app/ui/table.tsx";
import { relativeTime } from "#app/ui/time-distance.ts";
import { reasonName } from "../held-jobs/labels.ts";
import type { HeldMessageRow } from "../held-messages/rules.ts";

export type HeldMessagesPageProps = {
  rows: readonly HeldMessageRow[];
  after: string | null;
  nextAfter: string | null;
  now: Date;
};

/** Lists the first messages that wait for a moderator, oldest first. */
export function HeldMessagesPage({ rows, after, nextAfter, now }: HeldMessagesPageProps) {
  const path = href("/operator/messages");
  return (
    <div className="wrap stack stack--s5">
      <PageHeader
        title="Held messages"
        text="First messages with signs of a scam, of people we don't know yet. Their readers haven't seen them."
      />
      {rows.length === 0 ? (
        <EmptyState seed="held-messages" title="No message waits" text="What is held from now on is listed here." />
      ) : (
        <Table caption="Held messages" columns={["Sender", "Signs", "Sent"]} canWrap>
          {rows.map((row) => (
            <TableRow key={row.id}>
              <HeadCell>
                <Link to={href("/operator/messages/:messageId", { messageId: row.id })}>
                  <b>{row.senderName}</b>
                </Link>
                <span className="sub">{row.companyName ?? "Senior"}</span>
              </HeadCell>
              <Cell column="Signs">{row.warnings.map(reasonName).join(", ")}</Cell>
              <Cell column="Sent">
                <time dateTime={row.sentAt.toISOString()}>{relativeTime(row.sentAt, now)}</time>
              </Cell>
            </TableRow>
          ))}
        </Table>
      )}
      <Pagination
        label="Pages of held messages"
        previous={after && path}
        previousLabel="Oldest"
        next={nextAfter && `${path}?after=${nextAfter}`}
      />
    </div>
  );
}
