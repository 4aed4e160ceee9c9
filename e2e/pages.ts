import AxeBuilder from "@axe-core/playwright";
import { type BrowserContext, expect, type Locator, type Page } from "@playwright/test";

export const PASSWORD = "seasoned-demo";
const THEMES = ["light", "dark", "contrast"] as const;
type Theme = (typeof THEMES)[number];
/** 320 px is also what a window of 1,280 shows at 400% zoom. */
const WIDTHS = [1280, 768, 320] as const;

type Cookies = Awaited<ReturnType<BrowserContext["cookies"]>>;

/** One session for each demo account and worker: signing in anew for every test would meet the limit (R10). */
const sessions = new Map<string, Cookies>();

/** Signs in through the form, as a person would, or goes on with the session that this worker has already. */
export async function signIn(page: Page, email: string) {
  const known = sessions.get(email);
  if (known) await page.context().addCookies(known);
  await page.goto("/login");
  if (new URL(page.url()).pathname === "/login") {
    await page.getByLabel("Email", { exact: true }).fill(email);
    await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
    await page.locator("main").getByRole("button", { name: "Log In", exact: true }).click();
  }
  await page.waitForURL(/dashboard/);
  const cookies = await page.context().cookies();
  sessions.set(
    email,
    cookies.filter(({ name }) => name.endsWith("session")),
  );
}

/** An address nobody else in this run uses. */
export function freshEmail(name: string): string {
  return `${name}-${Date.now()}-${Math.random().toString(36).slice(2, 7)}@example.com`;
}

type NewPerson = { role: "senior" | "recruiter"; firstName: string; lastName: string; email: string };

/** Signs up through the form; ends on the role's dashboard. */
export async function signUp(page: Page, person: NewPerson) {
  await page.goto(person.role === "recruiter" ? "/signup?as=recruiter" : "/signup");
  await fillSignUp(page, person);
  await page.waitForURL(/dashboard/);
}

/** Fills and sends the sign-up form that is open; where it leads is for the caller to see. */
export async function fillSignUp(page: Page, { role, firstName, lastName, email }: NewPerson) {
  await page.getByLabel("First name").fill(firstName);
  await page.getByLabel("Last name").fill(lastName);
  await page.getByLabel("Email", { exact: true }).fill(email);
  await page.getByLabel("Password", { exact: true }).fill("a quiet kiln at dawn");
  if (role === "recruiter") {
    await page.getByLabel("Company name").fill(`${lastName} Kilns`);
    await page.getByLabel("Job title").fill("Owner");
  }
  await page.getByLabel(/I am 18 or older/).check();
  await page.getByRole("button", { name: "Create Account" }).click();
}

type NewJob = { title: string; skills: string[]; hasScript?: boolean };

/** Fills the posting form; what is not said keeps its default. */
export async function fillJob(page: Page, { title, skills, hasScript = true }: NewJob) {
  await page.getByLabel("Job title").fill(title);
  await page
    .getByLabel("Description")
    .fill("Look after the work, teach two people to do the same, and write down what only you know.");
  await page.getByLabel("Location").fill("Dayton, Ohio");
  await page.getByLabel("Industry").fill("Manufacturing");
  const field = page.getByRole(hasScript ? "combobox" : "textbox", { name: "Skills" });
  if (!hasScript) return await field.fill(skills.join(", "));
  for (const skill of skills) {
    await field.fill(skill);
    await field.press("Enter");
  }
}

/** Waits for a toast with this title or text; an earlier one that says the same may still be there. */
export async function expectToast(page: Page, text: string) {
  await expect(page.locator(".toaster").getByText(text).last()).toBeVisible();
}

/** Waits until React has taken over the element: before that, a link loads a whole page, which is another journey. */
export async function expectAlive(element: Locator) {
  const isAlive = (node: Element) => Object.keys(node).some((key) => key.startsWith("__reactProps"));
  await expect.poll(() => element.evaluate(isAlive)).toBe(true);
}

/** Collects what must never appear in a console: errors and refused content. Call before the first page. */
export function watchConsole(page: Page): string[] {
  const complaints: string[] = [];
  page.on("console", (message) => {
    // The browser itself reports the status of pages that are meant to be refused.
    const isExpectedStatus = /Failed to load resource: the server responded with a status of 4\d\d/.test(
      message.text(),
    );
    if (message.type() === "error" && !isExpectedStatus) complaints.push(message.text());
  });
  page.on("pageerror", (error) => complaints.push(String(error)));
  return complaints;
}

/** No axe violation on the page as it stands, with whatever is open on it, in the themes named (all, unless said). */
export async function expectNoViolations(page: Page, themes: readonly Theme[] = THEMES, where = page.url()) {
  const before = await page.evaluate(() => document.documentElement.dataset.theme);
  for (const theme of themes) {
    await page.evaluate(setTheme, theme);
    // Our pages have no frames: no second page has to be opened to put results together. What passes is not described.
    const { violations } = await new AxeBuilder({ page })
      .setLegacyMode()
      .options({ resultTypes: ["violations"] })
      .withTags(["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"])
      .analyze();
    expect(violations.map(({ id, nodes }) => `${where} ${theme}: ${id} at ${nodes[0]?.target}`)).toEqual([]);
  }
  await page.evaluate(setTheme, before);
}

function setTheme(name: string | undefined) {
  document.documentElement.dataset.theme = name;
}

/** No axe violation on `path` in three themes and three widths, and no sideways scroll. The page is loaded once. */
export async function expectAccessible(page: Page, path: string) {
  // Colours must not be measured half-way between two themes.
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto(path);
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    await expectNoViolations(page, themesAt(width), `${path} ${width}`);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow, `${path} scrolls sideways at ${width} px`).toBeLessThanOrEqual(0);
  }
}

/** All three themes on a desk, light on a phone; all nine pairs with AXE=all, which takes twice as long. */
function themesAt(width: (typeof WIDTHS)[number]): readonly Theme[] {
  if (process.env.AXE === "all" || width === 1280) return THEMES;
  return width === 320 ? ["light"] : [];
}
