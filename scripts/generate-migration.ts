import "./require-node.ts";
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT, run } from "./run.ts";

// drizzle-kit is kept out of the dependencies (it brings three install scripts) and lives in .tools/ instead.
const FOLDER = join(ROOT, ".tools");
const KIT = join(FOLDER, "node_modules/.bin/drizzle-kit");
const PACKAGES = ["drizzle-kit@0.31.11", "drizzle-orm@0.45.4", "pg@8.23.1"];
const SNAPSHOTS = join(ROOT, "drizzle/meta");
/** The snapshot, its tables, a table, its columns: what is inside one of these stands on one line. */
const DEPTH_OF_A_LINE = 4;

if (!existsSync(KIT)) {
  const code = await run("npm", ["install", "--no-save", "--ignore-scripts", "--prefix", FOLDER, ...PACKAGES]);
  if (code !== 0) process.exit(code);
}
const code = await run(KIT, ["generate", ...process.argv.slice(2)]);
if (code === 0) keepNewestSnapshot();
process.exit(code);

/**
 * Only the newest snapshot is needed for the next migration. drizzle-kit gives each property a line: ten thousand lines
 * that no one reads.
 */
function keepNewestSnapshot() {
  const names = readdirSync(SNAPSHOTS).filter((name) => name.endsWith("_snapshot.json"));
  const newest = names.sort().pop();
  for (const name of names) rmSync(join(SNAPSHOTS, name));
  if (!newest) return;
  const path = join(SNAPSHOTS, newest);
  writeFileSync(path, `${withLongLines(JSON.parse(readFileSync(path, "utf8")))}\n`);
}

function withLongLines(value: unknown, depth = 0): string {
  const isPlain = typeof value !== "object" || value === null || Array.isArray(value);
  if (isPlain || depth === DEPTH_OF_A_LINE || Object.keys(value).length === 0) return JSON.stringify(value);
  const inner = "  ".repeat(depth + 1);
  const lines = Object.entries(value).map(
    ([key, part]) => `${inner}${JSON.stringify(key)}: ${withLongLines(part, depth + 1)}`,
  );
  return `{\n${lines.join(",\n")}\n${"  ".repeat(depth)}}`;
}
