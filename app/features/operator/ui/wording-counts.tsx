import { Day } from "#app/ui/date-time.tsx";
import { DayChart } from "#app/ui/day-chart.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { Cell, HeadCell, Table, TableRow } from "#app/ui/table.tsx";
import { KIND_LABELS } from "../fairness/labels.ts";
import type { WordingRow } from "../fairness/rules.ts";

export type WordingCountsProps = { weeks: readonly string[]; rows: readonly WordingRow[] };

/** Shows how many saved jobs had words about age, by kind and week. */
export function WordingCounts({ weeks, rows }: WordingCountsProps) {
  return (
    <section aria-labelledby="wording" className="stack stack--s3">
      <h2 id="wording">Words about age in jobs</h2>
      <p className="soft">
        {`Saves in the last ${weeks.length} weeks, by the kind of words. What was written isn't kept.`}
      </p>
      {rows.length === 0 ? (
        <EmptyState seed="wording" title="None" text="No job had such words." />
      ) : (
        <>
          <Table caption="Words about age in jobs" columns={["Kind of words", "Refused", "Advised against"]} canWrap>
            {rows.map(({ kind, refused, advised }) => (
              <TableRow key={kind}>
                <HeadCell>
                  <b>{KIND_LABELS[kind]}</b>
                </HeadCell>
                <Cell column="Refused">
                  <Saves what={`${KIND_LABELS[kind]}, refused`} numbers={refused} />
                </Cell>
                <Cell column="Advised against">
                  <Saves what={`${KIND_LABELS[kind]}, advised against`} numbers={advised} />
                </Cell>
              </TableRow>
            ))}
          </Table>
          <WeekByWeek weeks={weeks} rows={rows} />
        </>
      )}
    </section>
  );
}

function Saves({ what, numbers }: { what: string; numbers: readonly number[] }) {
  const all = numbers.reduce((sum, number) => sum + number, 0);
  if (all === 0) return <span className="soft">None</span>;
  const label = `${what} in each of ${numbers.length} weeks: ${all} in all, ${Math.max(...numbers)} in the busiest.`;
  return (
    <>
      <span>{all}</span>
      <DayChart days={numbers} label={label} />
    </>
  );
}

/** Shows the numbers of the charts, latest week first. */
function WeekByWeek({ weeks, rows }: WordingCountsProps) {
  const lines = weeks
    .flatMap((week, at) =>
      rows.map(({ kind, refused, advised }) => ({ week, kind, refused: refused[at] ?? 0, advised: advised[at] ?? 0 })),
    )
    .filter(({ refused, advised }) => refused + advised > 0)
    .reverse();
  return (
    <details>
      <summary>Week by week</summary>
      <Table caption="Week by week" columns={["Week of", "Kind of words", "Refused", "Advised against"]} canWrap>
        {lines.map(({ week, kind, refused, advised }) => (
          <TableRow key={`${week} ${kind}`}>
            <HeadCell>
              <Day at={new Date(`${week}T12:00:00Z`)} />
            </HeadCell>
            <Cell column="Kind of words">{KIND_LABELS[kind]}</Cell>
            <Cell column="Refused">{refused}</Cell>
            <Cell column="Advised against">{advised}</Cell>
          </TableRow>
        ))}
      </Table>
    </details>
  );
}
