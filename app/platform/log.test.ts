import { expect, test } from "vitest";
import { createLog } from "./log.ts";

test("secrets never reach the log, and an event is one line", () => {
  const lines: string[] = [];
  const log = createLog("info", { write: (line: string) => void lines.push(line) });
  log.info({ password: "canary-1", user: { token: "canary-2" }, cookie: "canary-3", path: "/a\r\nforged" }, "request");
  expect(lines).toHaveLength(1);
  expect(lines[0]?.trimEnd()).not.toMatch(/[\r\n]/);
  expect(lines[0]).not.toContain("canary");
  expect(lines[0]).toContain('"time":"2');
});
