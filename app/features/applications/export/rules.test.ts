import { expect, test } from "vitest";
import { exportName } from "./rules.ts";

test.each([
  ["Interim Finance Controller", "applicants-interim-finance-controller.csv"],
  ['../../etc "x"\r\n', "applicants-etc-x.csv"],
  ["職", "applicants-job.csv"],
])("%j becomes %s", (title, name) => {
  expect(exportName(title, "csv")).toBe(name);
});
