import { describe, expect, it } from "vitest";
import { parseEnv } from "#app/platform/env.ts";
import { bytesText, gapsOf, isBackupLate, isNearlyFull } from "./rules.ts";

const COMPLETE = {
  APP_URL: "https://jobs.example.com",
  SMTP_URL: "smtps://mail.example.com",
  CLAMD_URL: "tcp://127.0.0.1:3310",
  AUTH_SECRET: "x".repeat(32),
  INBOUND_MAIL_SECRET: "y".repeat(32),
  TRUSTED_PROXY: "1",
};

function titles(changes: Record<string, string | undefined>): string[] {
  return gapsOf(parseEnv({ ...COMPLETE, ...changes })).map(({ title }) => title);
}

describe("the gaps in the setup", () => {
  it("are none when everything is set", () => {
    expect(titles({})).toEqual([]);
  });

  it.each([
    ["SMTP_URL", undefined, "No email is sent"],
    ["CLAMD_URL", undefined, "Uploads aren't scanned for malware"],
    ["AUTH_SECRET", undefined, "The session secret lies beside the data"],
    ["APP_URL", undefined, "Links in emails lead to this machine only"],
    ["APP_URL", "http://jobs.example.com", "The public address isn't encrypted"],
    ["TRUSTED_PROXY", undefined, "No proxy is trusted"],
    ["INBOUND_MAIL_SECRET", undefined, "Answers by email aren't filed"],
    ["REVIEW", "off", "No job is checked"],
    ["DEV_TOOLS", "1", "Everyone can read every email"],
  ])("names %s=%s", (name, value, title) => {
    expect(titles({ [name]: value })).toEqual([title]);
  });
});

describe("a backup and a disk", () => {
  it("are marked when the backup is two days old or missing", () => {
    const now = new Date("2026-11-20T10:00:00Z");
    expect(isBackupLate(null, now)).toBe(true);
    expect(isBackupLate(new Date("2026-11-18T09:59:00Z"), now)).toBe(true);
    expect(isBackupLate(new Date("2026-11-18T10:00:00Z"), now)).toBe(false);
  });

  it("are marked when less than a tenth is free", () => {
    expect(isNearlyFull({ freeBytes: 9, totalBytes: 100 })).toBe(true);
    expect(isNearlyFull({ freeBytes: 10, totalBytes: 100 })).toBe(false);
    expect(isNearlyFull(null)).toBe(false);
  });

  it.each([
    [0, "0 bytes"],
    [999, "999 bytes"],
    [1000, "1.0 KB"],
    [999_999, "1.0 MB"],
    [3_400_000, "3.4 MB"],
    [9_960_000, "10 MB"],
    [120_000_000_000, "120 GB"],
    [5_000_000_000_000_000, "5000 TB"],
  ])("say %i as %s", (bytes, text) => {
    expect(bytesText(bytes)).toBe(text);
  });
});
