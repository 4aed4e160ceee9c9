import { expect, test } from "@playwright/test";
import { expectAccessible, expectAlive, signIn, watchConsole } from "./pages.ts";

// axe on every page, in three themes, on a phone and on a desk; no sideways scroll; nothing in the console.

// Colors must not be measured during a transition between two themes.
test.use({ contextOptions: { reducedMotion: "reduce" } });
// Nine checks per page take their time on a busy machine.
test.describe.configure({ timeout: 180_000 });

const PUBLIC = [
  "/",
  "/login",
  "/signup",
  "/signup?as=recruiter",
  "/reset-password",
  "/find-jobs",
  "/find-jobs?q=zzzz-nothing",
  "/find-jobs?q=finance&save=1",
  "/how-it-works",
  "/about",
  "/contact",
  "/hire-talent",
  "/pricing",
  "/terms",
  "/privacy",
  "/accessibility",
  "/safety",
  "/developers",
  "/resources",
  "/resources/job-scams",
  "/resources/write-a-profile",
  "/resources/video-interviews",
  "/resources/earning-with-a-pension",
  "/resources/flexible-contracts",
  "/resources/age-and-your-rights",
  "/jobs/manufacturing",
  "/verify-email",
  "/waitlist/leave",
  "/contact/answered",
  "/create-profile",
  "/waitlist",
  "/waitlist-test",
  "/unsubscribe",
  "/data-export",
  "/senior-support",
  "/recruiter-support",
  "/no-such-page",
];
const SENIOR = [
  "/senior/dashboard",
  "/senior/find-jobs",
  "/senior/applications",
  "/senior/profile",
  "/senior/profile/preview",
  "/senior/notifications",
  "/senior/invitations",
];
const RECRUITER = [
  "/recruiter/dashboard",
  "/recruiter/dashboard/manage-jobs",
  "/recruiter/post-job",
  "/recruiter/applications",
  "/recruiter/applicants?status=open",
  "/recruiter/applicants/board",
  "/recruiter/applicants/stages",
  "/recruiter/letters",
  "/recruiter/manage-jobs",
  "/recruiter/import",
  "/recruiter/candidates?q=maintenance&filters=show",
  "/recruiter/candidates?q=maintenance+zzzz-nothing&minYears=5",
  "/recruiter/pools",
  "/recruiter/saved-searches?save=%3Fq%3Dmaintenance%26minHours%3D20",
  "/recruiter/subscription",
  "/recruiter/api",
  "/recruiter/webhooks",
  "/recruiter/company",
  "/recruiter/team",
  "/recruiter/profile",
  "/recruiter/settings",
  "/recruiter/analytics",
];

for (const path of PUBLIC) {
  // Clauses D38.
  test(`${path} is accessible`, async ({ page }) => {
    const complaints = watchConsole(page);
    await expectAccessible(page, path);
    expect(complaints).toEqual([]);
  });
}

test("a company and the jobs of a place are accessible", async ({ page }) => {
  await page.goto("/find-jobs");
  await page.locator("article h3 a").first().click();
  const company = await page.locator('a[href^="/company/"]').first().getAttribute("href");
  const place = await page.locator('a[href^="/jobs/in/"]').first().getAttribute("href");
  await expectAccessible(page, company ?? "");
  await expectAccessible(page, place ?? "");
});

test("a job is accessible, to a guest and with a match", async ({ page }) => {
  await page.goto("/find-jobs");
  const path = await page.locator("article h3 a").first().getAttribute("href");
  await expectAccessible(page, path ?? "");
  await signIn(page, "senior@example.com");
  await expectAccessible(page, path ?? "");
});

test.describe("the senior area", () => {
  for (const path of SENIOR) {
    test(`${path} is accessible`, async ({ page }) => {
      await signIn(page, "senior@example.com");
      const complaints = watchConsole(page);
      await expectAccessible(page, path);
      expect(complaints).toEqual([]);
    });
  }

  test("the details of an application are accessible", async ({ page }) => {
    await signIn(page, "senior@example.com");
    await page.goto("/senior/applications");
    await page
      .getByRole("link", { name: /View Details/ })
      .first()
      .click();
    await expect(page.getByRole("dialog", { name: "Application Details" })).toBeVisible();
    await expectAccessible(page, page.url());
  });
});

test.describe("the recruiter area", () => {
  for (const path of RECRUITER) {
    test(`${path} is accessible`, async ({ page }) => {
      await signIn(page, "recruiter@example.com");
      const complaints = watchConsole(page);
      await expectAccessible(page, path);
      expect(complaints).toEqual([]);
    });
  }

  test("a table of applicants with an open profile is accessible", async ({ page }) => {
    await signIn(page, "recruiter@example.com");
    await page.goto("/recruiter/applications");
    const choice = page.getByLabel("Select a job to view applicants");
    await choice.selectOption({ index: 1 });
    await page
      .getByRole("link", { name: /View Profile/ })
      .first()
      .click();
    await expect(page.getByRole("heading", { name: "Candidate Profile" })).toBeVisible();
    await expectAccessible(page, page.url());
  });
});

test("the largest text on a phone loses nothing and scrolls one way only", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await page.addInitScript(() => localStorage.setItem("text-size", "largest"));
  const expectToFit = async (path: string) => {
    await page.goto(path);
    expect(await page.evaluate(() => document.documentElement.dataset.text)).toBe("largest");
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow, path).toBeLessThanOrEqual(0);
  };
  for (const path of ["/", "/find-jobs", "/find-jobs?q=maintenance+zzzz&where=ohio", "/signup", "/pricing"]) {
    await expectToFit(path);
  }
  await signIn(page, "recruiter@example.com");
  for (const query of ["q=maintenance", "q=maintenance&sort=newest", "q=maintenance+zzzz-nothing&minYears=5"]) {
    await expectToFit(`/recruiter/candidates?${query}`);
  }
});

