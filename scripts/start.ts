import "./require-node.ts";
import { buildWhenNeeded } from "./build.ts";

process.env.NODE_ENV ??= "production";
await buildWhenNeeded();
await import("../server/main.ts");
