import { spawn } from "node:child_process";
import type { Readable, Writable } from "node:stream";
import { fileURLToPath } from "node:url";

/** The checkout's folder. */
export const ROOT = fileURLToPath(new URL("..", import.meta.url));

/** Runs a program from node_modules/.bin (or the PATH) in the checkout and resolves to its exit code. */
export function run(program: string, args: string[], env: Record<string, string> = {}): Promise<number> {
  const child = spawn(program, args, {
    cwd: ROOT,
    stdio: "inherit",
    env: withBin(env),
  });
  return new Promise((resolve) => {
    child.once("error", () => resolve(127));
    child.once("exit", (code) => resolve(code ?? 1));
  });
}

/** Like `run`, and also resolves to the last `lines` lines of output, which are passed through as they come. */
export async function runHeard(program: string, args: string[], lines: number): Promise<{ code: number; end: string }> {
  const child = spawn(program, args, { cwd: ROOT, stdio: ["inherit", "pipe", "pipe"], env: withBin() });
  let end = "";
  const hear = (from: Readable, to: Writable) => {
    from.setEncoding("utf8").on("data", (text: string) => {
      to.write(text);
      end = `${end}${text}`.split("\n").slice(-lines).join("\n");
    });
  };
  hear(child.stdout, process.stdout);
  hear(child.stderr, process.stderr);
  const code = await new Promise<number>((resolve) => {
    child.once("error", () => resolve(127));
    child.once("close", (ended) => resolve(ended ?? 1));
  });
  return { code, end };
}

function withBin(env: Record<string, string> = {}): NodeJS.ProcessEnv {
  return { ...process.env, ...env, PATH: `${ROOT}node_modules/.bin:${process.env.PATH ?? ""}` };
}
