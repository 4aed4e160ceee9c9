import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { jobs } from "#app/db/schema/jobs.ts";
import { rateLimits } from "#app/db/schema/rate-limits.ts";
import { findCompanyOf } from "#app/features/profiles/queries.server.ts";
import { tooLongText } from "#app/words.ts";
import { openMarket } from "#test/endpoints/market.ts";
import { aJob } from "#test/jobs.ts";
import { errorsOf, openCheckedClient } from "./checked.ts";

const market = await openMarket();
const { site, people, job, ownDraft, heldJob, suspended } = market;
const { platform } = site;
const api = await openCheckedClient(site);
const company = await findCompanyOf(platform.db, people.recruiter.viewer.id);

beforeEach(async () => {
  await platform.db.delete(rateLimits);
});

// Clauses 2.1-170.
describe("the OpenAPI document", () => {
  it("is valid", async () => {
    expect(await errorsOf(api.raw)).toEqual([]);
    expect(api.document.openapi).toBe("3.1.0");
  });
});

describe("the list of jobs", () => {
  it("has open jobs and nothing else", async () => {
    const { json } = await api.send({ path: "/jobs" });
    expect(json).toMatchObject({ total: 3, isTotalCapped: false, next: null });
    expect(JSON.stringify(json)).not.toContain("canary");
  });

  it("filters as Find Jobs does", async () => {
    const { json } = await api.send({ path: "/jobs?q=third&employmentType=part-time&employmentType=project" });
    expect(json).toMatchObject({ total: 1, jobs: [{ title: "Third Payroll Mentor" }] });
    expect((await api.send({ path: "/jobs?employmentType=full-time" })).json).toMatchObject({ total: 0 });
  });

  it("is read to its end by its cursors and by its links", async () => {
    for (let n = 0; n < 40; n += 1)
      await aJob(platform, { by: people.otherRecruiter.viewer, title: `Lathe hand ${n}` });
    const ids: string[] = [];
    let path: string | null = "/jobs?q=lathe&sort=newest";
    while (path !== null) {
      const { json, headers } = await api.send({ path });
      ids.push(...idsIn(json));
      const next: string | undefined = /<([^>]+)>; rel="next"/.exec(headers.get("Link") ?? "")?.[1];
      path = next?.replace(`${platform.env.appUrl}/api/v1`, "") ?? null;
    }
    expect(new Set(ids).size).toBe(40);
    expect(ids).toHaveLength(40);
    await platform.db.delete(jobs).where(eq(jobs.createdBy, people.otherRecruiter.viewer.id));
  });

  it("ends at a cursor that nothing follows", async () => {
    const { json } = await api.send({ path: "/jobs?cursor=0_1_00000000-0000-0000-0000-000000000000" });
    expect(json).toMatchObject({ jobs: [], next: null });
  });

  it.each([
    ["a cursor that is none of ours", "/jobs?cursor=x", "cursor", "This is no cursor of ours"],
    ["a value that isn't one", "/jobs?workType=moon", "workType", "Please use remote, on-site, or hybrid"],
    ["a parameter that is not there", "/jobs?wher=Duluth", "wher", "This isn't known here"],
    ["a cursor that is too long", `/jobs?cursor=${"x".repeat(101)}`, "cursor", tooLongText(100)],
  ])("refuses %s by its name, in a plain sentence", async (_, path, parameter, detail) => {
    expect(await api.send({ path })).toMatchObject({
      status: 400,
      json: { code: "invalid-parameters", errors: [{ parameter, detail }] },
    });
  });
});

describe("a job", () => {
  it("is read whole", async () => {
    const { json } = await api.send({ path: `/jobs/${job.id}` });
    expect(json).toMatchObject({
      id: job.id,
      url: `${platform.env.appUrl}/job/${job.id}`,
      companySlug: company?.slug,
      isOpen: true,
      skills: ["Payroll", "Mentoring"],
    });
  });

  it.each([
    ["a draft", ownDraft.id],
    ["a held job", heldJob.id],
    ["a suspended recruiter's job", suspended.job.id],
    ["no id", "1"],
    ["an id with a zero byte", "%00"],
  ])("is not there if it is %s", async (_, id) => {
    expect(await api.send({ path: `/jobs/${id}` })).toMatchObject({ status: 404, json: { code: "not-found" } });
  });
});

describe("companies", () => {
  it("are those with open jobs", async () => {
    const { json } = await api.send({ path: "/companies" });
    expect(json).toMatchObject({ companies: [{ slug: company?.slug, openJobs: 3, isVerified: false }], next: null });
    expect(JSON.stringify(json)).not.toContain("canary");
  });

  it("are read one by one, but no suspended one", async () => {
    expect(await api.send({ path: `/companies/${company?.slug}` })).toMatchObject({
      status: 200,
      json: { openJobs: 3 },
    });
    expect((await api.send({ path: `/companies/${suspended.company?.slug}` })).status).toBe(404);
  });
});

describe("every response", () => {
  it("is confirmed by its ETag until something changes", async () => {
    const first = await api.send({ path: `/jobs/${job.id}` });
    const headers = { "If-None-Match": first.headers.get("ETag") ?? "" };
    const second = await api.send({ path: `/jobs/${job.id}`, headers });
    expect(second.status).toBe(304);
    expect(second.headers.get("Access-Control-Allow-Origin")).toBe("*");
    await platform.db.update(jobs).set({ title: "Payroll Mentor, changed" }).where(eq(jobs.id, job.id));
    expect((await api.send({ path: `/jobs/${job.id}`, headers })).status).toBe(200);
  });

  it("says how many requests are left, and refuses more", async () => {
    const { headers } = await api.send({ path: "/jobs" });
    expect(headers.get("RateLimit-Policy")).toBe('"requests";q=300;w=300');
    expect(headers.get("RateLimit")).toBe('"requests";r=299;t=300');
    await platform.db.update(rateLimits).set({ count: 300 });
    const refused = await api.send({ path: "/jobs" });
    expect(refused).toMatchObject({ status: 429, json: { code: "too-many-requests" } });
    expect(refused.headers.get("Retry-After")).toBe("300");
    expect(refused.headers.get("RateLimit")).toBe('"requests";r=0;t=300');
  });

  it("may be read by pages of others", async () => {
    const headers = { Origin: "https://jobs.example" };
    expect((await api.send({ path: "/jobs", headers })).headers.get("Access-Control-Allow-Origin")).toBe("*");
  });

  it("is a problem for unknown addresses and methods", async () => {
    expect(await api.send({ path: "/nothing" })).toMatchObject({ status: 404, json: { code: "not-found" } });
    const refused = await api.send({ method: "DELETE", path: "/jobs" });
    expect(refused).toMatchObject({ status: 405, json: { code: "wrong-method" } });
    expect(refused.headers.get("Allow")).toBe("GET, HEAD");
  });
});

function idsIn(json: unknown): string[] {
  return [...JSON.stringify(json).matchAll(/"id":"([^"]+)"/g)].map(([, id = ""]) => id);
}
