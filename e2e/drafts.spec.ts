import { expect, type Page, test } from "@playwright/test";
import {
  apply,
  closeContexts,
  draftsOf,
  expectAlive,
  expectNoViolations,
  expectToast,
  fillSignUp,
  freshEmail,
  offerOneself,
  PASSWORD,
  post,
  signIn,
  signUp,
  watchConsole,
} from "./pages.ts";

// Unsent text survives another page, a login, an undo, and a limit, and belongs to its author only.

const KEPT = "We kept what you typed. It isn't sent yet.";

test.afterEach(closeContexts);

test("a sign-up survives the Terms without its password, until it is sent", async ({ page }) => {
  const complaints = watchConsole(page);
  const email = freshEmail("ottilie");
  await page.goto("/signup");
  await expectAlive(page.getByLabel("First name"));
  await page.getByLabel("First name").fill("Ottilie");
  await page.getByLabel("Email", { exact: true }).fill(email);
  await page.getByLabel("Password", { exact: true }).fill("a quiet kiln at dawn");
  await page.getByLabel(/I am 18 or older/).check();
  await page.locator("main").getByRole("link", { name: "Terms", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1, name: /Terms/ })).toBeVisible();
  await page.goBack();
  await expect(page.getByText(KEPT)).toBeVisible();
  await expect(page.getByLabel("First name")).toHaveValue("Ottilie");
  await expect(page.getByLabel("Email", { exact: true })).toHaveValue(email);
  await expect(page.getByLabel(/I am 18 or older/)).toBeChecked();
  expect(JSON.stringify(await draftsOf(page))).not.toContain("kiln");
  await expectNoViolations(page);

  await page.getByRole("button", { name: "Start over" }).click();
  await expect(page.getByLabel("First name")).toBeFocused();
  await expect(page.getByLabel("First name")).toHaveValue("");
  await expect(page.getByLabel(/I am 18 or older/)).not.toBeChecked();
  expect(await draftsOf(page)).toEqual([]);

  await fillSignUp(page, { role: "senior", firstName: "Ottilie", lastName: "Marsh", email });
  await page.waitForURL(/dashboard/);
  await expect.poll(() => draftsOf(page)).toEqual([]);
  expect(complaints).toEqual([]);
});

test("a message to support survives other pages and a refusal", async ({ page }) => {
  await page.goto("/contact");
  const message = page.getByRole("textbox", { name: "Message" });
  await expectAlive(message);
  await page.getByLabel("Name", { exact: true }).fill("Ines Castellane");
  await message.fill("Where do I say how many hours a week I want to work?");
  await page.getByRole("button", { name: "Send Message" }).click();
  await expect(page.getByRole("region", { name: "There is a problem (2)" })).toBeFocused();
  await page.getByRole("banner").getByRole("link", { name: "How It Works" }).first().click();
  await page.waitForURL(/how-it-works/);
  await page.goBack();
  await expect(message).toHaveValue("Where do I say how many hours a week I want to work?");
  await expect(page.getByText("52 of 5,000 characters")).toBeVisible();
  await page.getByLabel("Email", { exact: true }).fill(freshEmail("ines"));
  await page.getByLabel("Subject").fill("About my profile");
  await page.getByRole("button", { name: "Send Message" }).click();
  await expect(page.getByRole("region", { name: /Message Sent/ })).toBeFocused();
  await expect(message).toHaveValue("");
  expect(await draftsOf(page)).toEqual([]);
  await page.reload();
  await expect(message).toHaveValue("");
});

// Clauses D94.
test("a note to an employer survives a login, for its author only", async ({ browser }) => {
  const [hiring, seeking] = [await browser.newPage(), await browser.newPage()];
  await signUp(hiring, { role: "recruiter", firstName: "Agnes", lastName: "Sedge", email: freshEmail("agnes") });
  const job = await post(hiring, `Glaze Reader ${Date.now()}`);
  const email = freshEmail("walter");
  await signUp(seeking, { role: "senior", firstName: "Walter", lastName: "Pine", email });
  await seeking.goto("/senior/profile");
  await seeking.getByLabel("About me").fill("I mixed glazes for a tile works.");
  await seeking.getByRole("button", { name: "Save profile" }).click();
  await expectToast(seeking, "Profile updated successfully");

  await seeking.goto(job);
  const note = seeking.getByLabel("Your note");
  await seeking.locator("summary", { hasText: "Add a note" }).click();
  await note.fill("I could start in May.");
  await seeking.context().clearCookies();
  await seeking.getByRole("button", { name: "Apply Now" }).filter({ visible: true }).first().click();
  await seeking.waitForURL(/\/login/);
  await logIn(seeking, email, "a quiet kiln at dawn");
  await seeking.waitForURL((url) => url.pathname === job);
  await expect(note).toBeVisible();
  await expect(note).toHaveValue("I could start in May.");

  await seeking.context().clearCookies();
  await seeking.goto(`/login?next=${encodeURIComponent(job)}`);
  await logIn(seeking, "senior@example.com", PASSWORD);
  await seeking.waitForURL((url) => url.pathname === job);
  await seeking.locator("summary", { hasText: "Add a note" }).click();
  await expect(note).toHaveValue("");
  expect(JSON.stringify(await draftsOf(seeking))).not.toContain("May");
});

