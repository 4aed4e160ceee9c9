import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, type Page, test } from "@playwright/test";
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

// Where jobs are held before they are public: on a server of its own, with the settings that everyone starts with.

const PORT = Number(process.env.E2E_PORT ?? 3187) + 1;
const CHECKED = "We check this before it goes live, usually within one business day.";
const dataDir = mkdtempSync(join(tmpdir(), "seasoned-gate-"));
let server: ChildProcess;

test.use({ baseURL: `http://localhost:${PORT}` });
test.describe.configure({ mode: "serial" });
test.afterEach(closeContexts);

test.beforeAll(async () => {
  test.setTimeout(120_000);
  server = spawn(process.execPath, ["scripts/start.ts"], {
    env: { PATH: process.env.PATH, PORT: String(PORT), DATA_DIR: dataDir, DEMO_DATA: "0", LOG_LEVEL: "warn" },
    stdio: ["ignore", "ignore", "inherit"],
  });
  await expect
    .poll(
      () =>
        fetch(`http://localhost:${PORT}/readyz`).then(
          (answer) => answer.ok,
          () => false,
        ),
      { timeout: 100_000 },
    )
    .toBe(true);
});

test.afterAll(async () => {
  const ended = new Promise((resolve) => server.once("exit", resolve));
  server.kill();
  await ended;
  rmSync(dataDir, { recursive: true, force: true });
});

async function newRecruiter(page: Page, lastName: string) {
  await signUp(page, { role: "recruiter", firstName: "Agnes", lastName, email: freshEmail("agnes") });
}

test("an unverified company's first job waits, is edited, withdrawn, and sent again", async ({ page, browser }) => {
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
  expect(complaints).toEqual([]);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the address is confirmed first, and the job waits", async ({ page }) => {
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
    await page.goto("/recruiter/manage-jobs");
    await page.getByRole("button", { name: `Withdraw: ${title}` }).click();
    await expect(page.getByText("Job withdrawn from review").first()).toBeVisible();
    await expect(page.getByText("Draft", { exact: true }).first()).toBeVisible();
  });
});
