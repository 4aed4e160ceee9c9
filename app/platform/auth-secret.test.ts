import { spawnSync } from "node:child_process";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { readAuthSecret } from "./auth-secret.ts";
import { StartError } from "./start-error.ts";

const root = fs.mkdtempSync(path.join(os.tmpdir(), "seasoned-secret-"));
afterAll(() => fs.rmSync(root, { recursive: true, force: true }));

let dataDir = "";
beforeEach(() => {
  dataDir = fs.mkdtempSync(path.join(root, "data-"));
});

const read = (authSecret?: string) => readAuthSecret({ authSecret, dataDir });

describe("the session secret", () => {
  it("is made once, for its owner only, without leftovers", async () => {
    const secret = await read();
    expect(secret).toMatch(/^[0-9a-f]{64}$/);
    expect(await read()).toBe(secret);
    expect(fs.readdirSync(dataDir)).toEqual(["auth-secret"]);
    expect(fs.statSync(path.join(dataDir, "auth-secret")).mode & 0o777).toBe(0o600);
  });

  it("is the variable if it is set, and no file then", async () => {
    expect(await read("x".repeat(32))).toBe("x".repeat(32));
    expect(fs.readdirSync(dataDir)).toEqual([]);
  });

  it.each(["", " \n", "short", "x".repeat(31)])("is refused as %j, and the file is left alone", async (written) => {
    const file = path.join(dataDir, "auth-secret");
    fs.writeFileSync(file, written);
    await expect(read()).rejects.toThrow(StartError);
    await expect(read()).rejects.toThrow(/session secret in .*auth-secret is (empty|too short).*Nothing was changed/);
    expect(fs.readFileSync(file, "utf8")).toBe(written);
  });
});

describe("the session secret with Node's permission model", () => {
  it("is made by a server that may only write in its data directory", () => {
    const script = `import { readAuthSecret } from ${JSON.stringify(path.join(import.meta.dirname, "auth-secret.ts"))};
      process.stdout.write(await readAuthSecret({ authSecret: undefined, dataDir: ${JSON.stringify(dataDir)} }));`;
    const rights = [
      "--permission",
      "--disable-warning=SecurityWarning",
      "--allow-fs-read=*",
      `--allow-fs-write=${dataDir}`,
    ];
    const { stdout, stderr } = spawnSync(
      process.execPath,
      [...rights, `--allow-fs-write=${dataDir}/*`, "--input-type=module", "-e", script],
      { encoding: "utf8" },
    );
    expect(stderr).toBe("");
    expect(stdout).toMatch(/^[0-9a-f]{64}$/);
  });
});
