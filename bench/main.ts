import { mkdirSync, writeFileSync } from "node:fs";
import { cpus, release, totalmem } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { type Figure, tableOf } from "./figures.ts";

/** What a bench is told. */
export type BenchOptions = {
  /** Jobs, and as many profiles, in each market, smallest first. */
  sizes: number[];
  /** Where made markets are kept between runs; null for nowhere. */
  folder: string | null;
  say(line: string): void;
};

type Bench = { measure(options: BenchOptions): Promise<Figure[]> };

/** Every bench there is: name -> its module. A module exports `measure`. */
const BENCHES: Record<string, () => Promise<Bench>> = {
  search: () => import("./search.ts"),
  "event-streams": () => import("./event-streams.ts"),
  "public-pages": () => import("./public-pages.ts"),
};

const USAGE = `npm run bench -- NAME... [--size 10000,100000,1000000] [--folder DIR]
Names: ${Object.keys(BENCHES).join(", ")} (all of them when none is given).
DATABASE_URL names a PostgreSQL server to use; without it one is started. With --folder markets are kept for the next run.
Results: a table, and bench/results/NAME.json.\n`;

const RESULTS = join(import.meta.dirname, "results");
const DEFAULT_SIZES = "10000,100000";

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    size: { type: "string", default: DEFAULT_SIZES },
    folder: { type: "string" },
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
const options = { sizes: sizes.toSorted((a, b) => a - b), folder: values.folder ?? null, say };
mkdirSync(RESULTS, { recursive: true });
for (const name of names) {
  const bench = await BENCHES[name]?.();
  const figures = (await bench?.measure(options)) ?? [];
  process.stdout.write(`\n${name}\n${tableOf(figures)}\n`);
  const machine = `${cpus().length} x ${cpus()[0]?.model}, ${Math.round(totalmem() / 2 ** 30)} GB, Linux ${release()}, Node ${process.version}`;
  const result = { name, measuredAt: new Date().toISOString(), machine, figures };
  writeFileSync(join(RESULTS, `${name}.json`), `${JSON.stringify(result, null, 2)}\n`);
}
process.exit(0);
