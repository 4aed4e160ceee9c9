import { expect, type Page, test } from "@playwright/test";
import {
  apply,
  closeContexts,
  expectAccessible,
  expectAlive,
  expectNoViolations,
  expectToast,
  fillJob,
  freshEmail,
  offerOneself,
  post,
  signIn,
  signUp,
  switchOn,
  watchConsole,
} from "./pages.ts";

// The recruiter's journey: draft, post, edit, pause, and undo; review, invite with a message, reject; search; plan.

test.afterEach(closeContexts);

async function newRecruiter(page: Page, lastName: string) {
  await signUp(page, { role: "recruiter", firstName: "Agnes", lastName, email: freshEmail("agnes") });
}

test("a job is drafted, edited, paused with undo, and marked as filled", async ({ page }) => {
  const complaints = watchConsole(page);
  const title = `Kiln Warden ${Date.now()}`;
  await newRecruiter(page, "Thorne");
  await page.getByRole("link", { name: "Post a Job" }).first().click();
  await page.getByLabel("Job title").fill(title);
  await page.getByRole("button", { name: "Save draft" }).click();
  await expectToast(page, "Draft saved");
  await expect(page.getByRole("heading", { level: 1, name: "Finish your draft" })).toBeVisible();
  await expect(page.getByLabel("Job title")).toHaveValue(title);

  await page.getByRole("link", { name: "Manage Jobs" }).first().click();
  const row = page.getByRole("row", { name: title });
  await expect(row.getByText("Draft", { exact: true })).toBeVisible();
  await row.getByRole("link", { name: `Finish draft: ${title}` }).click();
  await fillJob(page, { title, skills: ["Kiln firing"] });
  await page.getByRole("button", { name: "Post Job" }).click();
  await expectToast(page, "Job posted successfully");

  // The stored draft is not offered again as unsent text.
  await page.goto("/recruiter/post-job");
  await expect(page.getByLabel("Job title")).toHaveValue("");
  await page.goto("/recruiter/manage-jobs");
  await row.getByRole("link", { name: `Edit: ${title}` }).click();
  await page.getByLabel("Maximum pay").fill("62");
  await page.getByRole("button", { name: "Save changes" }).click();
  await expectToast(page, "Changes saved");
  await expect(row.getByText("$25 - $62 per hour")).toBeVisible();

  await row.getByRole("button", { name: `Pause: ${title}` }).click();
  await expect(page.getByText(`${title} is paused.`)).toBeVisible();
  await expect(page.locator(".toaster").getByText(`${title} is paused`)).toHaveCount(0);
  // The clicked button is gone each time: the focus is on its undo, then on the job.
  await expect(page.getByRole("button", { name: `Undo: Pause ${title}` })).toBeFocused();
  await page.getByRole("button", { name: `Undo: Pause ${title}` }).click();
  await expectToast(page, `${title} is live again`);
  await expect(row.getByRole("link", { name: title, exact: true })).toBeFocused();
  await expect(page.getByText(`${title} is paused.`)).toBeHidden();

  await row.getByText("More", { exact: true }).click();
  await row.getByRole("button", { name: "Mark as filled" }).click();
  await expect(row.getByText("Filled", { exact: true })).toBeVisible();
  await page.getByRole("link", { name: /^Live/ }).click();
  await expect(page.getByText("Nothing in this list")).toBeVisible();

  // A copy is another page, which opens at its top.
  await page.getByRole("link", { name: /^Ended/ }).click();
  await page.setViewportSize({ width: 1280, height: 400 });
  await row.getByText("More", { exact: true }).click();
  await row.getByRole("button", { name: "Copy" }).scrollIntoViewIfNeeded();
  await page.mouse.wheel(0, 40);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
  await row.getByRole("button", { name: "Copy" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Finish your draft" })).toBeVisible();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  expect(complaints).toEqual([]);
});

test("advises on wordings about age while typing and after posting", async ({ page }) => {
  await newRecruiter(page, "Thorne");
  await page.goto("/recruiter/post-job");
  const description = page.getByLabel("Description");
  await expectAlive(description);
  await description.fill("We want young people. You fit into our culture, our kilns and our glazes.");
  const named = page.getByText("These words must change before this can be posted");
  await expect(named).toBeVisible();
  await expect(page.getByText("\u201cfit into our culture\u201d")).toBeVisible();
  await expectNoViolations(page);
  await fillJob(page, { title: `Kiln Warden ${Date.now()}`, skills: ["Kiln firing"] });
  await description.fill("Join our team of four. You fit into our culture, our kilns and our glazes.");
  await expect(named).toBeHidden();
  await page.getByRole("button", { name: "Post Job" }).click();
  await expectToast(page, "Job posted successfully");
  await expect(page.getByText("\u201cfit into our culture\u201d")).toBeVisible();
  await expect(page.getByRole("heading", { name: "Post another job" })).toBeVisible();
  await page.getByRole("link", { name: "See matches" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "View Applicants" })).toBeVisible();
});

// Clauses 1-3.
test("an applicant is reviewed, noted, and invited with a message", async ({ browser }) => {
  const [hiring, seeking] = [await browser.newPage(), await browser.newPage()];
  const complaints = [hiring, seeking].map(watchConsole);
  const title = `Glaze Adviser ${Date.now()}`;
  await newRecruiter(hiring, "Marlow");
  const job = await post(hiring, title);

  await offerOneself(seeking, "Walter", "I mixed glazes for a tile works and wrote down every recipe.");
  await apply(seeking, job);

  await hiring.goto("/recruiter/manage-jobs");
  await hiring.getByRole("link", { name: `1 applicant. View Applicants: ${title}` }).click();
  await hiring.getByRole("link", { name: "View Profile: Walter Pine" }).click();
  await expect(hiring.getByRole("heading", { name: "Candidate Profile" })).toBeVisible();
  await hiring.getByRole("button", { name: "Review Application: Walter Pine" }).click();
  await expectToast(hiring, "Application is now under review");
  await hiring.getByText("Private notes", { exact: true }).click();
  await hiring.getByRole("button", { name: "Save note" }).click();
  await expect(hiring.getByLabel("New note")).toBeFocused();
  await hiring.getByLabel("New note").fill("Ask about lead-free glazes.");
  await hiring.getByRole("button", { name: "Save note" }).click();
  await expect(hiring.getByText("Ask about lead-free glazes.")).toBeVisible();
  await expect(hiring.getByRole("button", { name: "Save note" })).toBeFocused();
  await hiring.locator("summary", { hasText: "Invite to Interview" }).click();
  const message = `Tuesday at ten, by telephone? ${Date.now()}`;
  await hiring.getByLabel("Message to Walter Pine", { exact: true }).fill(message);
  await hiring.getByRole("button", { name: "Invite to Interview and send message" }).click();
  await expectToast(hiring, "status updated");
  await hiring.getByRole("button", { name: "Undo: Walter Pine" }).click();
  await expectToast(hiring, "Change undone");
  await expect(hiring.getByLabel("Message to Walter Pine", { exact: true })).toHaveValue(message);
  await hiring.getByRole("button", { name: "Invite to Interview and send message" }).click();
  await expectToast(hiring, "status updated");
  await expect(hiring.getByText("Interview Scheduled").filter({ visible: true }).first()).toBeVisible();
  await hiring.getByRole("button", { name: "Send now: Walter Pine" }).click();
  await expectToast(hiring, "Sent");

  await seeking.goto("/senior/messages");
  await expect(seeking.getByText(message).filter({ visible: true }).first()).toBeVisible();
  expect(complaints.flat()).toEqual([]);
});

test("a job has anonymous review until an interview invitation", async ({ browser }) => {
  const [hiring, seeking] = [await browser.newPage(), await browser.newPage()];
  const complaints = [hiring, seeking].map(watchConsole);
  const title = `Kiln Mentor ${Date.now()}`;
  await newRecruiter(hiring, "Marlow");
  const job = await post(hiring, title, async () => {
    await hiring.getByLabel("Review without names").focus();
    await hiring.keyboard.press("Space");
  });

  await offerOneself(seeking, "Odile", "Odile Pine here: I mixed glazes for a tile works.");
  await apply(seeking, job, () => expect(seeking.getByText("This employer reviews without names")).toBeVisible());

  await hiring.goto("/recruiter/manage-jobs");
  await hiring.getByRole("link", { name: `1 applicant. View Applicants: ${title}` }).click();
  await hiring.getByRole("link", { name: /^View Profile: Applicant \w{6}$/ }).click();
  await expect(hiring.getByText("[hidden] here: I mixed glazes for a tile works.")).toBeVisible();
  await expect(hiring.getByText(/Odile/)).toHaveCount(0);
  await expectNoViolations(hiring);
  await hiring.getByRole("button", { name: /^Review Application: Applicant/ }).click();
  await expectToast(hiring, "Application is now under review");
  await hiring.locator("summary", { hasText: "Invite to Interview" }).click();
  await expect(hiring.getByLabel(/^Message to Applicant/)).toHaveValue(/^Hello there,/);
  await hiring.getByRole("button", { name: "Invite to Interview and send message" }).click();
  await expectToast(hiring, "status updated");
  await hiring.getByRole("button", { name: /^Send now: Applicant/ }).click();
  await expect(hiring.getByRole("heading", { name: "Odile Pine" })).toBeVisible();
  await expect(hiring.getByText("Odile Pine here: I mixed glazes for a tile works.")).toBeVisible();
  expect(complaints.flat()).toEqual([]);
});

// Clauses 2.6-29.
test("candidates are searched, filtered, and opened by keyboard", async ({ page }) => {
  const complaints = watchConsole(page);
  await signIn(page, "recruiter@example.com");
  await page.goto("/recruiter/candidates");
  await page.getByRole("searchbox", { name: "Name, skill or word" }).focus();
  await page.keyboard.type("maintenance");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/q=maintenance/);
  await expect(page.getByRole("heading", { name: /^\d+ candidates?$/ })).toBeVisible();
  await page.getByRole("link", { name: "Show Filters" }).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByLabel("Min. Experience (Years)")).toBeVisible();
  await page.getByLabel("Min. Experience (Years)").selectOption("5+ years");
  await page.getByLabel("Location").focus();
  await page.keyboard.type("oh");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/place=oh/);
  await expect(page.getByRole("row", { name: /Ohio/ }).first()).toBeVisible();
  await page.getByLabel("Location").fill("");
  const words = page.getByRole("searchbox", { name: "Name, skill or word" });
  await words.fill("nobody says this");
  await page.keyboard.press("Enter");
  await expect(page.getByText("No candidates found matching your criteria")).toBeVisible();
  await expect(page).toHaveURL(/minYears=5/);
  const less = page.getByRole("link", { name: "Without the words “nobody says this”: " });
  await less.press("Enter");
  await expect(page.getByRole("heading", { name: /^\d+ candidates$/ })).toBeFocused();
  await expect(words).toHaveValue("");
  await words.fill("maintenance");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: /^\d+ candidates?$/ })).toBeVisible();
  await page.getByRole("link", { name: "Recently updated" }).press("Enter");
  await expect(page).toHaveURL(/sort=newest/);
  await page.getByRole("link", { name: "Best match" }).press("Enter");
  await expect(page).not.toHaveURL(/sort=/);
  const first = page.getByRole("link", { name: /^View Profile: / }).first();
  await first.focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "Candidate Profile" })).toBeVisible();
  await page.getByRole("link", { name: "Close profile" }).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "Candidate Profile" })).toBeHidden();
  await expect(first).toBeFocused();
  expect(complaints).toEqual([]);
});

