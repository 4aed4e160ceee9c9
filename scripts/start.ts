import "./require-node.ts";
import { enableCompileCache } from "node:module";
import { buildWhenNeeded } from "./build.ts";

process.stdout.write("Starting Seasoned...\n");
// Caches compiled modules between starts, which saves half a second before the first response.
enableCompileCache();
process.env.NODE_ENV ??= "production";
await buildWhenNeeded();
await import("../server/main.ts");
