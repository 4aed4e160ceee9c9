import AxeBuilder from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

export const PASSWORD = "seasoned-demo";
const THEMES = ["light", "dark", "contrast"] as const;
const WIDTHS = [360, 1280] as const;

/** Signs in through the form, as a person would. */
export async function signIn(page: Page, email: string, password = PASSWORD) {
  await page.goto("/login");
  await page.getByLabel("Email", { exact: true }).fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Log In", exact: true }).last().click();
  await page.waitForURL(/dashboard/);
}

/** Collects what must never appear in a console: errors and refused content. Call before the first page. */
export function watchConsole(page: Page): string[] {
  const complaints: string[] = [];
  page.on("console", (message) => {
    // The browser itself reports the status of pages that are meant to be refused.
    const isExpectedStatus = /Failed to load resource: the server responded with a status of 4\d\d/.test(message.text());
    if (message.type() === "error" && !isExpectedStatus) complaints.push(message.text());
  });
  page.on("pageerror", (error) => complaints.push(String(error)));
  return complaints;
}

/** No axe violation on `path` in three themes and two widths, and no sideways scroll. */
export async function expectAccessible(page: Page, path: string) {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(path);
    for (const theme of THEMES) {
      await page.evaluate((name) => {
        document.documentElement.dataset.theme = name;
      }, theme);
      const { violations } = await new AxeBuilder({ page })
        .withTags(["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"])
        .analyze();
      const found = violations.map(({ id, nodes }) => `${path} ${theme} ${width}: ${id} at ${nodes[0]?.target}`);
      expect(found).toEqual([]);
    }
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    expect(overflow, `${path} scrolls sideways at ${width} px`).toBeLessThanOrEqual(0);
  }
}
