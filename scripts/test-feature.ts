import "./require-node.ts";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { ROOT, run } from "./run.ts";

// `npm run test:feature -- jobs`: the unit and database tests of one folder of app/features.

const name = process.argv[2] ?? "";
if (!name || !existsSync(join(ROOT, "app/features", name))) {
  process.stderr.write("Say which feature: npm run test:feature jobs. Its folder is in app/features.\n");
  process.exit(1);
}
const folder = `app/features/${name}/`;
const unit = await run("vitest", ["run", "-c", "vitest.unit.config.ts", "--passWithNoTests", folder]);
const db = await run("vitest", ["run", "--passWithNoTests", folder], { STRESS: "0" });
process.exit(unit || db);