// Clauses 2.6-30.
test("a candidate search is saved, changed, and deleted by keyboard", async ({ page }) => {
  const complaints = watchConsole(page);
  await signIn(page, "recruiter@example.com");
  await page.goto("/recruiter/candidates?q=maintenance&minHours=10&filters=show");
  await page.getByRole("link", { name: "Save this search" }).press("Enter");
  await expect(page.getByText("maintenance, 10+ hours a week", { exact: true })).toBeVisible();
  await page.getByLabel("Name").fill("People for maintenance");
  await page.getByLabel("Once a week").press("Space");
  await page.getByRole("button", { name: "Save search" }).press("Enter");
  await expectToast(page, "Search saved");
  await expect(page.getByText("Email once a week")).toBeVisible();

  await page.getByRole("link", { name: "Show candidates: People for maintenance" }).press("Enter");
  await expect(page).toHaveURL(/q=maintenance&minHours=10/);
  await page.getByRole("link", { name: "This search is saved" }).press("Enter");
  const change = page.getByRole("link", { name: "Change: People for maintenance" });
  await change.press("Enter");
  await expect(page.getByLabel("Name")).toBeFocused();
  await page.getByRole("link", { name: "Cancel" }).press("Enter");
  await expect(change).toBeFocused();
  await change.press("Enter");
  await page.getByLabel("No alerts").press("Space");
  await page.getByRole("button", { name: "Save changes" }).press("Enter");
  await expectToast(page, "Search changed");
  await expect(page.getByText("No emails")).toBeVisible();
  await page.locator("summary", { hasText: "Delete" }).press("Enter");
  await page.getByRole("button", { name: "Yes, delete: People for maintenance" }).press("Enter");
  await expectToast(page, "Search deleted");
  await expect(page.getByRole("heading", { name: "No saved searches yet" })).toBeVisible();
  expect(complaints).toEqual([]);
});

