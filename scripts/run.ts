import { spawn } from "node:child_process";
import { fileURLToPath } from "node:url";

/** The checkout's folder. */
export const ROOT = fileURLToPath(new URL("..", import.meta.url));

/** Runs a program from node_modules/.bin (or the PATH) in the checkout and resolves to its exit code. */
export function run(program: string, args: string[], env: Record<string, string> = {}): Promise<number> {
  const child = spawn(program, args, {
    cwd: ROOT,
    stdio: "inherit",
    env: { ...process.env, ...env, PATH: `${ROOT}node_modules/.bin:${process.env.PATH ?? ""}` },
  });
  return new Promise((resolve) => {
    child.once("error", () => resolve(127));
    child.once("exit", (code) => resolve(code ?? 1));
  });
}
