import { expect, test } from "@playwright/test";
import { tabTo } from "./keys.ts";
import { expectAlive, expectToast, PASSWORD, watchConsole } from "./pages.ts";

// From home to an application that is sent, with the keyboard alone: nobody is asked for a mouse on the way.

test("home to applied, with the keyboard alone", async ({ page }) => {
  const complaints = watchConsole(page);
  await page.goto("/");
  const start = page.getByRole("link", { name: "Find Work" });
  // Pressed before its script is there it loads a new document, which leaves the focus at its top.
  await expectAlive(start);
  await tabTo(page, start);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: "Find Jobs" })).toBeFocused();

  // Not the newest, which may be another journey's, whose applicants are counted.
  await tabTo(page, page.getByRole("link", { name: "Process Safety Trainer", exact: true }));
  await page.keyboard.press("Enter");
  await page.waitForURL(/\/job\//);
  const heading = page.getByRole("heading", { level: 1 });
  // The address can be there a moment before its page is.
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
test("loading more keeps what is there and goes on with the first job that is new", async ({ page }) => {
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
  // A job that was read leads back to the list as long as it was, and Back once more to where it was come from.
  await page.keyboard.press("Enter");
  await page.waitForURL(/\/job\//);
  await page.goBack();
  await expect(titles).toHaveCount(40);
  await page.goBack();
  await expect(page).toHaveURL("/");
  expect(complaints).toEqual([]);
});
