import AxeBuilder from "@axe-core/playwright";
import { type Browser, type BrowserContext, expect, type Locator, type Page } from "@playwright/test";

export const PASSWORD = "seasoned-demo";
const THEMES = ["light", "dark", "contrast"] as const;
type Theme = (typeof THEMES)[number];
const STANDARDS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];
/** The rules that a theme can break: it changes colours and lines alone (app/ui/styles/stylesheets.test.ts). */
const RULES_OF_LOOKS = ["color-contrast", "link-in-text-block", "target-size", "scrollable-region-focusable"];
/** 320 px is also what a window of 1,280 shows at 400% zoom. */
const WIDTHS = [1280, 768, 320] as const;

type Cookies = Awaited<ReturnType<BrowserContext["cookies"]>>;

/** One session for each demo account and worker: signing in anew for every test would meet the limit (R10). */
const sessions = new Map<string, Cookies>();

/**
 * Signs in through the form, as a person would, or goes on with the session that this worker has already. Which page is
 * open afterwards is not promised.
 */
export async function signIn(page: Page, email: string) {
  const known = sessions.get(email);
  if (known) {
    await page.context().addCookies(known);
    // Who is signed in is led on from the login; a test may have ended the session. No page has to be drawn for it.
    const answer = await page.request.get("/login", { maxRedirects: 0 });
    if (answer.status() === 302) return;
  }
  await page.goto("/login");
  await page.getByLabel("Email", { exact: true }).fill(email);
  await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await page.locator("main").getByRole("button", { name: "Log In", exact: true }).click();
  await page.waitForURL(/dashboard/);
  const cookies = await page.context().cookies();
  sessions.set(
    email,
    cookies.filter(({ name }) => name.endsWith("session")),
  );
}

/** Closes what a test has opened beside its own page: a tab that stays goes on asking the server, and reading. */
export async function closeContexts({ browser }: { browser: Browser }) {
  for (const context of browser.contexts()) await context.close();
}

/** An address nobody else in this run uses. */
export function freshEmail(name: string): string {
  return `${name}-${Date.now()}-${Math.random().toString(36).slice(2, 7)}@example.com`;
}

type NewPerson = { role: "senior" | "recruiter"; firstName: string; lastName: string; email: string };

/** Signs up through the form; ends on the role's dashboard. A recruiter has confirmed their address then. */
export async function signUp(page: Page, person: NewPerson) {
  await page.goto(person.role === "recruiter" ? "/signup?as=recruiter" : "/signup");
  await fillSignUp(page, person);
  await page.waitForURL(/dashboard/);
  if (person.role === "recruiter") await confirmAddress(page, person.email);
}

/** Confirms the address of whoever just signed up on this page, by the link in the outbox; ends on the dashboard. */
export async function confirmAddress(page: Page, email: string) {
  const outbox = await (await page.request.get("/dev/outbox")).text();
  const address = /\/verify-email\?token=[\w-]+/.exec(outbox.slice(outbox.indexOf(email)))?.[0] ?? "";
  await page.goto(address);
  await page.getByRole("button", { name: "Yes, this is my email" }).click();
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

/** Posts a job for glazing as the recruiter who is signed in, with what `alsoFill` does in its form; gives its address. */
export async function post(page: Page, title: string, alsoFill?: () => Promise<void>): Promise<string> {
  await page.goto("/recruiter/post-job");
  await fillJob(page, { title, skills: ["Glazing"] });
  await alsoFill?.();
  await page.getByRole("button", { name: "Post Job" }).click();
  await expectToast(page, "Job posted successfully");
  return (await page.getByRole("link", { name: title }).first().getAttribute("href")) ?? "";
}

/** Signs up as a senior called Pine with as much of a profile as an application needs. */
export async function offerOneself(page: Page, firstName: string, about: string) {
  await signUp(page, { role: "senior", firstName, lastName: "Pine", email: freshEmail(firstName.toLowerCase()) });
  await page.goto("/senior/profile");
  await page.getByLabel("About me").fill(about);
  await page.getByLabel("Availability").fill("20");
  await page.getByRole("button", { name: "Save profile" }).click();
  await expectToast(page, "Profile updated successfully");
}

/** Applies for the job at that address, once `look` has seen its page, and does not wait for half a minute. */
export async function apply(page: Page, job: string, look?: () => Promise<void>) {
  await page.goto(job);
  await look?.();
  await page.getByRole("button", { name: "Apply Now" }).first().click();
  await expectToast(page, "Application Submitted");
  await sendNow(page);
}

/** Sends the application that waits on this job page. */
export async function sendNow(page: Page) {
  await page.getByRole("button", { name: "Send now: your application" }).filter({ visible: true }).first().click();
  await expect(
    page
      .getByText(/^Your application was sent on/)
      .filter({ visible: true })
      .first(),
  ).toBeVisible();
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

/** Turns a switch on once it acts: pressed before its script is there it is pressed again later, and check() does not wait. */
export async function switchOn(page: Page, name: RegExp) {
  const control = page.getByRole("switch", { name });
  await expectAlive(control);
  await control.check();
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

/**
 * No axe violation on the page as it stands, with whatever is open on it, in the themes named (all, unless said): every
 * rule in the first of them, in the others those that a theme can break. With AXE=all every rule in each.
 */
export async function expectNoViolations(page: Page, themes: readonly Theme[] = THEMES, where = page.url()) {
  const before = await page.evaluate(() => document.documentElement.dataset.theme);
  for (const [nth, theme] of themes.entries()) {
    await page.evaluate(setTheme, theme);
    // axe is half a megabyte to read, and would be read twice for each theme: where it is already, nothing is.
    const isThere = await page.evaluate(() => "axe" in window);
    // Our pages have no frames: no second page has to be opened to put results together. What passes is not described.
    const axe = new AxeBuilder({ page, ...(isThere ? { axeSource: "void 0" } : {}) })
      .setLegacyMode()
      .options({ resultTypes: ["violations"] });
    const isWhole = nth === 0 || process.env.AXE === "all";
    const { violations } = await (isWhole ? axe.withTags(STANDARDS) : axe.withRules(RULES_OF_LOOKS)).analyze();
    expect(violations.map(({ id, nodes }) => `${where} ${theme}: ${id} at ${nodes[0]?.target}`)).toEqual([]);
  }
  await page.evaluate(setTheme, before);
}

function setTheme(name: string | undefined) {
  document.documentElement.dataset.theme = name;
  // Colors must not be measured halfway between two themes: what the pointer is over moves to the new ones.
  for (const animation of document.getAnimations()) if (animation instanceof CSSTransition) animation.finish();
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
