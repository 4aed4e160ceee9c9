import { defineConfig } from "@playwright/test";

const PORT = Number(process.env.E2E_PORT ?? 3187);
const dataDir = process.env.E2E_DATA_DIR ?? `/tmp/seasoned-e2e-${process.pid}`;
// The least a server needs, as docs/operations.md tells operators to give it: to write in its data directory alone, and
// to start nothing but threads.
const LEAST_RIGHTS = [
  "--permission",
  "--disable-warning=SecurityWarning",
  "--allow-worker",
  "--allow-addons",
  `--allow-fs-read=${import.meta.dirname}`,
  // The folder itself, and what is in it: it is not there yet.
  ...[dataDir, `${dataDir}/*`].flatMap((path) => [`--allow-fs-read=${path}`, `--allow-fs-write=${path}`]),
].join(" ");
const SHORT = /(accessibility|early-input|forms|no-script)\.spec\.ts$/;

export default defineConfig({
  testDir: "./e2e",
  // But for files whose tests share a conversation, which say so themselves.
  fullyParallel: true,
  workers: 2,
  // Long tests come first and short ones last, so that no worker waits at the end for a long one of the other's.
  projects: [
    { name: "journeys", testIgnore: SHORT },
    { name: "pages", testMatch: SHORT },
  ],
  forbidOnly: Boolean(process.env.CI),
  // The machines that check are shared: a second try there is counted and printed as flaky.
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
    // It draws every page again and again and copies it with every key: the run takes twice as long and more. Where
    // nothing is tried again, somebody who wants it says so: npm run test:e2e -- --trace on FILE.
    trace: "on-first-retry",
  },
  webServer: {
    command: `node ${LEAST_RIGHTS} scripts/start.ts`,
    // The line that comes once the demo data is there; the server answers before that.
    wait: { stdout: /Demo accounts/ },
    timeout: 120_000,
    env: {
      PORT: String(PORT),
      DATA_DIR: dataDir,
      LOG_LEVEL: "warn",
      // New recruiters post jobs in many journeys, and nobody is there to decide: gate.spec.ts has a server of its own.
      REVIEW: "off",
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
