import { expect, test } from "@playwright/test";
import { tabTo } from "./keys.ts";
import { expectAlive, expectToast, PASSWORD, watchConsole } from "./pages.ts";

// From home to a sent application by keyboard only.

test("goes from home to applied by keyboard only", async ({ page }) => {
  const complaints = watchConsole(page);
  await page.goto("/");
  const start = page.getByRole("link", { name: "Find Work" });
  // Pressed before its script has loaded it loads a new document, which leaves the focus at its top.
  await expectAlive(start);
  await tabTo(page, start);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: "Find Jobs" })).toBeFocused();

  // Not the newest job, which may be another test's, whose applicants are counted.
  await tabTo(page, page.getByRole("link", { name: "Process Safety Trainer", exact: true }));
  await page.keyboard.press("Enter");
  await page.waitForURL(/\/job\//);
  const heading = page.getByRole("heading", { level: 1 });
  // The address may change a moment before the page does.
  await expect(heading).not.toHaveText("Find Jobs");
  const title = (await heading.textContent()) ?? "";

  await tabTo(page, page.getByRole("link", { name: "Apply Now" }).filter({ visible: true }).first());
  await page.keyboard.press("Enter");
  await page.waitForURL(/\/login/);
  await tabTo(page, page.getByLabel("Email", { exact: true }));
  await page.keyboard.type("senior@example.com");
  await tabTo(page, page.getByLabel("Password", { exact: true }));
  await page.keyboard.type(PASSWORD);
  await page.keyboard.press("Enter");

  await page.waitForURL(/\/job\//);
  await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
  await tabTo(page, page.getByRole("button", { name: "Apply Now" }).filter({ visible: true }).first());
  await page.keyboard.press("Enter");
  await expectToast(page, "Application Submitted");
  await expect(page.getByRole("button", { name: "Application Sent" }).filter({ visible: true }).first()).toBeFocused();
  expect(complaints).toEqual([]);
});

// Clauses D44.
test("loading more keeps the list and focuses the first new job", async ({ page }) => {
  const complaints = watchConsole(page);
  await page.goto("/");
  await page.goto("/find-jobs");
  const titles = page.locator("article h3");
  const twenty = await titles.allTextContents();
  await tabTo(page, page.getByRole("link", { name: "Load more" }));
  await page.keyboard.press("Enter");
  await expect(titles).toHaveCount(40);
  expect((await titles.allTextContents()).slice(0, 20)).toEqual(twenty);
  await expect(titles.nth(20).getByRole("link")).toBeFocused();
  // Back from a job leads to the list at its full length, and Back again to the page before.
  await page.keyboard.press("Enter");
  await page.waitForURL(/\/job\//);
  await page.goBack();
  await expect(titles).toHaveCount(40);
  await page.goBack();
  await expect(page).toHaveURL("/");
  expect(complaints).toEqual([]);
});
