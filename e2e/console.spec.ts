import { expect, test } from "@playwright/test";
import { logInAsStaff } from "./own-server.ts";
import { expectAccessible, expectNoViolations, PASSWORD, watchConsole } from "./pages.ts";

// The staff's console. The demo market's admin has one phone, so the tests run in order.
test.describe.configure({ mode: "serial" });

const EMAIL = "operator@example.com";

test("an admin logs in with a code and filters the audit log by keyboard", async ({ page }) => {
  const complaints = watchConsole(page);
  await logInAsStaff(page, "/operator/audit");
  await expect(page.getByRole("heading", { level: 1, name: "Audit log" })).toBeVisible();
  const console = page.getByRole("navigation", { name: "Console" });
  await console.getByRole("link", { name: "Home" }).press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: "Console" })).toBeFocused();
  await expect(console.locator("[aria-current]")).toHaveText(["Home"]);
  await expect(page.getByRole("row", { name: /Companies to check/ })).toContainText(/\d/);
  await expect(page.locator("dl").getByText("Sign-ups")).toBeVisible();

  await console.getByRole("link", { name: "Audit log" }).press("Enter");
  await expect(console.locator("[aria-current]")).toHaveText(["Audit log"]);
  await page.getByLabel("About").fill(EMAIL);
  await page.keyboard.press("Enter");
  await page.waitForURL(/subject=operator/);
  const added = page.getByRole("row", { name: /Added to staff/ });
  await expect(added).toHaveCount(1);
  await expect(added).toContainText("Command line");
  await page.getByLabel("What", { exact: true }).selectOption({ label: "Removed from staff" });
  await page.getByRole("button", { name: "Filter" }).press("Enter");
  await expect(page.getByRole("heading", { name: "Nothing fits these filters" })).toBeVisible();
  await page.getByRole("link", { name: "Clear" }).press("Enter");
  await expect(added).toHaveCount(2);
  await page.getByLabel("Who did it").fill("nobody@example.com");
  await page.keyboard.press("Enter");
  await expect(page.getByText("No account has this email.")).toBeVisible();
  await expectNoViolations(page);

  const [file] = await Promise.all([
    page.waitForEvent("download"),
    page.goto("/operator/audit").then(() => page.getByRole("link", { name: "Download CSV" }).click()),
  ]);
  expect(file.suggestedFilename()).toBe("audit-log.csv");
  await page.setViewportSize({ width: 1280, height: 900 });
  await console.getByRole("link", { name: "People" }).press("Enter");
  await page.getByRole("searchbox").fill("harriet quill");
  await page.keyboard.press("Enter");
  await page.getByRole("link", { name: "Harriet Quill" }).press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: "Harriet Quill" })).toBeFocused();
  await expect(page.getByRole("heading", { name: "Emails" })).toBeVisible();
  expect(complaints).toEqual([]);
});

test("every page of the console is accessible", async ({ page }) => {
  // Twenty pages, each in three widths and themes.
  test.slow();
  const complaints = watchConsole(page);
  await logInAsStaff(page, "/operator/people");
  await page.goto("/operator/people?q=harriet+quill");
  const person = await page.getByRole("link", { name: "Harriet Quill" }).getAttribute("href");
  for (const path of [
    person ?? "",
    "/operator/people?q=a",
    "/operator/people?q=zzzz",
    "/operator",
    "/operator/fairness",
    "/operator/fairness?before=2020-01-01",
    "/operator/words",
    "/operator/words?show=dismissed",
    "/operator/content",
    "/operator/content?open=banner",
    "/operator/content?open=posting",
    "/operator/content?open=story",
    "/operator/audit",
    "/operator/account",
    "/operator/account?ask=password",
    "/operator/health",
    "/operator/legal",
    "/operator/legal?show=late&kind=erasure",
    "/operator/legal/holds",
    "/operator/legal/figures",
  ])
    await expectAccessible(page, path);
  await page.goto("/operator/legal");
  const request = await page.getByRole("table").getByRole("link").first().getAttribute("href");
  await expectAccessible(page, request ?? "");
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto("/operator/nothing");
  await expect(page.getByRole("heading", { name: "Page Not Found" })).toBeVisible();
  expect(complaints).toEqual([]);
});

test("a visitor gets a 404 for the console, before and after scripts", async ({ page }) => {
  const complaints = watchConsole(page);
  const answer = await page.goto("/operator/audit");
  expect(answer?.status()).toBe(404);
  await page.waitForLoadState("networkidle");
  await expect(page.getByRole("heading", { name: "Page Not Found" })).toBeVisible();
  await expect(page.getByRole("navigation", { name: "Main" })).toBeVisible();
  await expect(page).toHaveTitle("Page Not Found | Seasoned");
  await expectAccessible(page, "/operator");
  expect(complaints).toEqual([]);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the console works from the code to the filters", async ({ page }) => {
    await logInAsStaff(page, "/operator/audit");
    await page.getByLabel("About").fill(EMAIL);
    await page.getByRole("button", { name: "Filter" }).click();
    await expect(page.getByRole("row", { name: /Added to staff/ })).toHaveCount(1);
    await page.goto("/operator/account");
    await page.getByRole("link", { name: "New backup codes" }).click();
    await page.getByLabel("Current password").fill("not my password");
    await page.getByRole("button", { name: "Make new codes" }).click();
    await expect(page.getByText("This isn't your password")).toBeVisible();
    await page.getByLabel("Current password").fill(PASSWORD);
    await page.getByRole("button", { name: "Make new codes" }).click();
    await expect(page.getByText("Keep these backup codes")).toBeVisible();
    await page.getByRole("link", { name: "I've saved them" }).click();
    await expect(page.getByText("10 of 10 backup codes left.")).toBeVisible();
  });
});
