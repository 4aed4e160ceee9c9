// kill -9 at many instants of the first start, each followed by a start that must complete:
//   node test/durability/kill-first-boot.ts --kills 24
import { spawn } from "node:child_process";
import { once } from "node:events";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { parseArgs } from "node:util";

const { values } = parseArgs({ options: { kills: { type: "string", default: "24" } } });
const kills = Number(values.kills);
const script = new URL("./first-boot.ts", import.meta.url).pathname;
const home = fs.mkdtempSync(path.join(os.tmpdir(), "seasoned-boot-"));
let failures = 0;

/** Runs a first start; true if it completed. */
async function boot(directory: string, killAfterMilliseconds?: number): Promise<boolean> {
  const child = spawn(process.execPath, [script, directory], { stdio: ["ignore", "ignore", "inherit"] });
  const timer =
    killAfterMilliseconds === undefined ? undefined : setTimeout(() => child.kill("SIGKILL"), killAfterMilliseconds);
  const [code] = await once(child, "exit");
  clearTimeout(timer);
  return code === 0;
}

const startedAt = performance.now();
await boot(path.join(home, "calm"));
const whole = performance.now() - startedAt;

for (let n = 0; n < kills; n += 1) {
  const directory = path.join(home, String(n));
  const instant = Math.round((whole * (n + 0.5)) / kills);
  await boot(directory, instant);
  const found = fs.existsSync(directory) ? fs.readdirSync(directory).join(" ") : "nothing";
  const isComplete = await boot(directory);
  if (!isComplete) failures += 1;
  console.log(`killed after ${instant} ms, left ${found}: next start ${isComplete ? "completed" : "FAILED"}`);
  fs.rmSync(directory, { recursive: true });
}
fs.rmSync(home, { recursive: true });
console.log(failures === 0 ? "Every next start completed." : `FAILED: ${failures}`);
process.exit(failures === 0 ? 0 : 1);
