import { expect, type Page, test } from "@playwright/test";
import {
  closeContexts,
  expectAlive,
  expectNoViolations,
  expectToast,
  fillJob,
  freshEmail,
  signIn,
  signUp,
  switchOn,
  watchConsole,
} from "./pages.ts";

// A recruiter searches candidates, saves the search, and invites someone.

test.afterEach(closeContexts);

async function newRecruiter(page: Page, lastName: string) {
  await signUp(page, { role: "recruiter", firstName: "Agnes", lastName, email: freshEmail("agnes") });
}

// Clauses 2.6-29.
test("candidates are searched, filtered, and opened by keyboard", async ({ page }) => {
  const complaints = watchConsole(page);
  await signIn(page, "recruiter@example.com");
  await page.goto("/recruiter/candidates");
  await page.getByRole("searchbox", { name: "Name, skill or word" }).focus();
  await page.keyboard.type("maintenance");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/q=maintenance/);
  await expect(page.getByRole("heading", { name: /^\d+ candidates?$/ })).toBeVisible();
  await page.getByRole("link", { name: "Show Filters" }).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByLabel("Min. Experience (Years)")).toBeVisible();
  await page.getByLabel("Min. Experience (Years)").selectOption("5+ years");
  await page.getByLabel("Location").focus();
  await page.keyboard.type("oh");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/place=oh/);
  await expect(page.getByRole("row", { name: /Ohio/ }).first()).toBeVisible();
  await page.getByLabel("Location").fill("");
  const words = page.getByRole("searchbox", { name: "Name, skill or word" });
  await words.fill("nobody says this");
  await page.keyboard.press("Enter");
  await expect(page.getByText("No candidates found matching your criteria")).toBeVisible();
  await expect(page).toHaveURL(/minYears=5/);
  const less = page.getByRole("link", { name: "Without the words “nobody says this”: " });
  await less.press("Enter");
  await expect(page.getByRole("heading", { name: /^\d+ candidates$/ })).toBeFocused();
  await expect(words).toHaveValue("");
  await words.fill("maintenance");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: /^\d+ candidates?$/ })).toBeVisible();
  await page.getByRole("link", { name: "Recently updated" }).press("Enter");
  await expect(page).toHaveURL(/sort=newest/);
  await page.getByRole("link", { name: "Best match" }).press("Enter");
  await expect(page).not.toHaveURL(/sort=/);
  const first = page.getByRole("link", { name: /^View Profile: / }).first();
  await first.focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "Candidate Profile" })).toBeVisible();
  await page.getByRole("link", { name: "Close profile" }).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "Candidate Profile" })).toBeHidden();
  await expect(first).toBeFocused();
  expect(complaints).toEqual([]);
});

// Clauses 2.6-30.
test("a candidate search is saved, changed, and deleted by keyboard", async ({ page }) => {
  const complaints = watchConsole(page);
  await signIn(page, "recruiter@example.com");
  await page.goto("/recruiter/candidates?q=maintenance&minHours=10&filters=show");
  await page.getByRole("link", { name: "Save this search" }).press("Enter");
  await expect(page.getByText("maintenance, 10+ hours a week", { exact: true })).toBeVisible();
  await page.getByLabel("Name").fill("People for maintenance");
  await page.getByLabel("Once a week").press("Space");
  await page.getByRole("button", { name: "Save search" }).press("Enter");
  await expectToast(page, "Search saved");
  await expect(page.getByText("Email once a week")).toBeVisible();

  await page.getByRole("link", { name: "Show candidates: People for maintenance" }).press("Enter");
  await expect(page).toHaveURL(/q=maintenance&minHours=10/);
  await page.getByRole("link", { name: "This search is saved" }).press("Enter");
  const change = page.getByRole("link", { name: "Change: People for maintenance" });
  await change.press("Enter");
  await expect(page.getByLabel("Name")).toBeFocused();
  await page.getByRole("link", { name: "Cancel" }).press("Enter");
  await expect(change).toBeFocused();
  await change.press("Enter");
  await page.getByLabel("No alerts").press("Space");
  await page.getByRole("button", { name: "Save changes" }).press("Enter");
  await expectToast(page, "Search changed");
  await expect(page.getByText("No emails")).toBeVisible();
  await page.locator("summary", { hasText: "Delete" }).press("Enter");
  await page.getByRole("button", { name: "Yes, delete: People for maintenance" }).press("Enter");
  await expectToast(page, "Search deleted");
  await expect(page.getByRole("heading", { name: "No saved searches yet" })).toBeVisible();
  expect(complaints).toEqual([]);
});

