import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { findProfile } from "#app/features/profiles/queries.server.ts";
import { requireCard } from "#app/features/profiles/recruiters/queries.server.ts";
import { findOwnResume } from "#app/features/profiles/uploads/queries.server.ts";
import { openTestApp } from "#test/app.ts";
import { fileRequests } from "#test/file-requests.ts";
import { pageText } from "#test/page-text.ts";
import { aRecruiter, aSenior } from "#test/people.ts";
import { aPdf } from "#test/uploads.ts";

const site = await openTestApp();
const { platform, get } = site;
const { db } = platform;
const { sendForm } = fileRequests(site);

const picture = await sharp({ create: { width: 60, height: 40, channels: 3, background: "#246" } })
  .png()
  .toBuffer();
const PROFILE = { fullName: "Harriet Quill", bio: "Thirty years of batch plants.", skills: "HAZOP, Relief sizing" };
const NUMBERS = { yearsExperience: "31", availabilityHours: "20", workPreference: "hybrid" };

function formOf(fields: Record<string, string>, files: Record<string, [name: string, bytes: Buffer]>): FormData {
  const form = new FormData();
  for (const [name, text] of Object.entries(fields)) form.set(name, text);
  for (const [kind, [name, bytes]] of Object.entries(files)) form.set(kind, new File([new Uint8Array(bytes)], name));
  return form;
}

// Clauses D55.
describe("files chosen without JavaScript", () => {
  const NO_FILE: [string, Buffer] = ["", Buffer.alloc(0)];
  const send = (cookie: string, form: FormData) => sendForm("/senior/profile", form, { cookie, accept: "text/html" });

  it("are saved with the profile", async () => {
    const { cookie, viewer } = await aSenior(platform);
    const page = await (await get("/senior/profile", { cookie })).text();
    expect(page).toContain('encType="multipart/form-data"');
    expect(page).not.toMatch(/<input[^>]*type="file"[^>]*form=/);
    const files: Record<string, [string, Buffer]> = { photo: ["me.png", picture], resume: ["Quill.pdf", aPdf()] };
    const answer = await send(cookie, formOf({ ...PROFILE, ...NUMBERS }, files));
    expect([answer.status, pageText(await answer.text())]).toEqual([
      200,
      expect.stringContaining("Profile updated successfully"),
    ]);
    expect((await findOwnResume(db, viewer.id))?.fileName).toBe("Quill.pdf");
    const saved = await findProfile(db, viewer.id);
    expect(saved).toMatchObject({ yearsExperience: 31, skills: ["HAZOP", "Relief sizing"], prefersNoPhoto: false });
    expect(saved?.photoUrl).not.toBeNull();
  });

  it("are none if none were chosen, and the choice of no photo is saved", async () => {
    const { cookie, viewer } = await aSenior(platform);
    const fields = { ...PROFILE, ...NUMBERS, prefersNoPhoto: "on" };
    const answer = await send(cookie, formOf(fields, { photo: NO_FILE, resume: NO_FILE }));
    expect(answer.status).toBe(200);
    expect(await findProfile(db, viewer.id)).toMatchObject({ prefersNoPhoto: true, photoUrl: null, resumeUrl: null });
  });

  it("that are refused say so beside their field, and keep all typed text", async () => {
    const { cookie, viewer } = await aSenior(platform);
    const files: Record<string, [string, Buffer]> = {
      photo: NO_FILE,
      resume: ["setup.exe", Buffer.from("MZ program")],
    };
    const form = formOf({ ...PROFILE, ...NUMBERS, yearsExperience: "many" }, files);
    const refused = await send(cookie, form);
    const page = pageText(await refused.text());
    expect(refused.status).toBe(400);
    expect(page).toContain("There is a problem (2)");
    expect(page).toContain("setup.exe wasn't saved.");
    expect(page).toContain("Thirty years of batch plants.");
    form.set("yearsExperience", "31");
    const again = await send(cookie, form);
    expect([again.status, pageText(await again.text())]).toEqual([400, expect.stringContaining("setup.exe wasn't")]);
    expect(await findOwnResume(db, viewer.id)).toBeNull();
  });

  it("are saved with a recruiter's card", async () => {
    const { cookie, viewer } = await aRecruiter(platform);
    const form = formOf({ fullName: "Odile Reed", jobTitle: "Head of people" }, { photo: ["me.png", picture] });
    const answer = await sendForm("/recruiter/profile", form, { cookie, accept: "text/html" });
    expect(answer.status).toBe(303);
    const card = await requireCard(db, viewer.id);
    expect(card).toMatchObject({ fullName: "Odile Reed", jobTitle: "Head of people" });
    expect(card.photoUrl).not.toBeNull();
  });
});
