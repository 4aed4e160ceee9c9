import { expect, test } from "vitest";
import { applyToJob } from "#app/features/applications/commands.server.ts";
import { acceptOffer, moveApplication } from "#app/features/applications/commands-status.server.ts";
import { listJobFigures, listRecruiterFigures } from "#app/features/applications/figures/queries.server.ts";
import { saveJob } from "#app/features/jobs/saved/commands.server.ts";
import { choosePlan } from "#app/features/plans/commands.server.ts";
import { openTestApp } from "#test/app.ts";
import { aColleague, aJob } from "#test/jobs.ts";
import { pageText } from "#test/page-text.ts";
import { aRecruiter, aSenior } from "#test/people.ts";
import { aProfile } from "#test/profiles.ts";

const PATH = "/recruiter/analytics";
const { platform, get, post } = await openTestApp();

// Clauses 1-14, 2.1-78.
test("shows how far each job's applicants came, and how long they waited", async () => {
  const { cookie, viewer } = await aRecruiter(platform);
  const [busy, quiet] = [
    await aJob(platform, { by: viewer, title: "Busy Job" }),
    await aJob(platform, { by: viewer, title: "Quiet Job" }),
  ];
  const [hired, reviewed, waiting] = [await aSenior(platform), await aSenior(platform), await aSenior(platform)];
  const ids: string[] = [];
  platform.clock.set("2026-11-20T10:00:00Z");
  for (const senior of [hired, reviewed, waiting]) {
    await aProfile(platform, { of: senior.viewer });
    ids.push((await applyToJob(platform, senior.viewer, { jobId: busy.id })).id);
  }
  await saveJob(platform, waiting.viewer, { jobId: busy.id });
  const [first = "", second = ""] = ids;
  platform.clock.set("2026-11-20T12:00:00Z");
  await moveApplication(platform, viewer, { applicationId: first, from: "pending", to: "reviewing" });
  await moveApplication(platform, viewer, { applicationId: first, from: "reviewing", to: "interview" });
  await moveApplication(platform, viewer, { applicationId: first, from: "interview", to: "offered" });
  await acceptOffer(platform, hired.viewer, { applicationId: first });
  platform.clock.set("2026-11-20T14:00:00Z");
  await moveApplication(platform, viewer, { applicationId: second, from: "pending", to: "rejected" });
  const figures = await listJobFigures(platform.db, viewer.id, { from: new Date("2026-11-01T00:00:00Z") });
  expect(figures.find(({ id }) => id === busy.id)).toMatchObject({
    views: 0,
    saved: 1,
    applied: 3,
    answered: 2,
    interviews: 1,
    offers: 1,
    hired: 1,
    hoursToAnswer: 3,
  });
  expect(figures.find(({ id }) => id === quiet.id)).toMatchObject({ saved: 0, applied: 0, hoursToAnswer: null });
  const page = pageText(await (await get(PATH, { cookie })).text());
  expect(page).toContain("Busy Job Live 0 views, 3 applied, 2 answered, 1 hired 0 1 3 2 1 1 1 3 hours");
  const file = await get(`${PATH}/export`, { cookie });
  expect(file.headers.get("Content-Type")).toBe("text/csv; charset=utf-8");
  expect(await file.text()).toContain('"Busy Job","live","0","1","3","","2","1","1","1","3.0"');
});

// Clauses 2.1-78, 9-4.
test("plans differ only where limits are enforced", async () => {
  const enforced = await openTestApp({ env: { BILLING_MODE: "enforced" } });
  const { cookie, viewer } = await aRecruiter(enforced.platform);
  const pageAt = async (path: string) => pageText(await (await enforced.get(path, { cookie })).text());
  await choosePlan(enforced.platform, viewer, { planId: "basic" });
  expect(await pageAt(PATH)).toContain("Complete analytics are part of Professional and Enterprise.");
  expect(await pageAt("/recruiter/candidates?filters=show")).toContain("Search filters are part of");
  await choosePlan(enforced.platform, viewer, { planId: "professional" });
  expect(await pageAt(PATH)).toContain("No figures yet");
  expect(await pageAt("/recruiter/candidates?filters=show")).not.toContain("Search filters are part of");
  const file = await enforced.get(`${PATH}/export`, { cookie });
  expect([file.status, file.headers.get("Location")]).toEqual([303, "/recruiter/subscription"]);
  await choosePlan(enforced.platform, viewer, { planId: "enterprise" });
  expect((await enforced.get(`${PATH}/export`, { cookie })).status).toBe(200);
});

// Clauses 2.1-191, 9-4.
test("an owner sees the figures of each person, also in the JSON, and nobody else does", async () => {
  platform.clock.set("2026-11-20T10:00:00Z");
  const { cookie, viewer } = await aRecruiter(platform);
  const colleague = await aColleague(platform, viewer, "recruiter", "Ana Ruiz");
  const other = await aRecruiter(platform);
  const job = await aJob(platform, { by: colleague });
  await aJob(platform, { by: viewer });
  await aJob(platform, { by: other.viewer });
  for (const to of ["hired", "rejected"] as const) {
    const senior = await aSenior(platform);
    await aProfile(platform, { of: senior.viewer });
    const { id: applicationId } = await applyToJob(platform, senior.viewer, { jobId: job.id });
    if (to === "rejected") continue;
    platform.clock.pass(5 * 3_600_000);
    await moveApplication(platform, colleague, { applicationId, from: "pending", to: "reviewing" });
    await moveApplication(platform, colleague, { applicationId, from: "reviewing", to: "interview" });
    await moveApplication(platform, colleague, { applicationId, from: "interview", to: "offered" });
    await acceptOffer(platform, senior.viewer, { applicationId });
  }
  const page = pageText(await (await get(PATH, { cookie })).text());
  expect(page).toContain("Ana Ruiz 1 2 1 5 hours 1");
  const file = await get(`${PATH}/export?format=json`, { cookie });
  expect(file.headers.get("Content-Type")).toBe("application/json");
  const figures = await file.json();
  expect(figures.jobs).toHaveLength(2);
  expect(figures.recruiters).toEqual([
    { id: colleague.id, name: "Ana Ruiz", jobs: 1, applied: 2, answered: 1, hired: 1, hoursToAnswer: 5 },
    expect.objectContaining({ id: viewer.id, jobs: 1, applied: 0, answered: 0, hired: 0, hoursToAnswer: null }),
  ]);
  expect(await listRecruiterFigures(platform.db, colleague.id, { from: new Date(0) })).toEqual([]);
});

test("reports by email are turned on and off on the page", async () => {
  platform.clock.set("2026-11-20T10:00:00Z");
  const { cookie, viewer } = await aRecruiter(platform);
  expect((await post(PATH, { day: "monday" }, { cookie })).headers.get("Location")).toBe(PATH);
  const page = pageText(await (await get(PATH, { cookie })).text());
  expect(page).toContain(`to ${viewer.email}`);
  expect(page).toContain("The next one comes on November 23, 2026.");
  const refused = await post(PATH, { day: "someday" }, { cookie });
  expect([refused.status, pageText(await refused.text())]).toEqual([400, expect.stringContaining("Please choose one")]);
  expect((await post(PATH, { day: "" }, { cookie })).status).toBe(303);
  expect(pageText(await (await get(PATH, { cookie })).text())).not.toContain("The next one comes");
});
