import { expect, test } from "@playwright/test";
import { apply, closeContexts, expectToast, freshEmail, offerOneself, post, signUp } from "./pages.ts";

// A recruiter thinks again about a refusal, and the applicant reads it in words of its own.

test.afterEach(closeContexts);

// Clauses 4-40.
test("a refusal is reopened, undone, and reopened again", async ({ browser }) => {
  const [hiring, seeking] = [await browser.newPage(), await browser.newPage()];
  await signUp(hiring, { role: "recruiter", firstName: "Agnes", lastName: "Sedge", email: freshEmail("agnes") });
  const title = `Kiln Hand ${Date.now()}`;
  const job = await post(hiring, title);
  await offerOneself(seeking, "Walter", "I mixed glazes for a tile works.");
  await apply(seeking, job);

  await hiring.goto("/recruiter/applications");
  await hiring.getByRole("link", { name: title }).first().click();
  await hiring.getByRole("link", { name: "View Profile: Walter Pine" }).click();
  await expect(hiring.getByRole("heading", { name: "Candidate Profile" })).toBeVisible();
  await hiring.locator("summary", { hasText: "Mark as Not Selected" }).click();
  await hiring.getByRole("button", { name: "Yes, not selected" }).click();
  await hiring
    .getByRole("button", { name: /^Send now/ })
    .first()
    .click();
  await expectToast(hiring, "Sent");

  const reopen = hiring.getByRole("button", { name: "Reopen Application" });
  await reopen.click();
  await hiring.getByRole("button", { name: /^Undo/ }).first().click();
  await expectToast(hiring, "Change undone");
  await reopen.click();
  await hiring
    .getByRole("button", { name: /^Send now/ })
    .first()
    .click();
  await expect(hiring.getByRole("button", { name: "Reopen Application" })).toHaveCount(0);

  await seeking.goto("/senior/notifications");
  await expect(seeking.locator("main").getByText("Application Reopened").first()).toBeVisible();
  await seeking.goto("/senior/applications");
  await seeking
    .getByRole("link", { name: /View Details/ })
    .first()
    .click();
  await expect(seeking.getByRole("dialog").getByText("Application Reopened")).toBeVisible();
});
