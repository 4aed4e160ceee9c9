import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { RouteConfigEntry } from "@react-router/dev/routes";
import { expect, test } from "vitest";
import routes from "#app/routes.ts";

// docs/specification-map.md must not fall behind: nothing it names may be gone, nothing that counts may be missing.

const ROOT = join(import.meta.dirname, "..");
const MAP = readFileSync(join(ROOT, "docs/specification-map.md"), "utf8");
const NAMED = new Set([...MAP.matchAll(/`([^`\n]+)`/g)].map(([, text = ""]) => text));
const ROOMS = /^(app|server|test|e2e|docs|drizzle|scripts)\//;
const DECISIONS = 96;

test("every path that the map names is there", () => {
  const paths = [...NAMED].filter((text) => ROOMS.test(text));
  expect(paths.length).toBeGreaterThan(200);
  expect(paths.filter((path) => !existsSync(join(ROOT, path)))).toEqual([]);
});

test("every decision has its row", () => {
  const rows = new Set([...MAP.matchAll(/^\| (D\d+) /gm)].map(([, name]) => name));
  const all = Array.from({ length: DECISIONS }, (_, index) => `D${index + 1}`);
  expect(all.filter((name) => !rows.has(name))).toEqual([]);
});

test("every address of the product is in the map", () => {
  expect([...addressesOf(routes)].filter((address) => !NAMED.has(address))).toEqual([]);
});

function addressesOf(entries: readonly RouteConfigEntry[], parent = ""): Set<string> {
  const found = entries.flatMap((entry) => {
    const here = entry.path === undefined ? parent : `${parent}/${entry.path}`;
    if (entry.children) return [...addressesOf(entry.children, here)];
    return [here || "/"];
  });
  return new Set(found);
}
