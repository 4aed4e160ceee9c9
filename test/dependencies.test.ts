import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { z } from "zod";

// Few packages, each with a reason; exact versions; no install scripts.

const ROOT = join(import.meta.dirname, "..");
const names = z.record(z.string(), z.string());
const manifest = z
  .object({ dependencies: names, optionalDependencies: names, devDependencies: names })
  .parse(JSON.parse(readFileSync(join(ROOT, "package.json"), "utf8")));
const locked = z
  .object({
    packages: z.record(
      z.string(),
      z.object({
        integrity: z.string().optional(),
        resolved: z.string().optional(),
        optional: z.boolean().optional(),
        hasInstallScript: z.boolean().optional(),
      }),
    ),
  })
  .parse(JSON.parse(readFileSync(join(ROOT, "package-lock.json"), "utf8")));
const entries = Object.entries(locked.packages).filter(([path]) => path !== "");

test("docs/dependencies.md has exactly the production packages", () => {
  const table = readFileSync(join(ROOT, "docs/dependencies.md"), "utf8");
  const rows = table.split("\n").filter((line) => line.startsWith("| `"));
  const reasoned = rows.flatMap((row) => [...(row.split("|")[1] ?? "").matchAll(/`([^`]+)`/g)].map(([, name]) => name));
  const used = [...Object.keys(manifest.dependencies), ...Object.keys(manifest.optionalDependencies)];
  expect(reasoned.sort()).toEqual(used.sort());
});

test("production packages are imported by production code", () => {
  const sources = ["app", "server", "scripts"].flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && /(?<!\.test)\.tsx?$/.test(entry.name))
      .map((entry) => readFileSync(join(entry.parentPath, entry.name), "utf8")),
  );
  const isImported = (name: string) =>
    sources.some((source) => source.includes(`from "${name}"`) || source.includes(`from "${name}/`));
  // Node itself is started (scripts/start.ts), not imported.
  expect(Object.keys(manifest.dependencies).filter((name) => !isImported(name))).toEqual([]);
  expect(Object.keys(manifest.optionalDependencies).filter((name) => !name.startsWith("node-"))).toEqual([]);
});

test("every version is exact", () => {
  const { dependencies, optionalDependencies, devDependencies } = manifest;
  for (const version of Object.values({ ...dependencies, ...optionalDependencies, ...devDependencies })) {
    expect(version).toMatch(/^\d+\.\d+\.\d+$/);
  }
});

test("no locked package has an install script or another source", () => {
  expect(entries.length).toBeGreaterThan(200);
  expect(entries.filter(([, { hasInstallScript }]) => hasInstallScript).map(([path]) => path)).toEqual([]);
  const elsewhere = entries.filter(
    ([, { resolved }]) => resolved !== undefined && !/^https:\/\/[^/]*npm/.test(resolved),
  );
  expect(elsewhere.map(([path]) => path)).toEqual([]);
});

test("locked packages have hashes, except unavailable platform builds", () => {
  const loose = entries.filter(([, { integrity }]) => !integrity?.startsWith("sha512-"));
  expect(loose.filter(([, { optional }]) => !optional).map(([path]) => path)).toEqual([]);
});
