import { expect, type Locator, test } from "@playwright/test";
import { expectAlive, expectToast, signIn } from "./pages.ts";

// All applicants of a recruiter, found, sorted, and kept as a view with nothing but keys.

/**
 * Chooses an option by arrow keys. Letters would begin anew after a second without one, which a slow machine takes
 * between two of them.
 */
async function chooseByArrows(select: Locator, value: string) {
  await select.focus();
  for (let presses = 0; presses < 12 && (await select.inputValue()) !== value; presses += 1)
    await select.press("ArrowDown");
  await expect(select).toHaveValue(value);
}

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
  await chooseByArrows(search.getByLabel("Status"), "ended");
  await search.getByRole("button", { name: "Search", exact: true }).press("Enter");
  // The address changes before the page is drawn anew; the suggested name comes with it.
  const viewName = page.getByLabel("Name of this view");
  await expect(viewName).toHaveValue(/All ended/);
  await search.getByLabel("Order").press("ArrowDown");
  await expect(viewName).toHaveValue(/Oldest first/);
  await page.waitForURL(/sort=oldest/);
  await expect(search.getByLabel("Order")).toBeFocused();

  const name = `Ended ${Date.now()}`;
  await viewName.fill(name);
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

// Clauses 2.6-60.
for (const [path, label, result] of [
  ["/recruiter/manage-jobs", "Order", /sort=/],
  ["/recruiter/applicants/board?whose=everyone", "Job", /job=/],
] as const) {
  test(`a choice on ${path} keeps the focus when the list is drawn anew`, async ({ page }) => {
    await signIn(page, "recruiter@example.com");
    await page.goto(path);
    const select = page.getByLabel(label, { exact: true });
    await expectAlive(select);
    const before = await select.inputValue();
    await select.press("ArrowDown");
    await page.waitForURL(result);
    await expect(select).toBeFocused();
    await expect(select).not.toHaveValue(before);
  });
}
