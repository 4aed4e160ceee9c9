import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { parseEnv } from "./env.ts";
import { StartError } from "./start-error.ts";

test("an empty environment means the embedded database with demo data", () => {
  const env = parseEnv({});
  expect(env).toMatchObject({
    isProduction: false,
    port: 3000,
    host: "localhost",
    appUrl: "http://localhost:3000",
    dataDir: "./data",
    databaseUrl: undefined,
    demoData: "local",
    requiresEmailVerification: false,
    isBehindProxy: false,
    billingMode: "preview",
    review: "first-jobs",
  });
});

// Clauses D82.
test("PostgreSQL starts empty, and SMTP requires verified addresses", () => {
  const env = parseEnv({ DATABASE_URL: "postgres://localhost/x", SMTP_URL: "smtp://mail.example.com" });
  expect(env.demoData).toBe("none");
  expect(env.requiresEmailVerification).toBe(true);
});

test("explicit settings override defaults", () => {
  const env = parseEnv({ DEMO_DATA: "0", REQUIRE_EMAIL_VERIFICATION: "1", APP_URL: "https://seasoned.example/" });
  expect(env.demoData).toBe("none");
  expect(env.requiresEmailVerification).toBe(true);
  expect(env.appUrl).toBe("https://seasoned.example");
});

test.each([
  ["PORT", "eighty"],
  ["PORT", "70000"],
  ["APP_URL", "seasoned.example"],
  ["APP_URL", "ftp://seasoned.example"],
  ["DATABASE_URL", "mysql://localhost/x"],
  ["SMTP_URL", "mail.example.com"],
  ["AUTH_SECRET", "short"],
  ["DEMO_DATA", "maybe"],
  ["BILLING_MODE", "free"],
  ["REVIEW", "some"],
  ["LOG_LEVEL", "loud"],
])("a bad %s (%s) stops the start with its name", (name, value) => {
  expect(() => parseEnv({ [name]: value })).toThrow(StartError);
  expect(() => parseEnv({ [name]: value })).toThrow(name);
});

test("production on PostgreSQL needs a secret of its own", () => {
  const given = { NODE_ENV: "production", DATABASE_URL: "postgres://localhost/x" };
  expect(() => parseEnv(given)).toThrow("AUTH_SECRET");
  expect(parseEnv({ ...given, AUTH_SECRET: "x".repeat(32) }).authSecret).toHaveLength(32);
});

test(".env.example documents every setting and is valid itself", () => {
  const text = readFileSync(new URL("../../.env.example", import.meta.url), "utf8");
  const names = [
    "PORT",
    "HOST",
    "APP_URL",
    "DATA_DIR",
    "DATABASE_URL",
    "SMTP_URL",
    "SMTP_FROM",
    "AUTH_SECRET",
    "DEMO_DATA",
    "DEV_TOOLS",
    "REQUIRE_EMAIL_VERIFICATION",
    "TRUSTED_PROXY",
    "BILLING_MODE",
    "REVIEW",
    "LOG_LEVEL",
  ];
  for (const name of names) expect(text).toMatch(new RegExp(`^#?${name}=`, "m"));
  const set = [...text.matchAll(/^([A-Z_]+)=(.*)$/gm)].map(([, name = "", value = ""]) => [
    name,
    value.replaceAll('"', ""),
  ]);
  expect(() => parseEnv(Object.fromEntries(set))).not.toThrow();
});
