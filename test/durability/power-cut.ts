// Power cuts against the embedded database: an ext4 file system in a file is shut down without its caches being
// written, mounted again and compared. Needs Linux, root and a free loop device:
//   sudo node test/durability/power-cut.ts --cycles 10
import { execFileSync } from "node:child_process";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { parseArgs } from "node:util";
import { inspectRows, startWriter } from "./writer.ts";

const { values } = parseArgs({ options: { cycles: { type: "string", default: "10" } } });
const home = fs.mkdtempSync(path.join(os.tmpdir(), "seasoned-power-"));
const image = path.join(home, "disk.img");
const mountPoint = path.join(home, "disk");
const directory = path.join(mountPoint, "data");
const acknowledged: number[] = [];
let lost = 0;

function run(command: string, ...args: string[]) {
  return execFileSync(command, args, { encoding: "utf8" });
}

// EXT4_IOC_SHUTDOWN with NOLOGFLUSH: whatever was not flushed is gone, journal included.
function cutPower() {
  run(
    "python3",
    "-c",
    `import fcntl,os,struct
fcntl.ioctl(os.open(${JSON.stringify(mountPoint)}, os.O_RDONLY), 0x8004587d, struct.pack('I', 2))`,
  );
}

fs.mkdirSync(mountPoint);
fs.closeSync(fs.openSync(image, "w"));
fs.truncateSync(image, 1024 * 1024 * 1024);
run("mkfs.ext4", "-q", image);
run("mount", "-o", "loop", image, mountPoint);
try {
  for (let cycle = 1; cycle <= Number(values.cycles); cycle += 1) {
    const writer = await startWriter(directory, 1 + Math.max(0, ...acknowledged.slice(-1)) + 1000);
    await sleep(300 + Math.random() * 3000);
    cutPower();
    await sleep(100);
    await writer.kill();
    acknowledged.push(...writer.acknowledged);
    run("umount", mountPoint);
    run("mount", "-o", "loop", image, mountPoint);
    const verdict = await inspectRows(directory, acknowledged);
    lost += verdict.lost.length + verdict.halves + (verdict.isWhole ? 0 : 1);
    console.log(
      `cut ${cycle}: ${acknowledged.length} acknowledged, ${verdict.rows} there, ${verdict.lost.length} lost, ` +
        `${verdict.halves} halves, opened in ${verdict.openMilliseconds} ms`,
    );
  }
} finally {
  run("umount", mountPoint);
  fs.rmSync(home, { recursive: true });
}
console.log(lost === 0 ? "Nothing was lost." : `LOST: ${lost}`);
process.exit(lost === 0 ? 0 : 1);
