import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { heldInvitations } from "#app/db/schema/held-invitations.ts";
import { openTestApp } from "#test/app.ts";
import { aJob } from "#test/jobs.ts";
import { pageText } from "#test/page-text.ts";
import { aRecruiter, aSenior } from "#test/people.ts";
import { aProfile } from "#test/profiles.ts";

const { platform, get, post } = await openTestApp();
const PATH = "/recruiter/candidates";
const recruiter = await aRecruiter(platform);
const { cookie } = recruiter;
const senior = await aSenior(platform, { firstName: "Desmond", lastName: "Oakhurst" });
await aProfile(platform, { of: senior.viewer, skills: ["IFRS", "Audit lead", "Handover", "SAP", "Payroll"] });
const hidden = await aSenior(platform, { firstName: "Hidden", lastName: "Holloway" });
await aProfile(platform, { of: hidden.viewer, isVisible: false, bio: "canary-of-the-hidden" });

// Clauses 2.1-34, 2.6-32, 9-13.
test("the table has the specified columns and texts", async () => {
  const page = pageText(await (await get(PATH, { cookie })).text());
  expect(page).toContain("Search Candidates");
  expect(page).toContain("Show Filters");
  expect(page).toContain("1 candidate");
  expect(page).toContain("Name Experience Weekly Availability Work Preference Skills Action");
  expect(page).toContain(
    "Desmond Oakhurst Duluth, Minnesota 20+ years 20 hours remote IFRS, Audit lead, Handover +2 more View Profile",
  );
  expect(page).not.toContain("Hidden Holloway");
});

// Clauses 2.6-25, 2.6-26, 2.6-34, 8-30, 9-13.
test("the address shows and hides filters, which apply while hidden", async () => {
  const open = await (await get(`${PATH}?filters=show`, { cookie })).text();
  expect(pageText(open)).toContain("Hide Filters");
  expect(pageText(open)).toContain("Min. Experience (Years)");
  expect(pageText(open)).toContain("Work Type");
  expect(pageText(open)).toContain("Any remote hybrid on-site");
  expect(pageText(open)).toContain("Min. Availability (Hours)");
  expect(open).toMatch(/type="range" min="0" max="40"/);
  expect(pageText(open)).toContain("Any 5+ years 10+ years 20+ years");
  const closed = await (await get(`${PATH}?minHours=40`, { cookie })).text();
  expect(closed).toMatch(/id="candidate-filters" hidden=""/);
  expect(pageText(closed)).toContain("No candidates found matching your criteria");
  expect(pageText(closed)).toContain("Ask for fewer hours. Show everyone");
  const elsewhere = await (await get(`${PATH}?place=Oregon`, { cookie })).text();
  expect(pageText(elsewhere)).toContain("Leave the location out. Show everyone");
  expect(elsewhere).toMatch(/<input[^>]* name="place"[^>]* value="Oregon"/);
  const all = await (
    await get(`${PATH}?q=loom&minYears=40&workType=hybrid&minHours=30&place=ohio&filters=show`, { cookie })
  ).text();
  expect(pageText(all)).toContain(
    "Use fewer words, ask for less experience, allow any work type, ask for fewer hours or leave the location out.",
  );
  expect(all).toMatch(/<a[^>]* href="\/recruiter\/candidates\?filters=show"[^>]*>Show everyone<\/a>/);
});

// Clauses 2.6-40.
test("miles around a place are a field, a chip, and part of the address", async () => {
  const html = await (await get(`${PATH}?q=audit&place=Duluth&miles=25&filters=show`, { cookie })).text();
  expect(html).toMatch(/<select[^>]* name="miles"/);
  expect(html).toContain('<option value="25" selected="">25 miles</option>');
  expect(pageText(html)).toContain("Remote workers count where they live.");
  expect(html).toMatch(
    /aria-label="Remove filter: Within 25 miles of Duluth, Minnesota"[^>]* href="\/recruiter\/candidates\?q=audit&amp;place=Duluth&amp;filters=show"/,
  );
  expect(html).toMatch(
    /aria-label="Remove filter: Duluth"[^>]* href="\/recruiter\/candidates\?q=audit&amp;filters=show"/,
  );
  expect(pageText(html)).toContain("1 candidate");
  // What cannot be measured opens the filters and says why.
  const state = await (await get(`${PATH}?place=Minnesota&miles=25`, { cookie })).text();
  expect(state).not.toContain('id="candidate-filters" hidden');
  expect(pageText(state)).toContain("“Minnesota” isn't a town or ZIP code that we know, so miles aren't counted.");
  expect(state).toMatch(/<input[^>]* name="place"[^>]* value="Minnesota"/);
});

