import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { wordingCounts } from "#app/db/schema/fairness.ts";
import { POST_TOASTS } from "#app/features/jobs/labels.ts";
import { listJobChoices, requireJob } from "#app/features/jobs/queries.server.ts";
import { JOB_TEXT_LIMITS } from "#app/features/jobs/rules.ts";
import { SKILL_LIMITS } from "#app/features/skills/rules.ts";
import { requireAttempt } from "#app/http/rate-limit.server.ts";
import { openTestApp } from "#test/app.ts";
import { withoutTables } from "#test/broken-tables.ts";
import { aJob, anEditForm } from "#test/jobs.ts";
import { aRecruiter, aSenior } from "#test/people.ts";

const { get, post, platform } = await openTestApp();
const recruiter = await aRecruiter(platform);
const { cookie } = recruiter;
const PATH = "/recruiter/post-job";

function filled(changes: Record<string, string> = {}): Record<string, string> {
  return {
    submissionKey: randomUUID(),
    title: "Payroll Mentor",
    company: "Kestrel Row Manufacturing",
    description: "We run payroll for 340 people and want somebody to sit beside our clerk.",
    location: "Duluth, Minnesota",
    industry: "Manufacturing",
    employmentType: "part-time",
    workType: "remote",
    hoursPerWeek: "20",
    payRangeMin: "25",
    payRangeMax: "50",
    payUnit: "hour",
    flexibility: "flexible-hours",
    skills: "Payroll, Mentoring, payroll",
    ...changes,
  };
}

test("offers the text's skills by a button without JavaScript, and adds none itself", async () => {
  const form = filled({
    intent: "find-skills",
    title: "",
    description: "Bank reconciliation and payroll in QuickBooks.",
  });
  const before = await countJobs();
  const answer = await post(PATH, { ...form, skills: "Payroll" }, { cookie });
  const html = await answer.text();
  expect([answer.status, await countJobs()]).toEqual([200, before]);
  expect(html).toMatch(/<input type="checkbox" name="skills" value="QuickBooks"\/>/);
  expect(html).not.toContain('type="checkbox" name="skills" value="Payroll"');
  expect(html).toMatch(/<input[^>]* name="skills"[^>]* value="Payroll"/);
  expect(html).toContain("Bank reconciliation and payroll in QuickBooks.");
  expect(html).toMatch(/name="location"[^>]* value="Duluth, Minnesota"/);
  const { intent: _, ...chosen } = filled({ title: "Payroll Mentor" });
  const entries = Object.entries(chosen).filter(([name]) => name !== "skills");
  const made = await post(PATH, [...entries, ["skills", "Payroll"], ["skills", "QuickBooks"]], { cookie });
  expect(made.status).toBe(303);
  const [job] = await listJobChoices(platform.db, recruiter.viewer.id);
  expect((await requireJob(platform.db, job?.id ?? "")).skills).toEqual(["Payroll", "QuickBooks"]);
});

test("the button finds nothing in an empty form, and says so", async () => {
  const answer = await post(PATH, { intent: "find-skills" }, { cookie });
  expect([answer.status, await answer.text()]).toEqual([
    200,
    expect.stringContaining("We found no more skills in your text."),
  ]);
});

async function countJobs() {
  return (await listJobChoices(platform.db, recruiter.viewer.id)).length;
}

// Clauses 5-30.
test("the form has the specified defaults and the recruiter's company", async () => {
  const html = await (await get(PATH, { cookie })).text();
  expect(html).toContain("Post a New Job");
  expect(html).toContain('value="Kestrel Row Manufacturing"');
  expect(html).toMatch(/<option value="part-time" selected="">Part-time<\/option>/);
  expect(html).toMatch(/<option value="remote" selected="">Remote<\/option><option value="on-site">Onsite<\/option>/);
  expect(html).toMatch(/name="hoursPerWeek"[^>]*value="20"|value="20"[^>]*name="hoursPerWeek"/);
  expect(html).toMatch(/name="payRangeMin"[^>]*value="25"|value="25"[^>]*name="payRangeMin"/);
  expect(html).toMatch(/name="payRangeMax"[^>]*value="50"|value="50"[^>]*name="payRangeMax"/);
  expect(html).toMatch(/<option value="hour" selected="">Hour<\/option>/);
  expect(html).toMatch(/<option value="10" selected="">10 business days<\/option>/);
});

