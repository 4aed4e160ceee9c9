import { expect, type Page, test } from "@playwright/test";
import { logInAsStaff, withOwnServer } from "./own-server.ts";
import {
  closeContexts,
  expectAccessible,
  expectNoViolations,
  expectToast,
  fillJob,
  freshEmail,
  signUp,
} from "./pages.ts";

// Changes by an admin that everyone sees, on a server of its own because they appear on every page.

const SENTENCE = "We are stopping a wave of scams. Please try again this afternoon.";
const TEXT = "We move to a new server tonight, and are away for an hour.";

// Clauses 2.1-152.
withOwnServer("switches");
test.afterEach(closeContexts);

async function turnOffPosting(staff: Page) {
  await staff.getByRole("link", { name: "Turn off: Posting jobs" }).click();
  await staff.getByLabel("Message for everyone who tries to use it").fill(SENTENCE);
  await staff.getByLabel("Why, for the Audit log").selectOption({ label: "Abuse or an attack" });
  await staff.getByRole("button", { name: "Turn off posting jobs" }).click();
}

test("a recruiter reads why posting is off, and keeps what they typed", async ({ page, browser }) => {
  const staff = await browser.newPage();
  await logInAsStaff(staff, "/operator/content");
  await signUp(page, { role: "recruiter", firstName: "Agnes", lastName: "Teasel", email: freshEmail("agnes") });
  await page.goto("/recruiter/post-job");
  const title = `Kiln Warden ${Date.now()}`;
  await fillJob(page, { title, skills: ["Kiln firing"] });

  await turnOffPosting(staff);
  await expectToast(staff, "Turned off everywhere");
  await expect(staff.getByRole("row", { name: /Posting jobs/ })).toContainText(SENTENCE);
  await staff.goto("/operator");
  await expect(staff.getByText("Turned off for now: Posting jobs")).toBeVisible();

  await page.getByRole("button", { name: "Post Job" }).click();
  await expect(page.getByRole("form", { name: "Job" }).getByRole("alert")).toContainText(SENTENCE);
  await expect(page.getByLabel("Job title")).toHaveValue(title);
  await expectNoViolations(page);
  const late = await browser.newPage();
  await late.context().addCookies(await page.context().cookies());
  await late.goto("/recruiter/post-job");
  await expect(late.getByText(SENTENCE)).toBeVisible();

  await staff.goto("/operator/content?open=posting");
  await expectNoViolations(staff);
  await staff.getByRole("button", { name: "Turn on posting jobs" }).click();
  await expectToast(staff, "Turned on again");
  await page.getByRole("button", { name: "Post Job" }).click();
  await expectToast(page, "Job sent for review");
});

test("a banner is previewed, appears on every page, and ends", async ({ page, browser }) => {
  const visitor = await browser.newPage();
  const banner = visitor.getByRole("complementary", { name: "Service notice" });
  await visitor.goto("/pricing");
  await expect(banner).toHaveCount(0);
  await logInAsStaff(page, "/operator/content");
  await page.getByRole("link", { name: "Write one: Service banner" }).click();
  await page.getByLabel("Text", { exact: true }).fill(TEXT);
  await page.getByLabel("Level").selectOption({ label: "Outage" });
  const tomorrow = new Date(Date.now() + 24 * 3_600_000).toISOString().slice(0, 10);
  await page.getByLabel("Ends on").fill(tomorrow);
  await page.getByLabel("Ends at").fill("12:00");
  await page.getByRole("button", { name: "Preview" }).click();
  await expect(page.getByRole("status").filter({ hasText: "Nothing is saved yet." })).toContainText(`Outage: ${TEXT}`);
  await expectNoViolations(page);
  await page.getByRole("button", { name: "Save banner" }).click();
  await expectToast(page, "Banner saved");

  await visitor.goto("/pricing");
  await expect(banner).toHaveText(`Outage: ${TEXT}`);
  await expectAccessible(visitor, "/find-jobs");
  await visitor.goto("/login");
  await expect(banner).toBeVisible();

  await page.getByRole("link", { name: "Take it down: Service banner" }).click();
  await page.getByRole("button", { name: "Take it down now" }).click();
  await expectToast(page, "The banner is gone");
  await visitor.goto("/pricing");
  await expect(banner).toHaveCount(0);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("uploads are turned off and on again, and a story is added", async ({ page }) => {
    await logInAsStaff(page, "/operator/content");
    await page.getByRole("link", { name: "Turn off: Uploads" }).click();
    await page.getByRole("button", { name: "Turn off uploads" }).click();
    await expect(page.getByText("Please write at least 10 characters")).toBeVisible();
    await page.getByLabel("Message for everyone who tries to use it").fill(SENTENCE);
    await page.getByRole("button", { name: "Turn off uploads" }).click();
    await expect(page.getByText("Please choose why")).toBeVisible();
    await page.getByLabel("Why, for the Audit log").selectOption({ label: "Maintenance" });
    await page.getByRole("button", { name: "Turn off uploads" }).click();
    await page.getByRole("link", { name: "Turn on: Uploads" }).click();
    await page.getByRole("button", { name: "Turn on uploads" }).click();
    await expect(page.getByRole("link", { name: "Turn off: Uploads" })).toBeVisible();

    await page.getByRole("link", { name: "Add a story" }).click();
    await page.getByLabel("What they said").fill("They asked what I can do, and not how old I am.");
    await page.getByLabel("Name, as they allow").fill("Maud");
    await page.getByLabel("What they do").fill("Kiln inspector");
    await page.getByLabel("Company or place").fill("Duluth, Minnesota");
    await page.getByLabel("Day of their written consent").fill("2026-01-12");
    await page.getByLabel("How they consented").fill("Signed letter in the folder of consents");
    await page.getByLabel("Show it on the home page now").check();
    await page.getByRole("button", { name: "Add story" }).click();
    await expect(page.getByRole("row", { name: /They asked what I can do/ })).toContainText("Shown");
    await page.goto("/");
    await expect(page.getByText("They asked what I can do, and not how old I am.")).toBeVisible();
    await expect(page.getByText("Example story")).toHaveCount(0);
  });
});
