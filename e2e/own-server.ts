import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, type Page } from "@playwright/test";
import { PASSWORD } from "./pages.ts";

/** Returns the port of a test's own server: `offset` separates those of different files. */
export function ownPort(offset: number): number {
  return Number(process.env.E2E_PORT ?? 3187) + offset;
}

/**
 * Starts a server with default settings but for the pages under /dev, and waits for the demo market with its staff.
 * Returns a function that stops it.
 */
export async function startOwnServer(port: number): Promise<() => Promise<void>> {
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
 * Logs in as the demonstration market's admin, or another of its staff, whose code the outbox shows; ends on that page
 * of the console.
 */
export async function logInAsStaff(page: Page, path: string, email = "operator@example.com"): Promise<void> {
  await page.goto(`/login?next=${path}`);
  await page.getByLabel("Email", { exact: true }).fill(email);
  await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await page.locator("main").getByRole("button", { name: "Log In", exact: true }).click();
  await expect(page.getByRole("heading", { name: "One more step" })).toBeVisible();
  const outbox = await (await page.request.get("/dev/outbox")).text();
  const said = outbox.slice(outbox.indexOf(`The two-step code of ${email} now:`));
  const code = /now:.{0,80}?(\d{6})/s.exec(said)?.[1] ?? "";
  await page.getByLabel("Code", { exact: true }).fill(code);
  await page.locator("main").getByRole("button", { name: "Log In", exact: true }).click();
  await page.waitForURL(`**${path}`);
}
