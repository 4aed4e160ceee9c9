import { expect, test } from "@playwright/test";
import { closeContexts, signIn } from "./pages.ts";

test.afterEach(closeContexts);
// For ten hours of each day it is already tomorrow there.
test.use({ timezoneId: "Pacific/Kiritimati" });

test("the server writes the reader's days once it knows the time zone", async ({ page, browser }) => {
  await signIn(page, "senior@example.com");
  await page.goto("/senior/applications");
  const days = (of: typeof page) => of.locator(".applied time").allTextContents();
  await expect
    .poll(async () => (await page.context().cookies()).find(({ name }) => name === "time-zone")?.value)
    .toBe("Pacific/Kiritimati");
  const own = await days(page);
  expect(own.length).toBeGreaterThan(3);

  const context = await browser.newContext({ javaScriptEnabled: false });
  await context.addCookies(await page.context().cookies());
  const without = await context.newPage();
  await without.goto("/senior/applications");
  expect(await days(without)).toEqual(own);
});
