import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buildWhenNeeded } from "#scripts/build.ts";
import type { Figure } from "./figures.ts";
import { putLoadOn } from "./load.ts";
import type { BenchOptions } from "./options.ts";
import { firstJob, startProcess, startServer, stopProcess, waitFor } from "./server.ts";

const PORT = Number(process.env.BENCH_PORT ?? 3198);
const BARE_PORT = PORT + 1;
/** The bar in docs/performance.md for a page for a visitor without a session, in one process. */
const LEAST_PER_SECOND = 5_000;
const ROUNDS = 5;
const ROUND_SECONDS = 3;
const BROWSER = { "Accept-Encoding": "gzip, deflate, br" };

/** Measures public pages of the production build with demo data, each beside a bare answer of the same length. */
export async function measure({ say }: BenchOptions): Promise<Figure[]> {
  await buildWhenNeeded();
  const folder = mkdtempSync(join(tmpdir(), "seasoned-bench-"));
  const server = startServer(PORT, folder);
  try {
    const job = await firstJob(PORT);
    const figures: Figure[] = [];
    for (const path of ["/", "/how-it-works", job, "/find-jobs"]) {
      say(path);
      figures.push(await measurePage(path.replace(/^\/job\/.*/, "/job/{id}"), path, {}));
    }
    const { headers } = await fetch(`http://localhost:${PORT}/`, { headers: BROWSER });
    figures.push(await measurePage("/ again, unchanged (304)", "/", { "If-None-Match": headers.get("ETag") ?? "" }));
    return figures;
  } finally {
    await stopProcess(server);
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Page and bare answer take turns, so that what else the machine does falls on both. */
async function measurePage(what: string, path: string, extra: Record<string, string>): Promise<Figure> {
  const page = { port: PORT, path, headers: { ...BROWSER, ...extra } };
  const { bytesPerAnswer } = await putLoadOn({ ...page, seconds: 1 });
  const bare = startProcess(["bench/bare-answer.ts", String(bytesPerAnswer), String(BARE_PORT)], {});
  try {
    await waitFor(`http://127.0.0.1:${BARE_PORT}/`, () => true);
    const ours: number[] = [];
    const limits: number[] = [];
    for (let round = 0; round < ROUNDS; round++) {
      ours.push((await putLoadOn({ ...page, seconds: ROUND_SECONDS })).requestsPerSecond);
      limits.push((await putLoadOn({ port: BARE_PORT, path: "/", seconds: ROUND_SECONDS })).requestsPerSecond);
    }
    return {
      what: `${what}, ${(bytesPerAnswer / 1000).toFixed(1)} kB`,
      on: "node:http",
      size: null,
      unit: "requests/s",
      median: medianOf(ours),
      p99: null,
      bar: { least: LEAST_PER_SECOND },
      limit: medianOf(limits),
      naive: null,
    };
  } finally {
    await stopProcess(bare);
  }
}

function medianOf(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}
