import "./require-node.ts";
import { run } from "./run.ts";

// Everything that must be green, quickest first, so that a mistake is said early.
const CHECKS: ReadonlyArray<{ name: string; program: string; args: string[] }> = [
  { name: "lockfile", program: "node", args: ["scripts/complete-lockfile.ts", "--check"] },
  { name: "lint", program: "biome", args: ["check", "--error-on-warnings", "."] },
  { name: "route types", program: "react-router", args: ["typegen"] },
  { name: "types", program: "tsc", args: [] },
  { name: "dead code", program: "knip", args: [] },
  { name: "unit and integration", program: "vitest", args: ["run"] },
  { name: "browser", program: "node", args: ["scripts/browser-tests.ts"] },
  { name: "page weight", program: "node", args: ["scripts/page-weight.ts"] },
];

const failed: string[] = [];
for (const { name, program, args } of CHECKS) {
  const startedAt = performance.now();
  process.stdout.write(`\n== ${name}\n`);
  const code = await run(program, args);
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  process.stdout.write(`== ${name}: ${code === 0 ? "passed" : "FAILED"} in ${seconds} s\n`);
  if (code !== 0) failed.push(name);
}
if (failed.length > 0) process.stdout.write(`\nNot green: ${failed.join(", ")}\n`);
process.stdout.write(`\nChecks: ${CHECKS.length - failed.length} passed, ${failed.length} failed\n`);
process.exit(failed.length === 0 ? 0 : 1);
