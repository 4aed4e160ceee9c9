import { expect, test } from "@playwright/test";
import { fillSignUp, freshEmail } from "./pages.ts";

// Without JavaScript everything can be read, and every form shows its errors and keeps typed text.

test.use({ javaScriptEnabled: false });

// Clauses 2.4-11, 5-5.
test("a sign-up shows errors beside its fields and keeps the rest", async ({ page }) => {
  await page.goto("/signup?as=recruiter");
  const email = freshEmail("orla");
  await page.getByLabel("First name").fill("O");
  await page.getByLabel("Last name").fill("Marsh");
  await page.getByLabel("Email", { exact: true }).fill(email);
  await page.getByLabel("Password", { exact: true }).fill("short");
  await page.getByLabel(/I am 18 or older/).check();
  await page.getByRole("button", { name: "Create Account" }).click();

  for (const message of [
    "First name is required",
    "Password must be at least 8 characters",
    "Company name is required",
    "Job title is required",
  ]) {
    await expect(page.getByText(message).first()).toBeVisible();
  }
  await expect(page.getByLabel("Last name")).toHaveValue("Marsh");
  await expect(page.getByLabel("Email", { exact: true })).toHaveValue(email);
  await expect(page.getByLabel("Password", { exact: true })).toHaveValue("");
  await expect(page.getByLabel("First name")).toHaveAttribute("aria-invalid", "true");
  await expect(page.getByRole("region", { name: "There is a problem (4)" })).toBeFocused();
});

