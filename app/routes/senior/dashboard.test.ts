import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { applications } from "#app/db/schema/applications.ts";
import { profiles } from "#app/db/schema/profiles.ts";
import { savedJobs } from "#app/db/schema/saved-jobs.ts";
import type { Status } from "#app/domain/status.ts";
import { applyToJob } from "#app/features/applications/commands.server.ts";
import { moveApplication } from "#app/features/applications/commands-status.server.ts";
import { writeInterview } from "#app/features/applications/interviews/columns.server.ts";
import { inviteToApply } from "#app/features/applications/invitations/commands.server.ts";
import { findApplication } from "#app/features/applications/queries-apply-state.server.ts";
import { toastOf } from "#test/answers.ts";
import { openTestApp } from "#test/app.ts";
import { aJob } from "#test/jobs.ts";
import { writersOf } from "#test/messages.ts";
import { pageText } from "#test/page-text.ts";
import { aRecruiter, aSenior } from "#test/people.ts";
import { aProfile } from "#test/profiles.ts";

const { platform, get } = await openTestApp();
const PATH = "/senior/dashboard";

function figures(html: string): string[] {
  const tiles = html.matchAll(/<dt><span><a [^>]*>([^<]+)<\/a><\/span><\/dt><dd>([^<]+)<\/dd>/g);
  return [...tiles].map(([, label, value]) => `${label} ${value}`);
}

// Clauses 2.1-20, 2.2-4, 8-25.
test("sends a stranger to log in and a recruiter home", async () => {
  const stranger = await get(PATH);
  expect(stranger.headers.get("Location")).toBe("/login?next=%2Fsenior%2Fdashboard");
  expect(toastOf(stranger)).toContain("Please login to access this page");
  const { cookie } = await aRecruiter(platform);
  const recruiter = await get(PATH, { cookie });
  expect(recruiter.headers.get("Location")).toBe("/");
  expect(toastOf(recruiter)).toContain("You do not have permission to access this page");
});

// Clauses 1-8, 2.5-6, 2.5-8, 8-29.
test("greets a new senior by name and shows the next steps", async () => {
  const { cookie } = await aSenior(platform, { firstName: "Desmond" });
  const html = await (await get(PATH, { cookie })).text();
  expect(html).toContain("Welcome, Desmond");
  expect(html).toContain('aria-label="13% profile complete"');
  expect(html).toContain("Complete Profile");
  expect(html).toContain("No matching jobs found");
  expect(html).toContain("No recent activity");
  expect(figures(html)).toEqual(["Applied 0", "In Review 0", "Interviews 0", "Offers 0"]);
});

// Clauses 2.5-6.
test("welcomes a returning person back", async () => {
  const { cookie, viewer } = await aSenior(platform, { firstName: "Desmond" });
  await aProfile(platform, { of: viewer });
  expect(await (await get(PATH, { cookie })).text()).toContain("Welcome back, Desmond");
});

// Clauses D82.
test("names an unverified address quietly, until it is verified", async () => {
  const reminder = "Please check your email for verification";
  const { cookie, email } = await aSenior(platform, { isVerified: false });
  const html = await (await get(PATH, { cookie })).text();
  expect(html).toContain(reminder);
  expect(html).toContain(email);
  const verified = await aSenior(platform);
  expect(await (await get(PATH, { cookie: verified.cookie })).text()).not.toContain(reminder);
});

// Clauses 1-5, 2.1-74, 2.5-10.
test("recommends jobs with score and reasons until applied for", async () => {
  const recruiter = await aRecruiter(platform);
  const senior = await aSenior(platform);
  await aProfile(platform, { of: senior.viewer, skills: ["Boiler lore"] });
  const job = await aJob(platform, { by: recruiter.viewer, title: "Boiler Mentor", skills: ["Boiler lore"] });
  const before = await (await get(PATH, { cookie: senior.cookie })).text();
  expect(before).toContain(`/job/${job.id}`);
  expect(before).toContain('aria-label="100% match"');
  expect(before).toContain("Why this match");
  await applyToJob(platform, senior.viewer, { jobId: job.id });
  const after = await (await get(PATH, { cookie: senior.cookie })).text();
  expect(after).toContain("No matching jobs found");
  expect(after).toContain("Application submitted");
  expect(figures(after)).toEqual(["Applied 1", "In Review 0", "Interviews 0", "Offers 0"]);
});

// Clauses 2.5-7.
test("a first visit has three steps, with one main action", async () => {
  const senior = await aSenior(platform);
  const first = await (await get(PATH, { cookie: senior.cookie })).text();
  expect(first).toContain("3 steps to your first match");
  expect(first).toContain('href="/senior/profile#skills"');
  expect(first.split("btn--main")).toHaveLength(2);
  // Empty parts of the page are text only; the rings are for people with applications.
  expect(first).not.toContain("ring-empty");
  await aProfile(platform, { of: senior.viewer, skills: [] });
  expect(await (await get(PATH, { cookie: senior.cookie })).text()).toContain("Done: ");
  await aProfile(platform, { of: senior.viewer, skills: ["Boiler lore"] });
  expect(await (await get(PATH, { cookie: senior.cookie })).text()).not.toContain("3 steps to your first match");
});

