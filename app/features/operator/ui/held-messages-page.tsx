import { href, Link } from "react-router";
import { ConsoleList } from "#app/features/staff/ui/console-list.tsx";
import { PageHeader } from "#app/ui/page-header.tsx";
import { Cell, HeadCell, TableRow } from "#app/ui/table.tsx";
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
        text="First messages with signs of a scam, from people who are new here. Their readers haven't seen them."
      />
      <ConsoleList
        caption="Held messages"
        columns={["Sender", "Signs", "Sent"]}
        empty={{
          seed: "held-messages",
          title: "No messages are waiting",
          text: "Messages we hold for a decision appear here.",
        }}
        pages={{
          label: "Pages of held messages",
          previous: after && path,
          previousLabel: "Oldest",
          next: nextAfter && `${path}?after=${nextAfter}`,
        }}
      >
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
      </ConsoleList>
    </div>
  );
}
