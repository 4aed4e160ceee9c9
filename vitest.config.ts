import path from "node:path";
import { reactRouter } from "@react-router/dev/vite";
import { defineConfig, type Plugin } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";
import { DB_TESTS, STRESS_TESTS } from "./test/kinds.ts";

const STYLESHEET = "\0stylesheet-address";

/** Styles are not built for tests, and a link without an address logs a warning per page. */
const stylesheetAddress: Plugin = {
  name: "stylesheet-address",
  enforce: "pre",
  resolveId: (id) => (id.endsWith("/styles.css?url") ? STYLESHEET : null),
  load: (id) => (id === STYLESHEET ? 'export default "/assets/styles.css"' : null),
};

/** A hash at the real cost takes 30 ms of a core, which would be a twelfth of these tests. */
const cheapPasswords: Plugin = {
  name: "cheap-passwords",
  enforce: "pre",
  resolveId: (id) => (id.endsWith("/cost.server.ts") ? path.resolve("test/password-cost.ts") : null),
};

/** Small files that take long: many edits, many jobs, crashes. */
const SLOW = ["search/refresh.test.ts", "search/page.test.ts", "embedded/open.test.ts"];

/** On a fresh machine the largest files start first; a small slow one would run last, beside an idle core. */
class SlowFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    const isSlow = ({ moduleId }: TestSpecification) => SLOW.some((end) => moduleId.endsWith(end));
    const sorted = await super.sort(files);
    return [...sorted.filter(isSlow), ...sorted.filter((file) => !isSlow(file))];
  }
}

// The tests that open a database, and those that make many rounds on one. Those that need neither are in
// vitest.unit.config.ts: React Router's plugin starts a server of its own that only a run with pages can end.
export default defineConfig({
  plugins: [stylesheetAddress, cheapPasswords, reactRouter()],
  test: {
    // STRESS=0 excludes the stress tests, STRESS=only runs nothing else.
    include: [...(process.env.STRESS === "only" ? [] : DB_TESTS), ...(process.env.STRESS === "0" ? [] : STRESS_TESTS)],
    globalSetup: ["./test/global-setup.ts"],
    pool: "forks",
    maxWorkers: 2,
    sequence: { sequencer: SlowFirst },
    // Modules are loaded once for all files: their state depends on the database or never changes.
    isolate: false,
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});
