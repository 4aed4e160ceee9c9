import { type ChildProcess, spawn } from "node:child_process";
import { setTimeout as sleep } from "node:timers/promises";
import { ROOT } from "#scripts/run.ts";

/** Runs a program of this project as a process of its own. */
export function startProcess(args: string[], env: Record<string, string>): ChildProcess {
  return spawn(process.execPath, args, {
    cwd: ROOT,
    env: { ...process.env, ...env },
    stdio: ["ignore", "ignore", "inherit"],
  });
}

/** Runs the production build on its embedded database in `folder`, with demo data. */
export function startServer(port: number, folder: string): ChildProcess {
  const env = { PORT: String(port), DATA_DIR: folder, NODE_ENV: "production", LOG_LEVEL: "warn" };
  return startProcess(["server/main.ts"], env);
}

/** Asks `url` every 20 milliseconds until `find` finds something in the answer. Throws after a minute. */
export async function waitFor<T>(url: string, find: (text: string) => T | undefined): Promise<T> {
  for (let attempt = 0; attempt < 3_000; attempt++) {
    const answer = await fetch(url).catch(() => null);
    const found = answer?.ok ? find(await answer.text()) : undefined;
    if (found !== undefined) return found;
    await sleep(20);
  }
  throw new Error(`${url} did not come up`);
}

/** The address of a demo job, once the server has its demo data. */
export async function firstJob(port: number): Promise<string> {
  return await waitFor(`http://localhost:${port}/find-jobs`, (text) => /\/job\/[0-9a-f-]{36}/.exec(text)?.[0]);
}

/** Ends a process and waits until it is gone. */
export async function stopProcess(running: ChildProcess): Promise<void> {
  const gone = new Promise((resolve) => running.once("exit", resolve));
  running.kill();
  await gone;
}
