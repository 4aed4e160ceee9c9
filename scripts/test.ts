import "./require-node.ts";
import { run, runHeard } from "./run.ts";

// All checks, fastest first, so that an error is reported early.
const CHECKS: ReadonlyArray<{ name: string; program: string; args: string[] }> = [
  { name: "lockfile", program: "node", args: ["scripts/complete-lockfile.ts", "--check"] },
  { name: "lint", program: "biome", args: ["check", "--error-on-warnings", "."] },
  { name: "route types", program: "react-router", args: ["typegen"] },
  { name: "types", program: "tsc", args: [] },
  { name: "dead code", program: "knip", args: [] },
  { name: "unit", program: "vitest", args: ["run", "-c", "vitest.unit.config.ts"] },
  { name: "database", program: "vitest", args: ["run"] },
  { name: "browser", program: "node", args: ["scripts/browser-tests.ts"] },
  { name: "supported browsers", program: "node", args: ["scripts/supported-browsers.ts"] },
  { name: "page weight", program: "node", args: ["scripts/page-weight.ts"] },
];

/** How many lines of a failed check are repeated at the end, because only the end of a long run may be kept. */
const LINES_SAID_AGAIN = 60;

/** In a terminal a check rewrites its own lines, and a person can scroll back. */
async function check(program: string, args: string[]): Promise<{ code: number; end: string }> {
  if (process.stdout.isTTY) return { code: await run(program, args), end: "" };
  return await runHeard(program, args, LINES_SAID_AGAIN);
}

const failed: Array<{ name: string; end: string }> = [];
for (const { name, program, args } of CHECKS) {
  const startedAt = performance.now();
  process.stdout.write(`\n== ${name}\n`);
  const { code, end } = await check(program, args);
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  process.stdout.write(`== ${name}: ${code === 0 ? "passed" : "FAILED"} in ${seconds} s\n`);
  if (code !== 0) failed.push({ name, end });
}
for (const { name, end } of failed) process.stdout.write(`\n== Not green: ${name}\n${end}`);
process.stdout.write(`\nChecks: ${CHECKS.length - failed.length} passed, ${failed.length} failed\n`);
process.exitCode = failed.length === 0 ? 0 : 1;
