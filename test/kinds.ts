import { globSync, readFileSync } from "node:fs";

const ALL = globSync(["app/**/*.test.{ts,tsx}", "server/**/*.test.ts", "scripts/**/*.test.ts", "test/**/*.test.ts"]);

/** Tests that repeat one promise many times: by default a few rounds or samples, with THOROUGH=1 all of them. */
export const STRESS_TESTS = globSync([
  "app/features/applications/races.test.ts",
  "app/features/jobs/search/page.test.ts",
  "app/features/jobs/search/refresh.test.ts",
  "app/features/profiles/candidates/commands.test.ts",
  "test/api/fuzz.test.ts",
  "test/cut-connections.test.ts",
  "test/hostile-*.test.ts",
]);

/** A test opens a database, or starts the app on one, through one of these modules. */
const OPENS_DATABASE =
  /"(#test|\.)\/(app|database|search-market|file-requests)\.ts"|endpoints\/market|platform\/embedded|db\/open\.ts|"\.\/(open|client|backup)\.ts"|postgres-server|demo\/fill/;

/** Tests with a database of their own that make no rounds. */
export const DB_TESTS = ALL.filter((path) => !STRESS_TESTS.includes(path) && opensDatabase(path));

/** Everything else: pure rules, parts of pages, scripts. */
export const UNIT_TESTS = ALL.filter((path) => !STRESS_TESTS.includes(path) && !DB_TESTS.includes(path));

function opensDatabase(path: string): boolean {
  return OPENS_DATABASE.test(readFileSync(path, "utf8"));
}
