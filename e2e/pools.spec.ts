import { expect, test } from "@playwright/test";
import { closeContexts, expectNoViolations, signIn, watchConsole } from "./pages.ts";

// A company's pool: made beside an applicant, filled from another job, opened, emptied, and deleted.

test.afterEach(closeContexts);

// Clauses 2.6-43.
for (const javaScriptEnabled of [true, false]) {
  test(`a pool keeps people of two jobs ${javaScriptEnabled ? "by mouse" : "without scripts"}`, async ({ browser }) => {
    const page = await (await browser.newContext({ javaScriptEnabled })).newPage();
    const complaints = watchConsole(page);
    await signIn(page, "recruiter@example.com");
    const pool = `Foundry people ${Date.now()}`;
    const kept = page.getByRole("link", { name: pool, exact: true });

    await openApplicant("Interim Finance Controller", "Ines Valdermoor");
    await expect(page.getByRole("heading", { name: "People like this one" })).toBeVisible();
    await page.getByLabel("Name of a new pool").fill(pool);
    await page.getByRole("button", { name: "Add to pool" }).click();
    await expect(kept).toBeVisible();
    await openApplicant("Toolroom Coach", "Cornelius Vantreece");
    await page.getByLabel("Pool", { exact: true }).selectOption({ label: pool });
    await page.getByRole("button", { name: "Add to pool" }).click();
    await expect(kept).toBeVisible();
    if (javaScriptEnabled) await expectNoViolations(page, ["light"]);

    await kept.click();
    const people = page.getByRole("table", { name: pool });
    await expect(people.getByRole("row")).toHaveCount(3);
    await people.getByRole("button", { name: "Remove: Ines Valdermoor" }).click();
    await expect(people.getByRole("row")).toHaveCount(2);
    await people.getByRole("link", { name: "View Profile: Cornelius Vantreece" }).click();
    await page.getByRole("button", { name: `Remove Cornelius Vantreece from the pool ${pool}` }).click();
    await expect(kept).toBeHidden();

    await page.goto("/recruiter/pools");
    await kept.click();
    await expect(page.getByRole("heading", { name: "No one is in this pool" })).toBeVisible();
    await page.getByText("Delete this pool", { exact: true }).click();
    await page.getByRole("button", { name: `Yes, delete: ${pool}` }).click();
    await expect(kept).toBeHidden();
    expect(complaints).toEqual([]);

    async function openApplicant(job: string, name: string) {
      await page.goto("/recruiter/applications");
      await page.getByRole("link", { name: job }).first().click();
      await page.getByRole("link", { name: `View Profile: ${name}` }).click();
      await expect(page.getByRole("heading", { name: "Candidate Profile" })).toBeVisible();
    }
  });
}
