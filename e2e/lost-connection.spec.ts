import { expect, type Page, test } from "@playwright/test";
import { expectAlive, freshEmail, signIn, signUp, watchConsole } from "./pages.ts";

const LOST = "We could not reach the server. Nothing you typed is lost.";

type Form = { field: string; text: string; press: string; title: string };

/** Types, presses while nothing that is posted gets through, and wants the reason and the text on the same page. */
async function expectKept(page: Page, { field, text, press, title }: Form) {
  const complaints = watchConsole(page);
  // What is selected before the page's scripts have arrived is not when they are there; `fill` selects and then types.
  await expectAlive(page.getByLabel(field, { exact: true }));
  await page.route("**/*", (route) => (route.request().method() === "POST" ? route.abort() : route.continue()));
  await page.getByLabel(field, { exact: true }).fill(text);
  await page.getByRole("button", { name: press, exact: true }).first().click();
  await expect(page.getByText(LOST).first()).toBeVisible();
  await expect(page.getByText(title, { exact: true }).first()).toBeVisible();
  await expect(page.getByLabel(field, { exact: true })).toHaveValue(text);
  await page.unroute("**/*");
  expect(complaints).toEqual([expect.stringContaining("ERR_FAILED")]);
}

test("a lost connection costs a guest no word", async ({ page }) => {
  await page.goto("/contact");
  const message = { field: "Message", text: "Is there work for a retired glazier?", press: "Send Message" };
  await page.getByLabel("Name", { exact: true }).fill("Odile Pine");
  await page.getByLabel("Email", { exact: true }).fill(freshEmail("odile"));
  await page.getByLabel("Subject", { exact: true }).fill("Work in glass");
  await expectKept(page, { ...message, title: "Message not sent" });
  await page.getByRole("button", { name: message.press }).click();
  await page.waitForURL(/sent=/);

  await page.goto("/signup");
  await page.getByLabel(/I am 18 or older/).check();
  const name = { field: "First name", text: "Odile", press: "Create Account" };
  await expectKept(page, { ...name, title: "We could not create your account" });
});

test("a lost connection costs somebody who applies no word, and the next press applies", async ({ page }) => {
  await signUp(page, { role: "senior", firstName: "Odile", lastName: "Pine", email: freshEmail("odile") });
  await page.goto("/senior/profile");
  await page.getByLabel("Availability").fill("20");
  await expectKept(page, {
    field: "About me",
    text: "I set glass for thirty years.",
    press: "Save profile",
    title: "Failed to update profile",
  });
  await page.getByRole("button", { name: "Save profile" }).click();
  await page.goto("/find-jobs");
  // Not the newest, which may be another journey's, whose applicants are counted.
  await page.getByRole("link", { name: "Process Safety Trainer", exact: true }).click();
  await page.locator("summary", { hasText: "note" }).click();
  const note = { field: "Your note", text: "I could begin on Monday.", press: "Apply Now" };
  await expectKept(page, { ...note, title: "Application Failed" });
  await page.getByRole("button", { name: note.press }).first().click();
  await expect(page.getByText("Application Submitted")).toBeVisible();
});

test("a lost connection costs a recruiter no word", async ({ page }) => {
  await signIn(page, "recruiter@example.com");
  await page.goto("/recruiter/company");
  await expectKept(page, {
    field: "About the company (optional)",
    text: "We repair what others throw away.",
    press: "Save company",
    title: "Could not save",
  });
});
