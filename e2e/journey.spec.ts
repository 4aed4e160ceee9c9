import { expect, type Page, test } from "@playwright/test";
import {
  closeContexts,
  expectAlive,
  expectToast,
  fillJob,
  freshEmail,
  PASSWORD,
  sendNow,
  signIn,
  signUp,
  watchConsole,
} from "./pages.ts";

// The main journey end to end: a recruiter posts, a senior finds and applies, the recruiter reviews, the senior sees
// it.

test.afterEach(closeContexts);

/** Returns the number of new notifications in the sidebar. */
async function notificationCountOf(page: Page): Promise<number> {
  const link = page
    .locator("nav")
    .getByText(/^Notifications/)
    .filter({ visible: true })
    .first();
  return Number(/\d+/.exec((await link.textContent()) ?? "")?.[0] ?? 0);
}

// Clauses 1-2, 4-14, 6-4, 8-13.
test("a job is posted, found, applied for, and reviewed, and updates live", async ({ browser }) => {
  const title = `Kiln Maintenance Adviser ${Date.now()}`;
  const hiring = await browser.newPage();
  const seeking = await browser.newPage();
  const complaints = [...[hiring, seeking].map(watchConsole)];

  await signUp(hiring, { role: "recruiter", firstName: "Agnes", lastName: "Thorne", email: freshEmail("agnes") });
  await expect(hiring).toHaveURL(/\/recruiter\/dashboard/);
  await hiring.getByRole("link", { name: "Post New Job" }).first().click();
  await fillJob(hiring, { title, skills: ["Kiln firing", "Refractory lining"] });
  await hiring.getByLabel("Reply within").selectOption("5 business days");
  await hiring.getByRole("button", { name: "Post Job" }).click();
  await expectToast(hiring, "Job posted successfully");

  await signUp(seeking, { role: "senior", firstName: "Walter", lastName: "Pine", email: freshEmail("walter") });
  await expect(seeking).toHaveURL(/\/senior\/dashboard/);
  await seeking.getByRole("link", { name: "Complete Profile" }).first().click();
  await seeking
    .getByLabel("About me")
    .fill("I kept three tunnel kilns running for a tile works and trained the people who run them now.");
  await seeking.getByRole("combobox", { name: "Skills" }).fill("Kiln firing");
  await seeking.getByRole("combobox", { name: "Skills" }).press("Enter");
  await seeking.getByLabel("Years of experience").fill("30");
  await seeking.getByLabel("Availability").fill("20");
  await seeking.getByLabel("remote", { exact: true }).check();
  await seeking.getByRole("button", { name: "Save profile" }).click();
  await expectToast(seeking, "Profile updated successfully");

  await seeking.goto("/find-jobs");
  await seeking.getByRole("searchbox", { name: "What" }).fill(title);
  await expect(seeking.getByRole("heading", { name: "1 job found" })).toBeVisible();
  await seeking.getByRole("link", { name: title }).click();
  await expect(seeking.getByRole("heading", { level: 1, name: title })).toBeVisible();
  await expect(seeking.getByText("5 business days")).toBeVisible();
  const apply = seeking.getByRole("button", { name: "Apply Now" });
  const box = await apply.boundingBox();
  await apply.click();
  await expectToast(seeking, "Application Submitted");
  // The next button takes the focus and the place of the clicked one, so a second click does nothing.
  await expect(seeking.getByRole("button", { name: "Application Sent" })).toBeFocused();
  if (box) await seeking.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  await expect(seeking.getByRole("heading", { level: 1, name: title })).toBeVisible();
  await expect(seeking.getByRole("button", { name: "Application Sent" })).toBeFocused();
  // Nothing was sent: it can be undone, and no one is told.
  const told = "Your profile goes to Thorne Kilns within 30 seconds. You can undo until then.";
  await expect(seeking.getByText(told).filter({ visible: true })).toHaveCount(1);
  await seeking.keyboard.press("Tab");
  await expect(seeking.getByRole("button", { name: "Undo: your application" })).toBeFocused();
  await seeking.keyboard.press("Enter");
  await expectToast(seeking, "Application undone");
  await expect(apply).toBeFocused();
  await seeking.goto("/senior/applications");
  await expect(seeking.getByText("You haven't applied to any jobs yet.")).toBeVisible();
  expect(await notificationCountOf(hiring)).toBe(0);
  await seeking.goBack();
  await apply.click();
  await expect(seeking.getByRole("button", { name: "Undo: your application" })).toBeVisible();
  await sendNow(seeking);
  await expect(seeking.getByRole("button", { name: "Application Sent" })).toBeFocused();

  await seeking.goto("/senior/applications");
  await expect(seeking.getByText("Application Sent").filter({ visible: true }).first()).toBeVisible();

  await hiring.goto("/recruiter/applications");
  await hiring.getByLabel("Select a job to view applicants").selectOption({ label: `${title} - Thorne Kilns` });
  const row = hiring.getByRole("row", { name: /Walter Pine/ });
  await row.getByRole("link", { name: "View Profile" }).click();
  await expect(hiring.getByRole("heading", { name: "Candidate Profile" })).toBeVisible();
  await expect(hiring.getByText(/^Your reply is due by /)).toBeVisible();
  await expect.poll(() => notificationCountOf(hiring)).toBe(0);
  await row.getByRole("button", { name: "Review Application" }).click();
  await expectToast(hiring, "Application is now under review");
  await expect(row.getByRole("link", { name: "View Profile" })).toBeFocused();

  // Without a reload, by the event stream.
  await expectToast(seeking, "Your application is now being reviewed!");
  await expect(seeking.locator("main").getByText("In Review", { exact: true }).nth(1)).toBeVisible();

  // Opening the application marks its notification as read.
  await expect.poll(() => notificationCountOf(seeking)).toBeGreaterThan(0);
  const before = await notificationCountOf(seeking);
  await seeking.getByRole("link", { name: /^View Details/ }).click();
  await expect(seeking.getByRole("dialog", { name: "Application Details" })).toBeVisible();
  await expect.poll(() => notificationCountOf(seeking)).toBeLessThan(before);
  expect(complaints.flat()).toEqual([]);
});

