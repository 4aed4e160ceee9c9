import { randomUUID } from "node:crypto";
import { count, eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { z } from "zod";
import { apiKeys } from "#app/db/schema/api-keys.ts";
import { jobs } from "#app/db/schema/jobs.ts";
import { mails } from "#app/db/schema/mails.ts";
import { rateLimits } from "#app/db/schema/rate-limits.ts";
import { recruiters } from "#app/db/schema/recruiters.ts";
import { API_SCOPES } from "#app/domain/api-scopes.ts";
import { removeOldAnswers } from "#app/features/api-keys/answers.server.ts";
import { revokeKey, rotateKey } from "#app/features/api-keys/commands.server.ts";
import { applyToJob } from "#app/features/applications/commands.server.ts";
import { findCompanyOf } from "#app/features/profiles/queries.server.ts";
import { suspendPerson } from "#app/features/suspensions/commands.server.ts";
import { setSecondPerson } from "#app/features/teams/commands.server.ts";
import { DAY_MS } from "#app/time.ts";
import { openTestApp, openTestAppOn } from "#test/app.ts";
import { aColleague, aJob } from "#test/jobs.ts";
import { aRecruiter, aSenior } from "#test/people.ts";
import { aProfile } from "#test/profiles.ts";
import { aStaff } from "#test/staff.ts";
import { type ApiRequest, openCheckedClient } from "./checked.ts";
import { aKey } from "./keys.ts";

const site = await openTestApp();
const { platform } = site;
const api = await openCheckedClient(site);
const recruiter = await aRecruiter(platform);
const other = await aRecruiter(platform, { companyName: "Pell and Daughters Joinery" });
const senior = await aSenior(platform);
await aProfile(platform, { of: senior.viewer });
const job = await aJob(platform, { by: recruiter.viewer });
const nameless = await aJob(platform, { by: recruiter.viewer, title: "Payroll Mentor, unnamed", hidesNames: true });
const application = await applyToJob(platform, senior.viewer, { jobId: job.id });
const unnamed = await applyToJob(platform, senior.viewer, { jobId: nameless.id });

const reading = await aKey(platform, recruiter, ["jobs:read"]);
const writing = await aKey(platform, recruiter, ["jobs:write"]);
const applicants = await aKey(platform, recruiter, ["applications:read"]);
const stranger = await aKey(platform, other, [...API_SCOPES]);

const NEW_JOB = {
  title: "Kiln Adviser",
  description: "Look after two tunnel kilns, and teach two people to do the same.",
  location: "Dayton, Ohio",
  industry: "Manufacturing",
  employmentType: "part-time",
  workType: "on-site",
  hoursPerWeek: 12,
  payRangeMin: 30,
  payRangeMax: 40,
  flexibility: ["flexible-hours"],
  skills: ["Kiln firing"],
};

beforeEach(async () => {
  await platform.db.delete(rateLimits);
});

function idOf({ json }: { json: unknown }): string {
  return z.object({ id: z.string() }).parse(json).id;
}

const OPERATIONS: ReadonlyArray<{ name: string; request: ApiRequest; rows: Record<string, number> }> = [
  {
    name: "list own jobs",
    request: { path: "/company/jobs" },
    rows: { nobody: 401, reading: 200, writing: 403, applicants: 403, stranger: 200 },
  },
  {
    name: "read a job",
    request: { path: `/company/jobs/${job.id}` },
    rows: { nobody: 401, reading: 200, writing: 403, applicants: 403, stranger: 404 },
  },
  {
    name: "save a draft",
    request: { method: "POST", path: "/company/jobs", body: { ...NEW_JOB, isDraft: true } },
    rows: { nobody: 401, reading: 403, writing: 201, applicants: 403, stranger: 201 },
  },
  {
    name: "change a job",
    request: { method: "PATCH", path: `/company/jobs/${job.id}`, body: { hoursPerWeek: 18 } },
    rows: { nobody: 401, reading: 403, writing: 200, applicants: 403, stranger: 404 },
  },
  {
    name: "extend a job",
    request: { method: "POST", path: `/company/jobs/${job.id}/extend` },
    rows: { nobody: 401, reading: 403, writing: 200, applicants: 403, stranger: 404 },
  },
  {
    name: "list applications",
    request: { path: `/company/applications?job=${job.id}` },
    rows: { nobody: 401, reading: 403, writing: 403, applicants: 200, stranger: 200 },
  },
  {
    name: "read an application",
    request: { path: `/company/applications/${application.id}` },
    rows: { nobody: 401, reading: 403, writing: 403, applicants: 200, stranger: 404 },
  },
];

// Clauses 2.1-171.
describe("each operation", () => {
  it.each(OPERATIONS)("$name: each key gets the stated response", async ({ request, rows }) => {
    const keys = { nobody: {}, reading, writing, applicants, stranger };
    const answered: Record<string, number> = {};
    for (const [who, headers] of Object.entries(keys)) answered[who] = (await api.send({ ...request, headers })).status;
    expect(answered).toEqual(rows);
  });
});

describe("a key", () => {
  it("is told to its owner by email, and stored as a hash only", async () => {
    const told = await platform.db.select().from(mails).where(eq(mails.toAddress, recruiter.email));
    expect(told.some(({ subject }) => subject.startsWith("A new API key"))).toBe(true);
    const stored = JSON.stringify(await platform.db.select().from(apiKeys));
    expect(stored).not.toContain(reading.Authorization.replace("Bearer ", ""));
  });

  it("needs the password", async () => {
    const wrong = aKey(platform, { ...recruiter, password: "not the password" }, ["jobs:read"]);
    await expect(wrong).rejects.toMatchObject({ field: "currentPassword" });
  });

  it("stops at once when it is revoked", async () => {
    const own = await aRecruiter(platform, { companyName: "Marrow Glass" });
    const headers = await aKey(platform, own, ["jobs:read"]);
    const [key] = await platform.db.select().from(apiKeys).where(eq(apiKeys.createdBy, own.viewer.id));
    await expect(revokeKey(platform, other.viewer, { keyId: key?.id ?? "" })).rejects.toMatchObject({
      code: "not-found",
    });
    expect((await api.send({ path: "/company/jobs", headers })).status).toBe(200);
    await revokeKey(platform, own.viewer, { keyId: key?.id ?? "" });
    const refused = await api.send({ path: "/company/jobs", headers });
    expect(refused).toMatchObject({ status: 401, json: { code: "key-needed" } });
    // A client that does not notice would go on forever with what is public.
    expect((await api.send({ path: "/jobs", headers })).status).toBe(401);
  });

  it("works for a day after its rotation, and ends with its time", async () => {
    const own = await aRecruiter(platform, { companyName: "Marrow Brass" });
    const before = await aKey(platform, own, ["jobs:read"]);
    const [key] = await platform.db.select().from(apiKeys).where(eq(apiKeys.createdBy, own.viewer.id));
    const rotation = { keyId: key?.id ?? "", currentPassword: own.password };
    const after = { Authorization: `Bearer ${(await rotateKey(platform, own.viewer, rotation)).secret}` };
    const start = platform.clock.now();
    const statuses = async () => [
      (await api.send({ path: "/company/jobs", headers: before })).status,
      (await api.send({ path: "/company/jobs", headers: after })).status,
    ];
    expect(await statuses()).toEqual([200, 200]);
    platform.clock.pass(DAY_MS);
    expect(await statuses()).toEqual([401, 200]);
    platform.clock.pass(89 * DAY_MS);
    expect(await statuses()).toEqual([401, 401]);
    platform.clock.set(start);
  });

  it("stops while its owner is suspended", async () => {
    const own = await aRecruiter(platform, { companyName: "Marrow Slate" });
    const headers = await aKey(platform, own, ["jobs:read"]);
    const admin = await aStaff(platform, "admin");
    const reason = "You asked people for a fee before they could start.";
    await suspendPerson(platform, admin.viewer, { personId: own.viewer.id, days: 7, reason, caseId: null });
    expect((await api.send({ path: "/company/jobs", headers })).status).toBe(401);
  });

  it("stops when its owner hires for another company", async () => {
    const own = await aRecruiter(platform, { companyName: "Marrow Stone" });
    const headers = await aKey(platform, own, ["jobs:read"]);
    const company = await findCompanyOf(platform.db, other.viewer.id);
    await platform.db
      .update(recruiters)
      .set({ companyId: company?.companyId ?? "" })
      .where(eq(recruiters.userId, own.viewer.id));
    expect((await api.send({ path: "/company/jobs", headers })).status).toBe(401);
  });

  it.each(["seasoned_x", `seasoned_${"a".repeat(43)}`, "", "x y"])("refuses %j", async (secret) => {
    const headers = { Authorization: `Bearer ${secret}` };
    const refused = await api.send({ path: "/company/jobs", headers });
    expect(refused.status).toBe(401);
    expect(refused.headers.get("WWW-Authenticate")).toBe("Bearer");
  });

  it("has a limit of its own", async () => {
    const { headers } = await api.send({ path: "/company/jobs", headers: reading });
    expect(headers.get("RateLimit-Policy")).toBe('"requests";q=600;w=300');
  });

  it("gets responses that nothing on the way keeps", async () => {
    const { headers } = await api.send({ path: "/company/jobs", headers: reading });
    expect(headers.get("Cache-Control")).toBe("no-store");
  });
});

describe("a job that is posted", () => {
  it("goes through the rules of the form", async () => {
    const body = {
      ...NEW_JOB,
      title: "Kiln",
      description: "We want a young and energetic person for our two kilns now.",
    };
    const refused = await api.send({ method: "POST", path: "/company/jobs", headers: writing, body });
    expect(refused).toMatchObject({
      status: 422,
      json: { errors: [{ pointer: "/title" }, { pointer: "/description" }] },
    });
  });

  it.each([
    ["left out", undefined, "/title", "Job title must be at least 5 characters"],
    ["a number", { title: 7 }, "/title", "Job title must be at least 5 characters"],
    ["a text for hours", { hoursPerWeek: "many" }, "/hoursPerWeek", "Hours must be greater than 0"],
    ["another work type", { workType: "moon" }, "/workType", "Please use remote, on-site, or hybrid"],
    ["a text for a list", { skills: "Payroll" }, "/skills", "This must be a list"],
    ["a number in a list", { skills: [7] }, "/skills/0", "This must be a text"],
    ["other days", { answerDays: 7 }, "/answerDays", "Please use 5, 10, 15, or 20"],
    ["a text for yes or no", { isDraft: "no" }, "/isDraft", "This must be true or false"],
  ])("refuses a wrong value in a plain sentence: %s", async (_, change, pointer, detail) => {
    const { title: __, ...untitled } = NEW_JOB;
    const body = change === undefined ? untitled : { ...NEW_JOB, ...change };
    const refused = await api.send({ method: "POST", path: "/company/jobs", headers: writing, body });
    expect(refused).toMatchObject({ status: 422, json: { errors: [{ pointer, detail }] } });
  });

  it("refuses what is not known, by its place", async () => {
    const body = { ...NEW_JOB, createdBy: other.viewer.id };
    const refused = await api.send({ method: "POST", path: "/company/jobs", headers: writing, body });
    expect(refused).toMatchObject({ status: 422, json: { errors: [{ pointer: "/createdBy" }] } });
  });

  it("is held where the form's would be, and says why", async () => {
    const reviewed = openTestAppOn({ ...platform, env: { ...platform.env, review: "all" } });
    const strict = await openCheckedClient(reviewed);
    const made = await strict.send({ method: "POST", path: "/company/jobs", headers: writing, body: NEW_JOB });
    expect(made).toMatchObject({
      status: 201,
      json: { status: "held", review: { reasons: ["We check every job here before it goes live."] } },
    });
    expect((await strict.send({ path: `/jobs/${idOf(made)}` })).status).toBe(404);
  });

  it("is paused, changed, resumed, and closed", async () => {
    const made = await api.send({ method: "POST", path: "/company/jobs", headers: writing, body: NEW_JOB });
    expect(made).toMatchObject({ status: 201, json: { status: "live", company: "Kestrel Row Manufacturing" } });
    const path = `/company/jobs/${idOf(made)}`;
    const step = (name: string) => api.send({ method: "POST", path: `${path}/${name}`, headers: writing });
    expect((await step("pause")).json).toMatchObject({ status: "paused" });
    const change = { title: "Senior Kiln Adviser" };
    const changed = await api.send({ method: "PATCH", path, headers: writing, body: change });
    expect(changed.json).toMatchObject({ title: "Senior Kiln Adviser", status: "paused", skills: ["Kiln firing"] });
    expect((await step("resume")).json).toMatchObject({ status: "live" });
    expect((await step("close")).json).toMatchObject({ status: "closed" });
    expect(await step("pause")).toMatchObject({ status: 409, json: { code: "illegal-step" } });
  });

  it("is published from a draft", async () => {
    const body = { ...NEW_JOB, isDraft: true };
    const made = await api.send({ method: "POST", path: "/company/jobs", headers: writing, body });
    const path = `/company/jobs/${idOf(made)}`;
    expect((await api.send({ path: `/jobs/${idOf(made)}` })).status).toBe(404);
    const published = await api.send({ method: "PATCH", path, headers: writing, body: { isDraft: false } });
    expect(published.json).toMatchObject({ status: "live" });
    expect((await api.send({ path: `/jobs/${idOf(made)}` })).status).toBe(200);
  });
});

describe("an Idempotency-Key", () => {
  const send = (key: string, body: unknown) =>
    api.send({ method: "POST", path: "/company/jobs", headers: { ...writing, "Idempotency-Key": key }, body });

  async function jobsNamed(title: string) {
    const [row] = await platform.db.select({ count: count() }).from(jobs).where(eq(jobs.title, title));
    return row?.count;
  }

  it("makes one job of a request whose answer was lost", async () => {
    const key = randomUUID();
    const body = { ...NEW_JOB, title: "Kiln Adviser, once" };
    const answers = await Promise.all([send(key, body), send(key, body), send(key, body)]);
    expect(new Set(answers.map(idOf)).size).toBe(1);
    expect(answers.map(({ headers }) => headers.get("Idempotency-Replayed")).filter(Boolean)).toHaveLength(2);
    expect(await jobsNamed("Kiln Adviser, once")).toBe(1);
  });

  it("refuses another request with the same key", async () => {
    const key = randomUUID();
    await send(key, { ...NEW_JOB, isDraft: true });
    expect(await send(key, { ...NEW_JOB, isDraft: true, hoursPerWeek: 13 })).toMatchObject({
      status: 422,
      json: { code: "idempotency-key-used" },
    });
  });

  it("keeps no refusal, and its answer for a day", async () => {
    const key = randomUUID();
    expect((await send(key, { ...NEW_JOB, title: "Kiln" })).status).toBe(422);
    const first = await send(key, { ...NEW_JOB, isDraft: true });
    expect(first.status).toBe(201);
    platform.clock.pass(DAY_MS);
    await removeOldAnswers(platform);
    expect(idOf(await send(key, { ...NEW_JOB, isDraft: true }))).not.toBe(idOf(first));
  });
});

describe("applications", () => {
  it("are those to own jobs, the newest first", async () => {
    const { json } = await api.send({ path: "/company/applications", headers: applicants });
    expect(json).toMatchObject({ applications: [{ id: unnamed.id }, { id: application.id }], next: null });
    const one = await api.send({ path: `/company/applications/${application.id}`, headers: applicants });
    expect(one.json).toMatchObject({ name: senior.viewer.name, isUnnamed: false, status: "pending" });
    expect(JSON.stringify(json)).not.toContain(senior.email);
  });

  it("stay nameless where the job is reviewed without names", async () => {
    const { json } = await api.send({ path: `/company/applications/${unnamed.id}`, headers: applicants });
    expect(json).toMatchObject({ isUnnamed: true, name: expect.stringMatching(/^Applicant [0-9A-F]{6}$/) });
    expect(JSON.stringify(json)).not.toContain("Quill");
    expect(JSON.stringify(json)).not.toContain(senior.viewer.id);
  });
});

// Clauses 2.1-193.
it("where a second person publishes, a job by the API waits for a colleague too", async () => {
  const careful = await aRecruiter(platform, { companyName: "Two Looms" });
  await aColleague(platform, careful.viewer);
  await setSecondPerson(platform, careful.viewer, true);
  const headers = await aKey(platform, careful, ["jobs:write"]);
  const made = await api.send({ method: "POST", path: "/company/jobs", body: NEW_JOB, headers });
  expect(made.json).toMatchObject({
    status: "held",
    review: { reasons: [expect.stringContaining("Waiting for a colleague")], refusal: null },
  });
});
