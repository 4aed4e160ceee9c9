import "./require-node.ts";
import { setTimeout as sleep } from "node:timers/promises";
import { type Browser, chromium, type Page } from "@playwright/test";
import { withDemoServer } from "./demo-server.ts";
import { findBrowser } from "./find-browser.ts";

// Interaction to next paint of what a visitor does on the public pages: a telephone of 412 px, the processor four
// times slower, the production build and demo data. Each is done ten times; `npm run interactions -- 3` does it less.
const PORT = 3198;
const BAR_MILLISECONDS = 100;
const SLOWER = 4;
const SETTLED_AFTER_MILLISECONDS = 4000;
const REST_MILLISECONDS = 900;

type Deed = { page: string; name: string; act: (page: Page) => Promise<void> };

declare global {
  /** Milliseconds from each press or key to the frame that shows its answer, as the browser measured them. */
  var paintsAfter: number[];
}

/** Presses what the selector finds first on the page's visible part. */
function press(selector: string) {
  return (page: Page) => page.locator(selector).locator("visible=true").first().tap();
}

const CONTRAST = press("header button.hc");

function deedsOf(jobPath: string): Deed[] {
  return [
    ...["/", "/find-jobs", jobPath, "/pricing"].map((page) => ({ page, name: "high contrast", act: CONTRAST })),
    { page: "/", name: "menu", act: press("header .mnav summary") },
    { page: "/", name: "accessibility panel", act: press(".accessibility summary") },
    { page: "/", name: "next and previous story", act: moveStory },
    { page: "/find-jobs", name: "filters", act: press(".filters summary") },
    { page: "/find-jobs", name: "a letter", act: (page) => page.getByLabel("What").press("e") },
    { page: "/signup", name: "a tick", act: press("#agreeTerms") },
  ];
}

async function moveStory(page: Page) {
  const next = page.getByRole("button", { name: "Next story" });
  const isLast = (await next.getAttribute("aria-disabled")) === "true";
  await (isLast ? page.getByRole("button", { name: "Previous story" }) : next).tap();
}

/** The times of `times` tries, in milliseconds; the browser gives them in steps of eight. */
async function measure(browser: Browser, origin: string, deed: Deed, times: number): Promise<number[]> {
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
    isMobile: true,
    hasTouch: true,
  });
  const page = await context.newPage();
  const chrome = await context.newCDPSession(page);
  await chrome.send("Emulation.setCPUThrottlingRate", { rate: SLOWER });
  await page.addInitScript(() => {
    globalThis.paintsAfter = [];
    const observer = new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if ("interactionId" in entry && entry.interactionId) globalThis.paintsAfter.push(entry.duration);
      }
    });
    observer.observe({ type: "event", durationThreshold: 16 } as PerformanceObserverInit);
  });
  await page.goto(origin + deed.page);
  await sleep(SETTLED_AFTER_MILLISECONDS);
  const slowest: number[] = [];
  for (let n = 0; n < times; n++) {
    await page.evaluate(() => {
      globalThis.paintsAfter = [];
    });
    await deed.act(page);
    await sleep(REST_MILLISECONDS);
    // A press is several events; none is reported that took less than 16 ms.
    slowest.push(await page.evaluate(() => Math.max(16, ...globalThis.paintsAfter)));
  }
  await context.close();
  return slowest.sort((a, b) => a - b);
}

const times = Number(process.argv[2] ?? 10);
const executablePath = await findBrowser();
if (!executablePath) throw new Error("This needs Chromium: apt-get install chromium, or set CHROMIUM_PATH");
const browser = await chromium.launch({ executablePath, args: ["--no-sandbox"] });
try {
  await withDemoServer(PORT, async ({ origin, jobPath }) => {
    process.stdout.write(
      `page         what                         median         p75       worst   (ms, bar ${BAR_MILLISECONDS} at p75)\n`,
    );
    for (const deed of deedsOf(jobPath)) {
      const found = await measure(browser, origin, deed, times);
      const numbers = [0.5, 0.75, 1].map((share) => found[Math.ceil(share * found.length) - 1] ?? 0);
      if ((numbers[1] ?? 0) > BAR_MILLISECONDS) process.exitCode = 1;
      const name = deed.page.replace(/^\/job\/.*/, "/job/...").padEnd(13) + deed.name.padEnd(24);
      process.stdout.write(`${name}${numbers.map((number) => number.toFixed(0).padStart(12)).join("")}\n`);
    }
  });
} finally {
  await browser.close();
}
