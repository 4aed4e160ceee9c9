import { expect, type Page, test } from "@playwright/test";
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

// A company's own stages, and the board on which applicants are moved: by dragging, by keys, and without JavaScript.

test.afterEach(closeContexts);

const BOARD = "/recruiter/applicants/board";

/** The lane of a stage. */
function laneOf(page: Page, stage: string) {
  return page.locator(".boardlane").filter({ has: page.getByRole("heading", { name: stage }) });
}

/** The first lane of a status. */
function columnOf(page: Page, status: string) {
  return page.getByRole("region", { name: status }).locator(".boardlane").first();
}

// Clauses 2.6-62, 2.6-63.
test("an applicant is dragged, moved by keys, and moved without JavaScript", async ({ browser }) => {
  const [hiring, seeking] = [await browser.newPage(), await browser.newPage()];
  await signUp(hiring, { role: "recruiter", firstName: "Agnes", lastName: "Sedge", email: freshEmail("agnes") });
  const job = await post(hiring, `Kiln Keeper ${Date.now()}`);
  await offerOneself(seeking, "Walter", "I mixed glazes for a tile works.");
  await apply(seeking, job);

  await hiring.goto("/recruiter/applicants/stages");
  for (const name of ["Phone screen", "References"]) {
    await hiring.getByLabel("Name", { exact: true }).fill(name);
    await hiring.getByRole("button", { name: "Add stage" }).click();
    await expect(hiring.getByText(name, { exact: true })).toBeVisible();
  }
  await hiring.getByRole("button", { name: "Move up: References" }).press("Enter");
  await expect(hiring.getByRole("listitem").filter({ hasText: "References" })).toContainText("Down");
  await expectNoViolations(hiring);

  // Dragged to a status that nobody can have yet: it says why, and nothing changes.
  await hiring.goto(BOARD);
  const card = hiring.locator(".boardcard", { hasText: "Walter Pine" });
  await expect(card).toHaveAttribute("draggable", "true");
  await card.dragTo(columnOf(hiring, "Offer Sent"));
  await expect(card.getByText(/is at Application Sent\. Only someone who was invited/)).toBeVisible();
  await expect(columnOf(hiring, "Application Sent")).toContainText("Walter Pine");
  await expectNoViolations(hiring, ["light"]);

  await card.dragTo(laneOf(hiring, "Phone screen"));
  await expectToast(hiring, "Application is now under review");
  await expect(laneOf(hiring, "Phone screen")).toContainText("Walter Pine");

  // With keys alone, between two stages; the focus stays with the card.
  await card.locator("summary").focus();
  await hiring.keyboard.press("Enter");
  await card.getByLabel("Move to").selectOption({ label: "References" });
  await card.getByRole("button", { name: "Move Walter Pine" }).press("Enter");
  await expect(laneOf(hiring, "References")).toContainText("Walter Pine");
  await expect(card.getByRole("link", { name: "Walter Pine" })).toBeFocused();

  // A move that is written opens where it is written.
  await card.dragTo(columnOf(hiring, "Interview Scheduled"));
  await expect(hiring.getByLabel("Message to Walter Pine").filter({ visible: true })).toBeVisible();

  const cookies = await hiring.context().cookies();
  const plainContext = await browser.newContext({ javaScriptEnabled: false });
  await plainContext.addCookies(cookies);
  const plain = await plainContext.newPage();
  await plain.goto(BOARD);
  const plainCard = plain.locator(".boardcard", { hasText: "Walter Pine" });
  await plainCard.locator("summary").click();
  await plainCard.getByRole("button", { name: "Move Walter Pine" }).click();
  await expect(plainCard.getByText("Please choose where to move them")).toBeVisible();
  await plainCard.getByLabel("Move to").selectOption({ label: "Phone screen" });
  await plainCard.getByRole("button", { name: "Move Walter Pine" }).click();
  await expect(laneOf(plain, "Phone screen")).toContainText("Walter Pine");

  await plain.goto("/recruiter/applicants/stages");
  const line = plain.getByRole("listitem").filter({ hasText: "Phone screen" });
  await line.locator("summary", { hasText: "Remove" }).click();
  await line.getByLabel("Where the person in it goes").selectOption({ label: "References" });
  await line.getByRole("button", { name: "Yes, remove this stage" }).click();
  await expect(plain.getByText("Phone screen", { exact: true })).toHaveCount(0);
  await plain.goto("/recruiter/applicants");
  await expect(plain.getByRole("row", { name: /Walter Pine/ })).toContainText("References");
  await expect(seeking.getByText("References")).toHaveCount(0);
});
