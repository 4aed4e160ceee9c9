import { expect, type Page, test } from "@playwright/test";
import { logInAsStaff, withOwnServer } from "./own-server.ts";
import { closeContexts, expectNoViolations, expectToast, watchConsole } from "./pages.ts";

// A report and its case, on a server of its own, because its staff share one phone.

const HOME = withOwnServer("cases");
const GUEST = "rosalind.fenn@example.com";

// Clauses 2.1-120, 2.1-121.
test.afterEach(closeContexts);

/** Opens the newest job and returns its title and address. */
async function openJob(page: Page) {
  await page.goto("/find-jobs");
  await page.locator('a[href^="/job/"]').first().click();
  const title = (await page.getByRole("heading", { level: 1 }).textContent()) ?? "";
  return { title, path: new URL(page.url()).pathname };
}

test("a guest reports a job without JavaScript, and learns that it was hidden", async ({ page, browser }) => {
  test.setTimeout(120_000);
  const complaints = watchConsole(page);
  const plain = await browser.newContext({ javaScriptEnabled: false, baseURL: HOME });
  const visitor = await plain.newPage();
  const { title, path } = await openJob(visitor);
  await visitor.getByRole("link", { name: "report this job" }).click();
  await expect(visitor.getByRole("heading", { name: "What happens next" })).toBeVisible();
  await visitor.getByRole("button", { name: "Send report" }).click();
  await expect(visitor.getByText("Please choose what's wrong").first()).toBeVisible();
  await visitor.getByLabel("It asks for money, or looks like a scam").check();
  await visitor.getByLabel("What happened?").fill("They asked for a fee of 40 dollars before the first day.");
  await visitor.getByLabel("Your email").fill(GUEST);
  await visitor.getByRole("button", { name: "Send report" }).click();
  await expect(visitor.getByText("Thank you. We have your report.")).toBeVisible();

  await logInAsStaff(page, "/operator/cases");
  await expectNoViolations(page);
  await page.getByRole("link", { name: title }).click();
  await expect(page.getByText("They asked for a fee of 40 dollars")).toBeVisible();
  await expectNoViolations(page);
  await page.getByRole("button", { name: "Take it" }).click();
  await expectToast(page, "Case taken");
  const decision = page.getByRole("region", { name: "Decision" });
  await decision.getByLabel("Text").selectOption({ label: "Asks for money" });
  await decision.getByRole("button", { name: "Hide it" }).click();
  await expectToast(page, "Hidden, and the case is decided");
  await expect(page.getByText("Hidden by Odile Marsh")).toBeVisible();
  await expectNoViolations(page);

  expect((await visitor.goto(path))?.status()).toBe(404);
  const outbox = await (await page.request.get("/dev/outbox")).text();
  expect(outbox).toContain(GUEST);
  expect(outbox).toContain("Your report of a job");

  await page.goto("/operator/audit?action=case.decided");
  await expect(page.getByRole("row", { name: /Case decided/ }).first()).toContainText("outcome: hidden");
  expect(complaints).toEqual([]);
});
