import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { expect, test, vi } from "vitest";
import { applyToJob } from "#app/features/applications/commands.server.ts";
import { saveDraft } from "#app/features/jobs/commands.server.ts";
import { stepJob } from "#app/features/jobs/lifecycle/commands.server.ts";
import { requireOwnJob } from "#app/features/jobs/queries.server.ts";
import { toastOf } from "#test/answers.ts";
import { openTestApp } from "#test/app.ts";
import { aJob, aJobForm, anEditForm } from "#test/jobs.ts";
import { pageText } from "#test/page-text.ts";
import { aRecruiter, aSenior, type Person } from "#test/people.ts";
import { aProfile } from "#test/profiles.ts";

const { platform, get, post } = await openTestApp();
const PATH = "/recruiter/manage-jobs";

async function pageOf(person: Person, path = PATH): Promise<string> {
  return pageText(await (await get(path, { cookie: person.cookie })).text());
}

test("leads a recruiter without jobs to posting one, with the price note", async () => {
  const page = await pageOf(await aRecruiter(platform));
  expect(pageText(page)).toContain("You haven't posted a job yet");
  expect(pageText(page)).toContain("0 active jobs. You haven't chosen a plan yet. Free while we launch.");
});

// Clauses 1-14, 2.1-37, D11.
test("shows each own job with its status, end, and applicants", async () => {
  const [recruiter, other] = [await aRecruiter(platform), await aRecruiter(platform)];
  const job = await aJob(platform, { by: recruiter.viewer, title: "Toolroom Coach" });
  await aJob(platform, { by: other.viewer, title: "Somebody Else's Job" });
  const senior = await aSenior(platform);
  await aProfile(platform, { of: senior.viewer });
  await applyToJob(platform, senior.viewer, { jobId: job.id });
  const page = await pageOf(recruiter);
  expect(page).toContain("All 1 Live 1 In review 0 Paused 0 Draft 0 Ended 0");
  expect(page).toContain("Toolroom Coach $25 - $50 per hour, 20 hours a week, Remote Live Closes December 20");
  expect(page).toContain("1 applicant 1 waiting");
  expect(page).not.toContain("Somebody Else");
});

// Clauses 2.6-7.
test("shows a pause under the job with a working undo", async () => {
  const recruiter = await aRecruiter(platform);
  const job = await aJob(platform, { by: recruiter.viewer, title: "Toolroom Coach" });
  const pressed = await post(
    `${PATH}?show=all&q=tool`,
    { intent: "step", jobId: job.id, step: "pause", from: "live" },
    { cookie: recruiter.cookie },
  );
  const address = pressed.headers.get("Location") ?? "";
  expect(address).toBe(`${PATH}?q=tool&did=pause&was=live&job=${job.id}`);
  expect(pressed.headers.get("Set-Cookie")).toBeNull();
  const html = await (await get(address, { cookie: recruiter.cookie })).text();
  expect(pageText(html)).toContain(
    "Toolroom Coach is paused. Seniors no longer see it. Its applicants stay here. Undo",
  );
  expect(html).toMatch(/name="step" value="resume"/);
  const undone = await post(
    address,
    { intent: "step", jobId: job.id, step: "resume", from: "paused" },
    { cookie: recruiter.cookie },
  );
  expect(undone.headers.get("Location")).toBe(`${PATH}?q=tool`);
  expect(toastOf(undone)).toContain("Toolroom Coach is live again");
  expect((await requireOwnJob(platform.db, recruiter.viewer.id, job.id)).status).toBe("live");
  expect(await pageOf(recruiter, address)).not.toContain("Undo");
});

test("names a job that leaves the list in a toast", async () => {
  const recruiter = await aRecruiter(platform);
  const job = await aJob(platform, { by: recruiter.viewer, title: "Toolroom Coach" });
  const form = { intent: "step", jobId: job.id, step: "pause", from: "live" };
  const pressed = await post(`${PATH}?show=live`, form, { cookie: recruiter.cookie });
  expect(toastOf(pressed)).toContain("Toolroom Coach is paused");
});

