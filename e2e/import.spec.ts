import { expect, type Page, test } from "@playwright/test";
import { aJobsFile, rowsWithFaults } from "../test/jobs-file.ts";
import { closeContexts, expectNoViolations, freshEmail, signUp, watchConsole } from "./pages.ts";

// Clauses 2.6-38.
// Two hundred jobs from a file, seven of them with a fault.

test.afterEach(closeContexts);

const FILE = { name: "jobs.csv", mimeType: "text/csv", buffer: Buffer.from(aJobsFile(rowsWithFaults(200))) };

async function newRecruiter(page: Page) {
  await signUp(page, { role: "recruiter", firstName: "Agnes", lastName: "Thorne", email: freshEmail("agnes") });
}

test("200 rows with 7 faults are seen, imported as drafts, and imported again without a change", async ({ page }) => {
  test.slow();
  const complaints = watchConsole(page);
  await newRecruiter(page);
  await page.goto("/recruiter/manage-jobs");
  await page.getByRole("link", { name: "Import jobs" }).click();
  await page.getByLabel("CSV file").setInputFiles(FILE);
  await page.getByRole("button", { name: "Check the file" }).click();
  await expect(page.getByRole("heading", { name: "193 of 200 rows are ready" })).toBeVisible({ timeout: 60_000 });
  await page.getByRole("link", { name: "With errors (7)" }).click();
  await expect(page.getByText("Hours per week: Hours must be greater than 0")).toBeVisible();
  await expect(page.getByText("ID: Row 2 has the same ID. Each job needs its own")).toBeVisible();
  await expectNoViolations(page);
  await page.getByRole("button", { name: "Import 193 jobs" }).click();
  await expect(page.getByText("193 saved as drafts")).toBeVisible({ timeout: 120_000 });
  await expect(page.getByText("7 skipped because of errors")).toBeVisible();

  await page.goto("/recruiter/import");
  await page.getByLabel("CSV file").setInputFiles(FILE);
  await page.getByRole("button", { name: "Check the file" }).click();
  await expect(page.getByText("193 jobs imported before will be updated.")).toBeVisible({ timeout: 60_000 });
  expect(complaints).toEqual([]);
});

test("a file is imported without JavaScript by reloading", async ({ browser }) => {
  test.slow();
  const page = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
  await newRecruiter(page);
  await page.goto("/recruiter/import");
  await page.getByLabel("CSV file").setInputFiles(FILE);
  await page.getByRole("button", { name: "Check the file" }).click();
  await reloadUntil(page, "193 of 200 rows are ready");
  await page.getByLabel("Save new jobs as drafts").check();
  await page.getByRole("button", { name: "Import 193 jobs" }).click();
  await reloadUntil(page, "193 saved as drafts");
});

async function reloadUntil(page: Page, text: string) {
  await expect(async () => {
    await page.reload();
    await expect(page.getByText(text).first()).toBeVisible({ timeout: 1_000 });
  }).toPass({ timeout: 120_000 });
}