// Clauses 9-10.
test("candidates are searched while typing, and a clicked link wins", async ({ page }) => {
  const complaints = watchConsole(page);
  await signIn(page, "recruiter@example.com");
  await page.clock.install();
  await page.goto("/recruiter/candidates");
  const words = page.getByRole("searchbox", { name: "Name, skill or word" });
  await expectAlive(words);
  const steps = await page.evaluate(() => history.length);
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1_000));
  const asked = new Set<string>();
  page.on("request", (request) => {
    const url = new URL(request.url());
    // A live event may load the page again, with the words that it has.
    const q = url.searchParams.get("q");
    if (url.pathname === "/recruiter/candidates.data" && q !== null) asked.add(q);
  });
  const said: string[] = [];
  await page.exposeFunction("hear", (text: string) => said.push(text));
  await page.evaluate(() => {
    const status = document.querySelector("#candidates-found")?.closest("[role=status]");
    const hear = () => Reflect.apply(Reflect.get(window, "hear"), window, [status?.textContent ?? ""]);
    if (status) new MutationObserver(hear).observe(status, { childList: true, characterData: true, subtree: true });
  });
  await words.focus();
  for (const letter of "mintenance") {
    await page.keyboard.type(letter);
    await page.clock.runFor(200);
  }
  await page.keyboard.press("Home");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.type("a");
  await page.clock.runFor(299);
  expect([...asked]).toEqual([]);
  await page.clock.runFor(1);
  await expect.poll(() => [...asked]).toEqual(["maintenance"]);
  await expect(page).toHaveURL(/\?q=maintenance$/);
  const found = page.getByRole("heading", { name: /^\d+ candidates?$/ });
  // The address changes before the list does, so the heading is compared once it was announced, and once.
  await expect.poll(() => said).toHaveLength(1);
  expect(await found.textContent()).toBe(said[0]);
  // Box, caret, and Back are as they were.
  await expect(words).toBeFocused();
  expect(await words.evaluate((box: HTMLInputElement) => box.selectionStart)).toBe(2);
  expect(await page.evaluate(() => history.length)).toBe(steps);
  await page.keyboard.type("x");
  await page.clock.runFor(200);
  await page.getByRole("link", { name: /^Saved searches/ }).click();
  await page.clock.runFor(1_000);
  await page.waitForURL(/saved-searches/);
  expect([...asked]).toEqual(["maintenance"]);
  expect(said).toHaveLength(1);
  expect(complaints).toEqual([]);
});