// Clauses 2.6-41.
test("says beside the words what is wrong with their operators, and keeps them", async () => {
  const query = "audit AND (ifrs OR sap";
  const html = await (await get(`${PATH}?${new URLSearchParams({ q: query })}`, { cookie })).text();
  expect(pageText(html)).toContain("A “(” has no “)”. We searched as if it were at the end.");
  expect(html).toMatch(/<input[^>]* name="q"[^>]* value="audit AND \(ifrs OR sap"/);
  expect(html).toMatch(/<input(?=[^>]* name="q")[^>]* aria-invalid="true"/);
  expect(pageText(html)).toContain("1 candidate");
  const right = pageText(await (await get(`${PATH}?${new URLSearchParams({ q: `${query})` })}`, { cookie })).text());
  expect(right).not.toContain("We searched");
  expect(right).toContain("How to search");
});

// Clauses 2.6-28.
test("an empty result says what to leave out, with counts", async () => {
  const page = await (await get(`${PATH}?q=audit+loom&filters=show`, { cookie })).text();
  expect(pageText(page)).toContain(
    "No candidates found matching your criteria There are people who fit everything but this: Without “loom”: 1 candidate Show everyone",
  );
  expect(page).toMatch(/<a[^>]* href="\/recruiter\/candidates\?q=audit&amp;filters=show"[^>]*>Without “loom”/);
  const filtered = await (await get(`${PATH}?q=audit&minHours=40&minYears=20`, { cookie })).text();
  expect(pageText(filtered)).toContain("Without 40 hours a week: 1 candidate Show everyone");
  expect(filtered).toMatch(/<a[^>]* href="\/recruiter\/candidates\?q=audit&amp;minYears=20"[^>]*>Without 40 hours/);
});

// Clauses 2.6-26.
test("asks for years in the steps of the rows, and says which", async () => {
  const html = await (await get(`${PATH}?minYears=29&filters=show`, { cookie })).text();
  expect(html).toContain('<option value="20" selected="">20+ years</option>');
  expect(pageText(html)).toContain("1 candidate");
  const data = await (await get(`${PATH}.data?minYears=29`, { cookie })).text();
  expect(data).toContain('"minYears",20');
  expect(data).not.toContain('"yearsExperience"');
});

test.each([
  ["99", "We show 40 hours or more instead."],
  ["-3", "We show any hours instead."],
  ["abc", "We show any hours instead."],
  ["12.5", "We show 13 hours or more instead."],
])("keeps invalid hours in the box with a message: %s", async (typed, instead) => {
  const html = await (await get(`${PATH}?minHours=${typed}`, { cookie })).text();
  expect(pageText(html)).toContain(`Please type a whole number from 0 to 40. ${instead}`);
  expect(html).toMatch(new RegExp(`name="minHours"[^>]* value="${typed}"`));
  expect(html).not.toContain('id="candidate-filters" hidden');
  expect(await (await get(`${PATH}?minHours=12`, { cookie })).text()).not.toContain("Please type a whole number");
});

// Clauses 2.6-33, D72.
test("View Profile opens the card without contact details", async () => {
  const html = await (await get(`${PATH}?candidate=${senior.viewer.id}`, { cookie })).text();
  expect(pageText(html)).toContain("Candidate Profile");
  expect(pageText(html)).toContain("Available 20h/week • remote");
  expect(pageText(html)).toContain("20+ years of experience Duluth, Minnesota");
  expect(html).not.toContain(senior.email);
  expect(pageText(html)).not.toContain("Private notes");
});

// Clauses 2.6-31.
test("shows interactions about the recruiter's own jobs in row and card", async () => {
  const job = await aJob(platform, { by: recruiter.viewer, title: "Ledger Mentor" });
  const person = await aSenior(platform, { firstName: "Rosamund", lastName: "Teal" });
  await aProfile(platform, { of: person.viewer });
  const answer = await post(PATH, { intent: "invite", jobId: job.id, seniorId: person.viewer.id }, { cookie });
  expect(answer.status).toBe(303);
  const path = `${PATH}?candidate=${person.viewer.id}`;
  const page = pageText(await (await get(path, { cookie })).text());
  expect(page).toContain("Rosamund Teal Duluth, Minnesota Invitation goes out in a moment 20+ years");
  expect(page).toContain(
    "Your invitation for Ledger Mentor goes out within 30 seconds. They don't know yet. Undo Send now",
  );
  expect(page).not.toContain("Invite to apply");
  const [held] = await platform.db.select().from(heldInvitations).where(eq(heldInvitations.jobId, job.id));
  expect((await post(path, { intent: "send-invitation", held: held?.id ?? "" }, { cookie })).status).toBe(303);
  const sent = pageText(await (await get(path, { cookie })).text());
  expect(sent).toContain("Rosamund Teal Duluth, Minnesota Invited 20+ years");
  expect(sent).toContain("You invited them to apply for Ledger Mentor on November 20, 2026");
  const other = pageText(await (await get(path, { cookie: (await aRecruiter(platform)).cookie })).text());
  expect(other).toContain("Rosamund Teal Duluth, Minnesota 20+ years");
  expect(other).not.toContain("Ledger Mentor");
});

