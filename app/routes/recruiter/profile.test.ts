import { randomUUID } from "node:crypto";
import sharp from "sharp";
import { expect, test } from "vitest";
import { sendMessage } from "#app/features/messaging/commands.server.ts";
import { recordCompanyVerification } from "#app/features/profiles/companies/marks.server.ts";
import { findCompanyOf } from "#app/features/profiles/queries.server.ts";
import { requireCard } from "#app/features/profiles/recruiters/queries.server.ts";
import { openTestApp } from "#test/app.ts";
import { aJob } from "#test/jobs.ts";
import { pageText } from "#test/page-text.ts";
import { aRecruiter, aSenior } from "#test/people.ts";
import { aProfile } from "#test/profiles.ts";

const { app, platform, get, post } = await openTestApp();
const { db } = platform;
const PATH = "/recruiter/profile";

const picture = await sharp({ create: { width: 60, height: 40, channels: 3, background: "#246" } })
  .png()
  .toBuffer();

async function send(kind: "photo" | "logo", cookie: string, bytes: Buffer) {
  const form = new FormData();
  form.set(kind, new File([new Uint8Array(bytes)], "picture.png"));
  const body = new Response(form);
  const origin = platform.env.appUrl;
  const sent = await body.clone().arrayBuffer();
  const page = kind === "photo" ? "/recruiter/profile" : "/recruiter/company";
  return await app.request(`${origin}${page}/${kind}`, {
    method: "POST",
    headers: {
      Host: new URL(origin).host,
      Origin: origin,
      Accept: "application/json",
      Cookie: cookie,
      "Content-Type": body.headers.get("Content-Type") ?? "",
      "Content-Length": String(sent.byteLength),
    },
    body: sent,
  });
}

// Clauses 2.1-79.
test("saves name and title, also without JavaScript", async () => {
  const { cookie, viewer } = await aRecruiter(platform);
  expect(pageText(await (await get(PATH, { cookie })).text())).toContain("Seniors see your name");
  const done = await post(PATH, { fullName: "Imogen Larkspur", jobTitle: "Talent lead" }, { cookie });
  expect([done.status, done.headers.get("Location")]).toEqual([303, PATH]);
  expect(await requireCard(db, viewer.id)).toEqual({
    fullName: "Imogen Larkspur",
    jobTitle: "Talent lead",
    photoUrl: null,
  });
  expect(pageText(await (await get("/recruiter/dashboard", { cookie })).text())).toContain("Welcome, Imogen");
  const refused = await post(PATH, { fullName: "Imogen Larkspur", jobTitle: " " }, { cookie });
  expect(refused.status).toBe(400);
  expect(await refused.text()).toContain("Job title is required");
});

// Clauses 2.1-80.
test("only seniors in a conversation see a recruiter's photo", async () => {
  const recruiter = await aRecruiter(platform, { isCompanyVerified: true });
  const other = await aRecruiter(platform);
  const [partner, stranger] = [await aSenior(platform), await aSenior(platform)];
  await aProfile(platform, { of: partner.viewer });
  const job = await aJob(platform, { by: recruiter.viewer });
  const about = { jobId: job.id, personId: partner.viewer.id };
  await sendMessage(platform, recruiter.viewer, { ...about, content: "Hello", submissionKey: randomUUID() });
  expect((await send("photo", recruiter.cookie, picture)).status).toBe(200);
  const { photoUrl } = await requireCard(db, recruiter.viewer.id);
  const statusFor = async (cookie?: string) => (await get(photoUrl ?? "", { cookie })).status;
  expect(await statusFor(recruiter.cookie)).toBe(200);
  expect(await statusFor(partner.cookie)).toBe(200);
  expect(await statusFor(stranger.cookie)).toBe(404);
  expect(await statusFor(other.cookie)).toBe(404);
  expect(await statusFor()).toBe(401);
  await post("/recruiter/profile/photo", { intent: "remove" }, { cookie: recruiter.cookie });
  expect((await requireCard(db, recruiter.viewer.id)).photoUrl).toBeNull();
});

// Clauses 2.1-80.
test("a logo is re-encoded, and public once the company is verified", async () => {
  const { cookie, viewer } = await aRecruiter(platform, { companyName: "Larkspur and Sons" });
  expect((await send("logo", cookie, Buffer.from("<svg onload=alert(1)>"))).status).toBe(400);
  expect((await send("logo", cookie, picture)).status).toBe(200);
  const company = await findCompanyOf(db, viewer.id);
  const ownPage = await (await get("/recruiter/company", { cookie })).text();
  const address = /\/logos\/[0-9a-f-]+/.exec(ownPage)?.[0] ?? "";
  const served = await get(address);
  expect([served.status, served.headers.get("Content-Type")]).toEqual([200, "image/png"]);
  expect(await sharp(await served.arrayBuffer()).metadata()).toMatchObject({ format: "png", width: 60, height: 40 });
  const publicPage = async () => await (await get(`/company/${company?.slug}`, { cookie })).text();
  expect(await publicPage()).not.toContain(address);
  const check = { companyId: company?.companyId ?? "", how: "domain", domain: "larkspur.example" } as const;
  await recordCompanyVerification(platform, check);
  expect(await publicPage()).toContain(address);
});

// Clauses 2.1-79.
test("a recruiter's settings have no switch about a profile", async () => {
  const { cookie } = await aRecruiter(platform);
  const page = pageText(await (await get("/recruiter/settings", { cookie })).text());
  for (const words of ["Receive new applicants and messages via email", "Dark Mode", "Make a copy", "You are here"])
    expect(page).toContain(words);
  for (const words of ["Profile visibility", "Weekly digest", "Show salary expectations"])
    expect(page).not.toContain(words);
  const asked = pageText(await (await get("/recruiter/settings?ask=delete", { cookie })).text());
  expect(asked).toContain("Your jobs are paused during that time.");
});
