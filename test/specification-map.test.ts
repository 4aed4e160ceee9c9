import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import routes from "#app/routes.ts";
import { listPatterns } from "./route-patterns.ts";

// docs/specification-map.md and docs/checks.md must not fall behind: nothing they name may be gone, nothing that counts
// may be missing.

const ROOT = join(import.meta.dirname, "..");
const MAP = readFileSync(join(ROOT, "docs/specification-map.md"), "utf8");
const CHECKS = readFileSync(join(ROOT, "docs/checks.md"), "utf8");
const NAMED = namesIn(MAP);
const ROOMS = /^(app|server|test|e2e|docs|drizzle|scripts)\//;
const DECISIONS = 96;
const CHECKS_IN_ALL = 88;

test("every path that the map names is there", () => {
  const paths = [...NAMED].filter((text) => ROOMS.test(text));
  expect(paths.length).toBeGreaterThan(200);
  expect(paths.filter((path) => !existsSync(join(ROOT, path)))).toEqual([]);
});

test("every row of the map names a test", () => {
  expect(MAP.split("\n").filter((line) => /\| none \|\s*$/.test(line))).toEqual([]);
});

test("every check has its row, and each file named there is there", () => {
  const rows = [...CHECKS.matchAll(/^\| (R\d+) /gm)].map(([, name]) => name);
  expect(rows).toEqual(Array.from({ length: CHECKS_IN_ALL }, (_, index) => `R${index + 1}`));
  const paths = [...namesIn(CHECKS)].filter((text) => ROOMS.test(text));
  expect(paths.filter((path) => !existsSync(join(ROOT, path)))).toEqual([]);
});

test.each([
  ["docs/specification-map.md", MAP, 600],
  ["docs/checks.md", CHECKS, 90],
])("a test that %s names is in its file", (_document, text, atLeast) => {
  const shown = [...text.matchAll(/`((?:app|server|scripts|test|e2e)\/[^`]+)`: ((?:\\\||[^|])+?)(?=<br>| \|)/g)];
  expect(shown.length).toBeGreaterThan(atLeast);
  const missing = shown.filter(([, path = "", name = ""]) => !namePattern(name).test(textOf(path)));
  expect(missing.map(([, path, name]) => `${path}: ${name}`)).toEqual([]);
});

test("every decision has its row", () => {
  const rows = new Set([...MAP.matchAll(/^\| (D\d+) /gm)].map(([, name]) => name));
  const all = Array.from({ length: DECISIONS }, (_, index) => `D${index + 1}`);
  expect(all.filter((name) => !rows.has(name))).toEqual([]);
});

test("every address of the product is in the map", () => {
  expect(listPatterns(routes).filter((address) => !NAMED.has(address))).toEqual([]);
});

function namesIn(text: string): Set<string> {
  return new Set([...text.matchAll(/`([^`\n]+)`/g)].map(([, name = ""]) => name));
}

function textOf(path: string): string {
  return readFileSync(join(ROOT, path), "utf8");
}

/** A whole name as a source quotes it. "…" stands for what was cut; a table's cell escapes its own sign. */
function namePattern(name: string): RegExp {
  const parts = name.replaceAll("\\|", "|").trim().split(/ ?… ?/);
  const literal = parts.map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&"));
  return new RegExp(`(["'\`])${literal.join(".+")}\\1`);
}