test("undoing the close of a paused job pauses it", async () => {
  const recruiter = await aRecruiter(platform);
  const job = await aJob(platform, { by: recruiter.viewer });
  await stepJob(platform, recruiter.viewer, { jobId: job.id, step: "pause", from: "live" });
  await stepJob(platform, recruiter.viewer, { jobId: job.id, step: "close", from: "paused" });
  const html = await (await get(`${PATH}?did=close&was=paused&job=${job.id}`, { cookie: recruiter.cookie })).text();
  expect(html).toMatch(/name="step" value="putBack"/);
});

test("an outdated action is a 409, and the list is updated", async () => {
  const recruiter = await aRecruiter(platform);
  const job = await aJob(platform, { by: recruiter.viewer });
  const form = { intent: "step", jobId: job.id, step: "resume", from: "paused" };
  const answer = await post(PATH, form, { cookie: recruiter.cookie });
  expect(answer.status).toBe(409);
  expect(pageText(await answer.text())).toContain("This job has changed");
  for (const forged of [
    { ...form, step: "publish" },
    { ...form, step: "expire" },
    { ...form, status: "live" },
    { intent: "step" },
  ]) {
    expect((await post(PATH, forged, { cookie: recruiter.cookie })).status).toBe(400);
  }
});

test("lists, words, and order are in the address", async () => {
  const recruiter = await aRecruiter(platform);
  const [first, second] = [
    await aJob(platform, { by: recruiter.viewer, title: "Boiler Mentor", location: "Toledo, Ohio" }),
    await aJob(platform, { by: recruiter.viewer, title: "Archive Keeper" }),
  ];
  await stepJob(platform, recruiter.viewer, { jobId: first.id, step: "close", from: "live" });
  expect(await pageOf(recruiter, `${PATH}?show=ended`)).not.toContain(second.title);
  expect(await pageOf(recruiter, `${PATH}?q=toledo`)).not.toContain(second.title);
  expect(await pageOf(recruiter, `${PATH}?q=100%25`)).toContain("No jobs found");
  // A search has its own number; the tabs keep theirs.
  const searched = await pageOf(recruiter, `${PATH}?q=toledo`);
  expect(searched).toContain("All 2 Live 1 In review 0 Paused 0 Draft 0 Ended 1");
  expect(searched).toContain("1 job found for “toledo”");
  const sorted = await pageOf(recruiter, `${PATH}?sort=title`);
  expect(sorted.indexOf("Archive Keeper")).toBeLessThan(sorted.indexOf("Boiler Mentor"));
  expect(await pageOf(recruiter, `${PATH}?show=__proto__&sort=x&page=-4&job=1&did=close`)).toContain("Archive Keeper");
});

test("five hundred jobs take no more statements than five", async () => {
  const [few, many] = [await aRecruiter(platform), await aRecruiter(platform)];
  for (let count = 0; count < 5; count += 1) await aJob(platform, { by: few.viewer });
  const one = await aJob(platform, { by: many.viewer, title: "Numbered Job" });
  await platform.db.execute(sql`
    insert into jobs (id, created_by, responsible_id, submission_key, title, company, location, industry, employment_type, work_type,
      hours_per_week, pay_range_min, pay_range_max, pay_unit, flexibility, description, status, status_changed_at,
      expires_at, created_at, updated_at)
    select gen_random_uuid(), created_by, responsible_id, gen_random_uuid(), title || ' ' || n, company, location, industry,
      employment_type, work_type, hours_per_week, pay_range_min, pay_range_max, pay_unit, flexibility, description,
      status, status_changed_at, expires_at, created_at, updated_at
    from jobs, generate_series(1, 499) n where id = ${one.id}`);
  const select = vi.spyOn(platform.db, "select");
  const statements = async (person: Person) => {
    select.mockClear();
    const html = await (await get(PATH, { cookie: person.cookie })).text();
    return { count: select.mock.calls.length, rows: html.split('class="is-head"').length - 1, html };
  };
  const [five, fiveHundred] = [await statements(few), await statements(many)];
  expect(fiveHundred.count).toBe(five.count);
  expect([five.rows, fiveHundred.rows]).toEqual([5, 25]);
  expect(pageText(fiveHundred.html)).toContain("Page 1 of 20");
});

