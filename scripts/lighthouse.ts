import "./require-node.ts";
import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { withDemoServer } from "./demo-server.ts";
import { findBrowser } from "./find-browser.ts";
import { ROOT, run } from "./run.ts";

// The median of five Lighthouse runs of the public pages, mobile preset, against the production build and demo data.
// `npm run lighthouse -- 1` runs each once. Lighthouse is kept out of the dependencies and lives in a
// folder of its own: an install there would throw out what is not in it.
const FOLDER = join(ROOT, ".tools/lighthouse");
const CLI = join(FOLDER, "node_modules/lighthouse/cli/index.js");
const PORT = 3199;
const SETTLED_AFTER_MILLISECONDS = 20_000;
const CATEGORIES = ["performance", "accessibility", "best-practices", "seo"] as const;

type Report = {
  categories: Record<string, { score: number | null; auditRefs: Array<{ id: string; weight: number }> }>;
  audits: Record<string, { score: number | null; title: string; numericValue?: number; displayValue?: string }>;
};

async function measure(address: string, browser: string): Promise<Report | null> {
  const child = spawn(
    process.execPath,
    [CLI, address, "--quiet", "--output=json", "--chrome-flags=--headless=new --no-sandbox --disable-gpu"],
    { env: { ...process.env, CHROME_PATH: browser }, stdio: ["ignore", "pipe", "ignore"] },
  );
  let text = "";
  child.stdout.on("data", (part) => {
    text += part;
  });
  const code = await new Promise((resolve) => child.once("close", resolve));
  return code === 0 ? JSON.parse(text) : null;
}

function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}

function faultsOf({ categories, audits }: Report): string[] {
  const counted = CATEGORIES.flatMap((name) => categories[name]?.auditRefs ?? []).filter(({ weight }) => weight > 0);
  return counted.flatMap(({ id }) => {
    const audit = audits[id];
    return audit && audit.score !== null && audit.score < 0.9 ? [`${audit.title} ${audit.displayValue ?? ""}`] : [];
  });
}

const runs = Number(process.argv[2] ?? 5);
const browser = await findBrowser();
if (!browser) throw new Error("Lighthouse needs Chromium: apt-get install chromium, or set CHROMIUM_PATH");
if (!existsSync(CLI)) {
  const packages = ["install", "--no-save", "--ignore-scripts", "--prefix", FOLDER, "lighthouse@13.5.0"];
  if ((await run("npm", packages)) !== 0) process.exit(1);
}
await withDemoServer(PORT, async ({ origin, jobPath }) => {
  // Until the tasks that follow on the demo data are done: the first page would pay for them.
  await sleep(SETTLED_AFTER_MILLISECONDS);
  process.stdout.write("page                  perf  a11y  best   seo    LCP s   TBT ms    CLS\n");
  for (const path of ["/", "/find-jobs", jobPath, "/pricing", "/how-it-works"]) {
    const reports: Report[] = [];
    for (let n = 0; n < runs; n++) {
      const report = await measure(origin + path, browser);
      if (report) reports.push(report);
    }
    const scores = CATEGORIES.map((name) =>
      Math.round(100 * median(reports.map((report) => report.categories[name]?.score ?? 0))),
    );
    const number = (id: string) => median(reports.map((report) => report.audits[id]?.numericValue ?? 0));
    const times = [
      (number("largest-contentful-paint") / 1000).toFixed(2).padStart(9),
      number("total-blocking-time").toFixed(0).padStart(9),
      number("cumulative-layout-shift").toFixed(3).padStart(7),
    ];
    const name = path.replace(/^\/job\/.*/, "/job/...").padEnd(20);
    process.stdout.write(`${name}${scores.map((score) => String(score).padStart(6)).join("")}${times.join("")}\n`);
    for (const fault of new Set(reports.flatMap(faultsOf))) process.stdout.write(`    ${fault}\n`);
  }
});