// Clauses 2.6-4.
test("the dashboard's tabs keep it around them, by keyboard and Back", async ({ page }) => {
  const complaints = watchConsole(page);
  await signIn(page, "recruiter@example.com");
  await page.goto("/recruiter/dashboard");
  const tabs = page.getByRole("navigation", { name: "Dashboard", exact: true });
  const greeting = page.getByRole("heading", { level: 1, name: /^Welcome back, / });
  const tab = (name: string) => tabs.getByRole("link", { name, exact: true });
  await expectAlive(tab("Manage Jobs"));
  await tab("Manage Jobs").press("Enter");
  await page.waitForURL(/\/recruiter\/dashboard\/manage-jobs$/);
  await expect(page.getByRole("heading", { level: 2, name: "Manage Jobs" })).toBeVisible();
  await expect(tab("Manage Jobs")).toBeFocused();
  await expect(tab("Manage Jobs")).toHaveAttribute("aria-current", "page");
  await page.getByRole("navigation", { name: "Show" }).getByRole("link", { name: /^Live/ }).press("Enter");
  await page.waitForURL(/\/recruiter\/dashboard\/manage-jobs\?show=live$/);
  await page.getByRole("link", { name: /View Applicants: Interim Finance Controller/ }).click();
  await page.waitForURL(/\/recruiter\/dashboard\/applications\?job=/);
  await expect(tab("View Applicants")).toHaveAttribute("aria-current", "page");
  await page
    .getByRole("link", { name: /^View Profile: / })
    .first()
    .click();
  await expect(page.getByRole("heading", { name: "Candidate Profile" })).toBeVisible();
  await expect(greeting).toBeAttached();
  await tab("Messages").press("Enter");
  await page.waitForURL(/\/recruiter\/dashboard\/messages$/);
  await page.locator(".conv").first().click();
  await page.waitForURL(/\/recruiter\/dashboard\/messages\?conversation=/);
  await expect(greeting).toBeAttached();
  await tab("Post a Job").press("Enter");
  await page.getByRole("button", { name: "Post Job" }).click();
  await expect(page.getByText("Job title must be at least 5 characters").first()).toBeVisible();
  await expect(page).toHaveURL(/\/recruiter\/dashboard\/post-job$/);
  await page.goBack();
  await page.goBack();
  await page.goBack();
  await page.waitForURL(/\/recruiter\/dashboard\/applications\?job=[^&]+&candidate=/);
  await expect(greeting).toBeVisible();
  await tab("Dashboard").press("Enter");
  await page.waitForURL(/\/recruiter\/dashboard$/);
  await expect(page.getByText("Active Job Posts")).toBeVisible();
  await expect(tab("Dashboard")).toBeFocused();
  expect(complaints).toEqual([]);
});