// Clauses 2.1-32, 2.6-8, 4-27, D68.
test("posts the job, says so, and opens an empty form", async () => {
  const form = filled({ title: "Coating Inspector", answerDays: "20" });
  const response = await post(PATH, form, { cookie });
  expect(response.status).toBe(303);
  expect(response.headers.get("Location")).toBe(`${PATH}?posted=${form.submissionKey}`);
  const toast = response.headers.get("Set-Cookie")?.split(";")[0];
  const html = await (await get(`${PATH}?posted=${form.submissionKey}`, { cookie: `${cookie}; ${toast}` })).text();
  expect(html).toContain("Job posted successfully");
  expect(html).toMatch(/href="\/job\/[^"]+"[^>]*>See the job</);
  expect(html).toMatch(/href="\/recruiter\/applications\?job=[^"]+show=suggested"[^>]*>See matches</);
  expect(html).toMatch(/<h2>Post another job<\/h2><div class="cols cols--form postjob">/);
  expect(html).toContain("Coating Inspector");
  expect(html).not.toContain('value="Coating Inspector"');
  expect(html).not.toContain(`value="${form.submissionKey}"`);
  const [job] = await listJobChoices(platform.db, recruiter.viewer.id);
  expect(await requireJob(platform.db, job?.id ?? "")).toMatchObject({
    title: "Coating Inspector",
    skills: ["Payroll", "Mentoring"],
    answerDays: 20,
    isActive: true,
  });
});

// Clauses D43.
test("promises an answer in the days that the form offers", async () => {
  const response = await post(PATH, filled({ answerDays: "7" }), { cookie });
  expect(response.status).toBe(400);
  expect(await response.text()).toContain("Please choose when you answer");
});

test("the same form twice is one job with the same result", async () => {
  const before = await countJobs();
  const form = filled();
  const answers = await Promise.all([post(PATH, form, { cookie }), post(PATH, form, { cookie })]);
  expect(answers.map((answer) => answer.headers.get("Location"))).toEqual(
    Array(2).fill(`${PATH}?posted=${form.submissionKey}`),
  );
  expect(await countJobs()).toBe(before + 1);
});

// A kept text may come back after its form has become a job.
test("a form that became a job and then changed makes another at the next press", async () => {
  const form = filled({ title: "Kiln Planner" });
  await post(PATH, form, { cookie });
  const before = await countJobs();
  const changed = { ...form, title: "Clay Buyer" };
  const refused = await post(PATH, changed, { cookie });
  expect(refused.status).toBe(409);
  const html = await refused.text();
  expect(html).toContain("This job is already posted or saved");
  expect(html).toContain('value="Clay Buyer"');
  const submissionKey = /name="submissionKey" value="([^"]+)"/.exec(html)?.[1] ?? "";
  expect([await countJobs(), submissionKey === form.submissionKey]).toEqual([before, false]);
  const again = await post(PATH, { ...changed, submissionKey }, { cookie });
  expect(again.headers.get("Location")).toBe(`${PATH}?posted=${submissionKey}`);
  expect(await countJobs()).toBe(before + 1);
});

