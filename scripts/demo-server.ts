import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { buildWhenNeeded } from "./build.ts";
import { ROOT } from "./run.ts";

const JOB_PATH = /\/job\/[0-9a-f-]{36}/;

/** The server's address without a trailing slash, and the path of the first job in its list. */
export type DemoServer = { origin: string; jobPath: string };

/**
 * Builds if needed, serves a new demo market from a temporary folder while `work` runs, and removes both. Throws when
 * the market is not there after five minutes, and whatever `work` throws.
 */
export async function withDemoServer(port: number, work: (server: DemoServer) => Promise<void>) {
  await buildWhenNeeded();
  const dataDir = mkdtempSync(join(tmpdir(), "seasoned-demo-"));
  const server = spawn(process.execPath, ["server/main.ts"], {
    cwd: ROOT,
    env: { ...process.env, NODE_ENV: "production", PORT: String(port), DATA_DIR: dataDir, LOG_LEVEL: "warn" },
    stdio: ["ignore", "ignore", "inherit"],
  });
  const origin = `http://localhost:${port}`;
  try {
    await work({ origin, jobPath: await firstJob(origin, server) });
  } finally {
    server.kill();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function firstJob(origin: string, server: ChildProcess): Promise<string> {
  for (let attempt = 0; attempt < 600 && server.exitCode === null; attempt++) {
    const answer = await fetch(`${origin}/find-jobs`).catch(() => null);
    const path = answer?.ok && JOB_PATH.exec(await answer.text())?.[0];
    if (path) return path;
    await sleep(500);
  }
  throw new Error("the server did not come up with its demo data");
}
