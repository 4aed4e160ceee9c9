import { randomBytes } from "node:crypto";
import { createServer } from "node:net";
import sharp from "sharp";
import { describe, expect, it, test } from "vitest";
import { PICTURE_KINDS } from "#app/domain/files.ts";
import { findProfile } from "#app/features/profiles/queries.server.ts";
import { completionPercent } from "#app/features/profiles/rules.ts";
import { findOwnResume } from "#app/features/profiles/uploads/queries.server.ts";
import { sweepFiles } from "#app/features/profiles/uploads/tasks.server.ts";
import { toastOf } from "#test/answers.ts";
import { openTestApp } from "#test/app.ts";
import { fileRequests } from "#test/file-requests.ts";
import { aRecruiter, aSenior } from "#test/people.ts";
import { aProfile } from "#test/profiles.ts";
import { aDocx, aPdf } from "#test/uploads.ts";

const site = await openTestApp();
const { platform, get } = site;
const { db } = platform;
const { aResume, headersOf, send, sendTo } = fileRequests(site);
const LARGEST = 10_485_760;
const PIECE = 65_536;

/** A resume in chunks, as over a slow connection, without a second copy at the sender. */
async function streamResume(cookie: string, resume: Buffer): Promise<number> {
  const head = Buffer.from('--x\r\nContent-Disposition: form-data; name="resume"; filename="cv.pdf"\r\n\r\n');
  const tail = Buffer.from("\r\n--x--\r\n");
  let at = -1;
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      if (at < 0) controller.enqueue(head);
      else if (at < resume.length) controller.enqueue(resume.subarray(at, at + PIECE));
      else {
        controller.enqueue(tail);
        controller.close();
      }
      at = at < 0 ? 0 : at + PIECE;
    },
  });
  const answer = await site.app.request(`${platform.env.appUrl}/senior/profile/resume`, {
    method: "POST",
    headers: {
      ...headersOf(cookie),
      "Content-Type": "multipart/form-data; boundary=x",
      "Content-Length": String(head.length + resume.length + tail.length),
    },
    body,
    duplex: "half",
  } as RequestInit);
  return answer.status;
}

// Clauses 2.5-14.
test("the profile is complete with resume and photo, or no-photo choice", async () => {
  const { viewer, cookie } = await aSenior(platform);
  await aProfile(platform, { of: viewer });
  const picture = await sharp({ create: { width: 40, height: 60, channels: 3, background: "#333" } })
    .png()
    .toBuffer();
  expect((await send("photo", cookie, picture, "me.png")).status).toBe(200);
  await aResume(cookie, viewer.id);
  const percent = async () => {
    const profile = await findProfile(db, viewer.id);
    return profile && completionPercent(profile);
  };
  expect(await percent()).toBe(100);
  const photoUrl = (await findProfile(db, viewer.id))?.photoUrl ?? "";
  const shown = await get(photoUrl, { cookie });
  expect([shown.status, shown.headers.get("Content-Type")]).toEqual([200, "image/jpeg"]);
  await site.post("/senior/profile/photo", { intent: "remove" }, { cookie });
  expect(await percent()).toBe(88);
  expect((await get(photoUrl, { cookie })).status).toBe(404);
  await site.post("/senior/profile/photo", { intent: "prefer", prefersNoPhoto: "on" }, { cookie });
  expect(await percent()).toBe(100);
});

// Clauses 7.2-4, 9-11.
test("accepts 10 MB and refuses one byte more with a sentence", async () => {
  const { cookie } = await aSenior(platform);
  expect((await send("resume", cookie, aPdf(LARGEST), "cv.pdf")).status).toBe(200);
  const refused = await send("resume", cookie, aPdf(LARGEST + 1), "cv.pdf");
  expect(refused.status).toBe(413);
  expect((await refused.json()).text).toContain("up to 10 MB");
  const huge = await send("resume", cookie, Buffer.alloc(17 * 1024 * 1024), "cv.pdf");
  expect(huge.status).toBe(413);
});

test("without JavaScript, a file too large gets a page that leads back", async () => {
  const { cookie } = await aSenior(platform);
  for (const bytes of [6, 30].map((megabytes) => Buffer.alloc(megabytes * 1024 * 1024))) {
    const refused = await send("photo", cookie, bytes, "me.png", "text/html,*/*");
    expect(refused.status).toBe(413);
    expect(refused.headers.get("Content-Type")).toContain("text/html");
    const page = await refused.text();
    expect(page).toContain("a photo up to 5 MB. Please choose a smaller file.");
    expect(page).toContain('href="/senior/profile');
  }
});

test("a recruiter's picture may be as large as a senior's", async () => {
  const { cookie } = await aRecruiter(platform);
  const picture = await sharp(randomBytes(600 * 600 * 3), { raw: { width: 600, height: 600, channels: 3 } })
    .png({ compressionLevel: 0 })
    .toBuffer();
  expect(picture.length).toBeGreaterThan(1_000_000);
  const ofCompany = ["logo", ...PICTURE_KINDS].map((kind) => [`/recruiter/company/${kind}`, kind] as const);
  for (const [path, field] of [["/recruiter/profile/photo", "photo"] as const, ...ofCompany])
    expect((await sendTo(path, field, { cookie, bytes: picture, name: "me.png" })).status).toBe(200);
});