// Clauses 9-10.
test("candidates are searched while typing, and a clicked link wins", async ({ page }) => {
  const complaints = watchConsole(page);
  await signIn(page, "recruiter@example.com");
  await page.clock.install();
  await page.goto("/recruiter/candidates");
  const words = page.getByRole("searchbox", { name: "Name, skill or word" });
  await expectAlive(words);
  const steps = await page.evaluate(() => history.length);
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1_000));
  const asked = new Set<string>();
  page.on("request", (request) => {
    const url = new URL(request.url());
    // A live event may load the page again, with the words that it has.
    const q = url.searchParams.get("q");
    if (url.pathname === "/recruiter/candidates.data" && q !== null) asked.add(q);
  });
  const said: string[] = [];
  await page.exposeFunction("hear", (text: string) => said.push(text));
  await page.evaluate(() => {
    const status = document.querySelector("#candidates-found")?.closest("[role=status]");
    const hear = () => Reflect.apply(Reflect.get(window, "hear"), window, [status?.textContent ?? ""]);
    if (status) new MutationObserver(hear).observe(status, { childList: true, characterData: true, subtree: true });
  });
  await words.focus();
  for (const letter of "mintenance") {
    await page.keyboard.type(letter);
    await page.clock.runFor(200);
  }
  await page.keyboard.press("Home");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.type("a");
  await page.clock.runFor(299);
  expect([...asked]).toEqual([]);
  await page.clock.runFor(1);
  await expect.poll(() => [...asked]).toEqual(["maintenance"]);
  await expect(page).toHaveURL(/\?q=maintenance$/);
  const found = page.getByRole("heading", { name: /^\d+ candidates?$/ });
  // The address changes before the list does, so the heading is compared once it was announced, and once.
  await expect.poll(() => said).toHaveLength(1);
  expect(await found.textContent()).toBe(said[0]);
  // Box, caret, and Back are as they were.
  await expect(words).toBeFocused();
  expect(await words.evaluate((box: HTMLInputElement) => box.selectionStart)).toBe(2);
  expect(await page.evaluate(() => history.length)).toBe(steps);
  await page.keyboard.type("x");
  await page.clock.runFor(200);
  await page.getByRole("link", { name: /^Saved searches/ }).click();
  await page.clock.runFor(1_000);
  await page.waitForURL(/saved-searches/);
  expect([...asked]).toEqual(["maintenance"]);
  expect(said).toHaveLength(1);
  expect(complaints).toEqual([]);
});

// Clauses 2.5-51, 2.6-31.
test("a person is found, shortlisted, and invited, and declines", async ({ browser }) => {
  const [hiring, seeking] = [await browser.newPage(), await browser.newPage()];
  const complaints = [hiring, seeking].map(watchConsole);
  const [title, skill] = [`Loom Keeper ${Date.now()}`, `Looms${Date.now()}`];
  await newRecruiter(hiring, "Weaver");
  await hiring.goto("/recruiter/post-job");
  await fillJob(hiring, { title, skills: [skill] });
  await hiring.getByRole("button", { name: "Post Job" }).click();
  await expectToast(hiring, "Job posted successfully");

  await signUp(seeking, { role: "senior", firstName: "Odile", lastName: "Warp", email: freshEmail("odile") });
  await seeking.goto("/senior/profile");
  await seeking.getByLabel("About me").fill(`I kept ${skill} running for thirty years.`);
  await seeking.getByLabel("Availability").fill("20");
  await seeking.getByRole("button", { name: "Save profile" }).click();
  await expectToast(seeking, "Profile updated successfully");
  await seeking.goto("/senior/settings");
  await switchOn(seeking, /Profile visibility/);
  await expect(seeking.getByText(/Last change: Profile visibility on/)).toBeVisible();

  await hiring.goto(`/recruiter/candidates?q=${skill}`);
  await hiring.getByRole("link", { name: "View Profile: Odile Warp" }).click();
  await hiring.getByRole("button", { name: "Add to shortlist" }).click();
  await expectToast(hiring, "Added to the shortlist");
  const invite = hiring.locator("summary", { hasText: "Invite to apply" });
  await invite.click();
  await expect(hiring.getByText(`thinks ${title} could be a good fit for you.`)).toBeVisible();
  await expectNoViolations(hiring);
  await hiring.getByRole("button", { name: "Send invitation: Odile Warp" }).click();
  await expectToast(hiring, "Inviting Odile Warp");
  await expect(hiring.getByRole("row", { name: /Odile Warp.*Invitation goes out in a moment/ })).toBeVisible();
  await seeking.goto("/senior/invitations");
  await expect(seeking.getByRole("heading", { name: "Invitations", exact: true })).toBeVisible();
  await expect(seeking.getByRole("link", { name: title, exact: true })).toBeHidden();
  await hiring.getByRole("button", { name: "Undo: invitation for Odile Warp" }).click();
  await expectToast(hiring, "Invitation undone");
  await expect(invite).toBeFocused();
  await invite.click();
  await hiring.getByRole("button", { name: "Send invitation: Odile Warp" }).click();
  await hiring.getByRole("button", { name: "Send now: invitation for Odile Warp" }).click();
  await expectToast(hiring, "Invitation sent");
  await expect(hiring.getByRole("row", { name: /Odile Warp.*Invited, On the shortlist/ })).toBeVisible();
  await expect(invite).toBeHidden();
  await expect(hiring.getByRole("button", { name: "Remove from shortlist" })).toBeFocused();

  await seeking.goto("/senior/invitations");
  await expect(seeking.getByRole("link", { name: title, exact: true })).toBeVisible();
  await seeking.getByText("Decline", { exact: true }).click();
  await seeking.getByLabel("Reason").fill("I am away until May.");
  await seeking.getByRole("button", { name: "Yes, decline" }).click();
  await expectToast(seeking, "Invitation declined");

  await hiring.goto("/recruiter/applications");
  await hiring.getByLabel("Select a job to view applicants").selectOption({ label: `${title} - Weaver Kilns` });
  await hiring.getByRole("link", { name: /^Shortlist/ }).click();
  await expect(hiring.getByText("Declined the invitation")).toBeVisible();
  await hiring.getByRole("link", { name: "View Profile: Odile Warp" }).click();
  await expect(hiring.getByText("I am away until May.")).toBeVisible();

  await seeking.goto("/senior/settings");
  await seeking.getByLabel("Company", { exact: true }).fill("The WEAVER Kilns, Inc.");
  await seeking.getByRole("button", { name: "Hide my profile" }).click();
  await expectToast(seeking, "You're hidden from The WEAVER Kilns, Inc.");
  await expect(seeking.getByText("Has recruiters here. They don't find you.")).toBeVisible();
  await hiring.goto(`/recruiter/candidates?q=${skill}`);
  await expect(hiring.getByText("No candidates found matching your criteria")).toBeVisible();
  expect(complaints.flat()).toEqual([]);
});
