const BAR = 4;
const GAP = 1;
const HEIGHT = 32;

/** Shows one small bar per day, latest on the right. The table of the page has the numbers. */
export function DayChart({ days, label }: { days: readonly number[]; label: string }) {
  const most = Math.max(1, ...days);
  const width = days.length * (BAR + GAP) - GAP;
  return (
    <svg
      className="daychart"
      viewBox={`0 0 ${width} ${HEIGHT}`}
      preserveAspectRatio="none"
      role="img"
      aria-label={label}
    >
      {days.map((count, at) => {
        // A day with a count of 0 keeps a line, so that the axis stays visible.
        const height = count === 0 ? 1 : Math.max(3, Math.round((count / most) * HEIGHT));
        return (
          <rect
            // biome-ignore lint/suspicious/noArrayIndexKey: a bar is its day
            key={at}
            className={count === 0 ? "daychart__none" : undefined}
            x={at * (BAR + GAP)}
            y={HEIGHT - height}
            width={BAR}
            height={height}
          />
        );
      })}
    </svg>
  );
}
