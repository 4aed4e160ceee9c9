import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { jobs } from "#app/db/schema/jobs.ts";
import { recruiters } from "#app/db/schema/recruiters.ts";
import type { CompanyRole } from "#app/domain/company-roles.ts";
import { changePool } from "#app/features/profiles/candidates/pools/commands.server.ts";
import { listPools } from "#app/features/profiles/candidates/pools/queries.server.ts";
import { removeMember } from "#app/features/teams/commands.server.ts";
import { openTestApp } from "./app.ts";
import { anApplicant } from "./applications.ts";
import { anImport } from "./imports.ts";
import { aJob, aJobForm, anEditForm } from "./jobs.ts";
import { aRecruiter, type Person } from "./people.ts";

// What each person of a company gets of its work, and what a former member and another company get: nothing.

const site = await openTestApp();
const { platform } = site;
const { db } = platform;
const owner = await aRecruiter(platform);
const people = {
  owner,
  recruiter: await aMember("recruiter"),
  viewer: await aMember("viewer"),
  former: await aMember("recruiter"),
  other: await aRecruiter(platform),
};
type Who = keyof typeof people;

/** Someone of the owner's company, with a browser that is logged in. */
async function aMember(companyRole: CompanyRole): Promise<Person> {
  const person = await aRecruiter(platform);
  const [own] = await db.select().from(recruiters).where(eq(recruiters.userId, owner.viewer.id));
  await db
    .update(recruiters)
    .set({ companyId: own?.companyId ?? "", companyRole })
    .where(eq(recruiters.userId, person.viewer.id));
  return person;
}

const { job, senior, id: applicationId } = await anApplicant(platform, { recruiter: owner });
await aJob(platform, { by: people.former.viewer, title: "Handed Over" });
await removeMember(platform, owner.viewer, { personId: people.former.viewer.id, toId: owner.viewer.id });

const importId = await anImport(platform, owner.viewer, [{ ID: "a" }]);
await changePool(platform, owner.viewer, { intent: "create", name: "Kiln people" });
const poolId = (await listPools(db, owner.viewer.id))[0]?.id ?? "";

const ROW = (owner: Got, recruiter: Got, viewer: Got, stranger: Got = 404) =>
  ({ owner, recruiter, viewer, former: stranger, other: stranger }) as const;
type Got = number | string;

const PAGES: Array<[string, Record<Who, Got>]> = [
  ["/recruiter/manage-jobs?whose=everyone", ROW(200, 200, 200, 200)],
  [`/recruiter/manage-jobs/${job.id}`, ROW(200, 200, 200)],
  [`/recruiter/manage-jobs/${job.id}/hand-over`, ROW(200, 200, 200)],
  [`/recruiter/applications?job=${job.id}`, ROW(200, 200, 200)],
  [`/recruiter/applications/export?job=${job.id}`, ROW(200, 200, 200)],
  [`/recruiter/applications/export?job=${job.id}&format=json`, ROW(200, 200, 200)],
  ["/recruiter/analytics", ROW(200, 200, 200, 200)],
  ["/recruiter/analytics/export?format=json", ROW(200, 200, 200, 200)],
  ["/recruiter/applicants/board?whose=everyone", ROW(200, 200, 200, 200)],
  ["/recruiter/applicants/stages", ROW(200, 200, 200, 200)],
  ["/recruiter/team", ROW(200, 200, 200, 200)],
  ["/recruiter/applicants?whose=everyone", ROW(200, 200, 200, 200)],
  ["/recruiter/letters", ROW(200, 200, 200, 200)],
  [`/recruiter/import/${importId}`, ROW(200, 200, 200)],
  [`/recruiter/pools?pool=${poolId}`, ROW(200, 200, 200, 200)],
];

