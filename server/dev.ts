import { createServer } from "node:http";
import { getRequestListener } from "@hono/node-server";
import { createServer as createViteServer, isRunnableDevEnvironment } from "vite";
import { parseEnv } from "../app/platform/env.ts";
import { createLog } from "../app/platform/log.ts";
import { openPlatform } from "../app/platform/platform.ts";
import { StartError } from "../app/platform/start-error.ts";

type AppModule = typeof import("./app.ts");

async function start() {
  const env = parseEnv(process.env);
  const { platform, durability, ping, close } = await openPlatform(env, createLog(env.logLevel));
  const server = createServer();
  const vite = await createViteServer({ server: { middlewareMode: { server } }, appType: "custom" });
  const ssr = vite.environments.ssr;
  if (!ssr || !isRunnableDevEnvironment(ssr)) throw new Error("the ssr environment cannot run here");
  const runner = ssr.runner;
  const loadApp = (): Promise<AppModule> => runner.import("./server/app.ts");

  const first = await loadApp();
  await first.registerTasks(platform);
  await platform.tasks.start();
  if (env.hasDemoData) await first.fillWithDemoData(platform);

  // The module is asked for on each request: after an edit Vite answers with the new one, the database stays open.
  const handle = getRequestListener(async (request, bindings) => {
    const { createApp } = await loadApp();
    return createApp(platform, { ping, isClosing: () => false }).fetch(request, bindings);
  });
  server.on("request", (request, response) => vite.middlewares(request, response, () => handle(request, response)));
  server.listen(env.port, env.host === "localhost" ? undefined : env.host, () => {
    process.stdout.write(`Seasoned (development) serves ${env.appUrl}\n${durability}\n`);
  });

  process.on("SIGINT", async () => {
    await vite.close();
    await close();
    process.exit(0);
  });
}

start().catch((error) => {
  process.stderr.write(`${error instanceof StartError ? error.message : error.stack}\n`);
  process.exit(1);
});
