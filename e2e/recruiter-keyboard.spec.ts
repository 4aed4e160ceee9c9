import { type Browser, expect, type Page, test } from "@playwright/test";
import { choose, press, tabTo, type } from "./keys.ts";
import {
  closeContexts,
  confirmAddress,
  expectNoViolations,
  expectToast,
  freshEmail,
  sendNow,
  signUp,
  switchOn,
  watchConsole,
} from "./pages.ts";

// The recruiter's whole journey by keyboard only, with axe wherever something new has opened.

test.use({ contextOptions: { reducedMotion: "reduce" } });
test.afterEach(closeContexts);

const DAY = 86_400_000;
const PASSWORD = "a quiet kiln at dawn";
const DESCRIPTION = "Look after two tunnel kilns, teach two people to do the same, and write down what only you know.";

async function signUpByKeys(page: Page, lastName: string) {
  const email = freshEmail("agnes");
  await page.goto("/signup");
  await press(page, page.getByRole("link", { name: "Recruiter", exact: true }));
  await page.waitForURL(/as=recruiter/);
  await type(page, page.getByLabel("First name"), "Agnes");
  await type(page, page.getByLabel("Last name"), lastName);
  await type(page, page.getByLabel("Email", { exact: true }), email);
  await type(page, page.getByLabel("Password", { exact: true }), PASSWORD);
  await type(page, page.getByLabel("Company name"), `${lastName} Kilns`);
  await type(page, page.getByLabel("Job title"), "Owner");
  await press(page, page.getByLabel(/I am 18 or older/), "Space");
  await press(page, page.getByRole("button", { name: "Create Account" }));
  await page.waitForURL(/recruiter\/dashboard/);
  await confirmAddress(page, email);
}

function inSidebar(page: Page, name: string) {
  return page.getByRole("navigation", { name: "Recruiter" }).getByRole("link", { name });
}

async function postByKeys(page: Page, { title, skill }: { title: string; skill: string }) {
  await press(page, inSidebar(page, "Post a Job"));
  await expect(page.getByRole("heading", { level: 1, name: "Post a New Job" })).toBeFocused();
  await type(page, page.getByLabel("Job title"), title);
  await type(page, page.getByLabel("Description"), `${DESCRIPTION} You are a young person.`);
  await type(page, page.getByLabel("Industry"), "Ceramics");
  await type(page, page.getByRole("combobox", { name: "Skills" }), skill);
  await page.keyboard.press("Enter");
  await type(page, page.getByLabel("Location"), "Dayton, Ohio");
  await press(page, page.getByRole("button", { name: "Post Job" }));
  // Two banned wordings: the error beside the field has the focus, and nothing is lost.
  await expect(page.getByText("\u201cyoung person\u201d: the law bans").last()).toBeVisible();
  await expectNoViolations(page);
  await type(page, page.getByLabel("Description"), DESCRIPTION);
  await press(page, page.getByRole("button", { name: "Post Job" }));
  await expectToast(page, "Job posted successfully");
  await expect(page.getByRole("region", { name: "Job posted successfully" })).toBeFocused();
}

/** Returns the address in the email that verifies a company. */
async function linkInMail(page: Page, to: string): Promise<string> {
  const outbox = await page.context().newPage();
  await outbox.goto("/dev/outbox");
  const mail = outbox.getByRole("article").filter({ hasText: to });
  const link = mail.locator(".mailtext a[href*='/recruiter/company?token=']");
  const address = (await link.getAttribute("href")) ?? "";
  await outbox.close();
  return address;
}

/** A senior with a full profile, signed up without the keyboard checks. */
async function aSenior(browser: Browser, lastName: string, about: string) {
  const page = await (await browser.newContext()).newPage();
  await signUp(page, { role: "senior", firstName: "Walter", lastName, email: freshEmail("walter") });
  await page.goto("/senior/profile");
  await page.getByLabel("About me").fill(about);
  await page.getByLabel("Availability").fill("20");
  await page.getByRole("button", { name: "Save profile" }).click();
  await expectToast(page, "Profile updated successfully");
  return page;
}