test("six applicants fit on a laptop's first screen, each in one line", async ({ page }) => {
  await signIn(page, "recruiter@example.com");
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto("/recruiter/manage-jobs");
  await page.getByRole("link", { name: /View Applicants: Interim Finance Controller/ }).click();
  await expect(page.getByRole("heading", { name: "Matching Candidates" })).toBeVisible();
  const rows = page.getByRole("row").filter({ has: page.getByRole("cell") });
  await expect(rows.nth(5)).toBeInViewport({ ratio: 1 });
  for (const row of await rows.all()) expect((await row.boundingBox())?.height).toBeLessThanOrEqual(72);
  const bar = page.getByRole("form", { name: "Move several people" });
  await expect(bar).toBeHidden();
  await page.getByRole("checkbox").first().check();
  await expect(bar).toBeVisible();
  await page.getByRole("checkbox").first().uncheck();
  await expect(bar).toBeHidden();
});

test("a link to a person opens their card, or its reasons", async ({ page }) => {
  await signIn(page, "recruiter@example.com");
  await page.goto("/recruiter/dashboard");
  const title = page.getByRole("heading", { name: "Candidate Profile" });
  await page
    .getByRole("link", { name: /^View Profile: / })
    .first()
    .click();
  await expect(title).toBeFocused();
  await expect(title).toBeInViewport();
  await page.reload();
  await expect(title).toBeFocused();
  await page.goto("/recruiter/dashboard");
  await page
    .getByRole("link", { name: /^Why this match: / })
    .first()
    .click();
  await expect(page.getByText(/^Why this match: \d+%$/)).toBeVisible();
  await expect(page.locator(".fold[open] > summary")).toBeFocused();
});