async function logIn(page: Page, email: string, password: string) {
  await page.getByLabel("Email", { exact: true }).fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.locator("main").getByRole("button", { name: "Log In", exact: true }).click();
}

test("notes, cover notes, and company texts survive; undo restores one", async ({ browser }) => {
  const [hiring, seeking] = [await browser.newPage(), await browser.newPage()];
  const title = `Glaze Keeper ${Date.now()}`;
  await signUp(hiring, { role: "recruiter", firstName: "Agnes", lastName: "Rush", email: freshEmail("agnes") });
  const job = await post(hiring, title);
  await offerOneself(seeking, "Walter", "I mixed glazes for a tile works and wrote down every recipe.");
  await apply(seeking, job);

  await hiring.goto("/recruiter/company");
  await expectAlive(hiring.getByLabel("About the company"));
  await hiring.getByLabel("About the company").fill("We make:\n- grey paint\n- red paint");
  await hiring.getByRole("link", { name: "Manage Jobs" }).first().click();
  await hiring.getByRole("link", { name: `1 applicant. View Applicants: ${title}` }).click();
  await hiring.getByRole("link", { name: "View Profile: Walter Pine" }).click();
  await expect(hiring.getByRole("heading", { name: "Candidate Profile" })).toBeVisible();
  await hiring.getByRole("button", { name: "Review Application: Walter Pine" }).click();
  await expectToast(hiring, "Application is now under review");
  await hiring.getByText("Private notes", { exact: true }).click();
  await hiring.getByLabel("New note").fill("Ask about lead.");
  const letter = hiring.getByLabel("Message to Walter Pine", { exact: true });
  await hiring.locator("summary", { hasText: "Invite to Interview" }).click();
  await letter.fill("Tuesday at ten?");
  await hiring.goto("/recruiter/company");
  await expect(hiring.getByLabel("About the company")).toHaveValue("We make:\n- grey paint\n- red paint");
  await hiring.getByRole("button", { name: "Save company" }).click();
  await expect(hiring.getByText(KEPT)).toBeHidden();
  await hiring.goBack();
  await expect(hiring.getByLabel("New note")).toHaveValue("Ask about lead.");
  await expect(letter).toBeVisible();
  await expect(letter).toHaveValue("Tuesday at ten?");

  await hiring.getByRole("button", { name: "Invite to Interview and send message" }).click();
  await expectToast(hiring, "status updated");
  await hiring.getByRole("button", { name: "Undo: Walter Pine" }).click();
  await expectToast(hiring, "Change undone");
  await expect(letter).toHaveValue("Tuesday at ten?");
  await expect(hiring.getByLabel("New note")).toHaveValue("Ask about lead.");
});

