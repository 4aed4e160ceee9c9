import { setImmediate as nextTurn } from "node:timers/promises";
import sharp from "sharp";
import { expect, test } from "vitest";
import { MEGABYTE } from "#app/domain/limits.ts";
import { openTestApp } from "#test/app.ts";
import { cpuTime } from "#test/cpu-time.ts";
import { aSenior } from "#test/people.ts";
import { aDocx, aZipBomb } from "#test/uploads.ts";

const { app, platform } = await openTestApp();
const { origin, host } = new URL(platform.env.appUrl);

async function send(cookie: string, kind: "photo" | "resume", bytes: Buffer, name: string): Promise<number> {
  const form = new FormData();
  form.set(kind, new File([new Uint8Array(bytes)], name));
  const headers = { Host: host, Origin: origin, Accept: "application/json", Cookie: cookie };
  const { headers: sent, body } = new Request(origin, { method: "POST", body: form });
  const type = { "Content-Type": sent.get("Content-Type") ?? "", "Content-Length": String(bytes.length + 300) };
  const answer = await app.request(`${origin}/senior/profile/${kind}`, {
    method: "POST",
    headers: { ...headers, ...type },
    body,
    duplex: "half",
  } as RequestInit);
  return answer.status;
}

/**
 * Returns the longest blocking of this thread's event loop during `work`, in milliseconds of processor time, which does
 * not depend on the machine's load.
 */
async function longestTurnDuring(work: () => Promise<unknown>): Promise<number> {
  let longest = 0;
  let isOver = false;
  const watching = (async () => {
    for (let used = cpuTime(); !isOver; ) {
      await nextTurn();
      const now = cpuTime();
      longest = Math.max(longest, now - used);
      used = now;
    }
  })();
  await work();
  isOver = true;
  await watching;
  return longest;
}

test("the server stays responsive during hostile uploads, and keeps none", async () => {
  const { cookie } = await aSenior(platform);
  const many = Object.fromEntries(Array.from({ length: 60_000 }, (_, number) => [`word/${number}`, ""]));
  const huge = sharp({
    create: { width: 16_000, height: 16_000, channels: 3, background: "#333" },
    limitInputPixels: false,
  });
  const large = sharp({ create: { width: 6_000, height: 6_000, channels: 3, background: "#000" } });
  const resumes = [
    aZipBomb(300 * MEGABYTE),
    aZipBomb(300 * MEGABYTE, 1_000),
    // The most that is unpacked at all, beside a zip in a zip.
    aDocx({ "word/media/a.bin": Buffer.alloc(5 * MEGABYTE), "word/media/b.png": aDocx() }),
    aDocx(many),
  ];
  const photos = [
    await huge.png({ compressionLevel: 9 }).toBuffer(),
    await large
      .jpeg()
      .toBuffer()
      .then((picture) => picture.subarray(0, picture.length - 2_000)),
  ];
  const statuses: number[] = [];
  const longest = await longestTurnDuring(async () => {
    for (let round = 0; round < 3; round += 1) {
      for (const bytes of resumes) statuses.push(await send(cookie, "resume", bytes, "cv.docx"));
      for (const bytes of photos) statuses.push(await send(cookie, "photo", bytes, "me.png"));
    }
  });
  expect(statuses).toEqual(statuses.map(() => 400));
  expect(longest).toBeLessThan(100);
});
