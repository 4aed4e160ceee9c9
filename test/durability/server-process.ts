import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";

/** A running production server, for tests from outside. */
export type ServerProcess = { origin: string; pid: number; readyMilliseconds: number; kill(): Promise<void> };

/** The secret that servers on one database share. */
export const AUTH_SECRET = "only for the kill -9 test, thirty-two characters";

const ROOT = fileURLToPath(new URL("../../", import.meta.url));
const READY_WITHIN_MILLISECONDS = 60_000;

/** Starts the production server and waits until it says that it is ready. Throws when it ends or never does. */
export async function startServer(options: {
  port: number;
  dataDir: string;
  databaseUrl: string | undefined;
}): Promise<ServerProcess> {
  const { port, dataDir, databaseUrl } = options;
  const startedAt = performance.now();
  const child = spawn(process.execPath, ["server/main.ts"], {
    cwd: ROOT,
    stdio: ["ignore", "ignore", "inherit"],
    env: {
      PATH: process.env.PATH,
      NODE_ENV: "production",
      PORT: String(port),
      HOST: "127.0.0.1",
      DATA_DIR: dataDir,
      DEMO_DATA: "0",
      // No one reviews jobs, which is not tested here.
      REVIEW: "off",
      // Recruiters verify their addresses with the links in the outbox.
      DEV_TOOLS: "1",
      LOG_LEVEL: "fatal",
      // Every person has an IP address of their own, because of the rate limits.
      TRUSTED_PROXY: "1",
      ...(databaseUrl && {
        DATABASE_URL: databaseUrl,
        AUTH_SECRET,
      }),
    },
  });
  const origin = `http://127.0.0.1:${port}`;
  await waitUntilReady(child, origin);
  return {
    origin,
    pid: child.pid ?? 0,
    readyMilliseconds: Math.round(performance.now() - startedAt),
    async kill() {
      child.kill("SIGKILL");
      if (child.exitCode === null && child.signalCode === null) await once(child, "exit");
    },
  };
}

async function waitUntilReady(child: ChildProcess, origin: string) {
  for (let waited = 0; waited < READY_WITHIN_MILLISECONDS; waited += 20) {
    if (child.exitCode !== null) throw new Error(`the server ended with code ${child.exitCode}`);
    const response = await fetch(`${origin}/readyz`).catch(() => null);
    if (response?.status === 200) return;
    await sleep(20);
  }
  child.kill("SIGKILL");
  throw new Error("the server did not become ready");
}
