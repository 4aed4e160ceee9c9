import { href, Link } from "react-router";
import { REQUEST_STATES } from "#app/domain/support.ts";
import { answerReference } from "#app/features/contact/rules.ts";
import { ConsoleFilters } from "#app/features/staff/ui/console-filters.tsx";
import { ConsoleList } from "#app/features/staff/ui/console-list.tsx";
import { EmailText } from "#app/ui/email-text.tsx";
import { Ledger } from "#app/ui/ledger.tsx";
import { PageHeader } from "#app/ui/page-header.tsx";
import { Select } from "#app/ui/select.tsx";
import { Cell, HeadCell, TableRow } from "#app/ui/table.tsx";
import { TextInput } from "#app/ui/text-input.tsx";
import { relativeTime } from "#app/ui/time-distance.ts";
import { AGE_LABELS, channelText, HOLDER_LABELS, REQUEST_CHANNEL_LABELS, STATE_LABELS } from "../support/labels.ts";
import {
  REQUEST_AGES,
  REQUEST_CHANNELS,
  REQUEST_HOLDERS,
  type SupportCounts,
  type SupportRow,
  type SupportSearch,
  supportParams,
} from "../support/rules.ts";
import { RequestPromise } from "./request-state.tsx";

export type SupportPageProps = {
  search: SupportSearch;
  rows: readonly SupportRow[];
  counts: SupportCounts;
  nextAfter: string | null;
  /**
   * How well the promise of an answer was kept, or null if too few requests were answered to tell.
   */
  record: string | null;
  now: Date;
};

const COLUMNS = ["Request", "From", "State", "Who has it", "Written"] as const;

function choices<T extends string>(values: readonly T[], labels: Record<T, string>) {
  return values.map((value) => ({ value, label: labels[value] }));
}

const STATES = [...choices(REQUEST_STATES, STATE_LABELS), { value: "all", label: "Anything" }];

/** Lists what people wrote to support. */
export function SupportPage({ search, rows, counts, nextAfter, record, now }: SupportPageProps) {
  const path = href("/operator/support");
  const filters = supportParams(search);
  const promise = "We promise everyone an answer within 48 hours.";
  return (
    <div className="wrap stack stack--s5">
      <PageHeader title="Support" text={record ? `${promise} ${record}` : promise} />
      <Ledger
        figures={[
          { label: "Open", value: counts.open, to: path },
          { label: "Late", value: counts.late, to: `${path}?age=late` },
          { label: "Yours", value: counts.mine, to: `${path}?who=me` },
          { label: "Waiting for them", value: counts.waiting, to: `${path}?state=waiting` },
        ]}
      />
      <Filters search={search} hasFilters={filters !== ""} key={filters} />
      <ConsoleList
        caption="Requests"
        columns={COLUMNS}
        empty={{
          seed: "support",
          title: filters ? "Nothing fits these filters" : "No one waits for an answer",
          text: filters ? "Try fewer filters." : "Messages from the contact and support pages appear here.",
        }}
        pages={{
          label: "Pages of requests",
          previous: search.after && path + filters,
          previousLabel: "First page",
          next: nextAfter && path + supportParams(search, nextAfter),
        }}
      >
        {rows.map((row) => (
          <Row key={row.id} row={row} now={now} />
        ))}
      </ConsoleList>
    </div>
  );
}

function Filters({ search, hasFilters }: { search: SupportSearch; hasFilters: boolean }) {
  return (
    <ConsoleFilters label="Filter requests" clearHref={hasFilters ? href("/operator/support") : null} isEven>
      <Select name="state" label="State" defaultValue={search.state} options={STATES} />
      <Select
        name="channel"
        label="Where from"
        placeholder="Anywhere"
        defaultValue={search.channel}
        options={choices(REQUEST_CHANNELS, REQUEST_CHANNEL_LABELS)}
      />
      <Select
        name="age"
        label="Waiting"
        placeholder="Any time"
        defaultValue={search.age}
        options={choices(REQUEST_AGES, AGE_LABELS)}
      />
      <Select
        name="who"
        label="Who has it"
        placeholder="Anyone"
        defaultValue={search.who}
        options={choices(REQUEST_HOLDERS, HOLDER_LABELS)}
      />
      <TextInput
        name="q"
        label="Reference or email"
        defaultValue={search.q}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
      />
      {search.person && <input type="hidden" name="person" value={search.person} />}
    </ConsoleFilters>
  );
}

function Row({ row, now }: { row: SupportRow; now: Date }) {
  return (
    <TableRow>
      <HeadCell>
        <Link to={href("/operator/support/:requestId", { requestId: row.id })}>
          <b>{row.subject}</b>
        </Link>
        <span className="sub">{`${answerReference(row.reference)}, ${channelText(row)}`}</span>
      </HeadCell>
      <Cell column="From">
        <span>{row.name}</span>
        <span className="sub">
          <EmailText address={row.email} />
        </span>
      </Cell>
      <Cell column="State">
        <RequestPromise request={row} now={now} />
      </Cell>
      <Cell column="Who has it">{row.assigneeName ?? <span className="soft">No one</span>}</Cell>
      <Cell column="Written">
        <time dateTime={row.createdAt.toISOString()}>{relativeTime(row.createdAt, now)}</time>
      </Cell>
    </TableRow>
  );
}
