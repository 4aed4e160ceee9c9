/** A measurement. Times are in milliseconds unless `unit` says otherwise. */
export type Figure = {
  what: string;
  /** The platform: "PostgreSQL", "embedded", "node:http". */
  on: string;
  /** Jobs (and as many profiles) in the market; null without a market. */
  size: number | null;
  unit: "ms" | "requests/s" | "MB" | "s" | "%";
  median: number;
  /** The 99th percentile; null if it was measured once. */
  p99: number | null;
  /** The limit in docs/performance.md for p99 (or the median, without p99) at this size; null if there is none. */
  bar: { most: number } | { least: number } | null;
  /** The factor relative to the smallest market, measured in turn with it; absent there. */
  growth?: number;
  /** The limit of that factor; absent if there is none. */
  mostGrowth?: number;
  /** The lower bound on this machine, measured in the same run: a keyed select, a bare response. */
  limit: number | null;
  /**
   * The specification's own call for the same question, in the same run; its result may differ (docs/performance.md).
   */
  naive: number | null;
  /** The speedup over the naive form, for the input where it is smallest; absent without one. */
  gain?: number;
  /** The required speedup over the naive form; absent if there is none. */
  leastGain?: number;
};

/** Whether the figure is within its limit; null if there is none. */
function holds({ bar, median, p99 }: Figure): boolean | null {
  if (bar === null) return null;
  return "most" in bar ? (p99 ?? median) <= bar.most : median >= bar.least;
}

const COLUMNS = "what|on|size|median|p99|bar|holds|growth|limit|naive|naive / ours".split("|");

/** Returns the figures as a table for a terminal. */
export function tableOf(figures: readonly Figure[]): string {
  const lines = [COLUMNS, ...rowsOf(figures)];
  const widths = COLUMNS.map((_, column) => Math.max(...lines.map((line) => line[column]?.length ?? 0)));
  return lines.map((line) => line.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join("  ")).join("\n");
}

/** Returns the figures as a table in Markdown. */
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