test("a bulk change is previewed, made, and undone by keyboard", async ({ page }) => {
  const complaints = watchConsole(page);
  await signIn(page, "recruiter@example.com");
  await page.goto("/recruiter/manage-jobs");
  await page.getByRole("link", { name: /View Applicants: Interim Finance Controller/ }).press("Enter");
  await expect(page.getByRole("heading", { name: "Matching Candidates" })).toBeVisible();
  const waiting = page.getByRole("row", { name: /Application Sent/ }).getByRole("checkbox");
  const count = await waiting.count();
  for (let index = 0; index < count; index += 1) await waiting.nth(index).press("Space");
  await page.getByLabel("Move selected to").focus();
  await page.getByRole("button", { name: "Preview" }).press("Enter");
  const question = page.getByRole("heading", { name: `Move ${count} people to In Review?` });
  await expect(question).toBeFocused();
  await page.getByRole("button", { name: `Move ${count} people` }).press("Enter");
  await expectToast(page, `${count} people moved to In Review`);
  await expect(page.getByRole("button", { name: `Undo: ${count} people` })).toBeFocused();
  await page.keyboard.press("Enter");
  await expectToast(page, `${count} changes undone`);
  await expect(page.getByRole("link", { name: /^View Profile: / }).first()).toBeFocused();
  await expect(waiting).toHaveCount(count);
  expect(complaints).toEqual([]);
});

// Clauses 2.5-51, 2.6-31.
test("a person is found, shortlisted, and invited, and declines", async ({ browser }) => {
  const [hiring, seeking] = [await browser.newPage(), await browser.newPage()];
  const complaints = [hiring, seeking].map(watchConsole);
  const [title, skill] = [`Loom Keeper ${Date.now()}`, `Looms${Date.now()}`];
  await newRecruiter(hiring, "Weaver");
  await hiring.goto("/recruiter/post-job");
  await fillJob(hiring, { title, skills: [skill] });
  await hiring.getByRole("button", { name: "Post Job" }).click();
  await expectToast(hiring, "Job posted successfully");

  await signUp(seeking, { role: "senior", firstName: "Odile", lastName: "Warp", email: freshEmail("odile") });
  await seeking.goto("/senior/profile");
  await seeking.getByLabel("About me").fill(`I kept ${skill} running for thirty years.`);
  await seeking.getByLabel("Availability").fill("20");
  await seeking.getByRole("button", { name: "Save profile" }).click();
  await expectToast(seeking, "Profile updated successfully");
  await seeking.goto("/senior/settings");
  await switchOn(seeking, /Profile visibility/);
  await expect(seeking.getByText(/Last change: Profile visibility on/)).toBeVisible();

  await hiring.goto(`/recruiter/candidates?q=${skill}`);
  await hiring.getByRole("link", { name: "View Profile: Odile Warp" }).click();
  await hiring.getByRole("button", { name: "Add to shortlist" }).click();
  await expectToast(hiring, "Added to the shortlist");
  const invite = hiring.locator("summary", { hasText: "Invite to apply" });
  await invite.click();
  await expect(hiring.getByText(`thinks ${title} could be a good fit for you.`)).toBeVisible();
  await expectNoViolations(hiring);
  await hiring.getByRole("button", { name: "Send invitation: Odile Warp" }).click();
  await expectToast(hiring, "Inviting Odile Warp");
  await expect(hiring.getByRole("row", { name: /Odile Warp.*Invitation goes out in a moment/ })).toBeVisible();
  await seeking.goto("/senior/invitations");
  await expect(seeking.getByRole("heading", { name: "Invitations", exact: true })).toBeVisible();
  await expect(seeking.getByRole("link", { name: title, exact: true })).toBeHidden();
  await hiring.getByRole("button", { name: "Undo: invitation for Odile Warp" }).click();
  await expectToast(hiring, "Invitation undone");
  await expect(invite).toBeFocused();
  await invite.click();
  await hiring.getByRole("button", { name: "Send invitation: Odile Warp" }).click();
  await hiring.getByRole("button", { name: "Send now: invitation for Odile Warp" }).click();
  await expectToast(hiring, "Invitation sent");
  await expect(hiring.getByRole("row", { name: /Odile Warp.*Invited, On the shortlist/ })).toBeVisible();
  await expect(invite).toBeHidden();
  await expect(hiring.getByRole("button", { name: "Remove from shortlist" })).toBeFocused();

  await seeking.goto("/senior/invitations");
  await expect(seeking.getByRole("link", { name: title, exact: true })).toBeVisible();
  await seeking.getByText("Decline", { exact: true }).click();
  await seeking.getByLabel("Reason").fill("I am away until May.");
  await seeking.getByRole("button", { name: "Yes, decline" }).click();
  await expectToast(seeking, "Invitation declined");

  await hiring.goto("/recruiter/applications");
  await hiring.getByLabel("Select a job to view applicants").selectOption({ label: `${title} - Weaver Kilns` });
  await hiring.getByRole("link", { name: /^Shortlist/ }).click();
  await expect(hiring.getByText("Declined the invitation")).toBeVisible();
  await hiring.getByRole("link", { name: "View Profile: Odile Warp" }).click();
  await expect(hiring.getByText("I am away until May.")).toBeVisible();

  await seeking.goto("/senior/settings");
  await seeking.getByLabel("Company", { exact: true }).fill("The WEAVER Kilns, Inc.");
  await seeking.getByRole("button", { name: "Hide my profile" }).click();
  await expectToast(seeking, "You're hidden from The WEAVER Kilns, Inc.");
  await expect(seeking.getByText("Has recruiters here. They don't find you.")).toBeVisible();
  await hiring.goto(`/recruiter/candidates?q=${skill}`);
  await expect(hiring.getByText("No candidates found matching your criteria")).toBeVisible();
  expect(complaints.flat()).toEqual([]);
});

