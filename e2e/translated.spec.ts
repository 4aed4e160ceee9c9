import { expect, type Page, test } from "@playwright/test";
import {
  apply,
  closeContexts,
  expectToast,
  freshEmail,
  offerOneself,
  post,
  signIn,
  signUp,
  switchOn,
  watchConsole,
} from "./pages.ts";
import { translateAll, untilTranslated } from "./translation.ts";

// A browser's translation replaces every text of the page. Nothing may break, and changes must show.

test.afterEach(closeContexts);

/** Follows each link of a part of the page, without reloading. */
async function followAll(page: Page, part: string) {
  await untilTranslated(page);
  const paths = await page
    .locator(`${part} a`)
    .filter({ visible: true })
    .evaluateAll((links) => [...new Set(links.map((link) => link.getAttribute("href") ?? ""))]);
  // Links to the login are not followed.
  const open = paths.filter((path) => /^\/[a-z/-]+$/.test(path) && path !== "/create-profile");
  expect(open.length).toBeGreaterThan(3);
  for (const path of open) {
    await page.locator(`${part} a[href="${path}"]`).filter({ visible: true }).first().click();
    await expect(page).toHaveURL(path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await untilTranslated(page);
  }
}

test("public pages work when translated", async ({ page }) => {
  const complaints = watchConsole(page);
  await translateAll(page);
  await page.goto("/");
  await followAll(page, "footer");
  await followAll(page, "header");

  await page.goto("/find-jobs");
  await untilTranslated(page);
  const heading = page.getByRole("heading", { level: 2, name: /jobs? found$/ });
  const before = (await heading.textContent()) ?? "";
  await page
    .getByRole("combobox", { name: "What" })
    .or(page.getByRole("searchbox", { name: "What" }))
    .fill("finance");
  await expect(heading).not.toHaveText(before);
  await page.getByLabel("Remote").first().check();
  await expect(page).toHaveURL(/remote/i);
  await page.locator("article h3 a").first().click();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await page.goBack();
  await expect(page.locator("article").first()).toBeVisible();

  await page.goto("/login");
  await untilTranslated(page);
  await page.getByLabel("Email", { exact: true }).fill(freshEmail("nobody"));
  await page.getByLabel("Password", { exact: true }).fill("not the one");
  await page.getByRole("button", { name: /^Show/ }).click();
  await page.getByRole("button", { name: /^Hide/ }).click();
  await page.locator("main").getByRole("button", { name: "Log In", exact: true }).click();
  await expect(page.locator("main").getByText("The email or password isn't right").first()).toBeVisible();
  await signUp(page, { role: "senior", firstName: "Odile", lastName: "Pine", email: freshEmail("odile") });
  expect(complaints).toEqual([]);
});

test("a senior saves a profile, applies, and undoes it when translated", async ({ browser }) => {
  const [hiring, seeking] = [await browser.newPage(), await browser.newPage()];
  const complaints = [hiring, seeking].map(watchConsole);
  await Promise.all([hiring, seeking].map(translateAll));
  const title = `Wheel Warden ${Date.now()}`;
  await signUp(hiring, { role: "recruiter", firstName: "Agnes", lastName: "Thorne", email: freshEmail("agnes") });
  const job = await post(hiring, title);
  await offerOneself(seeking, "Walter", "I have turned clay for thirty years and like to show how it is done.");
  await seeking.getByRole("combobox", { name: "Skills" }).fill("Glazing");
  await seeking.getByRole("combobox", { name: "Skills" }).press("Enter");
  await seeking.getByRole("button", { name: "Save profile" }).click();
  await expect(seeking.getByRole("button", { name: "Save profile" })).not.toHaveAttribute("aria-busy");

  await apply(seeking, job);
  await seeking.goto("/senior/dashboard");
  await followAll(seeking, "nav.side");
  await seeking.goto("/senior/settings");
  await untilTranslated(seeking);
  await switchOn(seeking, /Weekly digest/);
  await expect(seeking.getByText("Last change: Weekly digest on.")).toBeVisible();

  await hiring.goto(`/recruiter/applications?job=${job.split("/").at(-1)}`);
  await untilTranslated(hiring);
  const row = hiring.getByRole("row", { name: /Walter Pine/ });
  await row.getByRole("button", { name: "Review Application" }).click();
  await expect(row.getByText("In Review")).toBeVisible();
  await seeking.goto("/senior/applications");
  await untilTranslated(seeking);
  await seeking.getByRole("link", { name: /^View Details/ }).click();
  const details = seeking.getByRole("dialog", { name: "Application Details" });
  await details.getByRole("link", { name: "Withdraw application" }).click();
  await details.getByRole("button", { name: "Yes, withdraw application" }).click();
  await expectToast(seeking, "Application Withdrawn");
  await expect(seeking.getByText(/^You withdrew on/).first()).toBeVisible();
  expect(complaints.flat()).toEqual([]);
});

test("a recruiter posts, pauses, searches, and chooses a plan when translated", async ({ page }) => {
  const complaints = watchConsole(page);
  await translateAll(page);
  const title = `Kiln Warden ${Date.now()}`;
  await signUp(page, { role: "recruiter", firstName: "Agnes", lastName: "Thorne", email: freshEmail("agnes") });
  await post(page, title);
  await page.goto("/recruiter/dashboard");
  await followAll(page, "nav.side");

  await page.goto("/recruiter/manage-jobs");
  await untilTranslated(page);
  await page.getByRole("button", { name: `Pause: ${title}` }).click();
  await expect(page.getByText(`${title} is paused.`)).toBeVisible();
  await expect(page.getByRole("row", { name: title }).getByText("Paused", { exact: true })).toBeVisible();
  await page.getByRole("button", { name: `Undo: Pause ${title}` }).click();
  await expectToast(page, `${title} is live again`);
  await expect(page.getByText(`${title} is paused.`)).toBeHidden();

  await page.goto("/recruiter/subscription");
  await untilTranslated(page);
  await page.getByRole("radio", { name: /^Basic/ }).check();
  await page.getByRole("radio", { name: /^Professional/ }).check();
  await expect(page.locator(".savebar")).toContainText("Professional");
  await page.getByRole("button", { name: "Subscribe Now" }).click();
  await expectToast(page, "Subscription request for Professional plan received!");

  await page.context().clearCookies();
  await signIn(page, "recruiter@example.com");
  await page.goto("/recruiter/candidates");
  await untilTranslated(page);
  await page.getByRole("link", { name: "Show Filters" }).click();
  await expect(page.getByRole("link", { name: "Hide Filters" })).toBeVisible();
  await page.getByRole("searchbox", { name: "Name, skill or word" }).fill("maintenance");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/q=maintenance/);
  await page
    .getByRole("link", { name: /^View Profile: / })
    .first()
    .click();
  await expect(page.getByRole("heading", { name: "Candidate Profile" })).toBeVisible();
  await page.getByRole("link", { name: "Close profile" }).click();
  await expect(page.getByRole("heading", { name: "Candidate Profile" })).toBeHidden();
  expect(complaints).toEqual([]);
});

