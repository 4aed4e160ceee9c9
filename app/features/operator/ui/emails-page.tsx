import { Form, href, Link } from "react-router";
import { MAIL_KINDS } from "#app/domain/emails.ts";
import { ConsoleFilters } from "#app/features/staff/ui/console-filters.tsx";
import { ConsoleList } from "#app/features/staff/ui/console-list.tsx";
import { Button } from "#app/ui/button.tsx";
import { Day } from "#app/ui/date-time.tsx";
import { EmailText } from "#app/ui/email-text.tsx";
import { FormProblem } from "#app/ui/form-problem.tsx";
import type { FormResult } from "#app/ui/form-result.ts";
import { PageHeader } from "#app/ui/page-header.tsx";
import { Select } from "#app/ui/select.tsx";
import { ActionsCell, Cell, HeadCell, TableRow } from "#app/ui/table.tsx";
import { TextInput } from "#app/ui/text-input.tsx";
import { relativeTime } from "#app/ui/time-distance.ts";
import { EMAIL_STATE_LABELS, FATES, MAIL_KIND_LABELS } from "../emails/labels.ts";
import { canRetry, EMAIL_STATES, type EmailRow, type EmailSearch, emailParams } from "../emails/rules.ts";

export type EmailsPageProps = {
  search: EmailSearch;
  rows: readonly EmailRow[];
  nextBefore: string | null;
  now: Date;
  answer: FormResult | undefined;
};

const COLUMNS = ["Subject", "To", "What happened", "Actions"] as const;

/** Lists emails that were sent, wait, failed, or bounced, without their texts. */
export function EmailsPage({ search, rows, nextBefore, now, answer }: EmailsPageProps) {
  const path = href("/operator/emails");
  const filters = emailParams(search);
  return (
    <div className="wrap stack stack--s5">
      <PageHeader
        title="Emails"
        text="What happened to each email of the last 60 days, but never its text, which may hold a link that opens an account."
      />
      <FormProblem answer={answer} />
      <ConsoleFilters key={filters} label="Filter emails" clearHref={filters ? path : null}>
        <Select
          name="state"
          label="What happened"
          placeholder="Anything"
          defaultValue={search.state}
          options={EMAIL_STATES.map((value) => ({ value, label: EMAIL_STATE_LABELS[value] }))}
        />
        <Select
          name="kind"
          label="About"
          placeholder="Anything"
          defaultValue={search.kind}
          options={MAIL_KINDS.map((value) => ({ value, label: MAIL_KIND_LABELS[value] }))}
        />
        <TextInput
          name="address"
          label="To, the full email address"
          defaultValue={search.address}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
        />
      </ConsoleFilters>
      <ConsoleList
        caption="Emails"
        columns={COLUMNS}
        empty={{
          seed: "emails",
          title: filters ? "Nothing fits these filters" : "No emails yet",
          text: filters ? "Try fewer filters." : "Each email we write appears here for 60 days.",
        }}
        pages={{
          label: "Pages of emails",
          previous: search.before && path + filters,
          previousLabel: "Newest",
          next: nextBefore && path + emailParams(search, nextBefore),
        }}
      >
        {rows.map((row) => (
          <Row key={row.id} row={row} now={now} />
        ))}
      </ConsoleList>
    </div>
  );
}

function Row({ row, now }: { row: EmailRow; now: Date }) {
  const { id, userId, toAddress, kind, subject, createdAt, fate, reason, bouncedAt } = row;
  return (
    <TableRow>
      <HeadCell>
        <b>{subject}</b>
        <span className="sub">
          <span>{`${MAIL_KIND_LABELS[kind]}, `}</span>
          <time dateTime={createdAt.toISOString()}>{relativeTime(createdAt, now)}</time>
        </span>
      </HeadCell>
      <Cell column="To">
        {userId ? (
          <Link to={href("/operator/people/:personId", { personId: userId })}>
            <EmailText address={toAddress} />
          </Link>
        ) : (
          <EmailText address={toAddress} />
        )}
        {bouncedAt && (
          <span className="sub sub--late">
            <span>Takes no email since </span>
            <Day at={bouncedAt} />
          </span>
        )}
      </Cell>
      <Cell column="What happened">
        <span>{FATES[fate]}</span>
        {reason && <span className="sub">{reason}</span>}
      </Cell>
      <ActionsCell>
        {canRetry(fate) && (
          <Deed mailId={id} intent="retry" label={`Send again: ${subject}`}>
            Send again
          </Deed>
        )}
        {bouncedAt && (
          <Deed mailId={id} intent="release" label={`Let email through to ${toAddress}`}>
            Let email through
          </Deed>
        )}
      </ActionsCell>
    </TableRow>
  );
}

type DeedProps = { mailId: string; intent: "retry" | "release"; label: string; children: string };

function Deed({ mailId, intent, label, children }: DeedProps) {
  return (
    <Form method="post" preventScrollReset>
      <input type="hidden" name="mailId" value={mailId} />
      <Button type="submit" name="intent" value={intent} aria-label={label}>
        {children}
      </Button>
    </Form>
  );
}