test("the same journey works without JavaScript, up to the review", async ({ browser }) => {
  const context = () => browser.newContext({ javaScriptEnabled: false });
  const title = `Lace Restorer ${Date.now()}`;
  const hiring = await (await context()).newPage();
  const seeking = await (await context()).newPage();

  await signUp(hiring, { role: "recruiter", firstName: "Nora", lastName: "Thorne", email: freshEmail("nora") });
  await hiring.goto("/recruiter/post-job");
  await fillJob(hiring, { title, skills: ["Lace repair"], hasScript: false });
  await hiring.getByLabel("Reply within").selectOption("20 business days");
  await hiring.getByRole("button", { name: "Post Job" }).click();
  await expect(hiring.getByText("Job posted successfully").first()).toBeVisible();

  await signUp(seeking, { role: "senior", firstName: "Iris", lastName: "Pine", email: freshEmail("iris") });
  await seeking.goto("/senior/profile");
  await seeking.getByLabel("About me").fill("Forty museum pieces mended, none of them worse for it.");
  await seeking.getByRole("textbox", { name: "Skills" }).fill("Lace repair, Mending");
  await seeking.getByRole("button", { name: "Save profile" }).click();

  await seeking.goto("/find-jobs");
  await seeking.getByRole("searchbox", { name: "What" }).fill(title);
  await seeking.getByRole("button", { name: "Search Jobs" }).click();
  await seeking.getByRole("link", { name: title }).click();
  await seeking.getByText("Add a note to the employer (optional)").click();
  await seeking.getByLabel("Your note").fill("I could start in May.");
  await seeking.getByRole("button", { name: "Apply Now" }).click();
  const told = seeking.getByText("Your profile and note go to Thorne Kilns within 30 seconds.");
  await expect(told.filter({ visible: true })).toHaveCount(1);
  await seeking.getByRole("button", { name: "Undo: your application" }).click();
  await expect(seeking.getByLabel("Your note")).toHaveValue("I could start in May.");
  await seeking.getByRole("button", { name: "Apply Now" }).click();
  await sendNow(seeking);
  await expect(seeking.getByText("Application Sent").filter({ visible: true }).first()).toBeVisible();
  await expect(seeking.getByText("20 business days")).toBeVisible();
  await seeking.getByRole("link", { name: "See it in My Applications" }).click();
  await expect(seeking.getByText(/^The employer promises an answer by /)).toBeVisible();

  await hiring.goto("/recruiter/applications");
  await hiring.getByLabel("Select a job to view applicants").selectOption({ label: `${title} - Thorne Kilns` });
  await hiring.getByRole("button", { name: "Show applicants" }).click();
  await hiring.getByRole("button", { name: "Review Application" }).click();
  await expect(hiring.getByText("In Review").first()).toBeVisible();

  await seeking.goto("/senior/applications");
  await expect(seeking.getByText("In Review", { exact: true }).filter({ visible: true }).first()).toBeVisible();
});