test("a message is sent, changed, and removed when translated", async ({ browser }) => {
  const [hiring, seeking] = [await browser.newPage(), await browser.newPage()];
  const complaints = [hiring, seeking].map(watchConsole);
  await Promise.all([hiring, seeking].map(translateAll));
  await signUp(hiring, { role: "recruiter", firstName: "Nora", lastName: "Weaver", email: freshEmail("nora") });
  const job = await post(hiring, `Lace Restorer ${Date.now()}`);
  await offerOneself(seeking, "Petra", "I have mended lace for thirty years and like to show how it is done.");
  await apply(seeking, job);
  await hiring.goto(`/recruiter/applications?job=${job.split("/").at(-1)}`);
  await hiring
    .getByRole("link", { name: /^Message: / })
    .first()
    .click();
  const box = (page: Page) => page.getByRole("textbox", { name: "Your message" });
  await box(hiring).fill("When could you begin? See https://example.org/lace and tell me.");
  await hiring.getByRole("button", { name: "Send", exact: true }).click();
  await expect(hiring.getByText("Your message is on its way")).toBeVisible();
  const log = (page: Page) => page.getByRole("log", { name: "Messages" });
  await expect(log(hiring)).toContainText("When could you begin?");

  await seeking.goto("/senior/messages");
  await seeking.getByRole("region", { name: "Conversations" }).getByRole("link", { name: /Nora/ }).click();
  await expect(log(seeking)).toContainText("When could you begin?");
  await expect(log(hiring).locator(".bubble--me").last()).toContainText("Read");
  await box(seeking).fill("On Monday.");
  await seeking.getByRole("button", { name: "Send", exact: true }).click();
  await expect(log(hiring)).toContainText("On Monday.");
  await log(seeking)
    .getByRole("link", { name: /Change this message/ })
    .click();
  await expect(seeking.getByRole("heading", { name: "Change your message" })).toBeFocused();
  await box(seeking).fill("On Tuesday.");
  await seeking.getByRole("button", { name: "Save", exact: true }).click();
  await expect(log(seeking)).toContainText("On Tuesday.");
  await expect(log(seeking).locator(".bubble--me").last()).toContainText("Edited");
  expect(complaints.flat()).toEqual([]);
});
