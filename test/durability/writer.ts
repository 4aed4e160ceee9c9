import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import type { EmbeddedClient } from "../../app/platform/embedded/client.ts";
import { openEmbedded } from "../../app/platform/embedded/open.ts";
import { createLog } from "../../app/platform/log.ts";

/** A process that writes rows until it is killed, and the rows that were acknowledged. */
export type Writer = { child: ChildProcess; acknowledged: number[]; kill(): Promise<void> };

/** Starts a writer on the directory; resolves after its first acknowledged row. */
export async function startWriter(directory: string, startAt = 1): Promise<Writer> {
  const script = new URL("./write-rows.ts", import.meta.url).pathname;
  const child = spawn(process.execPath, [script, directory, String(startAt)], { stdio: ["ignore", "pipe", "inherit"] });
  const acknowledged: number[] = [];
  const first = Promise.withResolvers<void>();
  let rest = "";
  child.stdout?.setEncoding("utf8").on("data", (text: string) => {
    const lines = (rest + text).split("\n");
    // A line without its end may be half a number.
    rest = lines.pop() ?? "";
    for (const line of lines) acknowledged.push(Number(line));
    first.resolve();
  });
  child.once("exit", () => first.reject(new Error("the writer ended before it wrote a row")));
  await first.promise;
  return {
    child,
    acknowledged,
    async kill() {
      child.kill("SIGKILL");
      if (child.exitCode === null && child.signalCode === null) await once(child, "exit");
    },
  };
}

/** What was found after a kill or a power cut. */
export type Verdict = { openMilliseconds: number; rows: number; lost: number[]; halves: number; isWhole: boolean };

/** Opens the directory and compares it with what was acknowledged. `halves` counts partly saved transactions. */
export async function inspectRows(directory: string, acknowledged: number[]): Promise<Verdict> {
  const startedAt = performance.now();
  const client = await openEmbedded(directory, createLog("warn"));
  const openMilliseconds = Math.round(performance.now() - startedAt);
  try {
    return { openMilliseconds, ...(await compare(client, acknowledged)) };
  } finally {
    await client.close();
  }
}

async function compare(client: EmbeddedClient, acknowledged: number[]): Promise<Omit<Verdict, "openMilliseconds">> {
  const { rows } = await client.query<{ n: number; twin: boolean; whole: boolean }>(
    "select rows.n, twins.n is not null as twin, body = repeat(rows.n::text, 1 + rows.n % 200) as whole from rows left join twins using (n)",
  );
  const twins = await client.query<{ count: number }>("select count(*)::int as count from twins");
  const present = new Set(rows.map((row) => row.n));
  const odd = rows.filter((row) => row.n % 2 === 1);
  return {
    rows: rows.length,
    lost: acknowledged.filter((n) => !present.has(n)),
    halves: odd.filter((row) => !row.twin).length + Math.abs((twins.rows[0]?.count ?? 0) - odd.length),
    isWhole: rows.every((row) => row.whole),
  };
}