test("a refused form keeps everything, with messages beside its fields", async () => {
  const before = await countJobs();
  const response = await post(
    PATH,
    filled({ title: "Cler", hoursPerWeek: "20abc", payRangeMax: "10", location: "Dúluth <b>" }),
    {
      cookie,
    },
  );
  const html = await response.text();
  expect(response.status).toBe(400);
  for (const text of [
    "Job title must be at least 5 characters",
    "Hours must be greater than 0",
    "Maximum pay must be at least the minimum",
    'value="20abc"',
    'value="Dúluth &lt;b&gt;"',
  ]) {
    expect(html).toContain(text);
  }
  expect(await countJobs()).toBe(before);
});

// Clauses 2.1-75.
test("refuses banned wordings with alternatives, and keeps the text", async () => {
  const before = await countJobs();
  const description = "We run payroll for 340 people. Ideal for recent college graduates, or for <anybody> new.";
  const response = await post(PATH, filled({ title: "Payroll Clerk, age 25 to 35", description }), { cookie });
  const html = await response.text();
  expect(response.status).toBe(400);
  expect(html).toContain("“age 25 to 35”: the law bans a range of ages for a job.");
  expect(html).toContain("\n“recent college graduates”: the law bans");
  expect(html).toContain('<a href="#description">Description: 1 phrase to change</a>');
  expect(html).toContain('<a href="#title">Job title: 1 phrase to change</a>');
  expect(html).toContain("Ideal for recent college graduates, or for &lt;anybody&gt; new.");
  expect(await countJobs()).toBe(before);
  const counted = await platform.db.select().from(wordingCounts).where(eq(wordingCounts.level, "blocking"));
  expect(counted.map(({ kind, saves }) => [kind, saves]).toSorted()).toEqual([
    ["age", 1],
    ["schooling", 1],
  ]);
});

// Clauses 2.1-75.
test("posts a job with discouraging wordings, and advises afterwards", async () => {
  const form = filled({
    title: "Payroll Mentor",
    description: "We are an energetic group. We run payroll for 340 people.",
  });
  const response = await post(PATH, form, { cookie });
  expect(response.status).toBe(303);
  const html = await (await get(response.headers.get("Location") ?? "", { cookie })).text();
  expect(html).toContain("Some words may keep experienced people from applying");
  expect(html).toContain("“energetic”");
  const plain = await post(PATH, filled(), { cookie });
  const quiet = await (await get(plain.headers.get("Location") ?? "", { cookie })).text();
  expect(quiet).not.toContain("Some words may keep");
});

// Clauses 2.1-75.
test("saves a draft with banned wordings, but does not post it", async () => {
  const form = filled({ title: "Young Clerk, recent graduate", intent: "draft" });
  const saved = await post(PATH, form, { cookie });
  const address = (saved.headers.get("Location") ?? "").split("?")[0] ?? "";
  const html = await (await get(address, { cookie })).text();
  expect(html).toContain("These words must change before this can be posted");
  expect(html).toContain("“recent graduate”");
  const seenAt = /name="seenAt" value="([^"]+)"/.exec(html)?.[1] ?? "";
  const { submissionKey: _, intent: __, ...edited } = form;
  const refused = await post(address, { ...edited, seenAt }, { cookie });
  expect(refused.status).toBe(400);
  const named = await refused.text();
  expect(named).toContain("Job title: 2 phrases to change");
  expect(named).not.toContain("These words must change before this can be posted");
  const mended = { ...edited, title: "Payroll Clerk", description: `${edited.description} Be energetic.`, seenAt };
  const posted = await post(address, mended, { cookie });
  expect([posted.status, posted.headers.get("Location")]).toEqual([303, address]);
});

// Clauses 1-10, D3.
test("an unchecked box stays unchecked, and at least one is required", async () => {
  const { flexibility: _, ...form } = filled();
  const response = await post(PATH, form, { cookie });
  expect(response.status).toBe(400);
  const html = await response.text();
  expect(html).toContain("Please choose at least one kind of flexibility");
  expect(html).not.toMatch(/name="flexibility"[^>]*checked/);
});

