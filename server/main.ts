import { beginEmbedded } from "../app/platform/embedded/open.ts";
import { parseEnv } from "../app/platform/env.ts";
import { exposureNotes, refuseOpenDemo } from "../app/platform/exposure.ts";
import { createLog } from "../app/platform/log.ts";
import { exitSaying } from "../app/platform/start-error.ts";
import { hashOfReadingSources } from "./reading-sources.ts";

const BUNDLE = new URL("../build/server/index.js", import.meta.url).href;
const CLOSE_WITHIN_MILLISECONDS = 8_000;

async function start() {
  const env = parseEnv(process.env);
  refuseOpenDemo(env);
  const log = createLog(env.logLevel);
  // It opens in its own thread while everything else loads.
  const embedded = env.databaseUrl ? undefined : await beginEmbedded(env.dataDir, log);
  const { openPlatform } = await import("../app/platform/platform.ts");
  const { listen } = await import("./listen.ts");
  const product: typeof import("./app.ts") = await import(BUNDLE);
  const { platform, durability, ping, unhurried, close } = await openPlatform(env, log, embedded?.opened);

  let isClosing = false;
  const listener = await open().catch(async (error) => {
    await close();
    throw error;
  });

  async function open() {
    await product.guardDemoAccounts(platform);
    // Before the first request, because commands need the queues.
    await product.registerTasks(platform);
    await product.registerReadings(platform, hashOfReadingSources());
    const app = product.createApp(platform, { ping, isClosing: () => isClosing });
    return await listen(app.fetch, env.host, env.port);
  }

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
    const isNew = env.demoData !== "none" && (await unhurried(() => product.fillWithDemoData(platform)));
    const lines = [await product.demoLine(platform, isNew), await product.staffLine(platform)];
    announce(env.appUrl, [durability, ...exposureNotes(env), ...lines]);
    if (!isClosing) await product.warmUp(platform);
  } catch (error) {
    // Stopping a server that is still starting closes the database under it.
    if (!isClosing) throw error;
  }
}

function announce(address: string, lines: (string | null)[]) {
  const said = lines.filter((line) => line !== null);
  process.stdout.write(`${[`Seasoned serves ${address}`, ...said].join("\n")}\n`);
}

start().catch(exitSaying);
