import Download from "lucide-react/icons/download";
import { href } from "react-router";
import { ButtonLink } from "#app/ui/button.tsx";
import { PageHeader } from "#app/ui/page-header.tsx";
import { Cell, HeadCell, Table, TableRow } from "#app/ui/table.tsx";
import type { YearlyFigures } from "../legal/figures.ts";

/** Shows how many reports, decisions, and requests each of the last years had. */
export function LegalFiguresPage({ figures: { years, rows } }: { figures: YearlyFigures }) {
  return (
    <div className="wrap stack stack--s5">
      <PageHeader
        title="Yearly figures"
        text="For a transparency report. Reports are kept for two years, and appeals as long as their person's account."
        actions={
          <>
            <ButtonLink to={href("/operator/legal")}>Requests for data</ButtonLink>
            <ButtonLink to={href("/operator/legal/figures.csv")} reloadDocument>
              <Download className="i" />
              Download CSV
            </ButtonLink>
          </>
        }
      />
      <Table caption="Yearly figures" columns={["Figure", ...years.map(String)]} canWrap isNarrow>
        {rows.map(({ label, counts }) => (
          <TableRow key={label}>
            <HeadCell>{label}</HeadCell>
            {years.map((year, at) => (
              <Cell key={year} column={String(year)}>
                {(counts[at] ?? 0).toLocaleString("en-US")}
              </Cell>
            ))}
          </TableRow>
        ))}
      </Table>
    </div>
  );
}
