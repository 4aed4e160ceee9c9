import { expect, type Page, test } from "@playwright/test";
import {
  apply,
  closeContexts,
  expectAccessible,
  expectAlive,
  expectNoViolations,
  expectToast,
  freshEmail,
  offerOneself,
  post,
  signIn,
  signUp,
  watchConsole,
} from "./pages.ts";

// The recruiter's journey: review, note, invite with a message, move several; the dashboard; the plan.

test.afterEach(closeContexts);

async function newRecruiter(page: Page, lastName: string) {
  await signUp(page, { role: "recruiter", firstName: "Agnes", lastName, email: freshEmail("agnes") });
}

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
