import { expect, test } from "@playwright/test";
import { press, tabTo, type } from "./keys.ts";
import { expectToast, freshEmail, watchConsole } from "./pages.ts";

// The senior's whole journey by keyboard only: everything can be reached with Tab, and shows its focus.

const PDF = Buffer.from(`%PDF-1.7\n${"x".repeat(2000)}\n%%EOF\n`);
const PASSWORD = "a quiet kiln at dawn";
// Clauses 1-2, 2.5-51, D60.
test("a senior signs up, applies, withdraws, exports, and leaves by keyboard", async ({ page }) => {
  test.setTimeout(240_000);
  const complaints = watchConsole(page);
  await page.goto("/signup");
  await type(page, page.getByLabel("First name"), "Odile");
  await type(page, page.getByLabel("Last name"), "Marsh");
  await type(page, page.getByLabel("Email", { exact: true }), freshEmail("keys"));
  await type(page, page.getByLabel("Password", { exact: true }), PASSWORD);
  await press(page, page.getByLabel(/I am 18 or older/), "Space");
  await press(page, page.getByRole("button", { name: "Create Account" }));
  await page.waitForURL(/senior\/dashboard/);

  await press(page, page.getByRole("navigation", { name: "Senior" }).getByRole("link", { name: "Profile" }));
  await page.waitForURL(/senior\/profile/);
  await press(page, page.getByLabel("I prefer no photo. Show my first letter."), "Space");
  await type(page, page.getByLabel("About me"), "I kept the books of three workshops.");
  const skills = page.getByRole("combobox", { name: "Skills" });
  await type(page, skills, "bookk");
  await expect(page.getByRole("option", { name: "Bookkeeping" })).toBeVisible();
  await page.keyboard.press("ArrowDown");
  await expect(page.getByRole("option", { name: "Bookkeeping" })).toHaveAttribute("aria-selected", "true");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("button", { name: "Remove skill: Bookkeeping" })).toBeVisible();
  // The file chooser is the system's window; everything before and after it is ours.
  await tabTo(page, page.getByLabel("Your resume"));
  await page.getByLabel("Your resume").setInputFiles({ name: "Marsh.pdf", mimeType: "application/pdf", buffer: PDF });
  await expect(page.getByRole("link", { name: "Download: Marsh.pdf" })).toBeVisible();
  await press(page, page.getByRole("button", { name: "Save profile" }));
  await expectToast(page, "Profile updated successfully");
  await expect(page.getByRole("button", { name: "Save profile" })).toBeFocused();
  await expect(page.getByRole("img", { name: "100% profile complete" }).first()).toBeVisible();

  await page.goto("/senior/find-jobs");
  await type(page, page.getByLabel("Keyword"), "bookkeeper");
  await page.keyboard.press("Enter");
  await page.waitForURL(/q=bookkeeper/);
  await press(page, page.getByRole("link", { name: "Save this search" }));
  await page.waitForURL(/saved-searches/);
  await tabTo(page, page.getByRole("radio", { name: "No emails" }));
  await page.keyboard.press("ArrowDown");
  await press(page, page.getByRole("button", { name: "Save search" }));
  await expect(page.getByText("Email every day")).toBeVisible();
  await press(page, page.getByRole("link", { name: "Show jobs: bookkeeper" }));
  await page.waitForURL(/find-jobs\?q=bookkeeper/);
  await press(page, page.getByRole("button", { name: /^Save: / }).first());
  await expect(page.getByRole("button", { name: /^Saved: / }).first()).toBeVisible();
  await press(page, page.locator("article h3 a").first());
  await page.waitForURL(/\/job\//);

  await press(page, page.getByText("Add a note to the employer (optional)").last());
  await type(page, page.getByLabel("Your note"), "I could start in May.");
  await press(page, page.getByRole("button", { name: "Apply Now" }).last());
  await expectToast(page, "Application Submitted");
  await press(page, page.getByRole("button", { name: "Send now: your application" }).last());
  await press(page, page.getByRole("link", { name: "See it in My Applications" }));
  const details = page.getByRole("dialog", { name: "Application Details" });
  await expect(details.getByText("I could start in May.")).toBeVisible();
  await expect(details.getByRole("link", { name: "Marsh.pdf" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(details).toBeHidden();
  await press(page, page.getByRole("link", { name: /^View Details: / }).first());
  await press(page, details.getByRole("link", { name: "Withdraw application" }));
  await press(page, details.getByRole("button", { name: "Yes, withdraw application" }));
  await expectToast(page, "Application Withdrawn");
  await expect(page.getByRole("listitem").filter({ hasText: "You withdrew on" })).toBeVisible();

  await page.goto("/senior/settings");
  await type(page, page.getByLabel("Company", { exact: true }), "Old Mill");
  await page.keyboard.press("Enter");
  await expectToast(page, "You're hidden from Old Mill");
  await expect(page.getByLabel("Company", { exact: true })).toHaveValue("");
  await press(page, page.getByRole("button", { name: "Stop hiding from Old Mill" }));
  await expectToast(page, "You're no longer hidden from that company");
  await expect(page.getByLabel("Company", { exact: true })).toBeFocused();
  const archive = page.waitForEvent("download");
  await press(page, page.getByRole("button", { name: "Export my data" }));
  expect((await archive).suggestedFilename()).toMatch(/\.zip$/);
  await press(page, page.getByRole("link", { name: "Delete Account" }));
  const asked = page.getByRole("dialog");
  await type(page, asked.getByLabel("Your password"), PASSWORD);
  await press(page, asked.getByRole("button", { name: "Delete Account" }));
  await expect(page.getByText("Your account will be deleted").first()).toBeVisible();
  expect(complaints).toEqual([]);
});