test("refuses unknown and repeated fields", async () => {
  const before = await countJobs();
  for (const field of ["created_by", "createdBy", "is_active", "isActive", "id", "companyId"]) {
    expect((await post(PATH, filled({ [field]: "x" }), { cookie })).status).toBe(400);
  }
  const twice: Array<[string, string]> = [...Object.entries(filled()), ["title", "Another title"]];
  expect((await post(PATH, twice, { cookie })).status).toBe(400);
  expect((await post(PATH, filled({ title: "a\u0000bcdef" }), { cookie })).status).toBe(400);
  expect(await countJobs()).toBe(before);
});

// Clauses 2.2-7.
test("sends strangers to log in and seniors away", async () => {
  const stranger = await post(PATH, filled());
  expect(stranger.status).toBeGreaterThanOrEqual(302);
  expect(stranger.headers.get("Location")).toBe(`/login?next=${encodeURIComponent(PATH)}`);
  const senior = await aSenior(platform);
  const refused = await post(PATH, filled(), { cookie: senior.cookie });
  expect(refused.headers.get("Location")).toBe("/");
  expect((await get(PATH)).headers.get("Location")).toBe(`/login?next=${encodeURIComponent(PATH)}`);
});

// Clauses 8-18.
test("a server error has the specified words and keeps typed text", async () => {
  const response = await withoutTables(platform.db, ["job_skills"], () =>
    post(PATH, filled({ title: "Lantern Keeper" }), { cookie }),
  );
  const html = await response.text();
  expect(response.status).toBe(500);
  expect(html).toContain("Failed to post job");
  expect(html).toContain(POST_TOASTS.failure.text);
  expect(html).toContain('value="Lantern Keeper"');
});

// Clauses 2.6-9, 6-6, 8-19.
test("posting without a session has the specified message", async () => {
  const response = await post(PATH, filled());
  const toast = response.headers.get("Set-Cookie")?.split(";")[0];
  const html = await (await get("/login", { cookie: toast })).text();
  expect(html).toContain("Authentication required");
  expect(html).toContain("You must be logged in to post a job");
});

test("counts forms before checking them, and keeps typed text", async () => {
  const { cookie, viewer } = await aRecruiter(platform);
  const ask = () => post(PATH, filled({ title: "Cler", location: "Lake Vermilion" }), { cookie });
  expect((await ask()).status).toBe(400);
  for (let sent = 1; sent < 120; sent += 1) await requireAttempt(platform, "job form by person", viewer.id);
  const refused = await ask();
  expect([refused.status, refused.headers.get("Retry-After")]).toEqual([429, "300"]);
  const page = await refused.text();
  expect(page).toContain("Lake Vermilion");
  expect(page).not.toContain("Job title must be at least 5 characters");
  const job = await aJob(platform, { by: viewer });
  const edit = () => post(`/recruiter/manage-jobs/${job.id}`, anEditForm({ title: "Cler" }), { cookie });
  expect((await edit()).status).toBe(400);
  for (let sent = 1; sent < 120; sent += 1) await requireAttempt(platform, "change job by person", viewer.id);
  expect((await edit()).status).toBe(429);
});

test.each([
  ["Chinese", "\u6211"],
  ["emoji", "\u{1f475}"],
  ["Korean in parts", "\u1112\u1161\u11ab"],
])("accepts text of any script up to its limit: %s", async (_, letter) => {
  const { count, nameLength } = SKILL_LIMITS;
  const skills = Array.from({ length: count }, (_, at) => letter.repeat(nameLength - 2) + String(10 + at)).join();
  const typed = filled({ description: letter.repeat(JOB_TEXT_LIMITS.description.max), skills });
  expect((await post(PATH, typed, { cookie })).status).toBe(303);
  const answer = await post(PATH, { ...typed, description: `${typed.description}${letter}` }, { cookie });
  expect(answer.status).toBe(400);
  expect(await answer.text()).toContain("Please use at most 10,000 characters");
});
