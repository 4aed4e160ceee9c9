import { beginEmbedded } from "../app/platform/embedded/open.ts";
import { parseEnv } from "../app/platform/env.ts";
import { createLog } from "../app/platform/log.ts";
import { exitSaying } from "../app/platform/start-error.ts";

const BUNDLE = new URL("../build/server/index.js", import.meta.url).href;
const CLOSE_WITHIN_MILLISECONDS = 8_000;

async function start() {
  const env = parseEnv(process.env);
  const log = createLog(env.logLevel);
  // It opens in a thread of its own while everything else is read.
  const embedded = env.databaseUrl ? undefined : await beginEmbedded(env.dataDir, log);
  const { openPlatform } = await import("../app/platform/platform.ts");
  const { listen } = await import("./listen.ts");
  const { createApp, registerTasks, fillWithDemoData, warmUp }: typeof import("./app.ts") = await import(BUNDLE);
  const { platform, durability, ping, unhurried, close } = await openPlatform(env, log, embedded?.opened);

  // Before the first request: whoever enqueues needs the queue.
  await registerTasks(platform);
  let isClosing = false;
  const app = createApp(platform, { ping, isClosing: () => isClosing });
  const listener = await listen(app.fetch, env.host, env.port).catch(async (error) => {
    await close();
    throw error;
  });

  async function stop(signal: string) {
    if (isClosing) return;
    isClosing = true;
    log.info({ signal }, "closing");
    platform.live.closeAll();
    await listener.close(CLOSE_WITHIN_MILLISECONDS);
    await close();
    process.exit(0);
  }
  process.on("SIGTERM", stop);
  process.on("SIGINT", stop);

  try {
    await platform.tasks.start();
    const hasDemo = env.hasDemoData && (await unhurried(() => fillWithDemoData(platform)));
    announce(env.appUrl, durability, hasDemo);
    if (!isClosing) await warmUp(platform);
  } catch (error) {
    // Whoever stops a server that is still starting closes the database under this.
    if (!isClosing) throw error;
  }
}

function announce(address: string, durability: string, hasDemo: boolean) {
  const lines = [`Seasoned serves ${address}`, durability];
  if (hasDemo) lines.push("Demo accounts: senior@example.com and recruiter@example.com, password seasoned-demo");
  process.stdout.write(`${lines.join("\n")}\n`);
}

start().catch(exitSaying);
