import { type Market, type Markets, openMarkets } from "./databases.ts";
import type { Figure } from "./figures.ts";
import { type Call, growthBeside, limitOf, timeNaive, timesOf } from "./measure.ts";
import type { BenchOptions } from "./options.ts";

/** What runs a market. */
export type Engine = "PostgreSQL" | "embedded";

/** One thing that is asked of markets of every size, and what it may take there. */
export type Question = Pick<Figure, "what" | "bar" | "mostGrowth"> & {
  /** With each of its inputs, the same at every size. */
  calls: readonly Call[];
  /** The specification's own form of the first of these calls, or of all; it takes `times` as long as what is called. */
  naive?: { calls: readonly Call[]; times?: number };
};

/** What a bench asks of a market, and what it only looks at there. */
export type Asked = { questions: readonly Question[]; look?: () => Promise<Figure[]> };

/** How many times as fast as the naive form everything has to be in a market of a million: a bar in docs/performance.md. */
const LEAST_GAIN = { gain: 50, size: 1_000_000 };
/** The embedded database is for small markets. */
const LARGEST_EMBEDDED = 100_000;

/** Measures markets of each size on PostgreSQL and, up to 100,000 jobs, in the embedded database. */
export async function measureMarkets(
  options: BenchOptions,
  ask: (market: Market, on: Engine) => Promise<Asked>,
): Promise<Figure[]> {
  const { sizes, folder, on } = options;
  const markets = await openMarkets(folder, options.say);
  try {
    const figures: Figure[] = [];
    if (on.includes("postgres")) figures.push(...(await measureEngine(options, markets, "PostgreSQL", sizes, ask)));
    const small = sizes.filter((size) => size <= LARGEST_EMBEDDED);
    if (on.includes("embedded")) figures.push(...(await measureEngine(options, markets, "embedded", small, ask)));
    return figures;
  } finally {
    await markets.close();
  }
}

/** The smallest market stays open beside each of the others: how much longer these take is asked of both in turn. */
async function measureEngine(
  { say }: BenchOptions,
  markets: Markets,
  on: Engine,
  sizes: readonly number[],
  ask: (market: Market, on: Engine) => Promise<Asked>,
): Promise<Figure[]> {
  const open = on === "embedded" ? markets.embedded : markets.onPostgres;
  const figures: Figure[] = [];
  let smallest: { market: Market; questions: readonly Question[] } | null = null;
  for (const size of sizes) {
    say(`${on}, ${size.toLocaleString("en-US")}`);
    const market = await open(size);
    const { questions, look } = await ask(market, on);
    figures.push(...(await measureMarket(market, on, questions, smallest?.questions ?? null)));
    figures.push(...((await look?.()) ?? []));
    await compareNaive(figures, market, on, questions);
    if (smallest) await market.database.close();
    else smallest = { market, questions };
  }
  await smallest?.market.database.close();
  return figures;
}

async function measureMarket(
  { database, size }: Market,
  on: Engine,
  questions: readonly Question[],
  smaller: readonly Question[] | null,
): Promise<Figure[]> {
  const limit = await limitOf(database.db);
  const figures: Figure[] = [];
  for (const { calls, naive, ...asked } of questions) {
    const times = await timesOf(calls, (call) => call());
    const same = smaller?.find(({ what }) => what === asked.what);
    const growth = same && { growth: await growthBeside(same.calls, calls) };
    figures.push({ ...asked, on, size, unit: "ms", ...times, ...growth, limit, naive: null });
  }
  return figures;
}

/** Last, because the naive form leaves the process with far more memory than what is measured needs. */
async function compareNaive(figures: readonly Figure[], { size }: Market, on: Engine, questions: readonly Question[]) {
  for (const { what, calls, naive } of questions) {
    const figure = figures.find((other) => other.what === what && other.on === on && other.size === size);
    if (!figure || !naive) continue;
    const { times = 1 } = naive;
    const pairs = naive.calls.map((call, index) => {
      const ours = calls[index];
      if (!ours) throw new Error(`${what}: the naive form has no call beside it`);
      return { ours, naive: call };
    });
    const measured = await timeNaive(pairs);
    figure.naive = measured.naive * times;
    figure.gain = measured.gain * times;
    if (on === "PostgreSQL" && size >= LEAST_GAIN.size) figure.leastGain = LEAST_GAIN.gain;
  }
}
