import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buildWhenNeeded } from "#scripts/build.ts";
import type { Figure } from "./figures.ts";
import { summaryOf, timeOf } from "./measure.ts";
import type { BenchOptions } from "./options.ts";
import { firstJob, startProcess, startServer, stopProcess, waitFor } from "./server.ts";

const PORT = Number(process.env.BENCH_PORT ?? 3198);
const BARE_PORT = PORT + 1;
const ROUNDS = 5;

/** Measures the time until the server answers: on an empty folder, there with its demo data, and on a filled one. */
export async function measure({ say }: BenchOptions): Promise<Figure[]> {
  await buildWhenNeeded();
  const first: number[] = [];
  const demo: number[] = [];
  const later: number[] = [];
  const bare: number[] = [];
  for (let round = 1; round <= ROUNDS; round++) {
    say(`start ${round} of ${ROUNDS}`);
    const folder = mkdtempSync(join(tmpdir(), "seasoned-bench-"));
    const fresh = startServer(PORT, folder);
    const listens = await timeOf(() => serves(PORT));
    first.push(listens);
    demo.push(listens + (await timeOf(() => firstJob(PORT))));
    await stopProcess(fresh);
    const again = startServer(PORT, folder);
    later.push(await timeOf(() => serves(PORT)));
    await stopProcess(again);
    const answer = startProcess(["bench/bare-answer.ts", "100", String(BARE_PORT)], {});
    bare.push(await timeOf(() => waitFor(`http://127.0.0.1:${BARE_PORT}/`, () => true)));
    await stopProcess(answer);
    rmSync(folder, { recursive: true, force: true });
  }
  const limit = summaryOf(bare).median / 1000;
  const figure = (what: string, times: number[], most: number | null): Figure => ({
    what,
    on: "embedded",
    size: null,
    unit: "s",
    median: summaryOf(times).median / 1000,
    p99: null,
    bar: most === null ? null : { most },
    limit,
    naive: null,
  });
  return [
    figure("until the first start listens", first, 8),
    figure("until the first start has its demo data", demo, null),
    figure("until a later start listens", later, 2),
  ];
}

async function serves(port: number): Promise<void> {
  await waitFor(`http://localhost:${port}/healthz`, () => true);
}
