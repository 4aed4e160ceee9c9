import "./require-node.ts";
import { spawn } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { type Browser, chromium } from "@playwright/test";
import { INDEXED_PAGES } from "../app/content/indexed-pages.ts";
import { buildWhenNeeded } from "./build.ts";
import { findBrowser } from "./find-browser.ts";
import { ROOT } from "./run.ts";

// `npm run screenshots`: every public page at three widths in the light theme, home in the other two, from the
// production build with demo data, into screenshots/ (not kept by git). To be looked at one by one.
// `npm run screenshots -- pricing` takes only the pages whose name holds the word.
const FOLDER = join(ROOT, "screenshots");
const PORT = Number(process.env.SCREENSHOTS_PORT ?? 3196);
const ORIGIN = `http://localhost:${PORT}`;
const WIDTHS = [360, 768, 1280] as const;
const HEIGHT = 900;

type Theme = "light" | "dark" | "contrast";

/** Public pages that search engines are not offered. */
const OTHERS = [
  "/login",
  "/signup",
  "/signup?as=recruiter",
  "/reset-password",
  "/verify-email",
  "/find-jobs?q=zzzz-nothing",
  "/waitlist-test",
  "/waitlist/leave",
  "/contact/answered",
  "/no-such-page",
];

async function pathsOf(): Promise<string[]> {
  const list = await (await fetch(`${ORIGIN}/find-jobs`)).text();
  const job = /\/job\/[0-9a-f-]{36}/.exec(list)?.[0];
  const home = await (await fetch(`${ORIGIN}/`)).text();
  const landing = /\/jobs\/[a-z0-9-]+(?=")/.exec(home)?.[0];
  const jobPage = job ? await (await fetch(ORIGIN + job)).text() : "";
  const company = /\/company\/[a-z0-9-]+(?=")/.exec(jobPage)?.[0];
  const found = [job, landing, company].filter((path) => path !== undefined);
  return [...new Set([...INDEXED_PAGES.map(({ path }) => path), ...found, ...OTHERS])];
}

/** A file name that says what is on it: "/job/0193..." is "job", "/signup?as=recruiter" is "signup-as-recruiter". */
function nameOf(path: string): string {
  const words = path.replace(/[0-9a-f-]{36}/, "").match(/[a-z0-9]+/g);
  return (words ?? ["home"]).join("-");
}

async function take(browser: Browser, path: string, width: number, theme: Theme) {
  const context = await browser.newContext({ viewport: { width, height: HEIGHT }, reducedMotion: "reduce" });
  await context.addInitScript((name) => {
    localStorage.setItem("high-contrast", name === "contrast" ? "enabled" : "disabled");
    localStorage.setItem("theme", name === "contrast" ? "light" : name);
  }, theme);
  const page = await context.newPage();
  await page.goto(ORIGIN + path, { waitUntil: "networkidle" });
  const name = [nameOf(path), width, ...(theme === "light" ? [] : [theme])].join("-");
  await page.screenshot({ path: join(FOLDER, `${name}.png`), fullPage: true });
  await context.close();
}

async function waitUntilReady() {
  for (let attempt = 0; attempt < 300; attempt++) {
    const answer = await fetch(`${ORIGIN}/find-jobs`).catch(() => null);
    if (answer?.ok && /\/job\/[0-9a-f-]{36}/.test(await answer.text())) return;
    await sleep(500);
  }
  throw new Error("the server did not come up with its demo data");
}

const executablePath = await findBrowser();
if (!executablePath) throw new Error("Screenshots need Chromium: apt-get install chromium, or set CHROMIUM_PATH");
const wanted = process.argv[2] ?? "";
await buildWhenNeeded();
const dataDir = mkdtempSync(join(tmpdir(), "seasoned-screenshots-"));
const server = spawn(process.execPath, ["server/main.ts"], {
  cwd: ROOT,
  env: { ...process.env, NODE_ENV: "production", PORT: String(PORT), DATA_DIR: dataDir, LOG_LEVEL: "warn" },
  stdio: ["ignore", "ignore", "inherit"],
});
const browser = await chromium.launch({ executablePath, args: ["--no-sandbox"] });
try {
  mkdirSync(FOLDER, { recursive: true });
  await waitUntilReady();
  for (const path of (await pathsOf()).filter((one) => nameOf(one).includes(wanted))) {
    process.stdout.write(`${path}\n`);
    for (const width of WIDTHS) await take(browser, path, width, "light");
    if (path !== "/") continue;
    for (const width of WIDTHS) await take(browser, path, width, "dark");
    for (const width of WIDTHS) await take(browser, path, width, "contrast");
  }
} finally {
  await browser.close();
  server.kill();
  rmSync(dataDir, { recursive: true, force: true });
}