// Clauses 1-3.
test("a plan is chosen, and confirming too early says what is missing", async ({ page }) => {
  const complaints = watchConsole(page);
  await newRecruiter(page, "Sedge");
  await page.goto("/recruiter/subscription");
  const confirm = page.getByRole("button", { name: "Subscribe Now" });
  await expect(confirm).toHaveAttribute("aria-disabled", "true");
  await confirm.click({ force: true });
  await expectToast(page, "Please select a plan to continue.");
  await page.getByRole("radio", { name: /^Professional/ }).check();
  await confirm.click();
  await expectToast(page, "Subscription request for Professional plan received!");
  await expect(page).toHaveURL(/\/recruiter\/dashboard/);
  await page.goto("/recruiter/subscription");
  await expect(page.getByRole("button", { name: "Change Subscription" })).toBeVisible();
  expect(complaints).toEqual([]);
});

test("the current sidebar item moves no other", async ({ page }) => {
  await signIn(page, "recruiter@example.com");
  await page.setViewportSize({ width: 1280, height: 900 });
  for (const path of ["/recruiter/dashboard", "/recruiter/candidates", "/recruiter/notifications"]) {
    await page.goto(path);
    const heights = await page.locator(".side a").evaluateAll((links) => links.map((link) => link.clientHeight));
    expect(new Set(heights).size, path).toBe(1);
  }
});

test.describe("accessibility", () => {
  // Colors must not be measured during a transition between two themes.
  test.use({ contextOptions: { reducedMotion: "reduce" } });

  test("an opened applicant, with its forms open, is accessible", async ({ page }) => {
    test.slow();
    await signIn(page, "recruiter@example.com");
    await page.goto("/recruiter/manage-jobs");
    await page.getByRole("link", { name: /View Applicants: Interim Finance Controller/ }).click();
    await page
      .getByRole("row", { name: /In Review/ })
      .first()
      .getByRole("link", { name: /View Profile/ })
      .click();
    await expect(page.getByRole("heading", { name: "Candidate Profile" })).toBeVisible();
    await expectAccessible(page, page.url());
  });
});
