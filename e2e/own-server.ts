import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, type Page, test } from "@playwright/test";
import { PASSWORD } from "./pages.ts";

/** The files with a server of their own; the order gives each its port. */
const FILES = ["gate", "companies", "cases", "suspension", "switches"] as const;

/**
 * Gives the tests of a file a server with default settings but for the pages under /dev, and the demo market with its
 * staff. They run in order, because its staff share one phone. Returns its address.
 */
export function withOwnServer(file: (typeof FILES)[number]): string {
  const port = Number(process.env.E2E_PORT ?? 3187) + FILES.indexOf(file) + 1;
  const baseURL = `http://localhost:${port}`;
  let stop: (() => Promise<void>) | undefined;
  test.use({ baseURL });
  test.describe.configure({ mode: "serial" });
  test.beforeAll(async () => {
    test.setTimeout(120_000);
    stop = await startOwnServer(port);
  });
  test.afterAll(() => stop?.());
  return baseURL;
}

async function startOwnServer(port: number): Promise<() => Promise<void>> {
  const dataDir = mkdtempSync(join(tmpdir(), "seasoned-own-"));
  const server = spawn(process.execPath, ["scripts/start.ts"], {
    // The header of new accounts (pages.ts) would close the outbox.
    env: { PATH: process.env.PATH, PORT: String(port), DATA_DIR: dataDir, LOG_LEVEL: "warn", DEV_TOOLS: "1" },
    stdio: ["ignore", "ignore", "inherit"],
  });
  // The demo market is filled shortly after the server responds.
  const hasJobs = () =>
    fetch(`http://localhost:${port}/find-jobs`).then(
      async (answer) => (await answer.text()).includes('href="/job/'),
      () => false,
    );
  await expect.poll(hasJobs, { timeout: 110_000 }).toBe(true);
  return async () => {
    const ended = new Promise((resolve) => server.once("exit", resolve));
    server.kill();
    await ended;
    rmSync(dataDir, { recursive: true, force: true });
  };
}

/**
 * Logs in as the demonstration market's admin, or another of its staff, whose code the outbox shows, by keyboard;
 * ends on that page of the console.
 */
export async function logInAsStaff(page: Page, path: string, email = "operator@example.com"): Promise<void> {
  await page.goto(`/login?next=${path}`);
  await page.getByLabel("Email", { exact: true }).fill(email);
  await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await page.getByLabel("Password", { exact: true }).press("Enter");
  await expect(page.getByRole("heading", { name: "One more step" })).toBeVisible();
  const outbox = await (await page.request.get("/dev/outbox")).text();
  const said = outbox.slice(outbox.indexOf(`The two-step code of ${email} now:`));
  const code = /now:.{0,80}?(\d{6})/s.exec(said)?.[1] ?? "";
  await page.getByLabel("Code", { exact: true }).fill(code);
  await page.getByLabel("Code", { exact: true }).press("Enter");
  await page.waitForURL(`**${path}`);
}
