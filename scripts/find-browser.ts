import { execFileSync, spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { ROOT } from "./run.ts";

// The headless shell first: it opens no windows, which cost the others three times as much as the page.
const PLACES = [
  "/usr/bin/chromium-headless-shell",
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/usr/bin/google-chrome-stable",
];
/** Debian's packages, best first: older releases have only the second one. */
const DEBIAN = ["chromium-headless-shell", "chromium"];
const PACKAGED = "@sparticuz/chromium@153.0.0";

/**
 * Returns the path of a Chromium for the browser tests: CHROMIUM_PATH, a system one, one installed from Debian's
 * packages (as root), or one from the npm registry stored in .browser/. Null when there is none.
 */
export async function findBrowser(): Promise<string | null> {
  const given = process.env.CHROMIUM_PATH;
  const present = [...(given ? [given] : []), ...PLACES].find((path) => existsSync(path));
  return present ?? installFromDebian() ?? (await installFromRegistry());
}

function installFromDebian(): string | null {
  if (process.getuid?.() !== 0 || spawnSync("which", ["apt-get"]).status !== 0) return null;
  process.stdout.write("Installing Chromium from Debian's packages for the browser tests...\n");
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  spawnSync("apt-get", ["update", "-qq"], { env, stdio: "ignore" });
  const isInstalled = DEBIAN.some(
    (name) => spawnSync("apt-get", ["install", "-y", "-qq", name], { env, stdio: "ignore" }).status === 0,
  );
  return isInstalled ? (PLACES.find((path) => existsSync(path)) ?? null) : null;
}

async function installFromRegistry(): Promise<string | null> {
  const folder = join(ROOT, ".browser");
  const module = join(folder, "node_modules/@sparticuz/chromium/build/esm/index.js");
  try {
    if (!existsSync(module)) {
      process.stdout.write("Fetching a Chromium from the npm registry for the browser tests...\n");
      execFileSync("npm", ["install", "--no-save", "--ignore-scripts", "--prefix", folder, PACKAGED], {
        stdio: "ignore",
      });
    }
    // The package reads it while it loads, and then unpacks the libraries that a minimal machine lacks.
    process.env.AWS_LAMBDA_JS_RUNTIME = "nodejs22.x";
    const { default: chromium } = await import(pathToFileURL(module).href);
    return await chromium.executablePath();
  } catch {
    return null;
  }
}
