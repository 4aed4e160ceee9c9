import { expect, test } from "vitest";
import { applyToJob } from "#app/features/applications/commands.server.ts";
import { addToShortlist } from "#app/features/applications/shortlist.server.ts";
import { findMatchOfPerson } from "#app/features/matching/queries-applicants.server.ts";
import { openTestApp } from "#test/app.ts";
import { anApplicantWithAName, statusOf } from "#test/applications.ts";
import { aJob, NAMES_NO_TRADE } from "#test/jobs.ts";
import { pageText } from "#test/page-text.ts";
import { aRecruiter, aSenior } from "#test/people.ts";
import { aProfile, freshSkills, TELLS_NO_TRADE } from "#test/profiles.ts";

const { platform, get, post } = await openTestApp();
const PATH = "/recruiter/applications";
const NOBODY = "00000000-0000-7000-8000-000000000000";

test("sends a stranger to log in and a senior home", async () => {
  expect((await get(PATH)).headers.get("Location")).toBe("/login?next=%2Frecruiter%2Fapplications");
  const { cookie } = await aSenior(platform);
  expect((await get(PATH, { cookie })).headers.get("Location")).toBe("/");
  const moved = await post(
    PATH,
    { intent: "move", applicationId: NOBODY, from: "pending", to: "reviewing" },
    { cookie },
  );
  expect(moved.headers.get("Location")).toBe("/");
});

test("leads a recruiter without jobs to posting one", async () => {
  const { cookie } = await aRecruiter(platform);
  const page = pageText(await (await get(PATH, { cookie })).text());
  expect(page).toContain("You haven't posted a job yet");
});

test("an unverified recruiter gets a 403 and no names for their own job", async () => {
  const strict = await openTestApp({ env: { REQUIRE_EMAIL_VERIFICATION: "1" } });
  const { viewer, cookie } = await aRecruiter(strict.platform, { isVerified: false });
  const person = await aSenior(strict.platform, { firstName: "Desmond", lastName: "Oakhurst" });
  await aProfile(strict.platform, { of: person.viewer, skills: ["Bookkeeping"] });
  const job = await aJob(strict.platform, { by: { ...viewer, isEmailVerified: true }, skills: ["Bookkeeping"] });
  const path = `${PATH}?job=${job.id}`;
  const beginning = `/recruiter/messages?person=${person.viewer.id}`;
  for (const address of [
    path,
    `${PATH}.data?job=${job.id}`,
    `${path}&candidate=${person.viewer.id}`,
    `${PATH}/export?job=${job.id}`,
    beginning,
    beginning.replace("?", ".data?"),
  ]) {
    const answer = await strict.get(address, { cookie });
    expect(answer.status, address).toBe(403);
    expect(await answer.text(), address).not.toContain("Desmond");
  }
  const kept = { jobId: job.id, seniorId: person.viewer.id };
  await expect(addToShortlist(strict.platform, viewer, kept)).rejects.toMatchObject({ code: "email-unverified" });
  expect((await strict.get(PATH, { cookie })).status).toBe(200);
  const known = await aRecruiter(strict.platform);
  expect(pageText(await (await strict.get(beginning, { cookie: known.cookie })).text())).toContain("Desmond");
});

// Clauses 2.6-11, 2.6-12, 7.2-17.
test("asks for a job first, also without JavaScript", async () => {
  const { recruiter, job } = await anApplicantWithAName(platform);
  const html = await (await get(PATH, { cookie: recruiter.cookie })).text();
  expect(pageText(html)).toContain("Select a job to view applicants");
  expect(html).toContain(`<option value="${job.id}">Interim Controller - Kestrel Row Manufacturing</option>`);
  expect(html).toContain("<p>Please select a job to view its applicants</p>");
  expect(html).toMatch(/<noscript><button type="submit"[^>]*>Show applicants<\/button><\/noscript>/);
  expect(pageText(html)).toContain("Your jobs with applicants Interim Controller 1 applicant, 1 waiting for an answer");
  expect(html).toContain(`href="/recruiter/applications?job=${job.id}"`);
  const { cookie } = await aRecruiter(platform);
  expect(await (await get(PATH, { cookie })).text()).not.toContain("Your jobs with applicants");
});

// Clauses 2.1-33, 2.6-13.
test("the table has its columns, the applicant, and the actions", async () => {
  const { recruiter, job } = await anApplicantWithAName(platform);
  const page = pageText(await (await get(`${PATH}?job=${job.id}`, { cookie: recruiter.cookie })).text());
  expect(page).toContain("Matching Candidates Download applicants (CSV) JSON All 1 Applied 1 Suggested 0");
  expect(page).toContain("Candidate Name Skills Match Status Actions");
  expect(page).toContain("Desmond Oakhurst 100% Why this match: Desmond Oakhurst Application Sent View Profile");
});

