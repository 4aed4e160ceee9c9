import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { openTestDatabase } from "#test/database.ts";
import { aSenior } from "#test/people.ts";
import { openTestPlatform } from "#test/platform.ts";
import { openFilesOnDisk } from "./files.ts";
import { refuseForeignUploads } from "./foreign-uploads.ts";
import { StartError } from "./start-error.ts";

const directory = mkdtempSync(join(tmpdir(), "seasoned-foreign-uploads-"));
afterAll(() => rmSync(directory, { recursive: true, force: true }));

it("refuses an empty database beside uploads only", async () => {
  const platform = await openTestPlatform(await openTestDatabase());
  const files = openFilesOnDisk(directory);
  const start = () => refuseForeignUploads(platform.db, files, directory);
  await expect(start()).resolves.toBeUndefined();
  await files.put(platform.ids.next(platform.clock.now()), Buffer.from("a resume"));
  await expect(start()).rejects.toThrow(StartError);
  await expect(start()).rejects.toThrow(/database is empty, and there are uploads/);
  await aSenior(platform);
  await expect(start()).resolves.toBeUndefined();
});
