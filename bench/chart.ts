import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Figure } from "./figures.ts";

const SHOWN = ["search", "candidates", "matching", "inbox"] as const;
const WIDTH = 920;
const LABELS = 330;
const ROW = 30;
const HEAD = 66;
/** The scale is logarithmic, from a tenth of a millisecond to a second. */
const LEAST = 0.1;
const MOST = 1_000;

/** Draws p99 on PostgreSQL at the smallest and the largest size, with the bar that each has to stay left of. */
export function writeChart(results: string, path: string): void {
  const figures = SHOWN.flatMap((name) => readFigures(join(results, `${name}.json`))).filter(
    ({ on, unit }) => on === "PostgreSQL" && unit === "ms",
  );
  const sizes = [...new Set(figures.flatMap(({ size }) => size ?? []))].toSorted((a, b) => a - b);
  const [small = 0] = sizes;
  const large = sizes.at(-1) ?? 0;
  const names = [...new Set(figures.map(({ what }) => what))];
  const rows = names.map((what, index) => {
    const at = (size: number) => figures.find((figure) => figure.what === what && figure.size === size);
    return rowOf(what, HEAD + index * ROW, at(small), at(large));
  });
  const height = HEAD + names.length * ROW + 12;
  const grid = [0.1, 1, 10, 100, 1_000].map(
    (value) =>
      `<line class="grid" x1="${x(value)}" y1="${HEAD - 10}" x2="${x(value)}" y2="${height - 8}"/><text class="scale" x="${x(value)}" y="${HEAD - 18}">${value} ms</text>`,
  );
  writeFileSync(
    path,
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" role="img" aria-label="Slowest of a hundred answers, in milliseconds">
<style>
  svg { background: #fff; font: 14px system-ui, sans-serif; }
  text { fill: #1d2b2a; } .scale { fill: #55625f; font-size: 12px; text-anchor: middle; }
  .grid { stroke: #dfe5e2; } .bar { stroke: #b3261e; stroke-width: 2; }
  .small { fill: #8fb8ad; } .large { fill: #17594a; }
</style>
<text x="12" y="22" font-weight="600">p99 on PostgreSQL, logarithmic scale</text>
<rect class="small" x="420" y="11" width="14" height="12"/><text x="440" y="22">${small.toLocaleString("en-US")} jobs</text>
<rect class="large" x="550" y="11" width="14" height="12"/><text x="570" y="22">${large.toLocaleString("en-US")} jobs</text>
<line class="bar" x1="710" y1="10" x2="710" y2="24"/><text x="718" y="22">not to be passed</text>
${grid.join("\n")}
${rows.join("\n")}
</svg>
`,
  );
}

function readFigures(path: string): Figure[] {
  return existsSync(path) ? JSON.parse(readFileSync(path, "utf8")).figures : [];
}

function rowOf(what: string, y: number, small: Figure | undefined, large: Figure | undefined): string {
  const bar = large?.bar && "most" in large.bar ? large.bar.most : null;
  const line = (figure: Figure | undefined, kind: string, top: number) =>
    figure?.p99 == null
      ? ""
      : `<rect class="${kind}" x="${x(LEAST)}" y="${top}" width="${x(figure.p99) - x(LEAST)}" height="9"><title>${figure.p99.toFixed(1)} ms</title></rect>`;
  return [
    `<text x="12" y="${y + 14}">${what}</text>`,
    line(small, "small", y),
    line(large, "large", y + 10),
    bar === null ? "" : `<line class="bar" x1="${x(bar)}" y1="${y - 3}" x2="${x(bar)}" y2="${y + 22}"/>`,
  ].join("");
}

function x(value: number): number {
  const share = Math.log10(Math.min(MOST, Math.max(LEAST, value)) / LEAST) / Math.log10(MOST / LEAST);
  return Math.round(LABELS + share * (WIDTH - LABELS - 40));
}
