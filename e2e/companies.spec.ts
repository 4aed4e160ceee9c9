import { type Browser, expect, type Page, test } from "@playwright/test";
import { logInAsStaff, withOwnServer } from "./own-server.ts";
import {
  closeContexts,
  expectAccessible,
  expectNoViolations,
  expectToast,
  fillJob,
  freshEmail,
  signUp,
  watchConsole,
} from "./pages.ts";

// A company asks for a check, staff verify it, and its jobs carry the badge. This runs on a server
// of its own, because the staff of the demonstration market share one phone.

const WORDS = "We are in the register of Ohio under 4711, and the front desk knows me.";

withOwnServer("companies");
test.afterEach(closeContexts);

/** Signs up a recruiter whose company waits for a check. */
async function askForCheck(page: Page, lastName: string) {
  await signUp(page, { role: "recruiter", firstName: "Agnes", lastName, email: freshEmail("agnes") });
  await page.goto("/recruiter/company");
  await page.getByRole("button", { name: "Ask us to check" }).click();
  await expect(page.getByText("Please write at least 20 characters").first()).toBeVisible();
  await page.getByLabel("What we can check").fill(WORDS);
  await page.getByRole("button", { name: "Ask us to check" }).click();
  await expect(page.getByText("We're checking your company").first()).toBeVisible();
}

async function postedJob(page: Page, title: string, hasScript: boolean) {
  await page.goto("/recruiter/post-job");
  await fillJob(page, { title, skills: ["Kiln firing"], hasScript });
  await page.getByRole("button", { name: "Post Job" }).click();
  await page.waitForURL(/posted=|manage-jobs/);
}

async function expectMarked(browser: Browser, title: string) {
  const visitor = await (await browser.newContext()).newPage();
  await visitor.goto(`/find-jobs?q=${encodeURIComponent(title)}`);
  await visitor.getByRole("link", { name: title, exact: true }).click();
  await expect(visitor.getByText("We checked this company").first()).toBeVisible();
}

// Clauses 2.1-111.
test("a moderator refuses a company, then verifies it when it asks again", async ({ page, browser }) => {
  const complaints = watchConsole(page);
  await askForCheck(page, "Sorrel");
  await expectNoViolations(page);
  const staff = await (await browser.newContext()).newPage();
  complaints.push(...watchConsole(staff));
  await logInAsStaff(staff, "/operator/companies");
  for (const path of ["/operator/companies", "/operator/companies?show=verified", "/operator/companies?q=zzzz"])
    await expectAccessible(staff, path);
  await staff.setViewportSize({ width: 1280, height: 900 });
  await staff.goto("/operator/companies");
  await staff.getByLabel("Name or domain").fill("sorrel");
  await staff.getByRole("button", { name: "Filter" }).press("Enter");
  await staff.getByRole("link", { name: "Sorrel Kilns" }).press("Enter");
  await expect(staff.getByRole("heading", { level: 1, name: "Sorrel Kilns" })).toBeFocused();
  await expect(staff.getByText(WORDS)).toBeVisible();
  await staff.getByRole("button", { name: "Refuse" }).click();
  await expect(staff.getByText("Please write at least 10 characters").first()).toBeVisible();
  await staff.getByLabel("Why we can't verify it").fill("We found no Sorrel Kilns in that register.");
  await staff.getByRole("button", { name: "Refuse" }).click();
  await expectToast(staff, "Company refused");

  await page.goto("/recruiter/company");
  await expect(page.locator("main").getByText("We found no Sorrel Kilns in that register.")).toBeVisible();
  await page.getByLabel("What we can check").fill("It is under Sorrel Kilns and Daughters, number 4711.");
  await page.getByRole("button", { name: "Ask us to check" }).click();
  await expectToast(page, "We'll check your company");

  await staff.reload();
  await expectAccessible(staff, new URL(staff.url()).pathname);
  await staff.setViewportSize({ width: 1280, height: 900 });
  await staff.getByLabel("What was checked").fill("In the register of Ohio under 4711.");
  await staff.getByRole("button", { name: "Verify" }).click();
  await expectToast(staff, "Company verified");
  const title = `Kiln Warden ${Date.now()}`;
  await postedJob(page, title, true);
  await expectMarked(browser, title);
  await staff.goto("/operator/audit");
  await expect(staff.getByRole("row", { name: /Company verified/ }).first()).toBeVisible();
  expect(complaints).toEqual([]);
});

test("a missing DNS record is reported beside the button", async ({ page }) => {
  await signUp(page, { role: "recruiter", firstName: "Agnes", lastName: "Tansy", email: freshEmail("agnes") });
  await page.goto("/recruiter/company");
  await page.getByLabel("Website").fill("tansykilns.example");
  await page.getByRole("button", { name: "Save company" }).click();
  await expectToast(page, "Company saved");
  await page.getByText("Or add a DNS record").click();
  await expect(page.getByRole("textbox", { name: "Text of the record" })).toHaveValue(/^seasoned-company=[\w-]{36}$/);
  await page.getByRole("button", { name: "Check now" }).first().click();
  await expect(page.getByText(/no such record at tansykilns\.example|tansykilns\.example didn't answer/)).toBeVisible();
  await expectNoViolations(page);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("a company asks, is verified, and its job has the badge", async ({ page, browser }) => {
    await askForCheck(page, "Yarrow");
    const staff = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
    await logInAsStaff(staff, "/operator/companies");
    await staff.getByRole("link", { name: "Yarrow Kilns" }).click();
    await staff.getByLabel("What was checked").fill("short");
    await staff.getByRole("button", { name: "Verify" }).click();
    await expect(staff.getByText("Please write at least 10 characters").first()).toBeVisible();
    await expect(staff.getByLabel("What was checked")).toHaveValue("short");
    await staff.getByLabel("What was checked").fill("In the register of Ohio under 4711.");
    await staff.getByRole("button", { name: "Verify" }).click();
    await expect(staff.getByText("Verified by one of us")).toBeVisible();
    const title = `Lace Restorer ${Date.now()}`;
    await postedJob(page, title, false);
    await expectMarked(browser, title);
  });
});
