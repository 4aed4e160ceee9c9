import { defineConfig } from "vitest/config";
import { UNIT_TESTS } from "./test/kinds.ts";

// The tests without a database: one file answers in two seconds.
export default defineConfig({
  test: { include: UNIT_TESTS, pool: "threads", maxWorkers: 2, isolate: false, testTimeout: 60_000 },
});
