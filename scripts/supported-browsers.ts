import "./require-node.ts";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { buildWhenNeeded } from "./build.ts";
import { ROOT } from "./run.ts";
import { SUPPORTED_BROWSERS, tooNew } from "./too-new.ts";

// Fails if the built scripts use anything that a supported browser lacks, and says what.
const ASSETS = join(ROOT, "build/client/assets");

await buildWhenNeeded();
const scripts = readdirSync(ASSETS).filter((name) => name.endsWith(".js"));
const found = scripts.flatMap((name) => tooNew(name, readFileSync(join(ASSETS, name), "utf8")));
for (const one of found) process.stdout.write(`${one}\n`);
process.stdout.write(`${scripts.length} scripts for ${SUPPORTED_BROWSERS.join(", ")}: ${found.length} too new\n`);
process.exit(found.length > 0 || scripts.length === 0 ? 1 : 0);
