import "./require-node.ts";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { buildWhenNeeded } from "./build.ts";
import { ROOT } from "./run.ts";

// How much script each public page asks for before anyone touches it, as gzip. The list of all routes, which every page
// loads once, has a line of its own (decision 037). Too much fails, and so does any script with
// the vocabulary of work in it, which is larger than all pages together.
const LIMIT_BYTES = 130_000;
const CLIENT = join(ROOT, "build/client");
const FRAME = ["root", "routes/marketing/layout"];

type Entry = { module: string; imports?: string[] };
type Manifest = { entry: Entry; routes: Record<string, Entry & { parentId?: string; path?: string; index?: boolean }> };

function findManifest(): string {
  const name = readdirSync(join(CLIENT, "assets")).find((file) => /^manifest-\w+\.js$/.test(file));
  if (!name) throw new Error("the build has no manifest");
  return join("assets", name);
}

function readManifest(): Manifest {
  const text = readFileSync(join(CLIENT, findManifest()), "utf8");
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

/** A title that stands in the vocabulary and in no text of a page. */
const OF_THE_VOCABULARY = "eighteen wheeler driver";

function scriptsWithVocabulary(): string[] {
  const files = readdirSync(join(CLIENT, "assets")).filter((file) => file.endsWith(".js"));
  return files.filter((file) => readFileSync(join(CLIENT, "assets", file), "utf8").includes(OF_THE_VOCABULARY));
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
process.stdout.write(
  `${(weightOf(findManifest()) / 1000).toFixed(1).padStart(6)} kB  the list of all routes, beside each\n`,
);
const leaks = scriptsWithVocabulary();
for (const file of leaks) process.stdout.write(`The vocabulary is in ${file}\n`);
process.exit(leaks.length > 0 || pages.length === 0 || pages.some(({ bytes }) => bytes > LIMIT_BYTES) ? 1 : 0);
