import { expect, type Page, test } from "@playwright/test";
import { logInAsStaff, ownPort, startOwnServer } from "./own-server.ts";
import { closeContexts, expectNoViolations, fillJob, freshEmail, signUp, watchConsole } from "./pages.ts";

// A recruiter is banned and appeals: on a server of its own, with the staff of the demonstration market.

const PORT = ownPort(2);
const WORDS = "Somebody else used my account. I have a new password, and the text is gone.";
const REASON = "Your job asks people for money before they start.";
let stop: () => Promise<void>;

// Clauses 2.1-131, 2.1-132.
test.use({ baseURL: `http://localhost:${PORT}` });
test.describe.configure({ mode: "serial" });
test.afterEach(closeContexts);
test.beforeAll(async () => {
  test.setTimeout(120_000);
  stop = await startOwnServer(PORT);
});
test.afterAll(() => stop());

/** Whether a job is in the search, the feed, and the sitemap, one after the other. */
async function whereFound({ request }: Page, { title, id }: { title: string; id: string }): Promise<boolean[]> {
  const textAt = async (path: string) => (await request.get(path)).text();
  const search = await textAt(`/find-jobs?q=${encodeURIComponent(title)}`);
  return [
    search.includes(`/job/${id}`),
    (await textAt("/jobs/feed.xml")).includes(id),
    (await textAt("/sitemap/jobs-1.xml")).includes(id),
    (await request.get(`/job/${id}`)).status() === 200,
  ];
}

type Looks = { hasScript: boolean; check(page: Page): Promise<void> };

async function beBannedAndAppeal(page: Page, newPage: () => Promise<Page>, { hasScript, check }: Looks) {
  const title = `Kiln Warden ${Date.now()}`;
  const email = freshEmail("agnes");
  await signUp(page, { role: "recruiter", firstName: "Agnes", lastName: "Sorrel", email });
  await page.goto("/recruiter/post-job");
  await fillJob(page, { title, skills: ["Kiln firing"], hasScript });
  await page.getByRole("button", { name: "Post Job" }).click();
  await expect(page.getByText("Job sent for review").first()).toBeVisible();

  const moderator = await newPage();
  await logInAsStaff(moderator, "/operator/jobs", "moderator@example.com");
  const job = { title, id: "" };
  await moderator.getByRole("link", { name: title }).click();
  await expect(moderator.getByRole("heading", { level: 1, name: title })).toBeVisible();
  job.id = new URL(moderator.url()).pathname.split("/").at(-1) ?? "";
  await moderator.getByRole("button", { name: "Approve" }).click();
  await moderator.waitForURL(/\/operator\/jobs$/);
  await expect.poll(() => whereFound(moderator, job)).toEqual([true, true, true, true]);

  await moderator.goto(`/operator/people?q=${encodeURIComponent(email)}`);
  await moderator.getByRole("link", { name: "Agnes Sorrel" }).click();
  await expect(moderator.getByRole("heading", { name: "Suspension" })).toBeVisible();
  await check(moderator);
  await moderator.getByLabel("For good (a ban)").check();
  await moderator.getByLabel("Reason").fill(REASON);
  await moderator.getByRole("button", { name: "Suspend", exact: true }).click();
  await expect(moderator.getByText("Suspended for good")).toBeVisible();
  expect(await whereFound(moderator, job)).toEqual([false, false, false, false]);
  await check(moderator);

  // The recruiter's session is over, and the login says why.
  await page.goto("/recruiter/manage-jobs");
  await page.waitForURL(/\/login/);
  await page.getByLabel("Email", { exact: true }).fill(email);
  await page.getByLabel("Password", { exact: true }).fill("a quiet kiln at dawn");
  await page.locator("main").getByRole("button", { name: "Log In", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Your account is suspended for good" })).toBeVisible();
  await expect(page.locator("main").getByText(REASON)).toBeVisible();
  await page.getByRole("button", { name: "Send appeal" }).click();
  await expect(page.locator("main").getByText("at least 20 characters").last()).toBeVisible();
  await check(page);
  await page.getByLabel("Why is it wrong?").fill(WORDS);
  await page.getByRole("button", { name: "Send appeal" }).click();
  await expect(page.locator("main").getByText(WORDS)).toBeVisible();
  await expect(page.locator("main").getByText("We have your appeal")).toBeVisible();

  // Whoever decided first does not decide again.
  await moderator.goto("/operator/appeals");
  await moderator.getByRole("link", { name: "Agnes Sorrel" }).click();
  await expect(moderator.getByText("Someone else has to answer this appeal.")).toBeVisible();
  await expect(moderator.getByRole("button", { name: "Decide and send" })).toHaveCount(0);

  const admin = await newPage();
  await logInAsStaff(admin, "/operator/appeals");
  await check(admin);
  await admin.getByRole("link", { name: "Agnes Sorrel" }).click();
  await expect(admin.getByText(WORDS)).toBeVisible();
  await check(admin);
  await admin.getByLabel("Is reversed: the suspension is lifted").check();
  await admin.getByLabel("Your answer").fill("We saw the strange login, and are sorry. Your account is open again.");
  await admin.getByRole("button", { name: "Decide and send" }).click();
  await admin.waitForURL(/\/operator\/appeals$/);
  expect(await whereFound(admin, job)).toEqual([true, true, true, true]);

  await page.reload();
  await expect(page.getByRole("heading", { level: 1, name: "Your account is open again" })).toBeVisible();
  await expect(page.locator("main").getByText("We saw the strange login")).toBeVisible();
  await admin.goto("/operator/audit");
  for (const action of ["Account banned", "Suspension ended", "Appeal looked at", "Appeal: decision reversed"])
    await expect(admin.getByRole("cell", { name: action }).first()).toBeVisible();
}

test("a banned recruiter's job is gone at once, and comes back when another decides the appeal", async ({
  page,
  browser,
}) => {
  test.setTimeout(120_000);
  const complaints = watchConsole(page);
  const newPage = async () => (await browser.newContext()).newPage();
  await beBannedAndAppeal(page, newPage, { hasScript: true, check: expectNoViolations });
  // The stream of a session that ended is answered 401.
  expect(complaints.filter((one) => !one.includes("401"))).toEqual([]);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("a banned recruiter's job is gone at once, and comes back when another decides the appeal", async ({
    page,
    browser,
  }) => {
    test.setTimeout(120_000);
    const newPage = async () => (await browser.newContext({ javaScriptEnabled: false })).newPage();
    await beBannedAndAppeal(page, newPage, { hasScript: false, check: async () => {} });
  });
});
