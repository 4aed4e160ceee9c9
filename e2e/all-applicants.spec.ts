import { expect, test } from "@playwright/test";
import { expectToast, signIn } from "./pages.ts";

// All applicants of a recruiter, found, sorted, and kept as a view with nothing but keys.

// Clauses 2.6-60.
test("the list of all applicants is filtered, sorted, and saved by keyboard", async ({ page }) => {
  await signIn(page, "recruiter@example.com");
  await page.goto("/recruiter/applicants");
  const table = page.getByRole("table", { name: "All applicants" });
  await expect(table).toBeVisible();
  const search = page.getByRole("search", { name: "Search all applicants" });

  await search.getByRole("searchbox", { name: "Name, job or skill" }).focus();
  await page.keyboard.type("controller");
  await page.keyboard.press("Enter");
  await page.waitForURL(/q=controller/);
  await expect(table).not.toContainText("Night Shift Safety Walker");
  await expect(table).toContainText("Interim Finance Controller");

  await search.getByText("Filters").press("Enter");
  await search.getByLabel("Status").focus();
  await page.keyboard.type("All ended");
  await page.keyboard.press("Tab");
  await search.getByRole("button", { name: "Search", exact: true }).press("Enter");
  await page.waitForURL(/status=ended/);
  await search.getByLabel("Order").focus();
  await page.keyboard.type("Oldest");
  await page.keyboard.press("Enter");
  await page.waitForURL(/sort=oldest/);

  const name = `Ended ${Date.now()}`;
  await page.getByLabel("Name of this view").fill(name);
  await page.keyboard.press("Enter");
  await expectToast(page, "View saved");
  const view = page.getByRole("link", { name });
  await expect(view).toHaveAttribute("aria-current", "page");
  await page.goto("/recruiter/applicants");
  await view.press("Enter");
  await page.waitForURL(/q=controller&status=ended&sort=oldest/);
  await expect(search.getByLabel("Status")).toHaveValue("ended");
  await page.getByRole("button", { name: `Delete: ${name}` }).press("Enter");
  await expectToast(page, "View deleted");
  await expect(view).toHaveCount(0);
});
