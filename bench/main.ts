import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { cpus, loadavg, release, totalmem } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { runnerImport } from "vite";
import { writeChart } from "./chart.ts";
import { openMarkets } from "./databases.ts";
import { hottest } from "./explained.ts";
import { type Figure, markdownOf, tableOf } from "./figures.ts";
import type { BenchOptions } from "./options.ts";
import { writePlans } from "./plans.ts";

type Bench = { measure(options: BenchOptions): Promise<Figure[]> };

/** Every bench there is: name -> its module. A module exports `measure`. */
const BENCHES: Record<string, () => Promise<Bench>> = {
  search: () => import("./search.ts"),
  candidates: () => import("./candidates.ts"),
  matching: () => import("./matching.ts"),
  inbox: () => import("./inbox.ts"),
  // It posts jobs, whose commands write mails, and mails are JSX: Node alone reads none.
  "new-jobs": async () => (await runnerImport<Bench>(join(import.meta.dirname, "new-jobs.ts"))).module,
  "event-streams": () => import("./event-streams.ts"),
  "public-pages": () => import("./public-pages.ts"),
  console: async () => (await runnerImport<Bench>(join(import.meta.dirname, "console.ts"))).module,
  "signed-in-pages": () => import("./signed-in-pages.ts"),
  start: () => import("./start.ts"),
  "carry-over": () => import("./carry-over.ts"),
};

const USAGE = `npm run bench -- NAME... [--size 10000,100000,1000000] [--folder DIR] [--on postgres,embedded] [--plans]
Names: ${Object.keys(BENCHES).join(", ")} (all of them when none is given).
DATABASE_URL names a PostgreSQL server to use; without it one is started. With --folder markets are kept for the next run.
Results: a table, bench/results/NAME.json, docs/performance-figures.md and the chart docs/performance.svg. --plans writes the plans of the hottest statements on
the largest market to docs/plans.\n`;

const RESULTS = join(import.meta.dirname, "results");
const DEFAULT_SIZES = "10000,100000";

const DATABASES = ["postgres", "embedded"] as const;

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    size: { type: "string", default: DEFAULT_SIZES },
    folder: { type: "string" },
    plans: { type: "boolean", default: false },
    on: { type: "string", default: DATABASES.join(",") },
    help: { type: "boolean", default: false },
  },
});
const names = positionals.length > 0 ? positionals : Object.keys(BENCHES);
const sizes = values.size.split(",").map(Number);
if (values.help || names.some((name) => !(name in BENCHES)) || sizes.some((size) => !Number.isInteger(size))) {
  process.stdout.write(USAGE);
  process.exit(values.help ? 0 : 1);
}

const say = (line: string) => process.stderr.write(`${new Date().toISOString().slice(11, 19)} ${line}\n`);
const on = DATABASES.filter((name) => values.on.split(",").includes(name));
const options = { sizes: sizes.toSorted((a, b) => a - b), folder: values.folder ?? null, on, say };
mkdirSync(RESULTS, { recursive: true });
for (const name of names) {
  const bench = await BENCHES[name]?.();
  const figures = (await bench?.measure(options)) ?? [];
  process.stdout.write(`\n${name}\n${tableOf(figures)}\n`);
  const machine = `${cpus().length} x ${cpus()[0]?.model}, ${Math.round(totalmem() / 2 ** 30)} GB, Linux ${release()}, Node ${process.version}, load ${loadavg()[0]?.toFixed(1)} at the end`;
  const result = { name, measuredAt: new Date().toISOString(), machine, figures };
  writeFileSync(join(RESULTS, `${name}.json`), `${JSON.stringify(result, null, 2)}\n`);
}
writePages();
writeChart(RESULTS, join(import.meta.dirname, "../docs/performance.svg"));
if (values.plans) await explainHottest(Math.max(...sizes));
process.exit(0);

/** The kept results of every bench, as tables for docs/performance.md to point to. */
function writePages() {
  const kept = readdirSync(RESULTS).filter((file) => file.endsWith(".json"));
  const pages = kept.toSorted().map((file) => {
    const { name, measuredAt, machine, figures } = JSON.parse(readFileSync(join(RESULTS, file), "utf8"));
    return `## ${name}\n\n${measuredAt.slice(0, 10)}, ${machine}\n\n${markdownOf(figures)}\n`;
  });
  const head = "# Figures\n\nWritten by `npm run bench`; what they mean is in `docs/performance.md`.\n";
  writeFileSync(join(import.meta.dirname, "../docs/performance-figures.md"), [head, ...pages].join("\n"));
}

async function explainHottest(size: number): Promise<void> {
  const markets = await openMarkets(options.folder, say);
  const { database } = await markets.onPostgres(size);
  const { taskSource } = database;
  await database.close();
  if (taskSource.kind === "postgres") await writePlans(taskSource.url, hottest(size), size);
  await markets.close();
}