// Clauses 5-7, D28.
test("a failed login says so beside the form and keeps the address", async ({ page }) => {
  await page.goto("/login");
  await page.getByLabel("Email", { exact: true }).fill("senior@example.com");
  await page.getByLabel("Password", { exact: true }).fill("not the one");
  const [answer] = await Promise.all([
    page.waitForResponse((response) => response.request().method() === "POST"),
    page.locator("main").getByRole("button", { name: "Log In" }).click(),
  ]);
  expect(answer.status()).toBe(401);
  await expect(page.getByText("The email or password isn't right").first()).toBeVisible();
  await expect(page.getByRole("region", { name: /We couldn't log you in/ })).toBeFocused();
  await expect(page.getByLabel("Email", { exact: true })).toHaveValue("senior@example.com");
});

test("a job form with errors keeps every text, and the tags", async ({ page }) => {
  await page.goto("/login");
  await page.getByLabel("Email", { exact: true }).fill("recruiter@example.com");
  await page.getByLabel("Password", { exact: true }).fill("seasoned-demo");
  await page.locator("main").getByRole("button", { name: "Log In" }).click();
  await page.goto("/recruiter/post-job");
  await page.getByLabel("Job title").fill("Dam");
  await page.getByLabel("Description").fill("Too short.");
  await page.getByLabel("Location").fill("Dayton, Ohio");
  await page.getByRole("textbox", { name: "Skills" }).fill("Dams, Weirs, dams");
  await page.getByRole("button", { name: "Post Job" }).click();
  await expect(page.getByText("Job title must be at least 5 characters").first()).toBeVisible();
  await expect(page.getByText("Description must be at least 50 characters").first()).toBeVisible();
  await expect(page.getByText("Industry is required").first()).toBeVisible();
  await expect(page.getByLabel("Job title")).toHaveValue("Dam");
  await expect(page.getByLabel("Location")).toHaveValue("Dayton, Ohio");
  await expect(page.getByRole("textbox", { name: "Skills" })).toHaveValue("Dams, Weirs");
});

// Clauses 2.6-4.
test("the dashboard's tabs keep it around them", async ({ page }) => {
  await page.goto("/login");
  await page.getByLabel("Email", { exact: true }).fill("recruiter@example.com");
  await page.getByLabel("Password", { exact: true }).fill("seasoned-demo");
  await page.locator("main").getByRole("button", { name: "Log In" }).click();
  const tabs = page.getByRole("navigation", { name: "Dashboard", exact: true });
  await tabs.getByRole("link", { name: "Manage Jobs" }).click();
  await page.getByRole("searchbox", { name: "Title, location or company" }).fill("controller");
  await page.getByRole("button", { name: "Search", exact: true }).click();
  await expect(page).toHaveURL(/\/recruiter\/dashboard\/manage-jobs\?.*q=controller/);
  await tabs.getByRole("link", { name: "View Applicants" }).click();
  await page.getByLabel("Select a job to view applicants").selectOption({ index: 1 });
  await page.getByRole("button", { name: "Show applicants" }).click();
  await expect(page).toHaveURL(/\/recruiter\/dashboard\/applications\?job=/);
  await expect(page.getByRole("heading", { level: 1, name: /^Welcome back, / })).toBeVisible();
  await page.goto("/recruiter/candidates");
  await page.getByRole("searchbox", { name: "Name, skill or word" }).fill("maintenance");
  await page.getByRole("button", { name: "Search", exact: true }).click();
  await expect(page).toHaveURL(/q=maintenance/);
});

test("the list is searched, filtered, and paged without scripts", async ({ page }) => {
  await page.goto("/find-jobs");
  const first = await page.locator("article h3").first().textContent();
  await page.getByRole("link", { name: /Next/ }).click();
  await expect(page.locator("article h3").first()).not.toHaveText(first ?? "");
  await page.goto("/find-jobs");
  await expect(page.locator("article")).toHaveCount(20);
  await page.getByRole("link", { name: "Load more" }).click();
  await expect(page.locator("article")).toHaveCount(40);
  await expect(page.locator("article h3").first()).toHaveText(first ?? "");
  await page.goto("/find-jobs");
  await page.getByLabel("Remote").first().check();
  await page.getByRole("button", { name: "Search Jobs" }).click();
  await expect(page).toHaveURL(/remote/);
  await expect(page.locator("article").first()).toContainText("Remote");
});

// Clauses 2.3-7, 4-29.
test("menu, job profile, and outbox can be read", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto("/");
  await page.getByText("Menu", { exact: true }).click();
  await page.getByRole("navigation", { name: "Mobile" }).getByRole("link", { name: "Find Jobs" }).click();
  await page.locator("article h3 a").first().click();
  await expect(page.getByRole("heading", { name: "The work" })).toBeVisible();
  await page.goto("/dev/outbox");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});

test("a message to support shows errors, then its reference", async ({ page }) => {
  for (const path of ["/contact", "/senior-support", "/recruiter-support"]) {
    await page.goto(path);
    await page.getByLabel("Name", { exact: true }).fill("Ines Castellane");
    await page.getByLabel("Email", { exact: true }).fill("not an address");
    await page.getByRole("button", { name: "Send Message" }).click();
    await expect(page.getByLabel("Email", { exact: true })).toHaveAttribute("aria-invalid", "true");
    await expect(page.getByRole("region", { name: "There is a problem" })).toBeFocused();
    await expect(page.getByLabel("Name", { exact: true })).toHaveValue("Ines Castellane");
    await page.getByLabel("Email", { exact: true }).fill(freshEmail("ines"));
    await page.getByLabel("Subject").fill("About my profile");
    await page.getByRole("textbox", { name: "Message" }).fill("Where do I say how many hours a week I want to work?");
    await page.getByRole("button", { name: "Send Message" }).click();
    await expect(
      page
        .locator("main")
        .getByText(/[0-9A-Z]{4}-[0-9A-Z]{4}/)
        .first(),
    ).toBeVisible();
  }
});

test("joining either waitlist says what happened", async ({ page }) => {
  for (const path of ["/waitlist", "/waitlist-test"]) {
    await page.goto(path);
    await page.getByLabel("Email", { exact: true }).fill("nobody");
    await page.getByRole("button", { name: "Join the Waitlist" }).click();
    await expect(page.getByLabel("Email", { exact: true })).toHaveAttribute("aria-invalid", "true");
    await page.getByLabel("Email", { exact: true }).fill(freshEmail("waits"));
    await page.getByRole("button", { name: "Join the Waitlist" }).click();
    await expect(page.getByText("You're on the list!").first()).toBeVisible();
  }
});

test("a forgotten password gets its sentence", async ({ page }) => {
  await page.goto("/reset-password");
  await page.getByLabel("Email", { exact: true }).fill("senior@example.com");
  await page.getByRole("button", { name: /Send/ }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Check your email" })).toBeVisible();
});

test("a senior signs up, finds a job, and sees what is missing", async ({ page }) => {
  await page.goto("/signup");
  await page.getByLabel("First name").fill("Walter");
  await page.getByLabel("Last name").fill("Pine");
  await page.getByLabel("Email", { exact: true }).fill(freshEmail("walter"));
  await page.getByLabel("Password", { exact: true }).fill("a quiet kiln at dawn");
  await page.getByLabel(/I am 18 or older/).check();
  await page.getByRole("button", { name: "Create Account" }).click();
  await page.waitForURL(/dashboard/);
  await page.goto("/find-jobs");
  await page.locator("article").first().getByRole("button", { name: /^Save/ }).click();
  await page.goto("/find-jobs?filter=saved");
  await expect(page.locator("article")).toHaveCount(1);
  await page.locator("article h3 a").first().click();
  await expect(page.getByRole("link", { name: "Complete Profile" }).first()).toBeVisible();
});

// Clauses D19.
test("a guest saves a search by signing up", async ({ page }) => {
  await page.goto("/find-jobs?q=ledger");
  await page.getByRole("link", { name: "Save this search" }).click();
  await expect(page.getByText(/Log in or sign up to save this search/)).toBeVisible();
  await page.locator("main").getByRole("link", { name: "Sign Up" }).click();
  const person = { role: "senior", firstName: "Ida", lastName: "Marsh", email: freshEmail("ida") } as const;
  await fillSignUp(page, person);
  await page.waitForURL("**/senior/saved-searches");
  await expect(page.locator(".notice--page")).toContainText("Search saved.");
  await expect(page.getByRole("link", { name: "ledger", exact: true })).toBeVisible();
});
