import { randomBytes } from "node:crypto";
import { access, utimes, writeFile } from "node:fs/promises";
import { createServer } from "node:net";
import { dirname, join } from "node:path";
import { eq } from "drizzle-orm";
import sharp from "sharp";
import { expect, test } from "vitest";
import { fileDownloads, files } from "#app/db/schema/files.ts";
import { findCandidate } from "#app/features/applications/applicants/queries.server.ts";
import { applyToJob, withdrawApplication } from "#app/features/applications/commands.server.ts";
import { findProfile } from "#app/features/profiles/queries.server.ts";
import { completionPercent } from "#app/features/profiles/rules.ts";
import { forgetReplaced, registerUploadTasks, sweepFiles } from "#app/features/profiles/uploads/tasks.server.ts";
import { openTestApp, type TestApp } from "#test/app.ts";
import { aJob } from "#test/jobs.ts";
import { aRecruiter, aSenior } from "#test/people.ts";
import { aProfile } from "#test/profiles.ts";
import { aDocx, aPdf } from "#test/uploads.ts";

const site = await openTestApp();
const { platform, get } = site;
const { db, clock } = platform;
const LARGEST = 10_485_760;
const PIECE = 65_536;

function send(
  kind: "photo" | "resume",
  cookie: string,
  bytes: Buffer,
  name: string,
  at: TestApp = site,
  accept = "application/json",
) {
  return sendTo(`/senior/profile/${kind}`, kind, cookie, bytes, name, at, accept);
}

async function sendTo(
  path: string,
  field: string,
  cookie: string,
  bytes: Buffer,
  name: string,
  at: TestApp = site,
  accept = "application/json",
) {
  const form = new FormData();
  form.set(field, new File([new Uint8Array(bytes)], name));
  const body = new Response(form);
  const bytesOfBody = await body.clone().arrayBuffer();
  return at.app.request(at.platform.env.appUrl + path, {
    method: "POST",
    headers: {
      ...headersOf(at, cookie, accept),
      "Content-Type": body.headers.get("Content-Type") ?? "",
      "Content-Length": String(bytesOfBody.byteLength),
    },
    body: bytesOfBody,
  });
}

function headersOf({ platform: { env } }: TestApp, cookie: string, accept: string) {
  return { Host: new URL(env.appUrl).host, Origin: env.appUrl, Accept: accept, Cookie: cookie };
}

/** A resume that comes in pieces, as over a slow line: the sender holds no second copy of it. */
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
      ...headersOf(site, cookie, "application/json"),
      "Content-Type": "multipart/form-data; boundary=x",
      "Content-Length": String(head.length + resume.length + tail.length),
    },
    body,
    duplex: "half",
  } as RequestInit);
  return answer.status;
}

async function aResume(cookie: string, userId: string): Promise<string> {
  expect((await send("resume", cookie, aPdf(), "Harriet Quill.pdf")).status).toBe(200);
  return (await findProfile(db, userId))?.resumeUrl ?? "";
}

/** As a browser does: the address, then the one it leads to. */
async function follow(path: string, cookie: string | undefined) {
  const first = await get(path, { cookie });
  const to = first.headers.get("Location");
  return to ? await get(to, { cookie }) : first;
}

