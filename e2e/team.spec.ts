import { type Browser, expect, type Page, test } from "@playwright/test";
import {
  closeContexts,
  expectNoViolations,
  expectToast,
  fillJob,
  fillSignUp,
  freshEmail,
  post,
  signUp,
  watchConsole,
} from "./pages.ts";

// Two people of one company, each in a browser of their own.

test.afterEach(closeContexts);

/** Invites someone from the team page; they sign up by the emailed invitation and join, in a browser of their own. */
async function joinBy(owner: Page, browser: Browser, firstName: string): Promise<Page> {
  const email = freshEmail(firstName.toLowerCase());
  await owner.goto("/recruiter/team");
  await owner.getByLabel("Email", { exact: true }).fill(email);
  await owner.getByRole("button", { name: "Send invitation" }).click();
  await expectToast(owner, "The invitation is on its way");
  const page = await (await browser.newContext()).newPage();
  await page.goto(await linkTo(page, email, /\/join-team\?invitation=[\w-]+/));
  await page.getByRole("link", { name: "Sign Up" }).last().click();
  await fillSignUp(page, { role: "recruiter", firstName, lastName: "Ruiz", email, isInvited: true });
  await page.waitForURL(/\/join-team\?/);
  await page.goto(await linkTo(page, email, /\/verify-email\?[\w=&;%.-]+/));
  await page.getByRole("button", { name: "Yes, this is my email" }).click();
  await page.waitForURL(/\/join-team\?/);
  await page.getByRole("button", { name: "Join the team" }).click();
  await page.waitForURL(/manage-jobs/);
  return page;
}

/** Returns an address from the newest email to someone. */
async function linkTo(page: Page, email: string, pattern: RegExp): Promise<string> {
  const outbox = await (await page.request.get("/dev/outbox")).text();
  return (pattern.exec(outbox.slice(outbox.indexOf(email)))?.[0] ?? "").replaceAll("&amp;", "&");
}

async function anOwner(page: Page, browser: Browser, firstName: string) {
  await signUp(page, { role: "recruiter", firstName: "Olive", lastName: "Okafor", email: freshEmail("olive") });
  const title = `Kiln warden for ${firstName} ${Date.now()}`;
  await post(page, title);
  return { title, colleague: await joinBy(page, browser, firstName) };
}

// Clauses 2.1-172.
test("colleagues share a job, hand it over, and one leaves", async ({ page, browser }) => {
  const complaints = watchConsole(page);
  const { title, colleague } = await anOwner(page, browser, "Ana");
  complaints.push(...watchConsole(colleague));
  // Everyone's first, because who has just joined has no job yet.
  await expect(colleague.getByRole("link", { name: "Everyone's" })).toHaveAttribute("aria-current", "page");
  await expect(colleague.getByRole("link", { name: title, exact: true })).toBeVisible();
  await colleague.getByRole("link", { name: "Mine" }).click();
  await expect(colleague.getByRole("link", { name: title, exact: true })).toBeHidden();

  await page.goto("/recruiter/manage-jobs");
  await page.getByLabel(`More: ${title}`).click();
  await page.getByRole("link", { name: "Hand over" }).click();
  await page.getByRole("button", { name: "Hand over" }).click();
  await expect(page.getByText("Please choose a colleague who is a recruiter or an owner").first()).toBeVisible();
  await expectNoViolations(page);
  await page.getByLabel("Who takes over").selectOption({ label: "Ana Ruiz" });
  await page.getByRole("button", { name: "Hand over" }).click();
  await expectToast(page, "The job is handed over");
  // It arrives without a reload.
  await expect(colleague.getByRole("link", { name: title, exact: true })).toBeVisible();

  await colleague.goto("/recruiter/team");
  await expectNoViolations(colleague);
  await colleague.getByLabel("Who takes over").selectOption({ label: "Olive Okafor" });
  await colleague.getByRole("button", { name: "Leave the team" }).click();
  await expectToast(colleague, "You left the team");
  await colleague.goto("/recruiter/manage-jobs?whose=everyone");
  await expect(colleague.getByText("You haven't posted a job yet")).toBeVisible();
  await expect(page.getByRole("link", { name: title, exact: true })).toBeVisible();
  expect(complaints).toEqual([]);
});

// Clauses 2.1-172.
test("who is removed loses access at once, in the window that is open", async ({ page, browser }) => {
  const { title, colleague } = await anOwner(page, browser, "Ben");
  await colleague.goto("/recruiter/applications?whose=everyone");
  await colleague.getByLabel("Select a job to view applicants").selectOption({ label: `${title} - Okafor Kilns` });
  await expect(colleague.getByRole("heading", { name: "Matching Candidates" })).toBeVisible();

  await page.goto("/recruiter/team");
  await page.getByRole("link", { name: "Change: Ben Ruiz" }).click();
  const form = page.getByRole("form", { name: "Remove Ben Ruiz" });
  await form.getByLabel("Who takes over").selectOption({ label: "Olive Okafor" });
  await form.getByRole("button", { name: "Remove Ben Ruiz" }).click();
  await expectToast(page, "They're no longer on your team");
  await expect(colleague.getByRole("heading", { name: "Page Not Found" })).toBeVisible();
  await expect(colleague.getByText(title)).toBeHidden();
});

// Clauses 2.1-193.
test("a second person is told what waits, and publishes several jobs at once", async ({ page, browser }) => {
  const { colleague } = await anOwner(page, browser, "Cleo");
  await page.goto("/recruiter/team");
  await page.getByLabel("A second person publishes").check();
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expectToast(page, "A second person publishes now");
  const titles = ["Glaze Mixer", "Clay Buyer"].map((title) => `${title} ${Date.now()}`);
  for (const title of titles) {
    await colleague.goto("/recruiter/post-job");
    await fillJob(colleague, { title, skills: ["Glazing"] });
    await colleague.getByRole("button", { name: "Post Job" }).click();
    // On the page too, which forgets the typed text only once it shows this.
    await expect(colleague.getByRole("region", { name: /^Waiting for a colleague/ })).toBeVisible();
    await expectToast(colleague, "Waiting for a colleague");
  }

  await page.goto("/recruiter/notifications");
  await page.getByRole("link", { name: "See what's waiting" }).click();
  await page.getByRole("button", { name: "Publish selected" }).click();
  await expect(page.getByText("Please select at least one job.")).toBeVisible();
  await expectNoViolations(page);
  await page.getByRole("button", { name: "Select all" }).click();
  await page.getByRole("button", { name: "Publish selected" }).click();
  await expectToast(page, "2 jobs published");
  await expect(page.getByText("Nothing in this list")).toBeVisible();
  await page.goto("/recruiter/manage-jobs?whose=everyone&show=live");
  for (const title of titles) await expect(page.getByRole("link", { name: title, exact: true })).toBeVisible();
});