type Form = () => Record<string, string>;
const applicants = `/recruiter/applications?job=${job.id}`;
const FORMS: Array<[string, string, Form, Record<Who, Got>]> = [
  [
    "edits a job",
    `/recruiter/manage-jobs/${job.id}`,
    () => anEditForm({ seenAt: job.updatedAt.toISOString() }),
    ROW("-> /recruiter/manage-jobs", "-> /recruiter/manage-jobs", 403),
  ],
  [
    "pauses a job",
    "/recruiter/manage-jobs",
    () => ({ intent: "step", jobId: job.id, step: "pause", from: "live" }),
    // The second of two saw a state that is over.
    ROW(409, "-> /recruiter/manage-jobs", 403),
  ],
  [
    "follows a job, as who only looks may",
    "/recruiter/manage-jobs",
    () => ({ intent: "follow", jobId: job.id }),
    ROW("-> /recruiter/manage-jobs", "-> /recruiter/manage-jobs", "-> /recruiter/manage-jobs"),
  ],
  [
    "copies a job",
    "/recruiter/manage-jobs",
    () => ({ intent: "copy", jobId: job.id }),
    ROW("-> draft", "-> draft", 403),
  ],
  [
    "posts a job",
    "/recruiter/post-job",
    () => aJobForm(),
    ROW("-> /recruiter/post-job", "-> /recruiter/post-job", 403, "-> /recruiter/post-job"),
  ],
  [
    "writes a note",
    applicants,
    () => ({ intent: "add-note", applicationId, body: "Ask about Tuesdays." }),
    ROW("-> /recruiter/applications", "-> /recruiter/applications", 403),
  ],
  [
    "adds a stage",
    "/recruiter/applicants/stages",
    () => ({ intent: "add", name: `Step ${randomUUID().slice(0, 8)}`, status: "pending" }),
    ROW("-> /recruiter/applicants/stages", "-> /recruiter/applicants/stages", 403, "-> /recruiter/applicants/stages"),
  ],
  [
    "moves a card to no stage, where it is",
    "/recruiter/applicants/board",
    () => ({ intent: "place", applicationId, from: "pending", seen: "", to: "pending" }),
    ROW("-> /recruiter/applicants/board", "-> /recruiter/applicants/board", 403),
  ],
  [
    "moves an applicant",
    applicants,
    () => ({ intent: "move", applicationId, from: "pending", to: "reviewing" }),
    ROW(409, "-> /recruiter/applications", 403),
  ],
  [
    "hands a job over",
    `/recruiter/manage-jobs/${job.id}/hand-over`,
    () => ({ from: randomUUID(), toId: people.owner.viewer.id }),
    ROW(409, 409, 403),
  ],
  [
    "gets reports of the figures by email",
    "/recruiter/analytics",
    () => ({ day: "monday" }),
    ROW("-> /recruiter/analytics", "-> /recruiter/analytics", "-> /recruiter/analytics", "-> /recruiter/analytics"),
  ],
  [
    "invites",
    "/recruiter/team",
    () => ({ intent: "invite", email: `${randomUUID()}@example.com`, companyRole: "recruiter" }),
    ROW("-> /recruiter/team", 403, 403, "-> /recruiter/team"),
  ],
  [
    "lets one person publish",
    "/recruiter/team",
    () => ({ intent: "second-person" }),
    ROW("-> /recruiter/team", 403, 403, "-> /recruiter/team"),
  ],
  [
    "changes a role",
    "/recruiter/team",
    () => ({ intent: "change-role", personId: people.viewer.viewer.id, companyRole: "viewer", from: "viewer" }),
    ROW("-> /recruiter/team", 403, 403),
  ],
  [
    "publishes several jobs that wait for no colleague",
    "/recruiter/manage-jobs",
    () => ({ intent: "publish-several", pick: `${job.id} 1` }),
    ROW(409, 409, 403, 409),
  ],
  [
    "imports rows that are not checked yet",
    `/recruiter/import/${importId}`,
    () => ({ intent: "publish", choice: "draft" }),
    ROW(409, 409, 403),
  ],
  [
    "creates a pool",
    "/recruiter/pools",
    () => ({ intent: "create", name: `Pool ${randomUUID()}` }),
    ROW("-> /recruiter/pools", "-> /recruiter/pools", 403, "-> /recruiter/pools"),
  ],
  [
    "takes someone out of a pool",
    "/recruiter/pools",
    () => ({ intent: "remove", poolId, seniorId: senior.viewer.id }),
    ROW("-> /recruiter/pools", "-> /recruiter/pools", 403),
  ],
  [
    "puts an applicant into a pool",
    applicants,
    () => ({ intent: "add-to-pool", seniorId: senior.viewer.id, poolId }),
    ROW("-> /recruiter/applications", "-> /recruiter/applications", 403),
  ],
  [
    "removes someone who is not there",
    "/recruiter/team",
    () => ({ intent: "remove", personId: randomUUID(), toId: people.owner.viewer.id }),
    ROW(404, 403, 403),
  ],
  [
    "chooses a plan",
    "/recruiter/subscription",
    () => ({ planId: "basic" }),
    ROW("-> /recruiter/dashboard", 403, 403, "-> /recruiter/dashboard"),
  ],
];

// Clauses 2.1-172, 2.1-192.
test.each(PAGES)("%s gives each person of a company the stated response", async (at, row) => {
  expect(await askAll((who) => site.get(at, { cookie: people[who].cookie }))).toEqual(row);
});

test.each(FORMS)("who %s gets the stated response", async (_, at, form, row) => {
  expect(await askAll((who) => site.post(at, form(), { cookie: people[who].cookie }))).toEqual(row);
});

test("a viewer's pages have no control for a change", async () => {
  const controls = async (at: string, who: Who) => {
    const text = await (await site.get(at, { cookie: people[who].cookie })).text();
    return [...text.matchAll(/<form[^>]*method="post"[^>]*>.*?<\/form>/gs)]
      .map(([form]) => form)
      .filter((form) => !/action="\/(logout|settings)|value="(un)?follow"/.test(form));
  };
  const candidate = `${applicants}&candidate=${senior.viewer.id}`;
  const pool = `/recruiter/pools?pool=${poolId}`;
  for (const at of ["/recruiter/manage-jobs?whose=everyone", candidate, "/recruiter/post-job", pool]) {
    expect(await controls(at, "viewer"), at).toEqual([]);
    expect((await controls(at, "recruiter")).length, at).toBeGreaterThan(0);
  }
});

test("a former member's pages name nothing of the company", async () => {
  const pool = `/recruiter/pools?pool=${poolId}`;
  for (const at of ["/recruiter/manage-jobs?whose=everyone", "/recruiter/dashboard", "/recruiter/messages", pool]) {
    const text = await (await site.get(at, { cookie: people.former.cookie })).text();
    expect(text, at).not.toMatch(/Handed Over|Kiln people/);
    expect(text, at).not.toContain(job.title);
  }
  expect(await db.$count(jobs, eq(jobs.responsibleId, people.former.viewer.id))).toBe(1);
});

/** The viewer first and the owner last, so that what one changed is what the next one meets. */
async function askAll(ask: (who: Who) => Response | Promise<Response>): Promise<Partial<Record<Who, Got>>> {
  const row: Partial<Record<Who, Got>> = {};
  for (const who of ["other", "former", "viewer", "recruiter", "owner"] as const) {
    const answer = await ask(who);
    const location = answer.headers.get("Location");
    const path = location && new URL(location, "http://x").pathname;
    row[who] = path ? `-> ${/manage-jobs\/./.test(path) ? "draft" : path}` : answer.status;
    await answer.body?.cancel();
  }
  return row;
}
