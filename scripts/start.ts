import "./require-node.ts";
import { enableCompileCache } from "node:module";
import { buildWhenNeeded } from "./build.ts";

process.stdout.write("Starting Seasoned...\n");
// Compiled modules are kept between starts: half a second less before the first answer.
enableCompileCache();
process.env.NODE_ENV ??= "production";
await buildWhenNeeded();
await import("../server/main.ts");
