/** One thing that was measured. Times are milliseconds unless `unit` says otherwise. */
export type Figure = {
  what: string;
  /** What it was measured on: "PostgreSQL", "embedded", "node:http". */
  on: string;
  /** Jobs (and as many profiles) in the market; null where there is none. */
  size: number | null;
  unit: "ms" | "requests/s" | "MB" | "s" | "%";
  median: number;
  /** The slowest of a hundred; null where it was measured once. */
  p99: number | null;
  /** The bar in docs/performance.md for p99 (or the median, where there is no p99) at this size; null where there is none. */
  bar: { most: number } | { least: number } | null;
  /** How many times as long as in the smallest market it takes, asked in turn with it; absent there. */
  growth?: number;
  /** How many times as long it may take; absent where nothing is asked. */
  mostGrowth?: number;
  /** The least anything can cost here, measured in the same run: a keyed select, a bare answer. */
  limit: number | null;
  /** The specification's own call for the same question, in the same run: not always to the same answer (docs/performance.md). */
  naive: number | null;
  /** How many times as fast as the naive form, for the one of its inputs where that is least; absent without one. */
  gain?: number;
  /** So many times as fast as the naive form it must be; absent where nothing is asked. */
  leastGain?: number;
};

/** Whether the figure holds its bar; null where there is none. */
function holds({ bar, median, p99 }: Figure): boolean | null {
  if (bar === null) return null;
  return "most" in bar ? (p99 ?? median) <= bar.most : median >= bar.least;
}

const COLUMNS = "what|on|size|median|p99|bar|holds|growth|limit|naive|naive / ours".split("|");

/** The figures as a table for a terminal. */
export function tableOf(figures: readonly Figure[]): string {
  const lines = [COLUMNS, ...rowsOf(figures)];
  const widths = COLUMNS.map((_, column) => Math.max(...lines.map((line) => line[column]?.length ?? 0)));
  return lines.map((line) => line.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join("  ")).join("\n");
}

/** The figures as a table in Markdown. */
export function markdownOf(figures: readonly Figure[]): string {
  return [COLUMNS, COLUMNS.map(() => "---"), ...rowsOf(figures)].map((line) => `| ${line.join(" | ")} |`).join("\n");
}

function rowsOf(figures: readonly Figure[]): string[][] {
  return figures.map((figure) => {
    const { what, on, size, median, p99, bar, limit, naive, unit } = figure;
    const held = holds(figure);
    return [
      what,
      on,
      size === null ? "" : size.toLocaleString("en-US"),
      `${short(median)} ${unit}`,
      p99 === null ? "" : short(p99),
      bar === null ? "" : "most" in bar ? `<= ${bar.most}` : `>= ${bar.least}`,
      held === null ? "" : held ? "yes" : "NO",
      growthText(figure),
      limit === null ? "" : short(limit),
      naive === null ? "" : short(naive),
      gainText(figure),
    ];
  });
}

function growthText({ growth, mostGrowth }: Figure): string {
  if (growth === undefined || mostGrowth === undefined) return "";
  return `${short(growth)}x (<= ${mostGrowth}x${growth <= mostGrowth ? "" : ", NO"})`;
}

function gainText({ gain, leastGain }: Figure): string {
  if (gain === undefined) return "";
  return `${short(gain)}x${leastGain === undefined ? "" : ` (>= ${leastGain}x${gain >= leastGain ? "" : ", NO"})`}`;
}

function short(value: number): string {
  return value >= 99.5 ? Math.round(value).toLocaleString("en-US") : value.toPrecision(2);
}
