import { expect, type Page, test } from "@playwright/test";
import { closeContexts, expectNoViolations, expectToast, freshEmail, post, sendNow, signUp } from "./pages.ts";

// A job with questions: they are set, answered with and without a session or a script, and their answers read.

const SENIOR_PASSWORD = "a quiet kiln at dawn";

test.afterEach(closeContexts);

/** Posts a job that asks one question of each kind, and returns its address. */
async function postWithQuestions(page: Page, title: string): Promise<string> {
  return await post(page, title, async () => {
    await expect(page.getByLabel("Question 2 (optional)")).toBeHidden();
    await page.getByLabel("Question 1 (optional)").fill("Do you drive?");
    await page.getByLabel("How people answer question 1").selectOption("Yes or no");
    await expect(page.getByLabel("Choices for question 1")).toBeHidden();
    await page.getByLabel("Question 2 (optional)").fill("Which shift?");
    await page.getByLabel("How people answer question 2").selectOption("One of several");
    await page.getByLabel("Choices for question 2").fill("Early\nLate");
    await page.getByLabel("Question 3 (optional)").fill("What have you fired?");
    await expectNoViolations(page, ["light"]);
  });
}

async function aSeniorWithProfile(page: Page): Promise<string> {
  const email = freshEmail("walter");
  await signUp(page, { role: "senior", firstName: "Walter", lastName: "Pine", email });
  await page.goto("/senior/profile");
  await page.getByLabel("About me").fill("I mixed glazes for a tile works.");
  await page.getByRole("button", { name: "Save profile" }).click();
  await expectToast(page, "Profile updated successfully");
  return email;
}

async function logIn(page: Page, email: string, password: string) {
  await page.getByLabel("Email", { exact: true }).fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.locator("main").getByRole("button", { name: "Log In", exact: true }).click();
}

const applyNow = (page: Page) => page.locator("aside").getByRole("button", { name: "Apply Now" });

// Clauses 6-31.
test("questions are answered after a login, survive a lost one, and are read by the recruiter", async ({ browser }) => {
  const [hiring, seeking] = [await browser.newPage(), await browser.newPage()];
  await signUp(hiring, { role: "recruiter", firstName: "Agnes", lastName: "Sedge", email: freshEmail("agnes") });
  const title = `Kiln Reader ${Date.now()}`;
  const job = await postWithQuestions(hiring, title);

  const email = await aSeniorWithProfile(seeking);
  await seeking.context().clearCookies();
  await seeking.goto(job);
  const aside = seeking.locator("aside");
  await expect(aside.getByText("The employer asks 3 questions when you apply.")).toBeVisible();
  await aside.getByRole("link", { name: "Apply Now" }).click();
  await logIn(seeking, email, SENIOR_PASSWORD);
  await seeking.waitForURL((url) => url.pathname === job);
  await expectNoViolations(seeking, ["light"]);

  const fired = seeking.getByLabel("What have you fired?");
  await fired.fill("Tunnel kilns, for thirty years.");
  await seeking.getByRole("group", { name: "Which shift?" }).getByLabel("Late").check();
  await seeking.context().clearCookies();
  await applyNow(seeking).click();
  await seeking.waitForURL(/\/login/);
  await logIn(seeking, email, SENIOR_PASSWORD);
  await seeking.waitForURL((url) => url.pathname === job);
  await expect(fired).toHaveValue("Tunnel kilns, for thirty years.");
  await expect(seeking.getByLabel("Late")).toBeChecked();

  await applyNow(seeking).click();
  await expect(seeking.getByText("Please choose an answer")).toBeVisible();
  await seeking.getByRole("group", { name: "Do you drive?" }).getByLabel("Yes").check();
  await applyNow(seeking).click();
  await expectToast(seeking, "Application Submitted");
  await expect(aside.getByText(/Your profile and answers go to/)).toBeVisible();
  await sendNow(seeking);

  await hiring.goto("/recruiter/applications");
  await hiring.getByRole("link", { name: title }).first().click();
  await hiring.getByRole("link", { name: "View Profile: Walter Pine" }).click();
  const answers = hiring.getByRole("region", { name: "Their answers to your questions" });
  await expect(answers.or(hiring.locator(".answers")).first()).toContainText("Tunnel kilns, for thirty years.");
  await expect(hiring.locator(".answers")).toContainText("Do you drive?Yes");
});

// Clauses 6-31.
test("questions work without JavaScript, from the form to the answer", async ({ browser }) => {
  const seeking = await browser.newPage();
  await aSeniorWithProfile(seeking);
  const hiring = await browser.newPage();
  const email = freshEmail("agnes");
  await signUp(hiring, { role: "recruiter", firstName: "Agnes", lastName: "Sedge", email });
  const cookies = await seeking.context().cookies();
  const job = await postWithQuestions(hiring, `Kiln Keeper ${Date.now()}`);

  const plain = await browser.newContext({ javaScriptEnabled: false });
  await plain.addCookies(cookies);
  const page = await plain.newPage();
  await page.goto(job);
  await page.getByLabel("What have you fired?").fill("Bell kilns.");
  await applyNow(page).click();
  await expect(page.getByText("Please choose an answer").first()).toBeVisible();
  await expect(page.getByLabel("What have you fired?")).toHaveValue("Bell kilns.");
  await page.getByRole("group", { name: "Do you drive?" }).getByLabel("No").check();
  await page.getByRole("group", { name: "Which shift?" }).getByLabel("Early").check();
  await applyNow(page).click();
  await expect(page.locator("aside").getByText("Application sent", { exact: true })).toBeVisible();
});
