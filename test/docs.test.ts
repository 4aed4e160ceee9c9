import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

// A path in the documents may leave out its beginning ("profiles/schema.ts"), but some file must end with it.

const ROOT = join(import.meta.dirname, "..");
const ROOMS = ["app", "server", "scripts", "test", "e2e", "bench", "docs", "drizzle"];
const FILES = ROOMS.flatMap((room) =>
  readdirSync(join(ROOT, room), { recursive: true, encoding: "utf8" }).map((path) => `/${join(room, path)}`),
);
const DOCUMENTS = ["/README.md", "/CONTRIBUTING.md", ...FILES.filter((path) => /^\/docs\/.*\.md$/.test(path))];

test.each(DOCUMENTS)("every file that %s names exists", (document) => {
  const text = readFileSync(join(ROOT, document), "utf8");
  const named = [...text.matchAll(/`([\w.$-]+(?:\/[\w.$-]+)+\.(?:tsx?|css|sql|jsonl?|md|sh))`/g)].map(
    ([, path = ""]) => path,
  );
  const missing = named.filter((path) => !FILES.some((file) => file.endsWith(`/${path}`)));
  expect(missing).toEqual([]);
});