// Clauses 2.6-15, 2.6-16, 2.6-18.
test("View Profile opens the card with what was sent", async () => {
  const { recruiter, senior, job } = await anApplicantWithAName(platform);
  const address = `${PATH}?job=${job.id}&candidate=${senior.viewer.id}`;
  const page = pageText(await (await get(address, { cookie: recruiter.cookie })).text());
  expect(page).toContain("Candidate Profile");
  expect(page).toContain("Desmond Oakhurst Available 20h/week • remote 20+ years of experience");
  expect(page).toContain("Bio I close books.");
  expect(page).toContain("Skills Payroll Mentoring");
  expect(page).not.toContain(senior.email);
  const unknown = await get(`${PATH}?job=${job.id}&candidate=${NOBODY}`, { cookie: recruiter.cookie });
  expect(pageText(await unknown.text())).toContain("Profile not found");
});

// Clauses 2.1-74.
test("a score links to its reasons and improvements without JavaScript", async () => {
  const recruiter = await aRecruiter(platform);
  const senior = await aSenior(platform, { firstName: "Desmond", lastName: "Oakhurst" });
  const hidden = { wantedPay: 93, wantedPayUnit: "hour", showsWantedPay: false } as const;
  const [named = "", missing = ""] = freshSkills("Named", "Missing");
  await aProfile(platform, {
    of: senior.viewer,
    ...TELLS_NO_TRADE,
    skills: [named],
    availabilityHours: 15,
    ...hidden,
  });
  const job = await aJob(platform, {
    by: recruiter.viewer,
    ...NAMES_NO_TRADE,
    skills: [named, missing],
    workType: "hybrid",
    location: "Toledo, Ohio",
  });
  await applyToJob(platform, senior.viewer, { jobId: job.id });
  const table = await (await get(`${PATH}?job=${job.id}`, { cookie: recruiter.cookie })).text();
  const [, address = ""] = /<a class="why__ask" href="([^"]+)"/.exec(table) ?? [];
  const [path = "", id = ""] = address.replaceAll("&amp;", "&").split("#");
  const html = await (await get(path, { cookie: recruiter.cookie })).text();
  expect(html).toContain(`id="${id}"`);
  const match = await findMatchOfPerson(platform.db, recruiter.viewer.id, job.id, senior.viewer.id);
  const skills = Math.round(100 * (match?.reasons[0]?.share ?? 0));
  expect(html).toContain(
    `aria-label="${match?.percent}% match: skills ${skills}%, hours 75%, work type 50%, pay not stated, location 0%"`,
  );
  const card = pageText(html.slice(html.indexOf(`id="${id}"`)));
  for (const reason of [
    `Skills: You both say: ${named}. Missing: ${missing}.`,
    "Fits in part. Hours: offers 15 a week, you ask for 20.",
    "Fits in part. Work type: prefers remote, your job is hybrid.",
    "Not stated. Pay: not stated. They haven't shared a minimum pay, so we don't count it.",
    "Doesn't fit. Location: lives in Duluth, Minnesota",
  ])
    expect(card).toContain(reason);
  expect(card).toMatch(
    /How to improve this match( (If they lived near Toledo, Ohio: \d+ points more\.|Ask about Missing\w+: if they know it, the match rises by \d+ points\.|Ask whether hybrid work suits: \d+ points more\.|Ask whether 20 hours a week suit: \d+ points more\.)){4}/,
  );
  expect(card).toContain(`How to improve this match ${match?.improvements.join(" ")}`);
  expect(html).not.toContain("$93");
});

test("another recruiter's job is the same 404 as an unknown id", async () => {
  const { job, id } = await anApplicantWithAName(platform);
  const other = await aRecruiter(platform);
  const bodies = [];
  for (const chosen of [job.id, NOBODY, "no-id"]) {
    const response = await get(`${PATH}?job=${chosen}`, { cookie: other.cookie });
    expect(response.status).toBe(404);
    bodies.push(pageText(await response.text()));
  }
  expect(new Set(bodies).size).toBe(1);
  expect(bodies[0]).toContain("View Applicants");
  expect(bodies[0]).toContain("Page Not Found");
  expect(bodies[0]).toContain("Back to Dashboard Go Back Looking for people? Search Candidates");
  const form = { intent: "move", applicationId: id, from: "pending", to: "reviewing" };
  expect((await post(PATH, form, { cookie: other.cookie })).status).toBe(404);
  expect(await statusOf(platform, id)).toBe("pending");
});

