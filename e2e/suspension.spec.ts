import { type Browser, expect, type Page, test } from "@playwright/test";
import { logInAsStaff, withOwnServer } from "./own-server.ts";
import { closeContexts, expectNoViolations, fillJob, freshEmail, sendNow, signUp, watchConsole } from "./pages.ts";

// A scammer is found, suspended, and appeals, on a server of its own with the staff of the
// demonstration market.

const HOME = withOwnServer("suspension");
const WORDS = "Somebody else used my account. I have a new password, and the text is gone.";
const REASON = "Your job asks people for money before they start.";
const SCAM = "Please pay a refundable deposit of $50 by gift card before we meet.";
const QUESTION = "Is this from you? A text says: please pay a deposit of $50 by gift card before we meet.";

test.afterEach(closeContexts);

type Looks = { hasScript: boolean; check(page: Page): Promise<void> };
type Found = { title: string; id: string };

/** Returns whether a job is in the search, the feed, and the sitemap, and at its own address. */
async function whereFound({ request }: Page, { title, id }: Found): Promise<boolean[]> {
  const textAt = async (path: string) => (await request.get(path)).text();
  const search = await textAt(`/find-jobs?q=${encodeURIComponent(title)}`);
  return [
    search.includes(`/job/${id}`),
    (await textAt("/jobs/feed.xml")).includes(id),
    (await textAt("/sitemap/jobs-1.xml")).includes(id),
    (await request.get(`/job/${id}`)).status() === 200,
  ];
}

async function postJob(page: Page, title: string, hasScript: boolean, description?: string) {
  await page.goto("/recruiter/post-job");
  await fillJob(page, { title, skills: ["Kiln firing"], hasScript });
  if (description) await page.getByLabel("Description").fill(description);
  await page.getByRole("button", { name: "Post Job" }).click();
  await expect(page.getByText("Job sent for review").first()).toBeVisible();
}

async function approve(moderator: Page, title: string): Promise<Found> {
  await moderator.goto("/operator/jobs");
  await moderator.getByRole("link", { name: title }).click();
  await expect(moderator.getByRole("heading", { level: 1, name: title })).toBeVisible();
  const id = new URL(moderator.url()).pathname.split("/").at(-1) ?? "";
  await moderator.getByRole("button", { name: "Approve" }).click();
  await moderator.waitForURL(/\/operator\/jobs$/);
  return { title, id };
}

/** Signs up a senior who applies and asks a question, which waits for a moderator. */
async function applyAndAsk(page: Page, { id }: Found) {
  await signUp(page, { role: "senior", firstName: "Iris", lastName: "Pine", email: freshEmail("iris") });
  await page.goto("/senior/profile");
  await page.getByLabel("About me").fill("Forty museum pieces mended, none of them worse for it.");
  await page.getByRole("button", { name: "Save profile" }).click();
  await expect(page.getByText("Profile updated successfully").first()).toBeVisible();
  await page.goto(`/job/${id}`);
  await page.getByRole("button", { name: "Apply Now" }).filter({ visible: true }).first().click();
  await sendNow(page);
  await page.goto(`/senior/messages?job=${id}`);
  await page.getByRole("textbox", { name: "Your message" }).fill(QUESTION);
  await page.getByRole("button", { name: "Send", exact: true }).click();
  // Without JavaScript the text is in a <noscript>, which text locators do not search.
  await expect.poll(() => page.content()).toContain("We check this message first");
}

async function report(page: Page, { id }: Found) {
  await page.goto(`/job/${id}`);
  await page.getByRole("link", { name: "report this job" }).click();
  await page.getByLabel("It asks for money, or looks like a scam").check();
  await page.getByLabel("What happened?").fill("They asked me for a deposit of 50 dollars by gift card.");
  await page.getByRole("button", { name: "Send report" }).click();
  await expect(page.getByText("Thank you. We have your report.")).toBeVisible();
}

async function logInAgain(page: Page, email: string) {
  await page.goto("/login");
  await page.getByLabel("Email", { exact: true }).fill(email);
  await page.getByLabel("Password", { exact: true }).fill("a quiet kiln at dawn");
  await page.locator("main").getByRole("button", { name: "Log In", exact: true }).click();
}

async function appealBan(page: Page, email: string, { check }: Looks) {
  // The session is over, and the login page says why.
  await page.goto("/recruiter/manage-jobs");
  await page.waitForURL(/\/login/);
  await logInAgain(page, email);
  await expect(page.getByRole("heading", { level: 1, name: "Your account is suspended for good" })).toBeVisible();
  await expect(page.locator("main").getByText(REASON)).toBeVisible();
  await page.getByRole("button", { name: "Send appeal" }).click();
  await expect(page.locator("main").getByText("at least 20 characters").last()).toBeVisible();
  await check(page);
  await page.getByLabel("Why is it wrong?").fill(WORDS);
  await page.getByRole("button", { name: "Send appeal" }).click();
  await expect(page.locator("main").getByText("We have your appeal")).toBeVisible();
}

