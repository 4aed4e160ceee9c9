import { expect, type Locator, type Page, test } from "@playwright/test";
import { expectToast, PASSWORD, watchConsole } from "./pages.ts";

// From home to an application that is sent, with the keyboard alone: nobody is asked for a mouse on the way.

const MOST_STOPS = 120;

/** Presses Tab until `target` has the focus, which must be seen. */
async function tabTo(page: Page, target: Locator) {
  for (let stop = 0; stop < MOST_STOPS; stop++) {
    await page.keyboard.press("Tab");
    if (!(await target.evaluate((element) => element === document.activeElement))) continue;
    await expect(target).toBeInViewport();
    const ring = await target.evaluate((element) => {
      const own = getComputedStyle(element);
      const after = getComputedStyle(element, "::after");
      return [own.outlineStyle, own.boxShadow, after.outlineStyle, after.boxShadow];
    });
    expect(ring.some((value) => value !== "none")).toBe(true);
    return;
  }
  throw new Error(`${target} was not reached with ${MOST_STOPS} stops`);
}

test("home to applied, with the keyboard alone", async ({ page }) => {
  const complaints = watchConsole(page);
  await page.goto("/");
  await tabTo(page, page.getByRole("link", { name: "Find Work" }));
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: "Find Jobs" })).toBeFocused();

  await tabTo(page, page.locator("article h3 a").first());
  await page.keyboard.press("Enter");
  await page.waitForURL(/\/job\//);
  const title = (await page.getByRole("heading", { level: 1 }).textContent()) ?? "";

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
