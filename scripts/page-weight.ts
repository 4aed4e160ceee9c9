import "./require-node.ts";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { buildWhenNeeded } from "./build.ts";
import { ROOT } from "./run.ts";

// How much script each public page asks for before anybody touches it, as gzip. Too much fails.
const LIMIT_BYTES = 130_000;
const CLIENT = join(ROOT, "build/client");
const FRAME = ["root", "routes/marketing/layout"];

type Entry = { module: string; imports?: string[] };
type Manifest = { entry: Entry; routes: Record<string, Entry & { parentId?: string; path?: string; index?: boolean }> };

function readManifest(): Manifest {
  const name = readdirSync(join(CLIENT, "assets")).find((file) => /^manifest-\w+\.js$/.test(file));
  if (!name) throw new Error("the build has no manifest");
  const text = readFileSync(join(CLIENT, "assets", name), "utf8");
  return JSON.parse(text.slice(text.indexOf("{"), text.lastIndexOf("}") + 1));
}

function filesOf({ module, imports = [] }: Entry): string[] {
  return [module, ...imports];
}

const gzipped = new Map<string, number>();
function weightOf(file: string): number {
  const known = gzipped.get(file) ?? gzipSync(readFileSync(join(CLIENT, file)), { level: 9 }).length;
  gzipped.set(file, known);
  return known;
}

await buildWhenNeeded();
const { entry, routes } = readManifest();
const frame = FRAME.flatMap((id) => (routes[id] ? [routes[id]] : []));
const pages = Object.values(routes)
  .filter(({ parentId }) => parentId === "routes/marketing/layout")
  .map((route) => {
    const files = new Set([entry, ...frame, route].flatMap(filesOf));
    return { path: `/${route.path ?? ""}`, bytes: [...files].reduce((sum, file) => sum + weightOf(file), 0) };
  })
  .sort((a, b) => b.bytes - a.bytes);
for (const { path, bytes } of pages) {
  process.stdout.write(
    `${(bytes / 1000).toFixed(1).padStart(6)} kB  ${bytes > LIMIT_BYTES ? "TOO MUCH  " : ""}${path}\n`,
  );
}
process.exit(pages.length === 0 || pages.some(({ bytes }) => bytes > LIMIT_BYTES) ? 1 : 0);
