import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import net from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it, test, vi } from "vitest";
import { lockDirectory } from "./lock.ts";

let directory: string;
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), "seasoned-lock-"));
});
afterEach(() => rmSync(directory, { recursive: true, force: true }));

/** Blocks this thread, as compiling a large module does. */
function keepBusy(milliseconds: number) {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, milliseconds);
}

describe("the lock of a data directory", () => {
  it("refuses a second holder and names the first", async () => {
    const first = await lockDirectory(directory);
    await expect(lockDirectory(directory)).rejects.toThrow(`in use by process ${process.pid}`);
    await first.release();
  });

  it("leaves nothing in the directory after its release", async () => {
    const first = await lockDirectory(directory);
    expect(existsSync(join(directory, "lock.sock"))).toBe(process.platform === "linux");
    await first.release();
    expect(existsSync(join(directory, "lock.sock"))).toBe(false);
    await (await lockDirectory(directory)).release();
  });

  test.runIf(process.platform === "linux")("is free after kill -9, also where this thread is busy", async () => {
    leaveSocketBehind(join(directory, "lock.sock"));
    expect(existsSync(join(directory, "lock.sock"))).toBe(true);
    const connect = net.connect;
    const spy = vi.spyOn(net, "connect").mockImplementation(((path: string) => {
      // The lock sets its timer in this turn; then the thread is blocked for longer than that.
      process.nextTick(keepBusy, 700);
      return connect(path);
    }) as typeof net.connect);
    // From here, timers run before I/O events.
    await new Promise((resolve) => setImmediate(resolve));
    const lock = await lockDirectory(directory);
    expect(spy).toHaveBeenCalledOnce();
    spy.mockRestore();
    await lock.release();
  });
});

/** Leaves a socket of a process that was killed before it could remove it. */
function leaveSocketBehind(path: string) {
  const script =
    'require("node:net").createServer().listen(process.argv[1], () => process.kill(process.pid, "SIGKILL"))';
  expect(spawnSync(process.execPath, ["-e", script, path]).signal).toBe("SIGKILL");
}
