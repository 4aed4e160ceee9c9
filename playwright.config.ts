import { defineConfig } from "@playwright/test";

const PORT = Number(process.env.E2E_PORT ?? 3187);
const dataDir = process.env.E2E_DATA_DIR ?? `/tmp/seasoned-e2e-${process.pid}`;

export default defineConfig({
  testDir: "./e2e",
  fullyParallel: false,
  workers: 2,
  forbidOnly: Boolean(process.env.CI),
  reporter: [["list"]],
  timeout: 60_000,
  expect: { timeout: 10_000 },
  use: {
    baseURL: `http://localhost:${PORT}`,
    launchOptions: {
      args: ["--no-sandbox"],
      ...(process.env.CHROMIUM_PATH ? { executablePath: process.env.CHROMIUM_PATH } : {}),
    },
    locale: "en-US",
    timezoneId: "America/New_York",
    trace: "retain-on-failure",
  },
  webServer: {
    command: "node scripts/start.ts",
    url: `http://localhost:${PORT}/readyz`,
    timeout: 120_000,
    env: {
      PORT: String(PORT),
      DATA_DIR: dataDir,
      LOG_LEVEL: "warn",
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