test("a hundred parallel resumes of 10 MB use the memory of a few", async () => {
  const people = await Promise.all(Array.from({ length: 20 }, () => aSenior(platform)));
  const resume = aPdf(LARGEST);
  let peak = 0;
  const before = process.memoryUsage().rss;
  const watch = setInterval(() => {
    peak = Math.max(peak, process.memoryUsage().rss);
  }, 20);
  const answers = await Promise.all(
    Array.from({ length: 100 }, (_, at) => streamResume(people[at % people.length]?.cookie ?? "", resume)),
  );
  clearInterval(watch);
  expect(answers).toEqual(answers.map(() => 200));
  expect((peak - before) / 1024 / 1024).toBeLessThan(400);
}, 120_000);

// Clauses D59.
test("refuses a file that is not a resume and changes nothing", async () => {
  const { viewer, cookie } = await aSenior(platform);
  const before = await aResume(cookie, viewer.id);
  for (const [bytes, name] of [
    [Buffer.from("<html>"), "cv.pdf"],
    [aPdf(), "cv.exe"],
    [aPdf(), "cv.exe.pdf"],
    [aDocx({ "word/vbaProject.bin": "x" }), "cv.docx"],
    [Buffer.alloc(0), "cv.pdf"],
  ] as const) {
    const refused = await send("resume", cookie, bytes, name);
    expect(refused.status, name).toBe(400);
    expect((await refused.json()).isStored).toBe(false);
  }
  expect((await findProfile(db, viewer.id))?.resumeUrl).toBe(before);
});

describe("a resume", () => {
  it("is stored under its name, with the extension of its type", async () => {
    const { viewer, cookie } = await aSenior(platform);
    const types = [];
    for (const [bytes, name] of [
      [aDocx(), "Mary Smith.doc"],
      [aPdf(), "mary.smith@aol.com.pdf"],
      [aPdf(), "cv.docx"],
    ] as const) {
      expect((await send("resume", cookie, bytes, name)).status, name).toBe(200);
      const stored = await findOwnResume(db, viewer.id);
      types.push([stored?.fileName, stored?.mediaType.split(/[./]/).at(-1)]);
    }
    expect(types).toEqual([
      ["Mary Smith.docx", "document"],
      ["mary.smith@aol.com.pdf", "pdf"],
      ["cv.pdf", "pdf"],
    ]);
  });

  it("is refused for a name that is too long", async () => {
    const { cookie } = await aSenior(platform);
    const refused = await send("resume", cookie, aPdf(), `${"z".repeat(5000)}.pdf`);
    expect([refused.status, (await refused.json()).title]).toEqual([400, "The name of this file is too long"]);
  });

  it("shows a refusal as an error without JavaScript", async () => {
    const { viewer, cookie } = await aSenior(platform);
    const refused = await send("resume", cookie, Buffer.from("<html>"), "cv.pdf", "text/html,*/*");
    expect(refused.headers.get("Location")).toContain("/senior/profile");
    expect(toastOf(refused)).toMatch(/"kind":"error".*isn't a PDF, DOC or DOCX file/);
    expect((await findProfile(db, viewer.id))?.resumeUrl).toBeNull();
  });
});

test("an interrupted upload leaves nothing behind", async () => {
  const { viewer, cookie } = await aSenior(platform);
  const origin = platform.env.appUrl;
  const body = new ReadableStream({
    start(controller) {
      controller.enqueue(new TextEncoder().encode('--x\r\nContent-Disposition: form-data; name="resume"'));
      controller.error(new Error("gone"));
    },
  });
  const answer = await site.app.request(`${origin}/senior/profile/resume`, {
    method: "POST",
    headers: {
      Host: new URL(origin).host,
      Origin: origin,
      Cookie: cookie,
      Accept: "application/json",
      "Content-Type": "multipart/form-data; boundary=x",
      "Content-Length": "5000",
    },
    body,
    duplex: "half",
  } as RequestInit);
  expect(answer.status).not.toBe(200);
  expect((await findProfile(db, viewer.id))?.resumeUrl).toBeNull();
  await platform.files.put(viewer.id, aPdf());
  await sweepFiles(platform);
  expect(await platform.files.open(viewer.id)).not.toBeNull();
});

test("a scanner decides, and an unavailable one refuses", async () => {
  const scanner = createServer((socket) => {
    let seen = "";
    socket.on("data", (data) => {
      seen += data.toString("latin1");
    });
    socket.on("end", () => socket.end(seen.includes("EICAR") ? "stream: Eicar-Test FOUND\0" : "stream: OK\0"));
  });
  await new Promise<void>((resolve) => scanner.listen(0, "127.0.0.1", resolve));
  const address = scanner.address();
  const port = typeof address === "object" && address ? address.port : 0;
  const guarded = await openTestApp({ env: { CLAMD_URL: `tcp://127.0.0.1:${port}` } });
  const { cookie } = await aSenior(guarded.platform);
  expect((await fileRequests(guarded).send("resume", cookie, aPdf(), "cv.pdf")).status).toBe(200);
  const infected = Buffer.concat([Buffer.from("%PDF-1.7 EICAR"), aPdf()]);
  expect((await fileRequests(guarded).send("resume", cookie, infected, "cv.pdf")).status).toBe(400);
  await new Promise((resolve) => scanner.close(resolve));
  const refused = await fileRequests(guarded).send("resume", cookie, aPdf(), "cv.pdf");
  expect([refused.status, (await refused.json()).title]).toEqual([
    400,
    "We can't check files for viruses right now, so we didn't save it. Please try again later.",
  ]);
});