// Clauses 1-3, 1-9.
test("a recruiter verifies, posts, reviews, interviews, and closes by keyboard", async ({ browser, page }) => {
  test.setTimeout(300_000);
  const complaints = watchConsole(page);
  const [title, site] = [`Kiln Warden ${Date.now()}`, `kilns-${Date.now()}.example`];
  await signUpByKeys(page, "Thorne");

  await test.step("the company is verified by the link in the mail", async () => {
    await press(page, inSidebar(page, "Company"));
    await expect(page.getByRole("heading", { level: 1, name: "Company" })).toBeFocused();
    await type(page, page.getByLabel("Website"), site);
    await press(page, page.getByRole("button", { name: "Save company" }));
    await expectToast(page, "Company saved");
    const address = page.getByLabel("Email address at your company");
    await type(page, address, `agnes@elsewhere-${Date.now()}.example`);
    await press(page, page.getByRole("button", { name: "Send the link" }));
    await expect(address).toHaveAttribute("aria-invalid", "true");
    await expect(address).toBeFocused();
    await type(page, address, `agnes@${site}`);
    await press(page, page.getByRole("button", { name: "Send the link" }));
    await expectToast(page, "Check that mailbox");
    await expect(page.getByText(`We sent a link to agnes@${site} on `)).toBeInViewport();
    await expect(page.getByRole("button", { name: "Send the link again" })).toBeFocused();
    await page.goto(await linkInMail(page, `agnes@${site}`));
    await expectNoViolations(page);
    await press(page, page.getByRole("button", { name: "Confirm" }));
    await expectToast(page, "Your company is verified");
    await expect(page.getByRole("heading", { name: "Verified employer" })).toBeFocused();
    await expect(page.getByText(`You confirmed an email address at ${site}`)).toBeVisible();
  });

  await test.step("a job is posted and edited", async () => {
    await postByKeys(page, { title, skill: "Kiln firing" });
    await press(page, inSidebar(page, "Manage Jobs"));
    await press(page, page.getByRole("link", { name: `Edit: ${title}` }));
    await type(page, page.getByLabel("Maximum pay"), "62");
    await press(page, page.getByRole("button", { name: "Save changes" }));
    await expectToast(page, "Changes saved");
    await expect(page.getByRole("row", { name: title }).getByText("$25 - $62 per hour")).toBeVisible();
  });

  const seeking = await aSenior(browser, "Pine", "I kept three tunnel kilns running for a tile works.");
  complaints.push(...watchConsole(seeking));
  await test.step("a senior applies", async () => {
    await seeking.goto(`/find-jobs?q=${encodeURIComponent(title)}`);
    await seeking.getByRole("link", { name: title }).click();
    await expect(seeking.getByText("Verified employer").first()).toBeVisible();
    await seeking.getByRole("button", { name: "Apply Now" }).first().click();
    await expectToast(seeking, "Application Submitted");
    await sendNow(seeking);
  });

  await test.step("the application is reviewed, and the interview and the offer are written", async () => {
    await page.goto("/recruiter/manage-jobs");
    await press(page, page.getByRole("link", { name: `1 applicant. View Applicants: ${title}` }));
    await press(page, page.getByRole("link", { name: "View Profile: Walter Pine" }));
    await expect(page.getByRole("heading", { name: "Candidate Profile" })).toBeVisible();
    await press(page, page.getByRole("button", { name: "Review Application: Walter Pine" }));
    await expectToast(page, "Application is now under review");
    await moveWithMessage(page, "Invite to Interview", "Shall we talk by telephone?", { isDated: true });
    await expect(page.getByText(/10:00 AM Eastern (Standard|Daylight) Time, by phone/).first()).toBeVisible();
    await moveWithMessage(page, "Send Offer", "The job is yours: twenty hours a week from the first of May.");
  });

  await test.step("the senior reads it and accepts, by keys too", async () => {
    await seeking.goto("/senior/messages");
    await expect(seeking.getByText("The job is yours").filter({ visible: true }).first()).toBeVisible();
    await press(seeking, seeking.getByRole("link", { name: /Agnes Thorne/ }).first());
    const log = seeking.getByRole("log", { name: "Messages" });
    await expect(log.getByText(/Interview: .* 10:00 AM Eastern/)).toBeVisible();
    await seeking.goto("/senior/applications");
    await press(seeking, seeking.getByRole("link", { name: /^View Details: / }).first());
    const details = seeking.getByRole("dialog", { name: "Application Details" });
    await press(seeking, details.getByRole("link", { name: "Accept offer" }));
    await expectNoViolations(seeking);
    await press(seeking, details.getByRole("button", { name: "Yes, accept offer" }));
    await expectToast(seeking, "Offer Accepted");
  });

  await test.step("the job is closed", async () => {
    await page.goto("/recruiter/applications");
    await press(page, inSidebar(page, "Manage Jobs"));
    const row = page.getByRole("row", { name: title });
    await press(page, row.locator("summary", { hasText: "More" }));
    await expectNoViolations(page);
    await press(page, row.getByRole("button", { name: "Close" }));
    await expect(page.getByText(`${title} is closed.`)).toBeVisible();
    await expect(row.getByText("Closed", { exact: true })).toBeVisible();
    await expectNoViolations(page);
  });
  expect(complaints).toEqual([]);
});

