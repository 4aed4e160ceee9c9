import { access, utimes, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { eq } from "drizzle-orm";
import { describe, expect, it, test } from "vitest";
import { fileDownloads } from "#app/db/schema/files.ts";
import { applyToJob } from "#app/features/applications/commands.server.ts";
import { withdrawApplication } from "#app/features/applications/commands-status.server.ts";
import { findProfile } from "#app/features/profiles/queries.server.ts";
import { shownPath } from "#app/features/profiles/uploads/rules.ts";
import { registerUploadTasks, sweepFiles } from "#app/features/profiles/uploads/tasks.server.ts";
import { openTestApp } from "#test/app.ts";
import { fileRequests } from "#test/file-requests.ts";
import { aJob } from "#test/jobs.ts";
import { recordedLog } from "#test/log.ts";
import { aRecruiter, aSenior } from "#test/people.ts";
import { aProfile } from "#test/profiles.ts";
import { aDocx, aPdf } from "#test/uploads.ts";

const site = await openTestApp();
const { platform, get } = site;
const { db, clock } = platform;
const { aResume, follow, headersOf, send } = fileRequests(site);

// Clauses 2.1-58, 2.6-19, D73.
test("only its owner and employers applied to open a resume", async () => {
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
    headers: headersOf(hiring.cookie, "*/*"),
  });
  expect([head.status, head.headers.get("content-length")]).toEqual([200, String(aPdf().length)]);
  for (const { cookie } of [other, foreign]) expect((await follow(path, cookie)).status).toBe(404);
  const notes = await db.select().from(fileDownloads).where(eq(fileDownloads.viewerId, hiring.viewer.id));
  expect(notes).toHaveLength(1);
  await withdrawApplication(platform, owner.viewer, { applicationId: id });
  expect((await follow(path, hiring.cookie)).status).toBe(404);
});

describe("a resume in its own tab", () => {
  // Clauses 2.6-19.
  it("is shown if it is a PDF, under its own name, else downloaded", async () => {
    const { viewer, cookie } = await aSenior(platform);
    const path = shownPath(await aResume(cookie, viewer.id));
    const shown = await follow(path, cookie);
    expect(Object.fromEntries(shown.headers)).toMatchObject({
      "content-disposition": "inline; filename=\"Harriet Quill.pdf\"; filename*=UTF-8''Harriet%20Quill.pdf",
      "content-security-policy": expect.stringContaining("default-src 'none'"),
      "x-content-type-options": "nosniff",
      "content-type": "application/pdf",
    });
    expect((await send("resume", cookie, aDocx(), "Quill.docx")).status).toBe(200);
    const { resumeUrl } = (await findProfile(db, viewer.id)) ?? {};
    const kept = await follow(shownPath(resumeUrl ?? ""), cookie);
    expect(kept.headers.get("Content-Disposition")).toContain('attachment; filename="Quill.docx"');
    expect(kept.headers.get("Content-Security-Policy")).toBe("sandbox; default-src 'none'");
  });
});

// Clauses 7.2-4, 9-11, D59.
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

test("removes bytes without a row, and unfinished uploads, within the hour", async () => {
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

test("keeps many unknown files until the operator allows removal", async () => {
  const old = new Date(Date.now() - 45 * 60_000);
  const orphans = Array.from({ length: 12 }, () => platform.ids.next(clock.now()));
  const storage = dirname(dirname(await platform.files.incomingPath(orphans[0] ?? "")));
  for (const orphan of orphans) {
    await platform.files.put(orphan, aPdf());
    await utimes(join(storage, "kept", orphan), old, old);
  }
  const { lines, log } = recordedLog();
  const heard = { ...platform, log };
  await sweepFiles(heard);
  expect(await platform.files.open(orphans[0] ?? "")).not.toBeNull();
  expect(lines()).toMatch(/"event":"sweep refused","unknown":12,.*remove-unknown/);
  await writeFile(join(storage, "remove-unknown"), "");
  await sweepFiles(heard);
  for (const orphan of orphans) expect(await platform.files.open(orphan)).toBeNull();
  await expect(access(join(storage, "remove-unknown"))).rejects.toThrow();
});

test("the next start removes unfinished uploads of a killed process", async () => {
  const half = await platform.files.incomingPath(platform.ids.next(clock.now()));
  await writeFile(half, "half");
  await utimes(half, new Date(Date.now() - 5), new Date(Date.now() - 5));
  await registerUploadTasks(platform);
  await expect(access(half)).rejects.toThrow();
});
