import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "./run.ts";

// npm leaves optional builds for other platforms out of the lockfile when the registry it asks cannot serve
// them all, and `npm ci` then refuses the very file npm wrote. This adds the missing entries. It also removes what
// packages say about Node: they run on the Node 24 that the project brings, so npm's warnings about the one that runs npm
// would be wrong. What the project itself needs of that one stays in its own `engines`.

type Entry = {
  version?: string;
  optional?: boolean;
  optionalDependencies?: Record<string, string>;
  engines?: unknown;
  [key: string]: unknown;
};
type Lockfile = { packages: Record<string, Entry> };

const PATH = join(ROOT, "package-lock.json");

/** Returns optional packages that some entry names but the lockfile does not describe, as `[name, range]`. */
export function missingOptionals(lockfile: Lockfile): Array<[string, string]> {
  const wanted = Object.values(lockfile.packages).flatMap((entry) => Object.entries(entry.optionalDependencies ?? {}));
  const missing = wanted.filter(([name]) => lockfile.packages[`node_modules/${name}`] === undefined);
  return [...new Map(missing)];
}

/** Returns the packages, other than the project itself, whose entry says which Node they need. */
export function entriesWithEngines(lockfile: Lockfile): string[] {
  return Object.keys(lockfile.packages).filter((path) => path !== "" && lockfile.packages[path]?.engines !== undefined);
}

const SYSTEMS = ["android", "darwin", "freebsd", "linux", "openharmony", "win32", "aix", "sunos"];
const PROCESSORS = ["arm64", "arm", "x64", "ia32", "ppc64", "riscv64", "s390x", "loong64", "wasm32"];

/** Describes a build for another platform by its name, because the registry may not have it. */
export function describeByName(name: string, version: string): Entry {
  const words = name.split(/[-/]/);
  const os = SYSTEMS.filter((system) => words.includes(system));
  const cpu = PROCESSORS.filter((processor) => words.some((word) => word === processor));
  const libc = words.includes("musl") ? { libc: ["musl"] } : words.includes("gnu") ? { libc: ["glibc"] } : {};
  return { version, ...(cpu.length > 0 ? { cpu } : {}), ...libc, optional: true, ...(os.length > 0 ? { os } : {}) };
}

function main() {
  const lockfile: Lockfile = JSON.parse(readFileSync(PATH, "utf8"));
  const missing = missingOptionals(lockfile);
  if (process.argv.includes("--check")) {
    const faults = [
      ...missing.map(([name]) => `misses ${name}`),
      ...entriesWithEngines(lockfile).map((path) => `says which Node ${path} needs`),
    ];
    if (faults.length === 0) return;
    process.stderr.write(`package-lock.json ${faults.join(", ")}. Run npm run lockfile.\n`);
    process.exit(1);
  }
  for (const path of entriesWithEngines(lockfile)) delete lockfile.packages[path]?.engines;
  for (const [name, range] of missing) lockfile.packages[`node_modules/${name}`] = describeByName(name, range);
  lockfile.packages = Object.fromEntries(Object.entries(lockfile.packages).sort(([a], [b]) => (a < b ? -1 : 1)));
  writeFileSync(PATH, `${JSON.stringify(lockfile, null, 2)}\n`);
  process.stdout.write(`package-lock.json is complete (${missing.length} entries added).\n`);
}

if (import.meta.main) main();
