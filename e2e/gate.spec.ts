import { expect, type Page, test } from "@playwright/test";
import { logInAsStaff, withOwnServer } from "./own-server.ts";
import {
  closeContexts,
  expectNoViolations,
  expectToast,
  fillJob,
  fillSignUp,
  freshEmail,
  signUp,
  watchConsole,
} from "./pages.ts";

// Jobs that are held before they go public, on a server of its own with default settings.

const CHECKED = "We check this before it goes live, usually within one business day.";

// Clauses 4-19.
withOwnServer("gate");
test.afterEach(closeContexts);

async function newRecruiter(page: Page, lastName: string) {
  await signUp(page, { role: "recruiter", firstName: "Agnes", lastName, email: freshEmail("agnes") });
}

test("a first job waits, is edited, withdrawn, and sent again", async ({ page, browser }) => {
  const complaints = watchConsole(page);
  const title = `Kiln Warden ${Date.now()}`;
  await newRecruiter(page, "Sorrel");
  await page.goto("/recruiter/post-job");
  await fillJob(page, { title, skills: ["Kiln firing"] });
  await page.getByRole("button", { name: "Post Job" }).click();
  await expectToast(page, "Job sent for review");
  const notice = page.getByRole("region", { name: "Job sent for review" });
  await expect(notice).toContainText(CHECKED);
  await expect(notice).toContainText("It's the first job under this company name");
  await expectNoViolations(page);

  const visitor = await browser.newPage();
  await visitor.goto(`/find-jobs?q=${encodeURIComponent(title)}`);
  await expect(visitor.getByRole("heading", { name: "No jobs found" })).toBeVisible();
  await expect(visitor.getByRole("link", { name: title })).toHaveCount(0);

  await notice.getByRole("link", { name: "Edit the job" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Edit job" })).toBeVisible();
  await page.getByLabel("Maximum pay").fill("62");
  await page.getByRole("button", { name: "Save changes" }).click();
  await expectToast(page, "Changes sent for review");
  await expect(page.getByText(CHECKED).first()).toBeVisible();
  await expectNoViolations(page);

  await page.goto("/recruiter/manage-jobs?show=review");
  const row = page.getByRole("row", { name: title });
  await expect(row.getByText("In review", { exact: true })).toBeVisible();
  await expectNoViolations(page);
  await row.getByRole("button", { name: `Withdraw: ${title}` }).click();
  await expectToast(page, "Job withdrawn from review");
  await page.goto("/recruiter/manage-jobs");
  await page.getByRole("link", { name: `Finish draft: ${title}` }).click();
  await page.getByRole("button", { name: "Post Job" }).click();
  await expectToast(page, "Job sent for review");

  const reviewer = await (await browser.newContext()).newPage();
  complaints.push(...watchConsole(reviewer));
  await logInAsStaff(reviewer, "/operator/jobs");
  await expect(reviewer.getByRole("heading", { level: 1, name: "Held jobs" })).toBeVisible();
  await expectNoViolations(reviewer);
  await reviewer.getByRole("link", { name: title }).click();
  await expect(reviewer.getByRole("heading", { level: 1, name: title })).toBeVisible();
  await expectNoViolations(reviewer);
  await reviewer.getByRole("button", { name: "Refuse" }).click();
  await expect(reviewer.getByText("Please choose a reason, or write one").last()).toBeVisible();
  await reviewer.getByRole("button", { name: "Approve" }).click();
  await expectToast(reviewer, "Job approved");
  await expect(reviewer.getByRole("link", { name: title })).toHaveCount(0);
  // The recruiter's page updates live, and everyone finds the job at once.
  await page.goto("/recruiter/notifications");
  await expect(page.locator("main").getByText("Your job is live").first()).toBeVisible();
  await visitor.goto(`/find-jobs?q=${encodeURIComponent(title)}`);
  await expect(visitor.getByRole("link", { name: title, exact: true })).toBeVisible();
  expect(complaints).toEqual([]);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("a recruiter confirms the address, and the job waits until it is withdrawn", async ({ page, browser }) => {
    const title = `Lace Restorer ${Date.now()}`;
    await page.goto("/signup?as=recruiter");
    const email = freshEmail("nora");
    await fillSignUp(page, { role: "recruiter", firstName: "Nora", lastName: "Yarrow", email });
    await page.waitForURL(/dashboard/);
    await page.goto("/recruiter/post-job");
    await expect(page.getByText("Please verify your email").first()).toBeVisible();
    await fillJob(page, { title, skills: ["Lace repair"], hasScript: false });
    await page.getByRole("button", { name: "Post Job" }).click();
    await expect(page.getByText("Please verify your email first").first()).toBeVisible();
    await expect(page.getByLabel("Job title")).toHaveValue(title);

    await page.goto("/dev/outbox");
    await page.locator("a[href*='/verify-email?token=']").first().click();
    await page.getByRole("button", { name: "Yes, this is my email" }).click();
    await page.waitForURL(/dashboard/);
    await page.goto("/recruiter/post-job");
    await fillJob(page, { title, skills: ["Lace repair"], hasScript: false });
    await page.getByRole("button", { name: "Post Job" }).click();
    await expect(page.getByText("Job sent for review").first()).toBeVisible();
    await expect(page.getByText(CHECKED).first()).toBeVisible();
    const sent = await page.request.get("/recruiter/manage-jobs");
    expect(await sent.text()).toContain(title);

    const reviewer = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
    await logInAsStaff(reviewer, "/operator/jobs");
    await reviewer.getByRole("link", { name: title }).click();
    await reviewer.getByLabel("Reason", { exact: true }).selectOption({ label: "Not your company" });
    await reviewer.getByRole("button", { name: "Refuse" }).click();
    await reviewer.waitForURL(/\/operator\/jobs$/);
    await expect(reviewer.getByRole("link", { name: title })).toHaveCount(0);

    await page.goto("/recruiter/manage-jobs");
    await expect(page.getByText("Not approved", { exact: true }).first()).toBeVisible();
    await page.getByRole("link", { name: `Edit: ${title}` }).click();
    await expect(page.locator("main").getByText("We couldn't confirm that you hire for this company.")).toBeVisible();
    await page.getByRole("button", { name: "Send for review" }).click();
    await expect(page.locator("main").getByText(CHECKED)).toBeVisible();
    await page.goto("/recruiter/manage-jobs");
    await page.getByRole("button", { name: `Withdraw: ${title}` }).click();
    await expect(page.getByText("Draft", { exact: true }).first()).toBeVisible();
  });
});
