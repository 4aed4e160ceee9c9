import "./require-node.ts";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { ROOT, run } from "./run.ts";

// drizzle-kit is kept out of the dependencies (it brings three install scripts) and lives in .tools/ instead.
const FOLDER = join(ROOT, ".tools");
const KIT = join(FOLDER, "node_modules/.bin/drizzle-kit");
const PACKAGES = ["drizzle-kit@0.31.11", "drizzle-orm@0.45.4", "pg@8.23.1"];

if (!existsSync(KIT)) {
  const code = await run("npm", ["install", "--no-save", "--ignore-scripts", "--prefix", FOLDER, ...PACKAGES]);
  if (code !== 0) process.exit(code);
}
process.exit(await run(KIT, ["generate", ...process.argv.slice(2)]));
