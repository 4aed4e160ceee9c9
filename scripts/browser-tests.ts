import "./require-node.ts";
import { buildWhenNeeded } from "./build.ts";
import { findBrowser } from "./find-browser.ts";
import { run } from "./run.ts";

const browser = await findBrowser();
if (!browser) {
  process.stderr.write(
    "The browser tests need Chromium and none could be found or installed. Install it (Debian: apt-get install chromium) or set CHROMIUM_PATH to one.\n",
  );
  process.exit(1);
}
await buildWhenNeeded();
process.exit(await run("playwright", ["test", ...process.argv.slice(2)], { CHROMIUM_PATH: browser }));
