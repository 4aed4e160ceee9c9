import { createServer, type Server } from "node:http";
import { getRequestListener } from "@hono/node-server";
import { createServer as createViteServer, isRunnableDevEnvironment } from "vite";
import { parseEnv } from "../app/platform/env.ts";
import { exposureNotes, refuseOpenDemo } from "../app/platform/exposure.ts";
import { createLog } from "../app/platform/log.ts";
import { openPlatform } from "../app/platform/platform.ts";
import { exitSaying } from "../app/platform/start-error.ts";

type AppModule = typeof import("./app.ts");

async function start() {
  const env = parseEnv(process.env);
  refuseOpenDemo(env);
  const { platform, durability, ping, close } = await openPlatform(env, createLog(env.logLevel));
  const server = createServer();
  const vite = await createViteServer({ server: { middlewareMode: { server } }, appType: "custom" });
  const ssr = vite.environments.ssr;
  if (!ssr || !isRunnableDevEnvironment(ssr)) throw new Error("the ssr environment cannot run here");
  const runner = ssr.runner;
  const loadApp = (): Promise<AppModule> => runner.import("./server/app.ts");

  const first = await loadApp();
  await first.guardDemoAccounts(platform);
  await first.registerTasks(platform);
  await platform.tasks.start();
  const isNew = env.demoData !== "none" && (await first.fillWithDemoData(platform));

  // Loads the module for each request: after an edit Vite returns the new one, and the database stays open.
  const handle = getRequestListener(async (request, bindings) => {
    const { createApp } = await loadApp();
    return createApp(platform, { ping, isClosing: () => false }).fetch(request, bindings);
  });
  server.on("request", (request, response) => vite.middlewares(request, response, () => handle(request, response)));
  await listenOn(server, env.port, env.host === "localhost" ? "127.0.0.1" : env.host);
  // A machine without IPv6 has no ::1; the first address is enough then.
  if (env.host === "localhost") await listenOn(passingOnTo(server), env.port, "::1").catch(() => {});
  const lines = [durability, ...exposureNotes(env), await first.demoLine(platform, isNew)];
  const said = lines.filter((line) => line !== null);
  process.stdout.write(`${[`Seasoned (development) serves ${env.appUrl}`, ...said].join("\n")}\n`);

  process.on("SIGINT", async () => {
    await vite.close();
    await close();
    process.exit(0);
  });
}

async function listenOn(server: Server, port: number, hostname: string): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, hostname, resolve);
  });
}

/** Vite knows one server, so a second one on another address forwards everything to it. */
function passingOnTo(server: Server): Server {
  const second = createServer((request, response) => server.emit("request", request, response));
  return second.on("upgrade", (request, socket, head) => server.emit("upgrade", request, socket, head));
}

start().catch(exitSaying);
