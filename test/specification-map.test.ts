import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import routes from "#app/routes.ts";
import { listPatterns } from "./route-patterns.ts";

// docs/specification-map.md and docs/checks.md stay current: everything they name exists, and nothing relevant is
// missing.

const ROOT = join(import.meta.dirname, "..");
const MAP = readFileSync(join(ROOT, "docs/specification-map.md"), "utf8");
const CHECKS = readFileSync(join(ROOT, "docs/checks.md"), "utf8");
const NAMED = namesIn(MAP);
/** The rows of the map: their number, and the test files that show them. */
const ROWS = [...MAP.matchAll(/^\| ([\dD][^|]*?) \|(?:\\\||[^|])*\|(?:\\\||[^|])*\| (.*) \|$/gm)].map(
  ([, id = "", shown = ""]) => ({
    id,
    tests: [...namesIn(shown)].filter((name) => /\.(test|spec)\.tsx?$/.test(name)),
  }),
);
const TESTS = ["app", "server", "scripts", "test", "e2e"].flatMap((room) =>
  readdirSync(join(ROOT, room), { recursive: true, encoding: "utf8" })
    .filter((path) => /\.(test|spec)\.tsx?$/.test(path))
    .map((path) => join(room, path)),
);
const ROOMS = /^(app|server|test|e2e|docs|drizzle|scripts)\//;
const DECISIONS = 96;
const CHECKS_IN_ALL = 88;

test("every path in the map exists", () => {
  const paths = [...NAMED].filter((text) => ROOMS.test(text));
  expect(paths.length).toBeGreaterThan(200);
  expect(paths.filter((path) => !existsSync(join(ROOT, path)))).toEqual([]);
});

test("every row of the map names a test", () => {
  expect(MAP.split("\n").filter((line) => /\| none \|\s*$/.test(line))).toEqual([]);
});

test("every check has a row, whose files exist", () => {
  const rows = [...CHECKS.matchAll(/^\| (R\d+) /gm)].map(([, name]) => name);
  expect(rows).toEqual(Array.from({ length: CHECKS_IN_ALL }, (_, index) => `R${index + 1}`));
  const paths = [...namesIn(CHECKS)].filter((text) => ROOMS.test(text));
  expect(paths.filter((path) => !existsSync(join(ROOT, path)))).toEqual([]);
});

test("clause and decision numbers are unique", () => {
  const ids = ROWS.map(({ id }) => id);
  expect(ids.length).toBeGreaterThan(500);
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  expect(ids.filter((id) => !/^(\d+(\.\d+)?-\d+|D\d+)$/.test(id))).toEqual([]);
});

test("every clause is shown by tests with its number", () => {
  const named = ROWS.flatMap(({ id, tests }) => tests.map((path) => `${path} shows ${id}`));
  const carried = TESTS.flatMap((path) => clausesIn(textOf(path)).map((id) => `${path} shows ${id}`));
  expect(carried.length).toBeGreaterThan(400);
  expect(new Set(named)).toEqual(new Set(carried));
});

test("every test named in docs/checks.md exists", () => {
  const shown = [...CHECKS.matchAll(/`((?:app|server|scripts|test|e2e)\/[^`]+)`: ((?:\\\||[^|])+?)(?=<br>| \|)/g)];
  expect(shown.length).toBeGreaterThan(90);
  const missing = shown.filter(([, path = "", name = ""]) => !namePattern(name).test(textOf(path)));
  expect(missing.map(([, path, name]) => `${path}: ${name}`)).toEqual([]);
});

test("every decision has its row", () => {
  const rows = new Set(ROWS.map(({ id }) => id));
  const all = Array.from({ length: DECISIONS }, (_, index) => `D${index + 1}`);
  expect(all.filter((name) => !rows.has(name))).toEqual([]);
});

test("every address of the product is in the map", () => {
  expect(listPatterns(routes).filter((address) => !NAMED.has(address))).toEqual([]);
});

function namesIn(text: string): Set<string> {
  return new Set([...text.matchAll(/`([^`\n]+)`/g)].map(([, name = ""]) => name));
}

/** Returns the numbers in a test file's comments that begin with "Clauses". */
function clausesIn(text: string): string[] {
  const comments = text.matchAll(/^\s*\/\/ Clauses ((?:.*,\n\s*\/\/ )*.*)\.$/gm);
  return [...comments].flatMap(([, list = ""]) => list.replaceAll(/\s*\/\/ /g, " ").split(/,\s*/));
}

function textOf(path: string): string {
  return readFileSync(join(ROOT, path), "utf8");
}

/** Returns a pattern for a quoted test name. "…" stands for what was cut; a table cell escapes its own separator. */
function namePattern(name: string): RegExp {
  const parts = name.replaceAll("\\|", "|").trim().split(/ ?… ?/);
  const literal = parts.map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&"));
  return new RegExp(`(["'\`])${literal.join(".+")}\\1`);
}
