import { href } from "react-router";
import { BRAND } from "#app/brand.ts";
import type { ChargeOutcome } from "#app/platform/billing.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { dayText } from "#app/ui/date-time.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { PageHeader } from "#app/ui/page-header.tsx";
import { PrintButton } from "#app/ui/print-button.tsx";
import { Cell, HeadCell, Table, TableRow } from "#app/ui/table.tsx";
import { centsText, invoiceName, lineText, OUTCOME_TEXTS } from "../labels.ts";
import type { InvoiceLine } from "../rules.ts";

export type InvoiceProps = {
  number: number;
  company: string;
  issuedAt: Date;
  lines: readonly InvoiceLine[];
  totalCents: number;
  outcome: ChargeOutcome;
};

/** An invoice for the screen and for paper. Its days are in UTC, so that every reader sees the same ones. */
export function Invoice({ number, company, issuedAt, lines, totalCents, outcome }: InvoiceProps) {
  return (
    <div className="wrap stack stack--s5">
      <PageHeader
        title={`Invoice ${invoiceName(number)}`}
        text={
          <>
            <span>{`${BRAND.name} to `}</span>
            <span dir="auto">{company}</span>
            <span>{`, ${utcDay(issuedAt)}`}</span>
          </>
        }
        actions={
          <>
            <PrintButton>Print</PrintButton>
            <ButtonLink to={href("/recruiter/subscription")}>Subscription</ButtonLink>
          </>
        }
      />
      <Notice tone={outcome === "declined" ? "bad" : "info"}>{OUTCOME_TEXTS[outcome]}</Notice>
      <Table caption="Lines of the invoice" columns={["What", "From", "To", "Amount"]} canWrap>
        {lines.map((line) => (
          <TableRow key={`${line.kind} ${line.planId} ${line.period} ${line.from}`}>
            <HeadCell>{lineText(line)}</HeadCell>
            <Cell column="From">{utcDay(new Date(line.from))}</Cell>
            <Cell column="To">{utcDay(new Date(line.to))}</Cell>
            <Cell column="Amount">{centsText(line.cents)}</Cell>
          </TableRow>
        ))}
      </Table>
      <p>
        <b>{`Total: ${centsText(totalCents)}`}</b>
      </p>
    </div>
  );
}

function utcDay(at: Date): string {
  return dayText(at, "UTC");
}