test("invites no one before the recruiter chooses one of several jobs", async () => {
  const employer = await aRecruiter(platform);
  const [first] = [await aJob(platform, { by: employer.viewer }), await aJob(platform, { by: employer.viewer })];
  const path = `${PATH}?candidate=${senior.viewer.id}`;
  expect(await (await get(path, employer)).text()).toContain('<option value="" selected="">Choose one of your jobs');
  const invite = (jobId: string) => post(path, { intent: "invite", jobId, seniorId: senior.viewer.id }, employer);
  const refused = await invite("");
  expect(refused.status).toBe(400);
  expect(pageText(await refused.text())).toContain("Please choose the job first");
  expect((await invite(first?.id ?? "")).status).toBe(303);
  const again = await invite(first?.id ?? "");
  expect(again.status).toBe(409);
  expect(await again.text()).toContain(`<option value="${first?.id}" selected="">`);
});

// Clauses 2.6-20, 8-31.
test("finds no hidden person by name, id, or words, in page or data", async () => {
  for (const query of ["q=holloway", "q=canary", `candidate=${hidden.viewer.id}`, "candidate=1"]) {
    for (const path of [`${PATH}?${query}`, `${PATH}.data?${query}`]) {
      const body = await (await get(path, { cookie })).text();
      expect(body, path).not.toContain("Hidden Holloway");
      expect(body, path).not.toContain("canary-of-the-hidden");
    }
  }
  expect(pageText(await (await get(`${PATH}?candidate=${hidden.viewer.id}`, { cookie })).text())).toContain(
    "Profile not found",
  );
});

test("a person who hides disappears with the next request", async () => {
  const other = await aSenior(platform, { firstName: "Leonora", lastName: "Pask" });
  await aProfile(platform, { of: other.viewer });
  expect(await (await get(PATH, { cookie })).text()).toContain("Leonora Pask");
  await aProfile(platform, { of: other.viewer, isVisible: false });
  expect(await (await get(PATH, { cookie })).text()).not.toContain("Leonora Pask");
});

test("an unverified recruiter gets a 403 and no names", async () => {
  const strict = await openTestApp({ env: { REQUIRE_EMAIL_VERIFICATION: "1" } });
  const unverified = await aRecruiter(strict.platform, { isVerified: false });
  const person = await aSenior(strict.platform, { firstName: "Desmond", lastName: "Oakhurst" });
  await aProfile(strict.platform, { of: person.viewer });
  for (const path of [PATH, `${PATH}.data`, `${PATH}?candidate=${person.viewer.id}`]) {
    const answer = await strict.get(path, { cookie: unverified.cookie });
    expect(answer.status, path).toBe(403);
    expect(await answer.text()).not.toContain("Desmond");
  }
  expect((await strict.get(PATH, { cookie: (await aRecruiter(strict.platform)).cookie })).status).toBe(200);
});

test("escapes names and texts", async () => {
  const hostile = `<img src=x onerror=alert(1)>"'`;
  const one = await aSenior(platform);
  await aProfile(platform, { of: one.viewer, fullName: hostile, skills: [hostile] });
  const html = await (await get(`${PATH}?q=${encodeURIComponent("img src")}`, { cookie })).text();
  expect(html).not.toContain("<img src=x");
  expect(html).toContain("&lt;img src=x onerror=alert(1)&gt;");
});

// Clauses 2.6-28.
test("offers sort orders for words, and keeps the choice", async () => {
  for (const said of [{ skills: ["Lacquer"] }, { bio: "I worked with lacquer." }]) {
    await aProfile(platform, { of: (await aSenior(platform)).viewer, ...said });
  }
  const best = await (await get(`${PATH}?q=lacquer`, { cookie })).text();
  expect(pageText(best)).toContain("Sort: Best match Recently updated");
  expect(best).toMatch(/<a[^>]* href="\/recruiter\/candidates\?q=lacquer&amp;sort=newest"[^>]*>Recently updated/);
  const newest = await (await get(`${PATH}?q=lacquer&sort=newest`, { cookie })).text();
  expect(pageText(newest)).toContain("Sort: Recently updated Best match");
  expect(newest).toContain('<input type="hidden" name="sort" value="newest"/>');
  expect(pageText(await (await get(PATH, { cookie })).text())).not.toContain("match first");
});
