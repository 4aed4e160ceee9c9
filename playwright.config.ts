import { defineConfig } from "@playwright/test";

const PORT = Number(process.env.E2E_PORT ?? 3187);
const dataDir = process.env.E2E_DATA_DIR ?? `/tmp/seasoned-e2e-${process.pid}`;
// Node's permission model, as docs/operations.md recommends it: the server may only write in its data directory, and
// start nothing but threads.
const LEAST_RIGHTS = [
  "--permission",
  "--disable-warning=SecurityWarning",
  "--allow-worker",
  "--allow-addons",
  `--allow-fs-read=${import.meta.dirname}`,
  // The directory and its content, because it does not exist yet.
  ...[dataDir, `${dataDir}/*`].flatMap((path) => [`--allow-fs-read=${path}`, `--allow-fs-write=${path}`]),
].join(" ");
const SHORT = /(accessibility|early-input|forms|no-script)\.spec\.ts$/;

export default defineConfig({
  testDir: "./e2e",
  // Except for files whose tests share a conversation, which say so themselves.
  fullyParallel: true,
  workers: 2,
  // Long tests first, so that no worker waits at the end for a long test of the other.
  projects: [
    { name: "journeys", testIgnore: SHORT },
    { name: "pages", testMatch: SHORT },
  ],
  forbidOnly: Boolean(process.env.CI),
  // CI machines are shared: a retry there is counted and printed as flaky.
  retries: process.env.CI ? 1 : 0,
  reporter: [["list"]],
  // Long enough for a machine that does three other things at once.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  use: {
    baseURL: `http://localhost:${PORT}`,
    launchOptions: {
      args: ["--no-sandbox"],
      ...(process.env.CHROMIUM_PATH ? { executablePath: process.env.CHROMIUM_PATH } : {}),
    },
    locale: "en-US",
    timezoneId: "America/New_York",
    // A trace renders every page repeatedly and copies it with every key, which takes more than twice as long. Without
    // retries, request it explicitly: npm run test:e2e -- --trace on FILE.
    trace: "on-first-retry",
  },
  webServer: {
    command: `node ${LEAST_RIGHTS} scripts/start.ts`,
    // Printed once the demo data is there; the server responds before that.
    wait: { stdout: /Demo accounts/ },
    timeout: 120_000,
    env: {
      PORT: String(PORT),
      DATA_DIR: dataDir,
      LOG_LEVEL: "warn",
      // Many tests post jobs as new recruiters, and no one reviews them: gate.spec.ts has a server of its own.
      REVIEW: "off",
      // Everyone who signs up has an address of their own (pages.ts), because sixty an hour may from one.
      TRUSTED_PROXY: "1",
      // Which such a header would close.
      DEV_TOOLS: "1",
      ...(process.env.E2E_DATABASE_URL
        ? {
            DATABASE_URL: process.env.E2E_DATABASE_URL,
            DEMO_DATA: "1",
            AUTH_SECRET: "only-for-the-browser-tests-0123456789",
          }
        : {}),
    },
  },
});