// Clauses D14.
test("Back to jobs restores the list, or is a plain link", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 500 });
  await page.goto("/find-jobs");
  const last = page.locator(".job__title a").last();
  await last.scrollIntoViewIfNeeded();
  const left = await page.evaluate(() => Math.round(window.scrollY));
  expect(left).toBeGreaterThan(0);
  // Before the script has loaded, the link loads a page, and "Back to jobs" leads to the list's beginning.
  await expectAlive(last);
  await last.click();
  await expect(page).toHaveURL(/\/job\//);
  await page.getByRole("link", { name: "Back to jobs" }).click();
  await expect(page).toHaveURL(/\/find-jobs$/);
  await expect.poll(() => page.evaluate(() => Math.round(window.scrollY))).toBe(left);
  await page.goto((await last.getAttribute("href")) ?? "");
  await page.getByRole("link", { name: "Back to jobs" }).click();
  await expect(page).toHaveURL(/\/find-jobs$/);
});

test("a guest logs in and returns to the job", async ({ page }) => {
  await page.goto("/find-jobs");
  const link = page.locator("article h3 a").first();
  const title = (await link.textContent()) ?? "";
  await link.click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
  await page.getByRole("link", { name: "Apply Now" }).click();
  await expect(page).toHaveURL(/\/login\?next=/);
  await page.getByLabel("Email", { exact: true }).fill("senior@example.com");
  await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await page.locator("main").getByRole("button", { name: "Log In" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
});

// Clauses D91.
test("a recruiter is told why they cannot apply", async ({ page }) => {
  await signIn(page, "recruiter@example.com");
  await page.goto("/find-jobs");
  await page.locator("article h3 a").first().click();
  await expect(page.getByText("You're logged in as a recruiter")).toBeVisible();
  await expect(page.getByRole("button", { name: "Apply Now" })).toBeDisabled();
});

// Clauses 9-10.
test("a search waits for 300 ms without typing, then runs once", async ({ page }) => {
  await page.clock.install();
  await page.goto("/find-jobs");
  const words = page.getByRole("searchbox", { name: "What" });
  await expectAlive(words);
  // From here on, time passes only when the test says so.
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1_000));
  const asked: Array<string | null> = [];
  page.on("request", (request) => {
    const url = new URL(request.url());
    if (url.pathname === "/find-jobs.data") asked.push(url.searchParams.get("q"));
  });
  await words.focus();
  for (const letter of "finance") {
    await page.keyboard.type(letter);
    await page.clock.runFor(200);
  }
  expect(asked).toEqual([]);
  await page.clock.runFor(100);
  await expect.poll(() => asked).toEqual(["finance"]);
  await page.clock.resume();
  await expect(page).toHaveURL(/\?q=finance$/);
  expect(asked).toEqual(["finance"]);
});

// Clauses 2.4-32.
test("logs the address of a missing page in the console", async ({ page }) => {
  const said = page.waitForEvent("console", (message) => message.type() === "info");
  await page.goto("/no/such/page");
  expect((await said).text()).toBe("No page at /no/such/page");
});