// Clauses 2.3-2, 2.3-8, 2.3-11, 4-30, 9-19, D20.
test("high contrast is one setting, stored and applied before the first paint", async ({ page }) => {
  const theme = () => page.evaluate(() => document.documentElement.dataset.theme);
  await page.goto("/");
  await page.getByRole("button", { name: "High contrast" }).first().click();
  await expect.poll(theme).toBe("contrast");
  expect(await page.evaluate(() => localStorage.getItem("high-contrast"))).toBe("enabled");
  await page.goto("/pricing", { waitUntil: "commit" });
  await page.waitForFunction(() => document.documentElement.dataset.theme === "contrast");
  await page.waitForLoadState("networkidle");
  await page.keyboard.press("Alt+Shift+C");
  expect(await theme()).toBe("light");
  await page.keyboard.press("Alt+Escape");
  expect(await theme()).toBe("contrast");
});

// Clauses 2.3-1, 4-32, D81.
test("the skip link is the first stop and leads to the main content", async ({ page }) => {
  await page.goto("/find-jobs");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Skip to main content" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.locator("main")).toBeFocused();
});

// Clauses 2.1-42, D14.
test("a followed link focuses the new heading and names the page", async ({ page }) => {
  await page.goto("/");
  const link = page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "How It Works" });
  await expectAlive(link);
  await link.click();
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await expect(page).toHaveTitle(/How It Works/);
});

test("forced colors mark current and selected items with a line", async ({ page }) => {
  await page.emulateMedia({ forcedColors: "active" });
  await signIn(page, "recruiter@example.com");
  await page.goto("/recruiter/manage-jobs");
  // Segments take the highlight as their background.
  const segment = page.locator("main .tabs--seg .tab[aria-current]").first();
  await expect(segment).toHaveCSS("forced-color-adjust", "none");
  const tabs = page.locator("main .tabs:not(.tabs--seg)");
  await expect(tabs.locator(".tab[aria-current]").first()).toHaveCSS("outline-style", "solid");
  await expect(tabs.locator(".tab:not([aria-current])").first()).toHaveCSS("outline-style", "none");
  await page.goto("/recruiter/messages");
  await page.getByRole("region", { name: "Conversations" }).getByRole("listitem").first().getByRole("link").click();
  await expect(page.locator(".conv[aria-current]")).toHaveCSS("outline-style", "solid");
  await page.goto("/recruiter/applications");
  await expect(page.locator("main .select").first()).toHaveCSS("appearance", "auto");
});

test.describe("on paper", () => {
  test.use({ timezoneId: "Pacific/Auckland" });

  test("each page has its address and the day in the reader's zone", async ({ page }) => {
    await signIn(page, "senior@example.com");
    await page.clock.setFixedTime("2026-11-20T20:00:00Z");
    for (const path of ["/senior/profile", "/senior/messages", "/about", "/senior/applications?show=ended"]) {
      await page.goto(path);
      await expectAlive(page.getByRole("heading", { level: 1 }));
      const line = page.locator(".printed");
      await expect(line).toBeHidden();
      await page.pdf();
      await page.emulateMedia({ media: "print" });
      await expect(line).toBeVisible();
      await expect(line).toHaveText(`${new URL(path, page.url()).href} \u00b7 Printed November 21, 2026`);
      await page.emulateMedia({ media: "screen" });
    }
  });
});

test("prints a whole conversation without forms, and a profile's skills", async ({ page }) => {
  await signIn(page, "senior@example.com");
  await page.setViewportSize({ width: 1280, height: 400 });
  await page.goto("/senior/messages");
  await page
    .getByRole("region", { name: "Conversations" })
    .getByRole("link", { name: /Priya Raman.*Interim Finance Controller/ })
    .click();
  const log = page.getByRole("log", { name: "Messages" });
  await expect(log.locator(".bubble").first()).toBeAttached();
  await page.emulateMedia({ media: "print" });
  expect(await log.evaluate((part) => part.scrollHeight - part.clientHeight)).toBeLessThanOrEqual(1);
  await expect(page.getByRole("textbox", { name: "Your message" })).toBeHidden();
  await page.emulateMedia({ media: "screen" });
  await page.goto("/senior/profile");
  const skill = page.getByRole("button", { name: "Remove skill: HAZOP" });
  await expectAlive(skill);
  await page.emulateMedia({ media: "print" });
  await expect(skill).toBeVisible();
  await expect(page.locator("input[type=file]").first()).toBeHidden();
  // Filled-in values are text, and other options are hidden.
  await expect(page.getByLabel("Full name")).toHaveCSS("border-top-width", "0px");
  await expect(page.getByText("I prefer no photo. Show my first letter.")).toBeHidden();
});

test("prints applicants' names without checkboxes and buttons", async ({ page }) => {
  await signIn(page, "recruiter@example.com");
  await page.goto("/recruiter/manage-jobs");
  await page.getByRole("link", { name: /View Applicants: Interim Finance Controller/ }).click();
  const row = page.getByRole("row", { name: /Desmond Oakhurst/ });
  await expectAlive(row.getByRole("link", { name: /View Profile/ }));
  await page.emulateMedia({ media: "print" });
  await expect(row.getByText("Desmond Oakhurst", { exact: true })).toBeVisible();
  await expect(row.getByRole("checkbox")).toBeHidden();
  await expect(row.getByRole("link")).toHaveCount(0);
});