async function decideAppeal(moderator: Page, admin: Page, { check }: Looks) {
  // Whoever made the first decision may not decide the appeal.
  await moderator.goto("/operator/appeals");
  await moderator.getByRole("link", { name: "Agnes Sorrel" }).first().click();
  await expect(moderator.getByText("Someone else has to answer this appeal.")).toBeVisible();
  await expect(moderator.getByRole("button", { name: "Decide and send" })).toHaveCount(0);
  await logInAsStaff(admin, "/operator/appeals");
  await check(admin);
  await admin.getByRole("link", { name: "Agnes Sorrel" }).first().click();
  await expect(admin.getByText(WORDS)).toBeVisible();
  await check(admin);
  await admin.getByLabel("Is reversed: the suspension is lifted").check();
  await admin.getByLabel("Your answer").fill("We saw the strange login, and are sorry. Your account is open again.");
  await admin.getByRole("button", { name: "Decide and send" }).click();
  await admin.waitForURL(/\/operator\/appeals$/);
}

async function scamAndAppeal(page: Page, newPage: () => Promise<Page>, looks: Looks) {
  const { hasScript, check } = looks;
  const [moderator, senior, admin] = [await newPage(), await newPage(), await newPage()];
  const number = Date.now();
  const email = freshEmail("agnes");
  await signUp(page, { role: "recruiter", firstName: "Agnes", lastName: "Sorrel", email });
  await postJob(page, `Kiln Warden ${number}`, hasScript);
  await logInAsStaff(moderator, "/operator/jobs", "moderator@example.com");
  const job = await approve(moderator, `Kiln Warden ${number}`);
  await expect.poll(() => whereFound(moderator, job)).toEqual([true, true, true, true]);
  await applyAndAsk(senior, job);

  // A moderator reads the held message and delivers it.
  await moderator.goto("/operator/messages");
  await moderator.getByRole("link", { name: "Iris Pine" }).last().click();
  await expect(moderator.getByText(QUESTION)).toBeVisible();
  await check(moderator);
  await moderator.getByRole("button", { name: "Deliver" }).click();
  await moderator.waitForURL(/\/operator\/messages$/);
  await page.goto("/recruiter/messages");
  await page
    .getByRole("link", { name: /Iris Pine/ })
    .first()
    .click();
  await expect(page.getByRole("log", { name: "Messages" }).getByText(QUESTION)).toBeVisible();

  // The next job reveals the scam: it is held, and the first job is reported.
  await postJob(page, `Glaze Warden ${number}`, hasScript, `${SCAM} You look after the work of two people each week.`);
  await report(senior, job);
  await moderator.goto("/operator/cases");
  await moderator.getByRole("link", { name: job.title }).click();
  await expect(moderator.getByText("They asked me for a deposit of 50 dollars")).toBeVisible();
  await check(moderator);
  const decision = moderator.getByRole("region", { name: "Decision" });
  await decision.getByLabel("In your own words").fill(REASON);
  await decision.getByRole("button", { name: "Ban", exact: true }).click();
  await expect(moderator.getByText("Banned by Ines Calloway")).toBeVisible();
  expect(await whereFound(moderator, job)).toEqual([false, false, false, false]);
  await moderator.goto("/operator/jobs");
  await expect(moderator.getByRole("link", { name: `Glaze Warden ${number}` })).toHaveCount(0);
  await expect
    .poll(async () => (await senior.request.get("/senior/notifications")).text())
    .toContain("An employer was suspended");

  await appealBan(page, email, looks);
  await decideAppeal(moderator, admin, looks);
  expect(await whereFound(admin, job)).toEqual([true, true, true, true]);
  await page.reload();
  await expect(page.getByRole("heading", { level: 1, name: "Your account is open again" })).toBeVisible();
  await admin.goto("/operator/audit");
  for (const action of STEPS) await expect(admin.getByRole("cell", { name: action }).first()).toBeVisible();
}

const STEPS = [
  "Job approved",
  "Held message delivered",
  "Case looked at",
  "Case decided",
  "Account banned",
  "Suspension ended",
  "Appeal looked at",
  "Appeal: decision reversed",
];

function pagesOf(browser: Browser, options: { javaScriptEnabled?: boolean } = {}) {
  return async () => (await browser.newContext({ ...options, baseURL: HOME })).newPage();
}

// Clauses 2.1-114, 2.1-121, 2.1-131, 2.1-132.
test("a scam employer is suspended, and a different moderator decides the appeal", async ({ page, browser }) => {
  test.setTimeout(180_000);
  const complaints = watchConsole(page);
  await scamAndAppeal(page, pagesOf(browser), { hasScript: true, check: expectNoViolations });
  // The event stream of an ended session is answered with 401.
  expect(complaints.filter((one) => !one.includes("401"))).toEqual([]);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("a scam employer is suspended, and a different moderator decides the appeal", async ({ page, browser }) => {
    test.setTimeout(180_000);
    const plain = pagesOf(browser, { javaScriptEnabled: false });
    await scamAndAppeal(page, plain, { hasScript: false, check: async () => {} });
  });
});