test("a draft is saved incomplete, finished, and posted", async () => {
  const recruiter = await aRecruiter(platform);
  const { cookie } = recruiter;
  const submissionKey = randomUUID();
  const saved = await post(
    "/recruiter/post-job",
    aJobForm({ submissionKey, intent: "draft", description: "", location: "", industry: "" }),
    { cookie },
  );
  expect(saved.status).toBe(303);
  const made = new URL(saved.headers.get("Location") ?? "", "http://x");
  expect(made.searchParams.get("made")).toBe(submissionKey);
  const jobId = made.pathname.split("/").at(-1) ?? "";
  const draft = await requireOwnJob(platform.db, recruiter.viewer.id, jobId);
  expect(draft).toMatchObject({ status: "draft", title: "Kiln Adviser", skills: ["Kiln firing"], location: "" });
  expect(await pageOf(recruiter, made.pathname)).toContain("Finish your draft");
  const seenAt = draft.updatedAt.toISOString();
  const early = await post(made.pathname, anEditForm({ seenAt, description: "Too short" }), { cookie });
  expect(early.status).toBe(400);
  expect(pageText(await early.text())).toContain("Description must be at least 50 characters");
  const posted = await post(made.pathname, anEditForm({ seenAt }), { cookie });
  expect(posted.headers.get("Location")).toBe(PATH);
  expect((await requireOwnJob(platform.db, recruiter.viewer.id, jobId)).status).toBe("live");
  expect((await get(`/job/${jobId}`)).status).toBe(200);
});

test("keeps anonymous review in every kind of form", async () => {
  const { viewer, cookie } = await aRecruiter(platform);
  const isTicked = (html: string) => /<input[^>]*name="hidesNames"[^>]*checked/.test(html);
  const formAt = async (path: string) => await (await get(path, { cookie })).text();
  const hidesNames = "on";
  const refused = await post("/recruiter/post-job", aJobForm({ title: "", hidesNames }), { cookie });
  expect([refused.status, isTicked(await refused.text())]).toEqual([400, true]);
  const saved = await post("/recruiter/post-job", aJobForm({ intent: "draft", hidesNames }), { cookie });
  const page = new URL(saved.headers.get("Location") ?? "", "http://x").pathname;
  const jobId = page.split("/").at(-1) ?? "";
  const own = (id: string) => requireOwnJob(platform.db, viewer.id, id);
  expect(isTicked(await formAt(page))).toBe(true);
  const draftSeenAt = (await own(jobId)).updatedAt.toISOString();
  await post(page, anEditForm({ seenAt: draftSeenAt, hidesNames }), { cookie });
  expect(await own(jobId)).toMatchObject({ status: "live", hidesNames: true });
  const copied = await post(PATH, { intent: "copy", jobId }, { cookie });
  const copyId = new URL(copied.headers.get("Location") ?? "", "http://x").pathname.split("/").at(-1) ?? "";
  expect((await own(copyId)).hidesNames).toBe(true);
  // Once cleared, it stays cleared, even if something else is refused.
  const seenAt = (await own(jobId)).updatedAt.toISOString();
  const cleared = await post(page, anEditForm({ seenAt, title: "" }), { cookie });
  expect([cleared.status, isTicked(await cleared.text())]).toEqual([400, false]);
  await post(page, anEditForm({ seenAt }), { cookie });
  expect((await own(jobId)).hidesNames).toBe(false);
});