test("escapes names and texts of candidates", async () => {
  const recruiter = await aRecruiter(platform);
  const senior = await aSenior(platform);
  const hostile = `<img src=x onerror=alert(1)>"'</script>`;
  await aProfile(platform, { of: senior.viewer, fullName: hostile, bio: hostile, skills: [hostile] });
  const job = await aJob(platform, { by: recruiter.viewer, skills: [hostile] });
  await applyToJob(platform, senior.viewer, { jobId: job.id });
  const html = await (
    await get(`${PATH}?job=${job.id}&candidate=${senior.viewer.id}`, { cookie: recruiter.cookie })
  ).text();
  expect(html).not.toContain("<img src=x");
  expect(html).toContain("&lt;img src=x onerror=alert(1)&gt;");
});

// Clauses 2.1-64.
test("exports a file for its own recruiter, without addresses and formulas", async () => {
  const { recruiter, senior, job } = await anApplicantWithAName(platform);
  const address = `${PATH}/export?job=${job.id}`;
  const file = await get(address, { cookie: recruiter.cookie });
  expect(file.headers.get("Content-Type")).toBe("text/csv; charset=utf-8");
  expect(file.headers.get("Content-Disposition")).toBe('attachment; filename="applicants-interim-controller.csv"');
  const text = await file.text();
  expect(text).toContain('"Candidate Name","Skills Match","Status","Stage","Applied on"');
  expect(text).toContain('"Desmond Oakhurst","100%","Application Sent"');
  expect(text).not.toContain(senior.email);
  const json = await get(`${address}&format=json`, { cookie: recruiter.cookie });
  expect(json.headers.get("Content-Disposition")).toBe('attachment; filename="applicants-interim-controller.json"');
  const [applicant] = (await json.json()).applicants;
  expect(applicant).toMatchObject({ name: "Desmond Oakhurst", status: "pending", moves: [{ status: "pending" }] });
  expect(JSON.stringify(applicant)).not.toContain(senior.email);
  const other = await aRecruiter(platform);
  for (const format of ["", "&format=json"])
    expect((await get(`${address}${format}`, { cookie: other.cookie })).status).toBe(404);
  expect((await get(`${PATH}/export`, { cookie: recruiter.cookie })).status).toBe(404);
});

test("sorts applicants by best match or newest first", async () => {
  const recruiter = await aRecruiter(platform);
  const [payroll = "", ledger = ""] = freshSkills("Payroll", "Ledger");
  const job = await aJob(platform, { by: recruiter.viewer, ...NAMES_NO_TRADE, skills: [payroll, ledger] });
  for (const [firstName, skills] of [
    ["Best", [payroll, ledger]],
    ["Newest", [payroll]],
  ] as const) {
    const senior = await aSenior(platform, { firstName });
    await aProfile(platform, { of: senior.viewer, ...TELLS_NO_TRADE, skills: [...skills] });
    platform.clock.pass(1000);
    await applyToJob(platform, senior.viewer, { jobId: job.id });
  }
  const namesAt = async (query: string) =>
    [
      ...(await (await get(`${PATH}?job=${job.id}${query}`, { cookie: recruiter.cookie })).text()).matchAll(
        /<b>(Best|Newest) Quill<\/b>/g,
      ),
    ].map(([, name]) => name);
  expect(await namesAt("")).toEqual(["Best", "Newest"]);
  expect(await namesAt("&sort=date")).toEqual(["Newest", "Best"]);
});

// Clauses D49.
test("opening an applicant marks their notifications in every count", async () => {
  const { recruiter, senior, job } = await anApplicantWithAName(platform);
  const { cookie } = recruiter;
  const numberOn = async (path: string) =>
    /Notifications (\d+) new/.exec(pageText(await (await get(path, { cookie })).text()))?.[1] ?? "0";
  const person = `job=${job.id}&candidate=${senior.viewer.id}`;
  expect(await numberOn(`${PATH}?job=${job.id}`)).toBe("1");
  await get(`${PATH}.data?${person}`, { cookie });
  await get(`${PATH}?job=${job.id}&candidate=${NOBODY}`, { cookie });
  expect(await numberOn("/recruiter/dashboard")).toBe("1");
  expect(await numberOn(`${PATH}?show=applied&${person}`)).toBe("0");
  expect(await numberOn("/recruiter/dashboard")).toBe("0");
  expect(await numberOn("/recruiter/notifications")).toBe("0");
});
