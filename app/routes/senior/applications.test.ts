import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { applications } from "#app/db/schema/applications.ts";
import { applyToJob } from "#app/features/applications/commands.server.ts";
import { moveApplication } from "#app/features/applications/commands-status.server.ts";
import { countNewNotifications } from "#app/features/notifications/queries.server.ts";
import { changeStatusWithMessage } from "#app/features/status-changes/with-message.server.ts";
import { toastOf } from "#test/answers.ts";
import { openTestApp } from "#test/app.ts";
import { statusOf } from "#test/applications.ts";
import { withoutTables } from "#test/broken-tables.ts";
import { aJob } from "#test/jobs.ts";
import { pageText } from "#test/page-text.ts";
import { aRecruiter, aSenior } from "#test/people.ts";
import { aProfile } from "#test/profiles.ts";

const { platform, get, post } = await openTestApp();
const PATH = "/senior/applications";
const NOBODY = "00000000-0000-7000-8000-000000000000";
const recruiter = await aRecruiter(platform);

async function anApplication({ title = "Kiln Adviser" } = {}) {
  const senior = await aSenior(platform);
  await aProfile(platform, { of: senior.viewer });
  const job = await aJob(platform, { by: recruiter.viewer, title, location: "Asheville, North Carolina" });
  const { id } = await applyToJob(platform, senior.viewer, { jobId: job.id });
  return { senior, job, id };
}

// Clauses 2.2-3.
test("sends a stranger to log in and back, and a recruiter home", async () => {
  const stranger = await get(`${PATH}?application=${NOBODY}`);
  expect(stranger.headers.get("Location")).toBe(`/login?next=${encodeURIComponent(`${PATH}?application=${NOBODY}`)}`);
  expect(toastOf(stranger)).toContain("Please login to access this page");
  const other = await get(PATH, { cookie: recruiter.cookie });
  expect(other.headers.get("Location")).toBe("/");
  expect(toastOf(other)).toContain("You do not have permission to access this page");
  expect((await post(PATH, { intent: "withdraw", applicationId: NOBODY })).headers.get("Location")).toContain("/login");
});

// Clauses 2.5-21.
test("without applications, says so and links to the jobs", async () => {
  const { cookie } = await aSenior(platform);
  const html = await (await get(PATH, { cookie })).text();
  expect(pageText(html)).toContain("My Applications Track and manage your job applications");
  expect(pageText(html)).toContain("You haven't applied to any jobs yet. Browse Jobs");
  expect(html).toContain('href="/senior/find-jobs"');
});

// Clauses 1-13, 2.1-21, 2.5-16, 2.5-17, 2.5-18, 2.5-22, 2.5-25, 2.5-26, 4-16.
test("list, four tiles, and details have the specified texts", async () => {
  const { senior, job, id } = await anApplication();
  await moveApplication(platform, recruiter.viewer, { applicationId: id, from: "pending", to: "reviewing" });
  const page = pageText(await (await get(PATH, { cookie: senior.cookie })).text());
  expect(page).toContain("Total Applications 1 In Review 1 Interviews 0 Offers 0");
  expect(page).toContain("Recent Applications");
  expect(page).toContain("Kiln Adviser Kestrel Row Manufacturing Applied on November 20, 2026 .");
  expect(page).not.toContain("Application Details");

  const details = pageText(await (await get(`${PATH}?application=${id}`, { cookie: senior.cookie })).text());
  expect(details).toContain("Application Details");
  expect(details).toContain(
    "Kiln Adviser Kestrel Row Manufacturing, Asheville, North Carolina In Review Part-time Remote",
  );
  expect(details).toContain("The employer is currently reviewing your application.");
  expect(details).toContain("Application Submitted November 20, 2026 , less than a minute ago");
  expect(details).toContain("Application In Review Updated less than a minute ago");
  expect(details).toContain("Compensation about $26,000 - $52,000 per year at 20 hours a week ($25 - $50 per hour)");
  expect(details).toContain(`Job Description ${job.description}`);
});

test("another senior's application is the same 404 as an unknown id", async () => {
  const { id } = await anApplication();
  const other = await aSenior(platform);
  const bodies = [];
  for (const application of [id, NOBODY, "no-id"]) {
    const response = await get(`${PATH}?application=${application}`, { cookie: other.cookie });
    expect(response.status).toBe(404);
    bodies.push(pageText(await response.text()));
  }
  expect(new Set(bodies).size).toBe(1);
  const taken = await post(PATH, { intent: "withdraw", applicationId: id }, { cookie: other.cookie });
  expect(taken.status).toBe(404);
  expect(await statusOf(platform, id)).toBe("pending");
});

test("asks before withdrawing, and does it once", async () => {
  const { senior, id } = await anApplication();
  const { cookie } = senior;
  const asked = pageText(await (await get(`${PATH}?application=${id}&confirm=withdraw`, { cookie })).text());
  expect(asked).toContain("Withdraw this application?");
  const done = await post(PATH, { intent: "withdraw", applicationId: id }, { cookie });
  expect([done.status, done.headers.get("Location")]).toEqual([303, PATH]);
  expect(await statusOf(platform, id)).toBe("withdrawn");
  const again = await post(`${PATH}?application=${id}`, { intent: "withdraw", applicationId: id }, { cookie });
  expect(again.status).toBe(409);
  expect(pageText(await again.text())).toContain("This application can't move to that status.");
});

test("only an offer can be declined", async () => {
  const { senior, id } = await anApplication();
  const decline = () => post(PATH, { intent: "decline", applicationId: id }, { cookie: senior.cookie });
  expect((await decline()).status).toBe(409);
  await platform.db.update(applications).set({ status: "offered" }).where(eq(applications.id, id));
  expect((await decline()).status).toBe(303);
  expect(await statusOf(platform, id)).toBe("declined");
});

