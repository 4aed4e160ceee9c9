import { spawn } from "node:child_process";
import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { mkdtempSync, readdirSync, readFileSync, readlinkSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { expect, test } from "vitest";
import { openFilesOnDisk } from "./files.ts";

const BYTES = 2_000_000;
const KILLS = 12;

function namesIn(directory: string): string[] {
  try {
    return readdirSync(directory);
  } catch {
    return [];
  }
}

test("a file is not kept open for a reader that never reads", async () => {
  const home = mkdtempSync(join(tmpdir(), "seasoned-files-"));
  const files = openFilesOnDisk(home);
  const key = randomUUID();
  const bytes = new Uint8Array(200_000).fill(7);
  await files.put(key, bytes);
  const held = () => readdirSync("/proc/self/fd").filter((fd) => pathOf(fd).startsWith(home)).length;
  const opened = await files.open(key);
  expect([opened?.size, held()]).toEqual([bytes.length, 0]);
  const read = new Uint8Array(await new Response(opened?.stream).arrayBuffer());
  expect(read).toEqual(bytes);
  const half = await files.open(key);
  const reader = half?.stream.getReader();
  expect((await reader?.read())?.value).toHaveLength(65_536);
  expect(held()).toBe(1);
  await reader?.cancel();
  expect(held()).toBe(0);
  expect(await files.open(randomUUID())).toBeNull();
  rmSync(home, { recursive: true });
});

function pathOf(descriptor: string): string {
  try {
    return readlinkSync(`/proc/self/fd/${descriptor}`);
  } catch {
    // It was only open while the list was read.
    return "";
  }
}

test("kill -9 during uploads leaves complete files only", async () => {
  const home = mkdtempSync(join(tmpdir(), "seasoned-files-"));
  const [kept, incoming] = [join(home, "kept"), join(home, "incoming")];
  const acknowledged: string[] = [];
  let cutShort = 0;
  for (let kill = 0; kill < KILLS; kill += 1) {
    const child = spawn(process.execPath, ["test/durability/receive-files.ts", home], {
      stdio: ["ignore", "pipe", "inherit"],
    });
    let said = "";
    child.stdout.on("data", (data) => {
      said += String(data);
    });
    const before = acknowledged.length;
    while (said === "") await sleep(5);
    await sleep(7 * kill);
    child.kill("SIGKILL");
    await once(child, "close");
    acknowledged.push(...said.split("\n").filter((key) => key.length === 36));
    expect(acknowledged.length).toBeGreaterThan(before);
    cutShort += namesIn(incoming).length;
  }
  const keys = namesIn(kept);
  expect(acknowledged.filter((key) => !keys.includes(key))).toEqual([]);
  for (const key of keys) {
    const bytes = readFileSync(join(kept, key));
    expect([bytes.length, bytes.every((byte) => byte === bytes[0])], key).toEqual([BYTES, true]);
  }
  // Incomplete uploads are separate, and the next start removes them.
  expect(cutShort).toBeGreaterThan(0);
  await openFilesOnDisk(home).removeIncomingOlderThan(new Date(Date.now() + 1_000));
  expect(namesIn(incoming)).toEqual([]);
  rmSync(home, { recursive: true, force: true });
}, 120_000);
