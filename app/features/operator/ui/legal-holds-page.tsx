import { href, Link } from "react-router";
import { REVIEW_HOLD_DAYS } from "#app/domain/legal.ts";
import { ConsoleList } from "#app/features/staff/ui/console-list.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { Day } from "#app/ui/date-time.tsx";
import { PageHeader } from "#app/ui/page-header.tsx";
import { Cell, HeadCell, TableRow } from "#app/ui/table.tsx";
import { relativeTime } from "#app/ui/time-distance.ts";
import type { LegalHold } from "../legal/rules.ts";

export type LegalHoldsPageProps = {
  rows: readonly LegalHold[];
  after: string | null;
  nextAfter: string | null;
  now: Date;
};

/** Lists the accounts that are protected from erasure, next review first. */
export function LegalHoldsPage({ rows, after, nextAfter, now }: LegalHoldsPageProps) {
  const path = href("/operator/legal/holds");
  return (
    <div className="wrap stack stack--s5">
      <PageHeader
        title="Legal holds"
        text={`Accounts that can't be erased while on hold. Each is reviewed every ${REVIEW_HOLD_DAYS} days.`}
        actions={<ButtonLink to={href("/operator/legal")}>Requests for data</ButtonLink>}
      />
      <ConsoleList
        caption="Legal holds"
        columns={["Person", "Why", "Until", "Review"]}
        empty={{ seed: "holds", title: "No legal holds", text: "Set one on a person's page." }}
        pages={{
          label: "Pages of legal holds",
          previous: after && path,
          previousLabel: "First page",
          next: nextAfter && `${path}?${new URLSearchParams({ after: nextAfter })}`,
        }}
      >
        {rows.map(({ id, userId, personName, reason, setAt, setByName, endsAt, reviewAt }) => (
          <TableRow key={id}>
            <HeadCell>
              <Link to={`${href("/operator/people/:personId", { personId: userId })}#hold`}>
                <b>{personName}</b>
              </Link>
              <span className="sub">
                <span>{`${setByName ?? "Someone who is gone"}, `}</span>
                <Day at={setAt} />
              </span>
            </HeadCell>
            <Cell column="Why">{reason}</Cell>
            <Cell column="Until">
              <Day at={endsAt} />
            </Cell>
            <Cell column="Review">
              <span className={reviewAt < now ? "sub sub--late" : undefined}>
                {reviewAt < now ? `Late: was due ${relativeTime(reviewAt, now)}` : relativeTime(reviewAt, now)}
              </span>
            </Cell>
          </TableRow>
        ))}
      </ConsoleList>
    </div>
  );
}