test("a pasted list adds a skill per name, and a long text is kept", async ({ page }) => {
  await signUp(page, { role: "senior", firstName: "Nell", lastName: "Pike", email: freshEmail("nell") });
  await page.goto("/senior/profile");
  const skills = page.getByRole("combobox", { name: "Skills" });
  await expectAlive(skills);
  const names = [
    "Payroll",
    "IFRS",
    "Audit lead",
    "Tax returns",
    "Budgets",
    "Excel",
    "Hiring",
    "Coaching",
    "SAP",
    "Xero",
  ];
  await skills.focus();
  await paste(
    page,
    `${names.slice(0, 4).join("\n")}\n${names.slice(4, 7).join("; ")}\u3001${names.slice(7).join("\uff0c")}`,
  );
  for (const name of names) await expect(page.getByRole("button", { name: `Remove skill: ${name}` })).toBeVisible();

  const about = page.getByLabel("About me");
  await about.focus();
  await paste(page, "\u{1f475}".repeat(5_000));
  await expect(page.getByText("5,000 of 5,000 characters")).toBeVisible();
  await expect(about).not.toHaveAttribute("aria-invalid", "true");
  await page.keyboard.type("x");
  await expect(about).toHaveAttribute("aria-invalid", "true");
  await expect(page.getByText("Please use at most 5,000 characters").first()).toBeVisible();
  await expectNoViolations(page, ["light"]);
  await page.keyboard.press("Backspace");
  await expect(about).not.toHaveAttribute("aria-invalid", "true");
  await page.getByRole("button", { name: "Save profile" }).click();
  await expectToast(page, "Profile updated successfully");

  await page
    .getByLabel("Your resume")
    .setInputFiles({ name: "Pike.exe", mimeType: "application/pdf", buffer: Buffer.from("MZ") });
  await expect(page.getByText(/Pike\.exe wasn't saved/)).toBeVisible();
  await page.getByRole("button", { name: "Save profile" }).click();
  await expect(
    page.getByText("Profile updated successfully. Your resume wasn't saved: Pike.exe was refused."),
  ).toBeVisible();
});

/** Pastes as the browser does: replaces the selection, and joins lines in a single-line field. */
async function paste(page: Page, text: string) {
  await page.evaluate((pasted) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData("text/plain", pasted);
    const event = new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true });
    const field = document.activeElement;
    if (field?.dispatchEvent(event)) document.execCommand("insertText", false, pasted);
  }, text);
}

test("Escape keeps the text in a search box", async ({ page }) => {
  await page.goto("/find-jobs");
  const box = page.getByLabel("What", { exact: true });
  await expectAlive(box);
  await box.focus();
  await expect(page.locator(".suggestions").first()).toBeAttached();
  await box.pressSequentially("payroll");
  const suggestions = page.getByRole("listbox", { name: "Suggestions" });
  await expect(suggestions).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(suggestions).toBeHidden();
  await page.keyboard.press("Escape");
  await expect(box).toHaveValue("payroll");
});

// Clauses 5-7, 5-8.
test("an empty login has field errors, and a reset is always offered", async ({ page }) => {
  await page.goto("/login");
  await page.locator("main").getByRole("button", { name: "Log In", exact: true }).click();
  await expect(page.getByText("Please enter your email")).toBeVisible();
  await expect(page.getByText("Please enter your password")).toBeVisible();
  await expect(page.getByLabel("Email", { exact: true })).toBeFocused();
  await expect(page.locator(".toast")).toHaveCount(0);
  await page.getByRole("link", { name: "Reset your password" }).click();
  await expect(page.getByRole("heading", { name: "Forgot your password?" })).toBeVisible();
});

test("a summary drops fixed errors, and a taken address links to login", async ({ page }) => {
  await page.goto("/signup");
  await page.getByLabel(/I am 18 or older/).check();
  await page.getByLabel("First name").fill("O");
  await page.getByRole("button", { name: "Create Account" }).click();
  const summary = page.getByRole("region", { name: /^There is a problem/ });
  await expect(summary).toBeFocused();
  await expect(summary.getByRole("link")).toHaveCount(4);
  await summary.getByRole("link", { name: "Last name is required" }).click();
  await expect(page.getByLabel("Last name")).toBeFocused();
  await page.keyboard.type("Marsh");
  await expect(summary.getByRole("link")).toHaveCount(3);
  await expect(page.getByLabel("Last name")).toHaveValue("Marsh");
  await page.getByLabel("First name").fill("Ottilie");
  await page.getByLabel("Password", { exact: true }).fill("a quiet kiln at dawn");
  await page.getByLabel("Email", { exact: true }).fill("senior@example.com");
  await expect(summary).toHaveCount(0);
  await page.getByRole("button", { name: "Create Account" }).click();
  await expect(page.getByText("This email already has an account").first()).toBeVisible();
  await page.getByRole("link", { name: "reset your password" }).click();
  await expect(page.getByRole("heading", { name: "Forgot your password?" })).toBeVisible();
});

test("logging out deletes all drafts", async ({ page }) => {
  await signIn(page, "senior@example.com");
  await page.goto("/contact");
  await expectAlive(page.getByRole("textbox", { name: "Message" }));
  await page.getByRole("textbox", { name: "Message" }).fill("Nothing to be left behind");
  await page.getByRole("banner").getByRole("button", { name: "Log Out" }).first().click();
  await page.waitForURL(/\/login/);
  expect(await draftsOf(page)).toEqual([]);
});
