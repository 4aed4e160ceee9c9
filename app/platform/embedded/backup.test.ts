import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterAll, expect, test } from "vitest";
import { inspectRows, startWriter } from "#test/durability/writer.ts";
import { silentLog } from "#test/log.ts";
import { askForBackup, backUp, copyUploads, partsOfBackup } from "./backup.ts";
import { openEmbedded } from "./open.ts";

const root = fs.mkdtempSync(path.join(os.tmpdir(), "seasoned-backup-"));
afterAll(() => fs.rmSync(root, { recursive: true, force: true }));

const place = (name: string) => path.join(root, name);
const AT = new Date("2026-11-20T09:30:00Z");

test("a backup has every acknowledged row, and no half of a write", async () => {
  const writer = await startWriter(place("busy"));
  const acknowledged = [...writer.acknowledged];
  const backup = await askForBackup(place("busy"));
  const meanwhile = writer.acknowledged.length;
  await writer.kill();
  if (backup === null) throw new Error("expected the writer to answer");

  const client = await openEmbedded(place("again"), silentLog, {}, partsOfBackup(backup).database);
  await client.close();
  const verdict = await inspectRows(place("again"), acknowledged);
  expect(verdict).toMatchObject({ lost: [], halves: 0, isWhole: true });
  expect(verdict.rows).toBeGreaterThanOrEqual(acknowledged.length);
  expect(verdict.rows).toBeLessThanOrEqual(meanwhile + 1);
});

test("asking for a backup of an unused directory finds no one", async () => {
  expect(await askForBackup(place("nowhere"))).toBeNull();
  const client = await openEmbedded(place("quiet"), silentLog);
  await client.close();
  expect(await askForBackup(place("quiet"))).toBeNull();
});

test("includes uploads and secret, and a second copy only new files", async () => {
  const home = place("files");
  const client = await openEmbedded(home, silentLog);
  fs.mkdirSync(path.join(home, "files/kept"), { recursive: true });
  fs.writeFileSync(path.join(home, "files/kept/one"), "first");
  fs.writeFileSync(path.join(home, "auth-secret"), "a secret");
  const backup = await backUp(home, client, AT);
  await client.close();
  expect(fs.readFileSync(partsOfBackup(backup).secret, "utf8")).toBe("a secret");

  fs.writeFileSync(path.join(partsOfBackup(backup).uploads, "two"), "second");
  await copyUploads(backup, home);
  expect(fs.readdirSync(path.join(home, "files/kept")).sort()).toEqual(["one", "two"]);
});

test("a failed backup leaves nothing behind and says why", async () => {
  const home = place("failing");
  fs.mkdirSync(home);
  const dump = async () => {
    throw new Error("no space left");
  };
  await expect(backUp(home, { dump }, AT)).rejects.toThrow("no space left");
  expect(fs.readdirSync(path.join(home, "backups"))).toEqual([]);
});
