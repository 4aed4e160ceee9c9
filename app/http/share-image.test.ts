import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { readdir } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, expect, test } from "vitest";
import { drawShareImage } from "./share-image.server.ts";

const home = mkdtempSync(join(tmpdir(), "seasoned-share-"));
afterAll(() => rmSync(home, { recursive: true, force: true }));
const WORDS = { title: "Kiln Adviser", company: "Kestrel Row", pay: "$50 per hour" };

test("writes fonts below the data directory only, and retries", async () => {
  const dataDir = join(home, "data");
  // A directory that even root cannot write into: a file in its place.
  writeFileSync(dataDir, "");
  await expect(drawShareImage(dataDir, WORDS)).rejects.toThrow("ENOTDIR");
  rmSync(dataDir);
  expect(await sharp(await drawShareImage(dataDir, WORDS)).metadata()).toMatchObject({ width: 1200, height: 630 });
  expect(await readdir(join(dataDir, "fonts"))).toEqual(["heading.ttf", "text.ttf"]);
  expect(await readdir(home)).toEqual(["data"]);
});