/** Opens the form of a status change, writes the message, and sends it at once. */
async function moveWithMessage(page: Page, move: string, message: string, { isDated = false } = {}) {
  await press(page, page.locator("summary", { hasText: move }));
  await type(page, page.getByLabel("Message to Walter Pine", { exact: true }), " ");
  await press(page, page.getByRole("button", { name: `${move} and send message` }));
  await expect(page.getByLabel("Message to Walter Pine", { exact: true })).toHaveAttribute("aria-invalid", "true");
  await expect(page.getByLabel("Message to Walter Pine", { exact: true })).toBeFocused();
  await type(page, page.getByLabel("Message to Walter Pine", { exact: true }), message);
  if (isDated) {
    const [year, month, day] = new Date(Date.now() + 20 * DAY).toISOString().slice(0, 10).split("-");
    await type(page, page.getByLabel("Day", { exact: true }), `${month}${day}${year}`);
    await type(page, page.getByLabel("Time", { exact: true }), "1000AM");
    // The browser has reported its zone.
    await expect(page.getByLabel("Time zone")).toHaveValue("America/New_York");
    await tabTo(page, page.getByLabel("How", { exact: true }));
    await page.keyboard.type("By phone");
  }
  await expectNoViolations(page);
  await press(page, page.getByRole("button", { name: `${move} and send message` }));
  await expectToast(page, "status updated");
  await press(page, page.getByRole("button", { name: "Send now: Walter Pine" }));
  await expectToast(page, "Sent");
}

// Clauses 1-3.
test("a person is found, shortlisted, invited, and a plan chosen by keyboard", async ({ browser, page }) => {
  test.setTimeout(240_000);
  const complaints = watchConsole(page);
  const [title, skill] = [`Loom Keeper ${Date.now()}`, `Looms${Date.now()}`];
  const seeking = await aSenior(browser, "Warp", `I kept ${skill} running for thirty years.`);
  await seeking.goto("/senior/settings");
  await switchOn(seeking, /Profile visibility/);
  await expect(seeking.getByText(/Last change: Profile visibility on/)).toBeVisible();

  await signUpByKeys(page, "Weaver");
  await postByKeys(page, { title, skill });
  await test.step("searched, kept and invited", async () => {
    await press(page, inSidebar(page, "Search Candidates"));
    await type(page, page.getByRole("searchbox", { name: "Name, skill or word" }), skill);
    await page.keyboard.press("Enter");
    await press(page, page.getByRole("link", { name: "View Profile: Walter Warp" }));
    await expectNoViolations(page);
    await press(page, page.getByRole("button", { name: "Add to shortlist" }));
    await expectToast(page, "Added to the shortlist");
    await press(page, page.locator("summary", { hasText: "Invite to apply" }));
    await press(page, page.getByRole("button", { name: "Send invitation: Walter Warp" }));
    await expectToast(page, "Inviting Walter Warp");
    await press(page, page.getByRole("button", { name: "Send now: invitation for Walter Warp" }));
    await expectToast(page, "Invitation sent");
    await press(page, inSidebar(page, "View Applicants"));
    await tabTo(page, page.getByLabel("Select a job to view applicants"));
    await page.keyboard.type("Loom");
    await page.keyboard.press("Enter");
    await press(page, page.getByRole("link", { name: /^Shortlist/ }));
    await expect(page.getByRole("row", { name: /Walter Warp/ }).getByText("Invited")).toBeVisible();
  });

  await test.step("the invitation leads to an application", async () => {
    await seeking.goto("/senior/invitations");
    await press(seeking, seeking.getByRole("link", { name: `See the job and apply: ${title}` }));
    await press(seeking, seeking.getByRole("button", { name: "Apply Now" }).filter({ visible: true }).first());
    await expectToast(seeking, "Application Submitted");
    await sendNow(seeking);
  });

  await test.step("a plan is chosen, then changed", async () => {
    const plans = page.getByRole("radiogroup", { name: "Plans" });
    await press(page, inSidebar(page, "Subscription"));
    await press(page, page.getByRole("button", { name: "Subscribe Now" }));
    await expectToast(page, "Please select a plan to continue.");
    await choose(page, plans, page.getByRole("radio", { name: /^Basic/ }));
    await press(page, page.getByRole("button", { name: "Subscribe Now" }));
    await expectToast(page, "Subscription request for Basic plan received!");
    await page.waitForURL(/recruiter\/dashboard/);
    await press(page, inSidebar(page, "Subscription"));
    await choose(page, plans, page.getByRole("radio", { name: /^Professional/ }));
    await expectNoViolations(page);
    await press(page, page.getByRole("button", { name: "Change Subscription" }));
    await expectToast(page, "Subscription request for Professional plan received!");
  });
  expect(complaints).toEqual([]);
});
