import Download from "lucide-react/icons/download";
import { href, Link } from "react-router";
import { ButtonLink } from "#app/ui/button.tsx";
import { dateFormat, useTimeZone } from "#app/ui/date-time.tsx";
import { PageHeader } from "#app/ui/page-header.tsx";
import { Select } from "#app/ui/select.tsx";
import { Cell, HeadCell, TableRow } from "#app/ui/table.tsx";
import { TextInput } from "#app/ui/text-input.tsx";
import { AUDIT_ACTIONS, auditActionLabel, auditFacts, auditKindLabel, endOfId } from "../audit/labels.ts";
import { type AuditRow, type AuditSearch, auditParams } from "../audit/rules.ts";
import { ConsoleFilters } from "./console-filters.tsx";
import { ConsoleList } from "./console-list.tsx";

export type AuditPageProps = {
  search: AuditSearch;
  rows: readonly AuditRow[];
  nextBefore: string | null;
  unknown: { actor: boolean; subject: boolean };
};

const NOBODY = "No account has this email.";
const ACTIONS = Object.entries(AUDIT_ACTIONS).map(([value, label]) => ({ value, label }));

/** Lists what staff did and whose data they looked at, newest first. */
export function AuditPage({ search, rows, nextBefore, unknown }: AuditPageProps) {
  const path = href("/operator/audit");
  const filters = auditParams(search);
  return (
    <div className="wrap stack stack--s5">
      <PageHeader
        title="Audit log"
        text="What staff did, and whose data they looked at. Nothing here is ever changed or removed."
        actions={
          <ButtonLink to={href("/operator/audit.csv") + filters} reloadDocument>
            <Download className="i" />
            Download CSV
          </ButtonLink>
        }
      />
      <ConsoleFilters key={filters} label="Filter the audit log" clearHref={filters ? path : null}>
        <TextInput
          name="actor"
          label="Who did it"
          placeholder="Email or id"
          defaultValue={search.actor}
          error={unknown.actor ? NOBODY : undefined}
          {...PLAIN}
        />
        <Select name="action" label="What" placeholder="Anything" defaultValue={search.action} options={ACTIONS} />
        <TextInput
          name="subject"
          label="About"
          placeholder="Email or id"
          defaultValue={search.subject}
          error={unknown.subject ? NOBODY : undefined}
          {...PLAIN}
        />
      </ConsoleFilters>
      <ConsoleList
        caption="Audit log"
        columns={COLUMNS}
        empty={{
          seed: "audit",
          title: filters ? "Nothing fits these filters" : "Nothing yet",
          text: filters ? "Try fewer filters." : "What staff do appears here.",
        }}
        pages={{
          label: "Pages of the audit log",
          previous: search.before && path + filters,
          previousLabel: "Newest",
          next: nextBefore && path + auditParams(search, nextBefore),
        }}
      >
        {rows.map((row) => (
          <Row key={row.id} row={row} />
        ))}
      </ConsoleList>
    </div>
  );
}

const PLAIN = { autoComplete: "off", autoCapitalize: "none", spellCheck: false } as const;
const COLUMNS = ["What", "Who did it", "About", "When"] as const;

function Row({ row }: { row: AuditRow }) {
  const { action, at, actorId, actorName, subjectId, subjectName, subjectKind, detail } = row;
  const facts = auditFacts(detail);
  return (
    <TableRow>
      <HeadCell>
        <b>{auditActionLabel(action)}</b>
        {facts && <span className="sub">{facts}</span>}
      </HeadCell>
      <Cell column="Who did it">
        {actorId ? <Who filter={{ actor: actorId }} name={actorName} id={actorId} /> : "Command line"}
      </Cell>
      <Cell column="About">
        {subjectId ? (
          <Who filter={{ subject: subjectId }} name={subjectName} id={subjectId} />
        ) : (
          <span className="soft">{auditKindLabel(subjectKind)}</span>
        )}
      </Cell>
      <Cell column="When">
        <Moment at={at} />
      </Cell>
    </TableRow>
  );
}

/** Shows a time to the second, in the reader's time zone: "Nov 27, 2026, 10:04:05 AM". */
function Moment({ at }: { at: Date }) {
  const format = dateFormat("en-US", { dateStyle: "medium", timeStyle: "medium", timeZone: useTimeZone() });
  return <time dateTime={at.toISOString()}>{format.format(at)}</time>;
}

/** Links a name to all of its rows. Shows the end of the id if the account is gone. */
function Who({
  filter,
  name,
  id,
}: {
  filter: { actor: string } | { subject: string };
  name: string | null;
  id: string;
}) {
  const search = new URLSearchParams(filter).toString();
  return (
    <Link className={name === null ? "nw" : undefined} to={{ pathname: href("/operator/audit"), search }}>
      {name ?? endOfId(id)}
    </Link>
  );
}
