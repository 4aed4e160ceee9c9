import { createHash } from "node:crypto";
import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const ROOT = fileURLToPath(new URL("..", import.meta.url));

/** The files and folders that decide what a job or a profile is read as, beside its own texts. */
export const READING_SOURCES = [
  "app/domain/index-format.ts",
  "app/domain/numbers.ts",
  "app/domain/pay.ts",
  "app/features/readings",
  "app/features/search/job-entries",
  "app/vocabulary",
] as const;

/** Returns a hash of these sources: another one means that stored readings may be out of date. */
export function hashOfReadingSources(): string {
  const hash = createHash("sha256");
  for (const file of READING_SOURCES.flatMap(filesOf).sort()) {
    if (!/\.test\.tsx?$/.test(file)) hash.update(file).update(readFileSync(join(ROOT, file)));
  }
  return hash.digest("hex");
}

function filesOf(path: string): string[] {
  if (!statSync(join(ROOT, path)).isDirectory()) return [path];
  return readdirSync(join(ROOT, path), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(ROOT.length));
}
