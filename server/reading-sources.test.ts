import { readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { hashOfReadingSources, READING_SOURCES } from "./reading-sources.ts";

const ROOT = fileURLToPath(new URL("..", import.meta.url));
const IMPORT = /^(?:import|export)(?! type)[^;]*? from "(#app|\.[^"]*?)([^"]*)";/gm;
/** Imports of these decide nothing: places of a job, and names of values. */
const HARMLESS = ["app/features/search/typed-town.ts", "app/features/skills/", "app/words.ts"];

/** Returns the product's own files that a file imports, as paths from the root. */
function importsOf(file: string): string[] {
  const text = readFileSync(join(ROOT, file), "utf8");
  return [...text.matchAll(IMPORT)].map(([, start = "", rest = ""]) =>
    start === "#app" ? `app${rest}` : relative(ROOT, join(ROOT, dirname(file), start + rest)),
  );
}

function allImportsOf(files: readonly string[]): string[] {
  const seen = new Set(files);
  for (const file of seen) {
    const imported = importsOf(file).filter((path) => !HARMLESS.some((start) => path.startsWith(start)));
    for (const path of imported) seen.add(path);
  }
  return [...seen];
}

describe("READING_SOURCES", () => {
  it("include all that reads a job or a profile", () => {
    const files = allImportsOf([
      "app/features/readings/reading.server.ts",
      "app/features/search/job-entries/entries.server.ts",
    ]);
    expect(files.length).toBeGreaterThan(60);
    const included = (file: string) => READING_SOURCES.some((path) => file === path || file.startsWith(`${path}/`));
    expect(files.filter((file) => !included(file))).toEqual([]);
  });

  it("have one hash", () => {
    expect(hashOfReadingSources()).toMatch(/^[0-9a-f]{64}$/);
    expect(hashOfReadingSources()).toBe(hashOfReadingSources());
  });
});
