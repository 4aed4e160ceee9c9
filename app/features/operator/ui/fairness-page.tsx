import { href } from "react-router";
import { FOUR_FIFTHS, isBehind, LEAST_PEOPLE } from "#app/features/applications/adverse-impact/rules.ts";
import { Day } from "#app/ui/date-time.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { Ledger } from "#app/ui/ledger.tsx";
import { PageHeader } from "#app/ui/page-header.tsx";
import { Pagination } from "#app/ui/pagination.tsx";
import { Cell, HeadCell, Table, TableRow } from "#app/ui/table.tsx";
import { counted } from "#app/words.ts";
import { MEASURE_LABELS } from "../fairness/labels.ts";
import { type Band, MEASURES, type Measure, type Report, ratiosOf, type WordingRow } from "../fairness/rules.ts";
import { RatioChart } from "./ratio-chart.tsx";
import { WordingCounts } from "./wording-counts.tsx";

export type FairnessPageProps = {
  reports: readonly Report[];
  before: string | null;
  nextBefore: string | null;
  wordings: { weeks: readonly string[]; rows: readonly WordingRow[] };
};

const FLOOR = FOUR_FIFTHS * 100;

/**
 * Shows, week by week, whom suggestions and employers select by years of experience, and which
 * words about age jobs contained.
 */
export function FairnessPage({ reports, before, nextBefore, wordings }: FairnessPageProps) {
  const path = href("/operator/fairness");
  return (
    <div className="wrap stack stack--s6">
      <PageHeader
        title="Fairness"
        text={`Less than ${FLOOR}% of the best group is to look into (29 CFR 1607.4(D)). Groups of fewer than ${LEAST_PEOPLE} people aren't shown.`}
      />
      {reports.length === 0 ? (
        <EmptyState
          seed="fairness"
          title={before ? "No older reports" : "No report yet"}
          text="A report is made every Monday morning and kept here."
        />
      ) : (
        MEASURES.map((measure) => <MeasureSection key={measure} measure={measure} reports={reports} />)
      )}
      <Pagination
        label="Pages of reports"
        previous={before && path}
        previousLabel="Newest reports"
        next={nextBefore && `${path}?before=${nextBefore}`}
      />
      <WordingCounts {...wordings} />
    </div>
  );
}

function MeasureSection({ measure, reports }: { measure: Measure; reports: readonly Report[] }) {
  const { title, text } = MEASURE_LABELS[measure];
  const latest = reports[0]?.[measure] ?? [];
  const bands = latest.map(({ band }) => band);
  return (
    <section aria-labelledby={measure} className="stack stack--s3">
      <h2 id={measure}>{title}</h2>
      <p className="soft">{text}</p>
      <Ledger
        figures={latest.map((band) => ({
          label: band.band,
          value: <BandFigure band={band} measure={measure} reports={reports} />,
          help: band.people === null ? "too few to compare" : `of ${counted(band.people, groupWord(measure))}`,
        }))}
      />
      <div className="consoletable">
        <Table caption={title} columns={["Report of", ...bands]} canWrap>
          {reports.map((report) => (
            <TableRow key={report.day}>
              <HeadCell>
                <b>
                  <Day at={new Date(`${report.day}T12:00:00Z`)} />
                </b>
              </HeadCell>
              {bands.map((band) => (
                <Cell key={band} column={band}>
                  <BandCell band={report[measure].find((one) => one.band === band)} />
                </Cell>
              ))}
            </TableRow>
          ))}
        </Table>
      </div>
    </section>
  );
}

function groupWord(measure: Measure): string {
  return measure === "suggested" ? "senior" : "application";
}

function BandFigure({ band, measure, reports }: { band: Band; measure: Measure; reports: readonly Report[] }) {
  const percents = ratiosOf(reports, measure, band.band);
  const known = percents.filter((percent) => percent !== null);
  const range = known.length === 0 ? "too few people" : `${Math.min(...known)} to ${Math.max(...known)}%`;
  const label = `${band.band}, of the best group in ${counted(percents.length, "report")}: ${range}.`;
  return (
    <>
      <span>{band.ratio === null ? <span className="soft">None</span> : `${Math.round(band.ratio * 100)}%`}</span>
      <RatioChart percents={percents} floor={FLOOR} label={label} />
    </>
  );
}

function BandCell({ band }: { band: Band | undefined }) {
  if (!band || band.share === null || band.people === null) return <span className="soft">Too few</span>;
  return (
    <>
      <span>{`${(band.share * 100).toFixed(1)}% of ${band.people.toLocaleString("en-US")}`}</span>
      {band.ratio !== null && (
        <span className="sub">
          {isBehind(band) ? (
            <b>{`To look into: ${Math.round(band.ratio * 100)}%`}</b>
          ) : (
            `${Math.round(band.ratio * 100)}% of the best`
          )}
        </span>
      )}
    </>
  );
}