// Clauses 2.5-7.
test("lists what needs an answer: offer, interview, unread message", async () => {
  const recruiter = await aRecruiter(platform);
  const senior = await aSenior(platform);
  await aProfile(platform, { of: senior.viewer });
  const quiet = await (await get(PATH, { cookie: senior.cookie })).text();
  expect(quiet).not.toContain("Needs your answer");
  const at = new Date(platform.clock.now().getTime() + 3 * 24 * 3_600_000);
  for (const steps of [
    ["reviewing", "interview"],
    ["reviewing", "interview", "offered"],
  ] as const) {
    const job = await aJob(platform, { by: recruiter.viewer });
    await applyToJob(platform, senior.viewer, { jobId: job.id });
    const application = await findApplication(platform.db, senior.viewer.id, job.id);
    if (!application) throw new Error("expected an application");
    let from: Status = "pending";
    for (const to of steps) {
      await moveApplication(platform, recruiter.viewer, { applicationId: application.id, from, to });
      from = to;
    }
    await writeInterview(platform.db, application.id, { at, zone: "America/New_York", how: "video" });
  }
  const job = await aJob(platform, { by: recruiter.viewer });
  await writersOf(platform).first(recruiter, { personId: senior.viewer.id, jobId: job.id });
  const html = await (await get(PATH, { cookie: senior.cookie })).text();
  const block = html.slice(html.indexOf("Needs your answer"), html.indexOf('class="ledger"'));
  const places = ["Offer received", "Interview scheduled", "by video", "1 unread message"].map((text) =>
    block.indexOf(text),
  );
  expect(places).not.toContain(-1);
  expect(places).toEqual(places.toSorted((a, b) => a - b));
  expect(block).toContain("/senior/applications?application=");
  expect(block).toContain("/senior/messages?conversation=");
  expect(html.split("btn--main")).toHaveLength(2);
  expect(block).toMatch(/btn--main[^>]*>See the offer/);
});

test("shows an invitation until it is answered", async () => {
  const recruiter = await aRecruiter(platform);
  const senior = await aSenior(platform);
  await aProfile(platform, { of: senior.viewer });
  const job = await aJob(platform, { by: recruiter.viewer });
  const link = "Invitations to apply (";
  const before = await (await get(PATH, { cookie: senior.cookie })).text();
  expect(before).not.toContain(link);
  expect(before).toContain('href="/senior/invitations"');
  await inviteToApply(platform, recruiter.viewer, { jobId: job.id, seniorId: senior.viewer.id });
  expect(await (await get(PATH, { cookie: senior.cookie })).text()).toContain("Invitations to apply (1 new)");
  await applyToJob(platform, senior.viewer, { jobId: job.id });
  expect(await (await get(PATH, { cookie: senior.cookie })).text()).not.toContain(link);
});

// Clauses 2.5-9, 2.5-11, 9-12, D50.
test("tiles and activity follow the employer's actions", async () => {
  const recruiter = await aRecruiter(platform);
  const senior = await aSenior(platform);
  await aProfile(platform, { of: senior.viewer });
  const job = await aJob(platform, { by: recruiter.viewer });
  await applyToJob(platform, senior.viewer, { jobId: job.id });
  const application = await findApplication(platform.db, senior.viewer.id, job.id);
  if (!application) throw new Error("expected an application");
  await moveApplication(platform, recruiter.viewer, {
    applicationId: application.id,
    from: "pending",
    to: "reviewing",
  });
  const html = await (await get(PATH, { cookie: senior.cookie })).text();
  expect(html).toContain("Application viewed");
  expect(figures(html)).toEqual(["Applied 0", "In Review 1", "Interviews 0", "Offers 0"]);
});

test("the heading depends on what happened", async () => {
  const recruiter = await aRecruiter(platform);
  const senior = await aSenior(platform);
  await aProfile(platform, { of: senior.viewer });
  const job = await aJob(platform, { by: recruiter.viewer });
  const { id } = await applyToJob(platform, senior.viewer, { jobId: job.id });
  const before = await (await get(PATH, { cookie: senior.cookie })).text();
  expect(before).not.toContain("You got the job");
  expect(before).toContain("Complete Profile");
  await platform.db.update(applications).set({ status: "hired" }).where(eq(applications.id, id));
  await platform.db
    .update(profiles)
    .set({ prefersNoPhoto: true, resumeUrl: "/files/one" })
    .where(eq(profiles.userId, senior.viewer.id));
  const after = pageText(await (await get(PATH, { cookie: senior.cookie })).text());
  expect(after).toContain("Congratulations! You got the job. You've sent 1 application.");
  expect(after).toContain("Your profile is complete");
  expect(after).not.toContain("Complete Profile");
});

// Clauses 2.5-10.
test("offers Save on each recommended job, and shows what is saved", async () => {
  const { cookie, viewer } = await aSenior(platform);
  await aProfile(platform, { of: viewer, skills: ["Slip casting"] });
  const { id } = await aJob(platform, { by: (await aRecruiter(platform)).viewer, skills: ["Slip casting"] });
  const html = async () => await (await get(PATH, { cookie })).text();
  expect(await html()).toContain('aria-label="Save: ');
  await platform.db.insert(savedJobs).values({ userId: viewer.id, jobId: id, createdAt: new Date() });
  expect(await html()).toContain('aria-label="Saved: ');
});
