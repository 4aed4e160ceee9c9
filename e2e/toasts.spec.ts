import { expect, type Page, test } from "@playwright/test";
import { expectAlive, expectNoViolations, expectToast, freshEmail, signIn, signUp } from "./pages.ts";

// Toasts can be read, clicked, and closed everywhere, also in an open dialog.

const UNREACHED = "We can't reach Seasoned";
const DATA = "**/*.data*";

async function openDetails(page: Page) {
  await signIn(page, "senior@example.com");
  await page.goto("/senior/applications");
  const row = page.getByRole("listitem").filter({ hasText: "Application Sent" }).first();
  await row.getByRole("link", { name: /View Details/ }).click();
  const dialog = page.getByRole("dialog", { name: "Application Details" });
  await expectAlive(dialog.getByRole("button", { name: "Close", exact: true }));
  return dialog;
}

test("a failed link of a dialog shows its toast inside, also by keyboard", async ({ page }) => {
  const dialog = await openDetails(page);
  const withdraw = dialog.getByRole("link", { name: "Withdraw" });
  const toast = dialog.locator(".toast");
  for (const viewport of [
    { width: 1280, height: 900 },
    { width: 360, height: 740 },
  ]) {
    await page.setViewportSize(viewport);
    await page.route(DATA, (route) => route.abort());
    await withdraw.click();
    await expect(toast).toContainText(UNREACHED);
    // Above the dialog and its backdrop, and beside the next control.
    const isOnTop = () =>
      toast.evaluate((node) => {
        const { x, y, width, height } = node.getBoundingClientRect();
        return node.contains(document.elementFromPoint(x + width / 2, y + height / 2));
      });
    await expect.poll(isOnTop).toBe(true);
    await expect(withdraw).toBeFocused();
    const [over, next] = [await toast.boundingBox(), await withdraw.boundingBox()];
    expect((next?.y ?? 0) + (next?.height ?? 0), `${viewport.width} px`).toBeLessThanOrEqual(over?.y ?? 0);
    await expectNoViolations(page, ["light"]);

    // Escape closes only the toast, and the focus goes back.
    await toast.getByRole("button", { name: `Close: ${UNREACHED}` }).focus();
    await page.keyboard.press("Escape");
    await expect(toast).toHaveCount(0);
    await expect(dialog).toBeVisible();
    await expect(withdraw).toBeFocused();

    await page.keyboard.press("Enter");
    await expect(toast).toContainText(UNREACHED);
    await toast.getByRole("button", { name: `Close: ${UNREACHED}` }).click();
    await expect(toast).toHaveCount(0);
    await expect(dialog).toBeVisible();

    await withdraw.press("Enter");
    await expect(toast).toContainText(UNREACHED);
    await page.unroute(DATA);
    // By Tab: the toasts are the last stop of the dialog.
    const again = toast.getByRole("button", { name: "Try again" });
    for (let n = 0; n < 20 && !(await again.evaluate((node) => node === document.activeElement)); n += 1)
      await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await expect(dialog.locator("#step-question")).toBeFocused();
    await expect(toast).toHaveCount(0);
    await dialog.getByRole("link", { name: /^Keep/ }).click();
    await expect(withdraw).toBeVisible();
  }
});

test("a dialog's failure is beside its button, and its toast goes with the page", async ({ page }) => {
  const dialog = await openDetails(page);
  await page.setViewportSize({ width: 360, height: 740 });
  await dialog.getByRole("link", { name: "Withdraw" }).click();
  const confirm = dialog.getByRole("button", { name: /withdraw/i });
  await page.route(DATA, (route) => route.abort());
  await confirm.click();
  const said = dialog.getByRole("alert").filter({ hasText: UNREACHED });
  await expect(said).toBeInViewport();
  await expect(confirm).toBeInViewport();
  await expect(confirm).toBeFocused();
  await dialog.getByRole("link", { name: /^Keep/ }).click();
  await expect(dialog.locator(".toast")).toContainText(UNREACHED);
  await page.unroute(DATA);
  await dialog.getByRole("link", { name: /^Keep/ }).click();
  await dialog.getByRole("link", { name: "View the job" }).click();
  await page.waitForURL(/\/job\//);
  await expect(page.locator(".toast")).toHaveCount(0);
});

test("a toast under a resting pointer closes, a hovered one stays", async ({ page }) => {
  await signUp(page, { role: "senior", firstName: "Odile", lastName: "Pine", email: freshEmail("odile") });
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto("/senior/profile");
  await page.getByLabel("About me").fill("I set glass for thirty years.");
  await page.mouse.move(1_050, 845);
  const save = page.getByRole("button", { name: "Save profile" });
  await save.press("Enter");
  await expectToast(page, "Profile updated successfully");
  await expect(page.locator(".toast")).toHaveCount(0, { timeout: 7_000 });

  await save.press("Enter");
  await expectToast(page, "Profile updated successfully");
  await page.mouse.move(1_060, 850);
  await page.waitForTimeout(5_000);
  await expectToast(page, "Profile updated successfully");
  await page.mouse.move(300, 300);
  await expect(page.locator(".toast")).toHaveCount(0, { timeout: 7_000 });
});
