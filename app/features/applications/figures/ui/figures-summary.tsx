import { DAY_MS } from "#app/time.ts";
import { Card } from "#app/ui/card.tsx";
import { dayText } from "#app/ui/date-time.tsx";
import { DayChart } from "#app/ui/day-chart.tsx";
import { Ledger } from "#app/ui/ledger.tsx";
import { Cell, HeadCell, Table, TableRow } from "#app/ui/table.tsx";
import { marketText, SOURCE_LABELS } from "../labels.ts";
import {
  applyRate,
  type DailyFigures,
  type JobFigures,
  type MarketMedians,
  medianOf,
  percentText,
  type Range,
  rangeStart,
} from "../rules.ts";

export type FiguresSummaryProps = {
  jobs: readonly JobFigures[];
  daily: DailyFigures;
  medians: MarketMedians | null;
  days: Range;
  now: Date;
};

/** The sums over a range, each day of it, where the views came from, and the market beside them. */
export function FiguresSummary({ jobs, daily, medians, days, now }: FiguresSummaryProps) {
  const [views, applied] = [sumOf(daily.views), sumOf(daily.applications)];
  const rates = jobs.map(applyRate).filter((rate) => rate !== null);
  const own = {
    views: medianOf(jobs.map((job) => job.views).filter((count) => count > 0)),
    applyRate: medianOf(rates),
  };
  return (
    <>
      <Ledger
        figures={[
          { label: "Views", value: <Counted days={daily.views} label="Views" /> },
          { label: "Applied", value: <Counted days={daily.applications} label="Applications" /> },
          { label: "Apply rate", value: percentText(applyRate({ views, applied })), help: "applications per view" },
          { label: "Hired", value: jobs.reduce((sum, { hired }) => sum + hired, 0) },
        ]}
      />
      <p>{marketText(own, medians)}</p>
      <ByDay daily={daily} days={days} now={now} />
      {views > 0 && (
        <Card id="sources" title="Views by source">
          <div className="stack stack--s4">
            <Table caption="Views by source" columns={["Source", "Views", "Share"]} isNarrow>
              {daily.sources.map(({ source, count }) => (
                <TableRow key={source}>
                  <HeadCell>{SOURCE_LABELS[source]}</HeadCell>
                  <Cell column="Views">{count.toLocaleString("en-US")}</Cell>
                  <Cell column="Share">{percentText((100 * count) / views)}</Cell>
                </TableRow>
              ))}
            </Table>
            <p className="soft">
              Add ?src=linkedin to a link that you share, and its views are counted under LinkedIn. Other names we know:
              email, feed, google, indeed, facebook.
            </p>
          </div>
        </Card>
      )}
    </>
  );
}

function Counted({ days, label }: { days: readonly number[]; label: string }) {
  const sum = sumOf(days);
  const spoken = `${label} on each of the last ${days.length} days: ${sum} in all, ${Math.max(...days)} on the busiest.`;
  return (
    <>
      <span>{sum.toLocaleString("en-US")}</span>
      <DayChart days={days} label={spoken} />
    </>
  );
}

/** The numbers of the charts, latest day first, without the days on which nothing happened. */
function ByDay({ daily, days, now }: Pick<FiguresSummaryProps, "daily" | "days" | "now">) {
  const start = rangeStart(now, days).getTime();
  const rows = daily.views
    .map((views, at) => ({ at, views, applied: daily.applications[at] ?? 0 }))
    .filter(({ views, applied }) => views > 0 || applied > 0)
    .reverse();
  if (rows.length === 0) return null;
  return (
    <details>
      <summary>Day by day</summary>
      <Table caption="Day by day" columns={["Day", "Views", "Applied"]} isNarrow>
        {rows.map(({ at, views, applied }) => (
          <TableRow key={at}>
            <HeadCell>{dayText(new Date(start + at * DAY_MS), "UTC")}</HeadCell>
            <Cell column="Views">{views}</Cell>
            <Cell column="Applied">{applied}</Cell>
          </TableRow>
        ))}
      </Table>
    </details>
  );
}

function sumOf(counts: readonly number[]): number {
  return counts.reduce((sum, count) => sum + count, 0);
}
