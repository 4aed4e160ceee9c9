import { get as ask } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import sharp from "sharp";
import { expect, test } from "vitest";
import { listen } from "#server/listen.ts";
import { openTestApp } from "#test/app.ts";
import { aSenior } from "#test/people.ts";
import { freePort } from "#test/postgres-server.ts";
import { aDocx, aZipBomb } from "#test/uploads.ts";

const MEGABYTE = 1024 * 1024;
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

/** The longest that the health check took while `work` was under way, in milliseconds, and how often it was asked. */
async function healthDuring(port: number, work: () => Promise<unknown>) {
  let isOver = false;
  const times: number[] = [];
  const asking = (async () => {
    while (!isOver) {
      const startedAt = performance.now();
      await new Promise<void>((resolve, reject) => {
        ask({ host: "127.0.0.1", port, path: "/healthz", headers: { Host: host } }, (answer) => {
          expect(answer.statusCode).toBe(200);
          answer.resume().on("end", resolve);
        }).on("error", reject);
      });
      times.push(performance.now() - startedAt);
      await sleep(2);
    }
  })();
  await work();
  isOver = true;
  await asking;
  return { slowest: Math.max(...times), count: times.length };
}

test("the server answers while files that mean harm are looked at, and keeps none of them", {
  retry: 2,
  timeout: 120_000,
}, async () => {
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
    // As much as is unpacked at all, beside a zip in a zip.
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
  const port = await freePort();
  const listener = await listen(app.fetch, "127.0.0.1", port);
  const idle = await healthDuring(port, () => sleep(500));
  const statuses: number[] = [];
  const { slowest, count } = await healthDuring(port, async () => {
    for (let round = 0; round < 3; round += 1) {
      for (const bytes of resumes) statuses.push(await send(cookie, "resume", bytes, "cv.docx"));
      for (const bytes of photos) statuses.push(await send(cookie, "photo", bytes, "me.png"));
    }
  });
  await listener.close(1_000);
  expect(statuses).toEqual(statuses.map(() => 400));
  expect(count).toBeGreaterThan(10);
  // A machine that is busy with other things is slow without us too.
  expect(slowest).toBeLessThan(100 + idle.slowest);
});