test("with a photo and a resume the profile is complete, and so it is for who prefers no photo", async () => {
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

test("10 MB are accepted and one byte more is refused with a sentence", async () => {
  const { cookie } = await aSenior(platform);
  expect((await send("resume", cookie, aPdf(LARGEST), "cv.pdf")).status).toBe(200);
  const refused = await send("resume", cookie, aPdf(LARGEST + 1), "cv.pdf");
  expect(refused.status).toBe(413);
  expect((await refused.json()).text).toContain("up to 10 MB");
  const huge = await send("resume", cookie, Buffer.alloc(17 * 1024 * 1024), "cv.pdf");
  expect(huge.status).toBe(413);
});

test("without JavaScript a file that is too large is a page that says so and leads back", async () => {
  const { cookie } = await aSenior(platform);
  for (const bytes of [6, 30].map((megabytes) => Buffer.alloc(megabytes * 1024 * 1024))) {
    const refused = await send("photo", cookie, bytes, "me.png", site, "text/html,*/*");
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
  for (const [path, field] of [
    ["/recruiter/profile/photo", "photo"],
    ["/recruiter/company/logo", "logo"],
  ] as const)
    expect((await sendTo(path, field, cookie, picture, "me.png")).status).toBe(200);
});

test("a hundred resumes of 10 MB at once stay within the memory of a few", async () => {
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

test("what is no resume is refused and changes nothing", async () => {
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

test("a resume is opened by its owner and by employers applied to, and by nobody else", async () => {
  const [owner, other] = [await aSenior(platform), await aSenior(platform)];
  const [hiring, foreign] = [await aRecruiter(platform), await aRecruiter(platform)];
  await aProfile(platform, { of: owner.viewer });
  const path = await aResume(owner.cookie, owner.viewer.id);
  expect((await follow(path, owner.cookie)).status).toBe(200);
  expect((await follow(path, hiring.cookie)).status).toBe(404);
  const job = await aJob(platform, { by: hiring.viewer });
  const { id } = await applyToJob(platform, owner.viewer, { jobId: job.id });
  const opened = await follow(path, hiring.cookie);
  expect(opened.status).toBe(200);
  expect(Object.fromEntries(opened.headers)).toMatchObject({
    "content-disposition": "attachment; filename=\"Harriet Quill.pdf\"; filename*=UTF-8''Harriet%20Quill.pdf",
    "content-security-policy": "sandbox; default-src 'none'",
    "x-content-type-options": "nosniff",
    "cache-control": "private, no-store",
    "cross-origin-resource-policy": "same-origin",
    "content-type": "application/pdf",
  });
  expect(Buffer.from(await opened.arrayBuffer()).equals(aPdf())).toBe(true);
  expect((await follow(path, undefined)).status).toBe(401);
  const signed = (await get(path, { cookie: hiring.cookie })).headers.get("Location") ?? "";
  const head = await site.app.request(`${platform.env.appUrl}${signed}`, {
    method: "HEAD",
    headers: headersOf(site, hiring.cookie, "*/*"),
  });
  expect([head.status, head.headers.get("content-length")]).toEqual([200, String(aPdf().length)]);
  for (const { cookie } of [other, foreign]) expect((await follow(path, cookie)).status).toBe(404);
  const notes = await db.select().from(fileDownloads).where(eq(fileDownloads.viewerId, hiring.viewer.id));
  expect(notes).toHaveLength(1);
  await withdrawApplication(platform, owner.viewer, { applicationId: id });
  expect((await follow(path, hiring.cookie)).status).toBe(404);
});

test("a signed address works for one person, for five minutes", async () => {
  const [owner, other] = [await aSenior(platform), await aSenior(platform)];
  const path = await aResume(owner.cookie, owner.viewer.id);
  const signed = (await get(path, { cookie: owner.cookie })).headers.get("Location") ?? "";
  expect((await get(signed, { cookie: owner.cookie })).status).toBe(200);
  for (const at of [signed.replace("seal=", "seal=x"), signed.replace(/until=\d/, "until=9")])
    expect((await get(at, { cookie: owner.cookie })).status).toBe(404);
  expect((await get(signed, { cookie: other.cookie })).status).toBe(404);
  clock.set(new Date(clock.now().getTime() + 5 * 60_000));
  expect((await get(signed, { cookie: owner.cookie })).status).toBe(404);
});

test("a replaced resume is gone, and twenty uploads at once leave one", async () => {
  const { viewer, cookie } = await aSenior(platform);
  const first = await aResume(cookie, viewer.id);
  const all = await Promise.all(Array.from({ length: 20 }, () => send("resume", cookie, aPdf(2000), "cv.pdf")));
  expect(all.map(({ status }) => status)).toEqual(all.map(() => 200));
  expect((await get(first, { cookie })).status).toBe(404);
  const rows = await db.select().from(files).where(eq(files.ownerId, viewer.id));
  expect(rows).toHaveLength(1);
  expect((await findProfile(db, viewer.id))?.resumeUrl).toBe(`/files/${rows[0]?.id}`);
  expect(await platform.files.open(rows[0]?.id ?? "")).not.toBeNull();
  const kept = await platform.files.listOlderThan(new Date(Date.now() + 60_000));
  const known = new Set((await db.select({ id: files.id }).from(files)).map(({ id }) => id));
  expect(kept.filter((key) => !known.has(key))).toEqual([]);
});

test("an employer keeps the resume that was sent, until they have decided or it is removed", async () => {
  const [owner, hiring, late] = [await aSenior(platform), await aRecruiter(platform), await aRecruiter(platform)];
  await aProfile(platform, { of: owner.viewer });
  const first = await aResume(owner.cookie, owner.viewer.id);
  const job = await aJob(platform, { by: hiring.viewer });
  const { id } = await applyToJob(platform, owner.viewer, { jobId: job.id });
  const second = await aResume(owner.cookie, owner.viewer.id);
  const laterJob = await aJob(platform, { by: late.viewer });
  await applyToJob(platform, owner.viewer, { jobId: laterJob.id });
  await forgetReplaced(platform);

  const statuses = async (path: string) => [
    (await follow(path, owner.cookie)).status,
    (await follow(path, hiring.cookie)).status,
    (await follow(path, late.cookie)).status,
  ];
  expect(await statuses(first)).toEqual([200, 200, 404]);
  expect(await statuses(second)).toEqual([200, 404, 200]);
  const shown = await findCandidate(platform, hiring.viewer, job.id, owner.viewer.id);
  expect(shown?.resumeUrl).toBe(first);

  await withdrawApplication(platform, owner.viewer, { applicationId: id });
  await forgetReplaced(platform);
  expect(await statuses(first)).toEqual([404, 404, 404]);
  expect(await platform.files.open(first.split("/").at(-1) ?? "")).toBeNull();
  await site.post("/senior/profile/resume", { intent: "remove" }, { cookie: owner.cookie });
  expect(await statuses(second)).toEqual([404, 404, 404]);
});

test("a replaced resume is gone after half a year, whoever has not decided", async () => {
  const [owner, hiring] = [await aSenior(platform), await aRecruiter(platform)];
  await aProfile(platform, { of: owner.viewer });
  const first = await aResume(owner.cookie, owner.viewer.id);
  const job = await aJob(platform, { by: hiring.viewer });
  await applyToJob(platform, owner.viewer, { jobId: job.id });
  const second = await aResume(owner.cookie, owner.viewer.id);
  await db
    .update(files)
    .set({ replacedAt: new Date(clock.now().getTime() - 181 * 86_400_000) })
    .where(eq(files.id, first.split("/").at(-1) ?? ""));
  await forgetReplaced(platform);
  expect((await findCandidate(platform, hiring.viewer, job.id, owner.viewer.id))?.resumeUrl).toBeNull();
  expect((await follow(second, hiring.cookie)).status).toBe(404);
});

test("a resume that comes after an application was not sent with it", async () => {
  const [owner, hiring] = [await aSenior(platform), await aRecruiter(platform)];
  await aProfile(platform, { of: owner.viewer });
  const job = await aJob(platform, { by: hiring.viewer });
  await applyToJob(platform, owner.viewer, { jobId: job.id });
  const later = await aResume(owner.cookie, owner.viewer.id);
  expect((await findCandidate(platform, hiring.viewer, job.id, owner.viewer.id))?.resumeUrl).toBeNull();
  expect((await follow(later, hiring.cookie)).status).toBe(404);
});

test("ten replaced resumes are kept for employers who have not decided, and no more", async () => {
  const owner = await aSenior(platform);
  await aProfile(platform, { of: owner.viewer });
  for (let sent = 0; sent < 11; sent += 1) {
    await aResume(owner.cookie, owner.viewer.id);
    const job = await aJob(platform, { by: (await aRecruiter(platform)).viewer });
    await applyToJob(platform, owner.viewer, { jobId: job.id });
  }
  const refused = await send("resume", owner.cookie, aPdf(), "once-more.pdf");
  expect(refused.status).toBe(409);
  expect(await refused.text()).toContain("Ten earlier resumes are kept already");
  const own = await db.select().from(files).where(eq(files.ownerId, owner.viewer.id));
  expect(own).toHaveLength(11);
  await site.post("/senior/profile/resume", { intent: "remove" }, { cookie: owner.cookie });
  expect((await send("resume", owner.cookie, aPdf(), "once-more.pdf")).status).toBe(200);
});

test("an upload that breaks off leaves nothing behind", async () => {
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

test("bytes that no row knows are gone within the hour, and so are uploads that never ended", async () => {
  const { viewer, cookie } = await aSenior(platform);
  const kept = (await aResume(cookie, viewer.id)).split("/").at(-1) ?? "";
  const orphan = platform.ids.next(clock.now());
  await platform.files.put(orphan, aPdf());
  const half = await platform.files.incomingPath(platform.ids.next(clock.now()));
  await writeFile(half, "half");
  const old = new Date(Date.now() - 45 * 60_000);
  const storage = dirname(dirname(half));
  for (const path of [half, join(storage, "kept", orphan), join(storage, "kept", kept)]) await utimes(path, old, old);
  await sweepFiles(platform);
  expect(await platform.files.open(orphan)).toBeNull();
  await expect(access(half)).rejects.toThrow();
  expect(await platform.files.open(kept)).not.toBeNull();
});

test("the next start takes away what uploads of a killed process left on their way", async () => {
  const half = await platform.files.incomingPath(platform.ids.next(clock.now()));
  await writeFile(half, "half");
  await utimes(half, new Date(Date.now() - 5), new Date(Date.now() - 5));
  await registerUploadTasks(platform);
  await expect(access(half)).rejects.toThrow();
});

test("a scanner decides, and one that is down is a no", async () => {
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
  expect((await send("resume", cookie, aPdf(), "cv.pdf", guarded)).status).toBe(200);
  const infected = Buffer.concat([Buffer.from("%PDF-1.7 EICAR"), aPdf()]);
  expect((await send("resume", cookie, infected, "cv.pdf", guarded)).status).toBe(400);
  await new Promise((resolve) => scanner.close(resolve));
  const refused = await send("resume", cookie, aPdf(), "cv.pdf", guarded);
  expect([refused.status, (await refused.json()).title]).toEqual([
    400,
    "We cannot check files for viruses right now, so it was not kept. Please try again later.",
  ]);
});