test("answers an offer from the details, accepting first", async () => {
  const { senior, id } = await anApplication();
  await platform.db.update(applications).set({ status: "offered" }).where(eq(applications.id, id));
  const { cookie } = senior;
  const details = pageText(await (await get(`${PATH}?application=${id}`, { cookie })).text());
  expect(details).toContain("Accept offer Decline offer");
  expect(details).not.toContain("Withdraw application");
  expect(await (await get(`${PATH}?application=${id}&confirm=accept`, { cookie })).text()).toContain(
    "Yes, accept offer",
  );
  expect((await post(PATH, { intent: "accept", applicationId: id }, { cookie })).status).toBe(303);
  expect(await statusOf(platform, id)).toBe("hired");
});

// Clauses 2.5-24.
test.each([
  ["offered", "interview", "Your offer We would love to have you."],
  ["interview", "reviewing", "Their message We would love to have you."],
] as const)(
  "what came with %s is quoted in the details, and reading it is the main action",
  async (to, from, quoted) => {
    const { senior, id } = await anApplication();
    const { cookie } = senior;
    await platform.db.update(applications).set({ status: from }).where(eq(applications.id, id));
    const details = async () => await (await get(`${PATH}?application=${id}`, { cookie })).text();
    expect(await details()).toContain("Message the recruiter");
    const move = { applicationId: id, from, to, submissionKey: randomUUID() };
    const { message } = await changeStatusWithMessage(platform, recruiter.viewer, {
      ...move,
      content: "We would love to have you.",
    });
    const html = await details();
    expect(pageText(html)).toContain(quoted);
    const main = /<a class="btn btn--main[^"]*" href="([^"]*)"[^>]*>([^<]*)</.exec(html);
    expect(main?.slice(1)).toEqual([`/senior/messages?conversation=${message.conversationId}`, "Read the message"]);
    expect(html.match(/btn--main/g)).toHaveLength(1);
    expect(html).not.toContain("Message the recruiter");
  },
);

test("does not quote an offer with signs of a scam", async () => {
  const { senior, id } = await anApplication();
  await platform.db.update(applications).set({ status: "interview" }).where(eq(applications.id, id));
  await changeStatusWithMessage(platform, recruiter.viewer, {
    ...{ applicationId: id, from: "interview", to: "offered", submissionKey: randomUUID() },
    content: "Buy three gift cards and send me the numbers.",
  });
  const html = await (await get(`${PATH}?application=${id}`, { cookie: senior.cookie })).text();
  expect(html).not.toContain("Your offer");
  expect(html).toMatch(/<a class="btn btn--main[^>]*>Read the message</);
});

test("refuses unknown fields and changes nothing", async () => {
  const { senior, id } = await anApplication();
  const forged: Array<Record<string, string>> = [
    { intent: "withdraw", applicationId: id, applicant_id: senior.viewer.id },
    { intent: "withdraw", applicationId: id, status: "hired" },
    { intent: "hire", applicationId: id },
    { intent: "withdraw", applicationId: "1 or 1=1" },
    { intent: "withdraw" },
  ];
  for (const form of forged) expect((await post(PATH, form, { cookie: senior.cookie })).status).toBe(400);
  expect(await statusOf(platform, id)).toBe("pending");
});

// Clauses 8-24, D64.
test("a failed list is an error panel with Retry, not an empty list", async () => {
  const { senior } = await anApplication();
  const page = await withoutTables(platform.db, ["application_events", "applications"], async () =>
    pageText(await (await get(PATH, { cookie: senior.cookie })).text()),
  );
  expect(page).toContain("My Applications");
  expect(page).toContain("We couldn't load your applications");
  expect(page).toContain("Retry");
  expect(page).not.toContain("You haven't applied");
});

test("filters the list by state, and says if nothing matches", async () => {
  const { senior } = await anApplication({ title: "Lantern Keeper" });
  const shown = async (view: string) => await (await get(`${PATH}?show=${view}`, { cookie: senior.cookie })).text();
  expect(await shown("open")).toContain("Lantern Keeper");
  expect(await shown("nonsense")).toContain("Lantern Keeper");
  const ended = await shown("ended");
  expect(ended).toContain("You have no application like that.");
  expect(ended).not.toContain("haven&#x27;t applied");
});

// Clauses D49.
test("opening an application marks its notifications in every count", async () => {
  const { senior, id } = await anApplication();
  const other = await anApplication();
  const { cookie } = senior;
  await moveApplication(platform, recruiter.viewer, { applicationId: id, from: "pending", to: "reviewing" });
  const numberOn = async (path: string) =>
    /Notifications (\d+) new/.exec(pageText(await (await get(path, { cookie })).text()))?.[1] ?? "0";
  const before = Number(await numberOn("/senior/dashboard"));
  expect(before).toBeGreaterThan(0);
  // Another person's application, no application, and a request of our script change nothing.
  for (const path of [`${PATH}?application=${other.id}`, `${PATH}?application=x'y`]) await get(path, { cookie });
  await get(`${PATH}.data?application=${id}`, { cookie });
  expect(Number(await numberOn(PATH))).toBe(before);
  expect(await numberOn(`${PATH}?application=${id}`)).toBe("0");
  expect(await numberOn("/senior/dashboard")).toBe("0");
  expect(await numberOn("/senior/notifications")).toBe("0");
  expect(await countNewNotifications(platform.db, other.senior.viewer.id)).toBeGreaterThan(0);
});