test("a draft needs a title", async () => {
  const recruiter = await aRecruiter(platform);
  const form = aJobForm({ intent: "draft", title: "" });
  const answer = await post("/recruiter/post-job", form, { cookie: recruiter.cookie });
  expect(answer.status).toBe(400);
});

// Clauses 2.1-63.
test("reports a conflicting edit, keeps the text, and can overwrite", async () => {
  const recruiter = await aRecruiter(platform);
  const { cookie } = recruiter;
  const job = await aJob(platform, { by: recruiter.viewer });
  const address = `${PATH}/${job.id}`;
  platform.clock.set("2026-11-20T11:00:00Z");
  const first = await post(address, anEditForm({ seenAt: job.updatedAt.toISOString() }), { cookie });
  expect(first.status).toBe(303);
  platform.clock.set("2026-11-20T12:00:00Z");
  const crossed = await post(address, anEditForm({ seenAt: job.updatedAt.toISOString(), title: "My own title" }), {
    cookie,
  });
  expect(crossed.status).toBe(409);
  const html = await crossed.text();
  expect(html).toContain('value="My own title"');
  const seenAt = html.match(/name="seenAt" value="([^"]+)"/)?.[1] ?? "";
  const again = await post(address, anEditForm({ seenAt, title: "My own title" }), { cookie });
  expect(again.status).toBe(303);
  expect((await requireOwnJob(platform.db, recruiter.viewer.id, job.id)).title).toBe("My own title");
  platform.clock.set("2026-11-20T10:00:00Z");
});

test("an ended job cannot be edited", async () => {
  const recruiter = await aRecruiter(platform);
  const job = await aJob(platform, { by: recruiter.viewer });
  const closed = await stepJob(platform, recruiter.viewer, { jobId: job.id, step: "close", from: "live" });
  expect(await pageOf(recruiter, `${PATH}/${job.id}`)).toContain("This job has ended");
  const form = anEditForm({ seenAt: closed.updatedAt.toISOString() });
  expect((await post(`${PATH}/${job.id}`, form, { cookie: recruiter.cookie })).status).toBe(409);
});

test("escapes titles", async () => {
  const recruiter = await aRecruiter(platform);
  const hostile = `<img src=x onerror=alert(1)>"'`;
  const job = await aJob(platform, { by: recruiter.viewer, title: hostile });
  for (const path of [PATH, `${PATH}/${job.id}`, `${PATH}?q=${encodeURIComponent(hostile)}`]) {
    expect(await (await get(path, { cookie: recruiter.cookie })).text()).not.toContain("<img src=x");
  }
});

test("only its recruiter can find a draft", async () => {
  const [recruiter, other] = [await aRecruiter(platform), await aRecruiter(platform)];
  const job = await aJob(platform, { by: recruiter.viewer });
  const {
    createdAt: _1,
    updatedAt: _2,
    expiresAt: _3,
    statusChangedAt: _4,
    id: _5,
    status: _6,
    isActive: _7,
    responsibleId: _8,
    employerCheck: _9,
    ...words
  } = job;
  const draft = await saveDraft(platform, recruiter.viewer, {
    ...words,
    title: "canary-of-the-draft",
    submissionKey: randomUUID(),
  });
  for (const path of ["/find-jobs?q=canary", `/job/${draft.id}`, PATH, "/recruiter/applications"]) {
    expect(await (await get(path, { cookie: other.cookie })).text(), path).not.toContain("canary-of-the-draft");
  }
  expect(await pageOf(recruiter)).toContain("canary-of-the-draft");
});

test("limits copies per hour like posts", async () => {
  const { viewer, cookie } = await aRecruiter(platform);
  const job = await aJob(platform, { by: viewer });
  const copy = async () => (await post(PATH, { intent: "copy", jobId: job.id }, { cookie })).status;
  for (let copied = 0; copied < 30; copied += 1) expect(await copy()).toBe(303);
  expect(await copy()).toBe(429);
});
