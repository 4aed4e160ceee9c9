import "./require-node.ts";
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { type Browser, chromium } from "@playwright/test";
import { INDEXED_PAGES } from "../app/content/indexed-pages.ts";
import { type DemoServer, withDemoServer } from "./demo-server.ts";
import { findBrowser } from "./find-browser.ts";
import { ROOT } from "./run.ts";

// `npm run screenshots`: every public page at three widths in the light theme, home in the other two, from the
// production build with demo data, into screenshots/ (not kept by git). To be looked at one by one.
// `npm run screenshots -- pricing` takes only the pages whose name holds the word.
const FOLDER = join(ROOT, "screenshots");
const PORT = Number(process.env.SCREENSHOTS_PORT ?? 3196);
const WIDTHS = [360, 768, 1280] as const;
const HEIGHT = 900;

type Theme = "light" | "dark" | "contrast";

/** Public pages that are not indexed. */
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

async function pathsOf({ origin, jobPath }: DemoServer): Promise<string[]> {
  const home = await (await fetch(`${origin}/`)).text();
  const landing = /\/jobs\/[a-z0-9-]+(?=")/.exec(home)?.[0];
  const jobPage = await (await fetch(origin + jobPath)).text();
  const company = /\/company\/[a-z0-9-]+(?=")/.exec(jobPage)?.[0];
  const found = [jobPath, landing, company].filter((path) => path !== undefined);
  return [...new Set([...INDEXED_PAGES.map(({ path }) => path), ...found, ...OTHERS])];
}

/** Returns a file name for a page: "/job/0193..." is "job", "/signup?as=recruiter" is "signup-as-recruiter". */
function nameOf(path: string): string {
  const words = path.replace(/[0-9a-f-]{36}/, "").match(/[a-z0-9]+/g);
  return (words ?? ["home"]).join("-");
}

async function take(browser: Browser, origin: string, path: string, width: number, theme: Theme) {
  const context = await browser.newContext({ viewport: { width, height: HEIGHT }, reducedMotion: "reduce" });
  await context.addInitScript((name) => {
    localStorage.setItem("high-contrast", name === "contrast" ? "enabled" : "disabled");
    localStorage.setItem("theme", name === "contrast" ? "light" : name);
  }, theme);
  const page = await context.newPage();
  await page.goto(origin + path, { waitUntil: "networkidle" });
  const name = [nameOf(path), width, ...(theme === "light" ? [] : [theme])].join("-");
  await page.screenshot({ path: join(FOLDER, `${name}.png`), fullPage: true });
  await context.close();
}

const executablePath = await findBrowser();
if (!executablePath) throw new Error("Screenshots need Chromium: apt-get install chromium, or set CHROMIUM_PATH");
const wanted = process.argv[2] ?? "";
const browser = await chromium.launch({ executablePath, args: ["--no-sandbox"] });
try {
  await withDemoServer(PORT, async (server) => {
    mkdirSync(FOLDER, { recursive: true });
    for (const path of (await pathsOf(server)).filter((one) => nameOf(one).includes(wanted))) {
      process.stdout.write(`${path}\n`);
      const themes: Theme[] = path === "/" ? ["light", "dark", "contrast"] : ["light"];
      for (const theme of themes) {
        for (const width of WIDTHS) await take(browser, server.origin, path, width, theme);
      }
    }
  });
} finally {
  await browser.close();
}
