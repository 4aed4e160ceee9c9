import { Form, href, Link } from "react-router";
import { ANSWER_DATA_WITHIN_DAYS, DATA_REQUEST_KINDS } from "#app/domain/legal.ts";
import { ConsoleFilters } from "#app/features/staff/ui/console-filters.tsx";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { Day } from "#app/ui/date-time.tsx";
import { EmailText } from "#app/ui/email-text.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { FormProblem } from "#app/ui/form-problem.tsx";
import { type FormResult, useFormResult } from "#app/ui/form-result.ts";
import { KeptText } from "#app/ui/kept-text.tsx";
import { LimitedInput } from "#app/ui/limited-input.tsx";
import { PageHeader } from "#app/ui/page-header.tsx";
import { Pagination } from "#app/ui/pagination.tsx";
import { Select } from "#app/ui/select.tsx";
import { Cell, HeadCell, Table, TableRow } from "#app/ui/table.tsx";
import { TextInput } from "#app/ui/text-input.tsx";
import { relativeTime } from "#app/ui/time-distance.ts";
import { counted } from "#app/words.ts";
import { KIND_LABELS, OUTCOME_LABELS, SOURCE_LIMIT } from "../legal/labels.ts";
import {
  type DataRequestRow,
  isOverdue,
  type LegalSearch,
  type LegalView,
  legalParams,
  type RequestDraft,
} from "../legal/rules.ts";

export type LegalPageProps = {
  search: LegalSearch;
  rows: readonly DataRequestRow[];
  nextAfter: string | null;
  late: number;
  draft: RequestDraft;
  now: Date;
  answer: FormResult | undefined;
};

const KINDS = DATA_REQUEST_KINDS.map((value) => ({ value, label: KIND_LABELS[value] }));
const VIEWS: Record<LegalView, string> = { open: "Open", late: "Late", closed: "Closed" };
const VIEW_OPTIONS = Object.entries(VIEWS).map(([value, label]) => ({ value, label }));

/** Lists requests about data by due date. */
export function LegalPage({ search, rows, nextAfter, late, draft, now, answer }: LegalPageProps) {
  const path = href("/operator/legal");
  const filters = legalParams(search);
  return (
    <div className="wrap stack stack--s5">
      <PageHeader
        title="Requests for data"
        text={`Each has to be answered within ${ANSWER_DATA_WITHIN_DAYS} days. ${late === 0 ? "None is late." : `${counted(late, "request")} late.`}`}
        actions={
          <>
            <ButtonLink to={href("/operator/legal/holds")}>Legal holds</ButtonLink>
            <ButtonLink to={href("/operator/legal/figures")}>Yearly figures</ButtonLink>
          </>
        }
      />
      <ConsoleFilters key={filters} label="Filter requests" clearHref={filters ? path : null} isEven>
        <Select name="show" label="State" defaultValue={search.view} options={VIEW_OPTIONS} />
        <Select
          name="kind"
          id="kind-filter"
          label="What they ask for"
          placeholder="Anything"
          defaultValue={search.kind}
          options={KINDS}
        />
      </ConsoleFilters>
      {rows.length === 0 ? (
        <EmptyState
          seed="legal"
          title={filters ? "Nothing fits these filters" : "No request is open"}
          text="Enter below what reaches you by email, by letter, or through the contact form."
        />
      ) : (
        <DataRequests rows={rows} now={now} />
      )}
      <Pagination
        label="Pages of requests"
        previous={search.after && path + filters}
        previousLabel="First page"
        next={nextAfter && path + legalParams(search, nextAfter)}
      />
      <EnterRequest key={`${draft.source} ${draft.email}`} draft={draft} answer={answer} />
    </div>
  );
}

/** Lists the requests of a person or of a list. */
export function DataRequests({ rows, now }: { rows: readonly DataRequestRow[]; now: Date }) {
  return (
    <div className="consoletable">
      <Table caption="Requests for data" columns={["From", "Kind", "Received", "State"]} canWrap>
        {rows.map((row) => (
          <TableRow key={row.id}>
            <HeadCell>
              <Link to={href("/operator/legal/:requestId", { requestId: row.id })}>
                <b>{row.personName ?? (row.email ? <EmailText address={row.email} /> : "Erased person")}</b>
              </Link>
              {row.personName && row.email && (
                <span className="sub">
                  <EmailText address={row.email} />
                </span>
              )}
            </HeadCell>
            <Cell column="Kind">{KIND_LABELS[row.kind]}</Cell>
            <Cell column="Received">
              <Day at={row.receivedAt} />
            </Cell>
            <Cell column="State">
              <span>{row.outcome ? OUTCOME_LABELS[row.outcome] : "Open"}</span>
              <span className={isOverdue(row, now) ? "sub sub--late" : "sub"}>{dueText(row, now)}</span>
            </Cell>
          </TableRow>
        ))}
      </Table>
    </div>
  );
}

function dueText(row: DataRequestRow, now: Date): string {
  if (row.closedAt) return isOverdue(row, now) ? "Answered late" : "Answered in time";
  return isOverdue(row, now) ? `Late: was due ${relativeTime(row.dueAt, now)}` : `Due ${relativeTime(row.dueAt, now)}`;
}

function EnterRequest({ draft, answer }: { draft: RequestDraft; answer: FormResult | undefined }) {
  const { formRef, errorOf, onInput, ...form } = useFormResult(answer);
  return (
    <section aria-labelledby="enter" className="card stack stack--s4">
      <h2 id="enter">Enter a request</h2>
      <Form method="post" className="stack stack--s4" noValidate preventScrollReset ref={formRef} onInput={onInput}>
        <KeptText name="data request" />
        <FormProblem answer={answer} />
        <div className="consolefilters consolefilters--even">
          <Select
            name="kind"
            label="What they ask for"
            placeholder="Choose one"
            defaultValue={form.valueOf("kind")}
            options={KINDS}
            error={errorOf("kind")}
          />
          <TextInput
            name="email"
            label="Their email"
            defaultValue={form.valueOf("email", draft.email)}
            error={errorOf("email")}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
          />
          <TextInput
            name="receivedOn"
            label="Reached us on"
            type="date"
            defaultValue={form.valueOf("receivedOn", draft.receivedOn)}
            error={errorOf("receivedOn")}
          />
        </div>
        <LimitedInput
          name="source"
          label="How they asked"
          hint="The reference of their message to support, or where their email or letter is kept. Not what they wrote."
          limit={SOURCE_LIMIT}
          defaultValue={form.valueOf("source", draft.source)}
          error={errorOf("source")}
          autoComplete="off"
        />
        <div>
          <Button type="submit" variant="main">
            Enter request
          </Button>
        </div>
      </Form>
    </section>
  );
}
