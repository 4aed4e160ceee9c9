import AxeBuilder from "@axe-core/playwright";
import { type Browser, type BrowserContext, expect, type Locator, type Page } from "@playwright/test";

export const PASSWORD = "seasoned-demo";
const THEMES = ["light", "dark", "contrast"] as const;
type Theme = (typeof THEMES)[number];
const STANDARDS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];
/** The rules that a theme can break, because it changes only colors and lines (app/ui/styles/stylesheets.test.ts). */
const RULES_OF_LOOKS = ["color-contrast", "link-in-text-block", "target-size", "scrollable-region-focusable"];
/** 320 px is also what a window of 1,280 shows at 400% zoom. */
const WIDTHS = [1280, 768, 320] as const;

type Cookies = Awaited<ReturnType<BrowserContext["cookies"]>>;

/** One session per demo account and worker, because signing in for every test would reach the limit (R10). */
const sessions = new Map<string, Cookies>();

/** Signs in through the form, or reuses this worker's session. Does not promise which page is open afterwards. */
export async function signIn(page: Page, email: string) {
  const known = sessions.get(email);
  if (known) {
    await page.context().addCookies(known);
    // The login redirects a signed-in person; a test may have ended the session. No page has to be rendered for it.
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

/** Closes what a test has opened beside its own page, because an open tab continues to send requests. */
export async function closeContexts({ browser }: { browser: Browser }) {
  for (const context of browser.contexts()) await context.close();
}

/** Returns an address that no other test of this run uses. */
export function freshEmail(name: string): string {
  return `${name}-${Date.now()}-${Math.random().toString(36).slice(2, 7)}@example.com`;
}

type NewPerson = {
  role: "senior" | "recruiter";
  firstName: string;
  lastName: string;
  email: string;
  /** Whether an invitation led here, which names the company. */
  isInvited?: boolean;
};

/** Signs up through the form; ends on the role's dashboard. A recruiter's address is verified then. */
export async function signUp(page: Page, person: NewPerson) {
  await page.goto(person.role === "recruiter" ? "/signup?as=recruiter" : "/signup");
  await fillSignUp(page, person);
  await page.waitForURL(/dashboard/);
  if (person.role === "recruiter") await confirmAddress(page, person.email);
}

/**
 * Verifies the address of the person who just signed up on this page, by the link in the outbox; ends on the dashboard.
 */
export async function confirmAddress(page: Page, email: string) {
  const outbox = await (await page.request.get("/dev/outbox")).text();
  const address = /\/verify-email\?token=[\w-]+/.exec(outbox.slice(outbox.indexOf(email)))?.[0] ?? "";
  await page.goto(address);
  await page.getByRole("button", { name: "Yes, this is my email" }).click();
  await page.waitForURL(/dashboard/);
}

/** Returns an address of the networks that are reserved for benchmarks, 198.18.0.0/15. */
function anAddress(): string {
  const part = () => Math.floor(Math.random() * 256);
  return `198.${18 + (part() % 2)}.${part()}.${part()}`;
}

/** Fills and sends the sign-up form; the caller checks where it leads. */
export async function fillSignUp(page: Page, { role, firstName, lastName, email, isInvited = false }: NewPerson) {
  await page.context().setExtraHTTPHeaders({ "X-Forwarded-For": anAddress() });
  await page.getByLabel("First name").fill(firstName);
  await page.getByLabel("Last name").fill(lastName);
  await page.getByLabel("Email", { exact: true }).fill(email);
  await page.getByLabel("Password", { exact: true }).fill("a quiet kiln at dawn");
  if (role === "recruiter") {
    if (isInvited) await expect(page.getByLabel("Company name")).toHaveCount(0);
    else await page.getByLabel("Company name").fill(`${lastName} Kilns`);
    await page.getByLabel("Job title").fill("Owner");
  }
  await page.getByLabel(/I am 18 or older/).check();
  await page.getByRole("button", { name: "Create Account" }).click();
}

type NewJob = { title: string; skills: string[]; hasScript?: boolean };

/** Fills the posting form; missing values keep their default. */
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

/** Posts a glazing job as the signed-in recruiter, with the changes of `alsoFill`; returns its address. */
export async function post(page: Page, title: string, alsoFill?: () => Promise<void>): Promise<string> {
  await page.goto("/recruiter/post-job");
  await fillJob(page, { title, skills: ["Glazing"] });
  await alsoFill?.();
  await page.getByRole("button", { name: "Post Job" }).click();
  await expectToast(page, "Job posted successfully");
  return (await page.getByRole("link", { name: title }).first().getAttribute("href")) ?? "";
}

/** Signs up as a senior called Pine with the profile that an application needs. */
export async function offerOneself(page: Page, firstName: string, about: string) {
  await signUp(page, { role: "senior", firstName, lastName: "Pine", email: freshEmail(firstName.toLowerCase()) });
  await page.goto("/senior/profile");
  await page.getByLabel("About me").fill(about);
  await page.getByLabel("Availability").fill("20");
  await page.getByRole("button", { name: "Save profile" }).click();
  await expectToast(page, "Profile updated successfully");
}

/** Applies for the job at that address, after `look` has checked its page, and sends it at once. */
export async function apply(page: Page, job: string, look?: () => Promise<void>) {
  await page.goto(job);
  await look?.();
  await page.getByRole("button", { name: "Apply Now" }).first().click();
  await expectToast(page, "Application Submitted");
  await sendNow(page);
}

/** Sends the held application of this job page. */
export async function sendNow(page: Page) {
  await page.getByRole("button", { name: "Send now: your application" }).filter({ visible: true }).first().click();
  await expect(
    page
      .getByText(/^Your application was sent on/)
      .filter({ visible: true })
      .first(),
  ).toBeVisible();
}

/** Waits for a toast with this title or text; an earlier one with the same text may still be there. */
export async function expectToast(page: Page, text: string) {
  await expect(page.locator(".toaster").getByText(text).last()).toBeVisible();
}

/** Waits until the element is hydrated: before that, a link loads a whole page, which is another journey. */
export async function expectAlive(element: Locator) {
  const isAlive = (node: Element) => Object.keys(node).some((key) => key.startsWith("__reactProps"));
  await expect.poll(() => element.evaluate(isAlive)).toBe(true);
}

/**
 * Turns a switch on once it works: pressed before its script has loaded it is replayed later, and check() does not
 * wait.
 */
export async function switchOn(page: Page, name: RegExp) {
  const control = page.getByRole("switch", { name });
  await expectAlive(control);
  await control.check();
}

/** Collects console messages that must never appear: errors and blocked content. Call it before the first page. */
export function watchConsole(page: Page): string[] {
  const complaints: string[] = [];
  page.on("console", (message) => {
    // The browser itself logs the status of pages that are meant to be refused.
    const isExpectedStatus = /Failed to load resource: the server responded with a status of 4\d\d/.test(
      message.text(),
    );
    if (message.type() === "error" && !isExpectedStatus) complaints.push(message.text());
  });
  page.on("pageerror", (error) => complaints.push(String(error)));
  return complaints;
}

/**
 * Expects no axe violation on the current page, with whatever is open on it, in the given themes (by default all):
 * every rule in the first one, in the others those that a theme can break. With AXE=all every rule in each.
 */
export async function expectNoViolations(page: Page, themes: readonly Theme[] = THEMES, where = page.url()) {
  const before = await page.evaluate(() => document.documentElement.dataset.theme);
  for (const [nth, theme] of themes.entries()) {
    await page.evaluate(setTheme, theme);
    // axe is half a megabyte, and would be loaded twice per theme, so it is reused.
    const isThere = await page.evaluate(() => "axe" in window);
    // Our pages have no frames, so no second page is needed to merge results. Passed checks are not described.
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
  // Colors must not be measured during a transition: hovered elements change to the new ones.
  for (const animation of document.getAnimations()) if (animation instanceof CSSTransition) animation.finish();
}

/**
 * Expects no axe violation on `path` in three themes and three widths, and no horizontal scrolling. Loads the page
 * once.
 */
export async function expectAccessible(page: Page, path: string) {
  // Colors must not be measured during a transition between two themes.
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

/** All three themes on a desktop, light on a phone; all nine pairs with AXE=all, which takes twice as long. */
function themesAt(width: (typeof WIDTHS)[number]): readonly Theme[] {
  if (process.env.AXE === "all" || width === 1280) return THEMES;
  return width === 320 ? ["light"] : [];
}

/** Returns the texts that this tab keeps because they aren't sent yet, with their keys. */
export function draftsOf(page: Page): Promise<[string, string][]> {
  return page.evaluate(() => Object.entries(sessionStorage).filter(([key]) => key.includes("-draft:")));
}
