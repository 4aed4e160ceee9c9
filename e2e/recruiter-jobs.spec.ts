import { expect, type Page, test } from "@playwright/test";
import {
  closeContexts,
  expectAlive,
  expectNoViolations,
  expectToast,
  fillJob,
  freshEmail,
  signUp,
  watchConsole,
} from "./pages.ts";

// A recruiter's job: draft, post, edit, pause, and undo; advice on words about age.

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
