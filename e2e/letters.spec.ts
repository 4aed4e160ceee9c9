import { expect, test } from "@playwright/test";
import {
  apply,
  closeContexts,
  expectNoViolations,
  expectToast,
  freshEmail,
  offerOneself,
  post,
  signUp,
} from "./pages.ts";

// A company's own letter: written once, previewed, chosen for a person, and read by them.

test.afterEach(closeContexts);

// Clauses 2.6-61.
test("a letter is written, chosen with an invitation, and read by the applicant", async ({ browser }) => {
  const [hiring, seeking] = [await browser.newPage(), await browser.newPage()];
  await signUp(hiring, { role: "recruiter", firstName: "Agnes", lastName: "Sedge", email: freshEmail("agnes") });
  const title = `Kiln Mentor ${Date.now()}`;
  const job = await post(hiring, title);
  await offerOneself(seeking, "Walter", "I mixed glazes for a tile works.");
  await apply(seeking, job);

  await hiring.goto("/recruiter/letters");
  await hiring.getByLabel("Name, for your company only").fill("Phone call");
  await hiring.getByRole("textbox", { name: "Text" }).fill("Dear {first name}, may we call you about {job} this week?");
  await hiring.getByRole("button", { name: "Save letter" }).click();
  await expectToast(hiring, "Letter saved");
  await expect(hiring.getByText(`Dear Walter, may we call you about ${title} this week?`)).toBeVisible();
  await expectNoViolations(hiring, ["light"]);

  await hiring.goto("/recruiter/applications");
  await hiring.getByRole("link", { name: title }).first().click();
  await hiring.getByRole("link", { name: "View Profile: Walter Pine" }).click();
  await expect(hiring.getByRole("heading", { name: "Candidate Profile" })).toBeVisible();
  await hiring.getByRole("button", { name: "Review Application: Walter Pine" }).click();
  await expectToast(hiring, "Application is now under review");
  await hiring.locator("summary", { hasText: "Invite to Interview" }).click();
  await hiring.getByRole("link", { name: "Phone call" }).click();
  const message = hiring.getByLabel("Message to Walter Pine").filter({ visible: true });
  await expect(message).toHaveValue(`Dear Walter, may we call you about ${title} this week?`);
  await hiring.getByRole("button", { name: "Invite to Interview and send message" }).click();
  await expectToast(hiring, "status updated");
  await hiring
    .getByRole("button", { name: /^Send now/ })
    .first()
    .click();
  await expectToast(hiring, "Sent");

  await seeking.goto("/senior/applications");
  await seeking
    .getByRole("link", { name: /View Details/ })
    .first()
    .click();
  await expect(
    seeking.getByRole("dialog").getByText(`Dear Walter, may we call you about ${title} this week?`),
  ).toBeVisible();
});
