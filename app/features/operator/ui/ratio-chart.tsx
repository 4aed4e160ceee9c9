const BAR = 8;
const GAP = 2;
const HEIGHT = 40;

export type RatioChartProps = {
  /** Percent of the best group, one per week, oldest first; null if the group was too small. */
  percents: readonly (number | null)[];
  /** The percentage below which a bar is marked. */
  floor: number;
  label: string;
};

/**
 * Shows one bar of up to 100 percent per week, with a line at `floor`. The table of the page has
 * the numbers.
 */
export function RatioChart({ percents, floor, label }: RatioChartProps) {
  const width = Math.max(1, percents.length) * (BAR + GAP) - GAP;
  const line = HEIGHT - (floor / 100) * HEIGHT;
  return (
    <svg
      className="daychart"
      viewBox={`0 0 ${width} ${HEIGHT}`}
      preserveAspectRatio="none"
      role="img"
      aria-label={label}
    >
      {percents.map((percent, at) => {
        const height = percent === null ? 1 : Math.max(2, (percent / 100) * HEIGHT);
        const tone = percent === null ? "daychart__none" : percent < floor ? "daychart__behind" : undefined;
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a bar is its week
          <rect key={at} className={tone} x={at * (BAR + GAP)} y={HEIGHT - height} width={BAR} height={height} />
        );
      })}
      <line className="daychart__floor" x1={0} x2={width} y1={line} y2={line} />
    </svg>
  );
}
