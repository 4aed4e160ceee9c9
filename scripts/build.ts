import "./require-node.ts";
import { createHash } from "node:crypto";
import { readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { ROOT, run } from "./run.ts";

const STAMP = join(ROOT, "build", "source-hash");
const SOURCES = [
  "app",
  "server",
  "scripts/demo",
  "scripts/too-new.ts",
  "public",
  "drizzle",
  "package-lock.json",
  "vite.config.ts",
  "react-router.config.ts",
];
const COMPRESSIBLE = /\.(js|css|svg|json|txt|xml)$/;

/** Builds client and server when their sources have changed since the last build. Exits 1 when the build fails. */
export async function buildWhenNeeded(): Promise<void> {
  const hash = hashOfSources();
  if (readStamp() === hash) return;
  process.stdout.write("Building, which takes half a minute and is only needed when the sources have changed...\n");
  const code = await run("react-router", ["build", "--logLevel", "warn"], { NODE_ENV: "production" });
  if (code === 127) {
    process.stderr.write("The build tools are not installed. Run npm install (without --omit=dev) first.\n");
  }
  if (code !== 0) process.exit(1);
  await compressAssets(join(ROOT, "build", "client", "assets"));
  await leaveDatabaseImage();
  // Written last, so that an interrupted build is repeated.
  writeFileSync(STAMP, hash);
}

/** Its imports are loaded here, so that a start without a build need not wait for them. */
async function leaveDatabaseImage(): Promise<void> {
  const { writeDatabaseImage } = await import("../app/db/image.ts");
  const { NEW_DATABASE_IMAGE } = await import("../app/platform/embedded/open.ts");
  const { createLog } = await import("../app/platform/log.ts");
  await writeDatabaseImage(NEW_DATABASE_IMAGE, createLog("warn"));
}

function readStamp(): string | null {
  try {
    return readFileSync(STAMP, "utf8");
  } catch {
    return null;
  }
}

function hashOfSources(): string {
  const hash = createHash("sha256");
  for (const file of SOURCES.flatMap(listFiles).sort()) {
    if (!/\.test\.tsx?$/.test(file)) hash.update(file).update(readFileSync(join(ROOT, file)));
  }
  return hash.digest("hex");
}

function listFiles(path: string): string[] {
  if (!statSync(join(ROOT, path)).isDirectory()) return [path];
  const entries = readdirSync(join(ROOT, path), { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(ROOT.length));
}

async function compressAssets(folder: string): Promise<void> {
  const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } };
  for (const name of readdirSync(folder).filter((file) => COMPRESSIBLE.test(file))) {
    const content = readFileSync(join(folder, name));
    writeFileSync(join(folder, `${name}.br`), await promisify(brotliCompress)(content, quality));
    writeFileSync(join(folder, `${name}.gz`), await promisify(gzip)(content, { level: 9 }));
  }
}

if (import.meta.main) {
  rmSync(STAMP, { force: true });
  await buildWhenNeeded();
}
