import { expect, type Page, test } from "@playwright/test";
import { freshEmail, watchConsole } from "./pages.ts";

// Bad input on every public form: the specification's words beside the field, focus on the summary where a form has
// several, what was typed kept, and the words read out once. Without JavaScript: no-script.spec.ts.

type Mistake = readonly [label: string, message: string];

/** A form, its input, and the expected errors beside its fields, in the order of the form. */
type Case = {
  name: string;
  at: string;
  typed: Record<string, string>;
  ticked?: RegExp;
  button: string | RegExp;
  errors: readonly [Mistake, ...Mistake[]];
};

const MESSAGE: Omit<Case, "name" | "at"> = {
  typed: { Name: "I", Email: "ines@example", Subject: "four", Message: "nine char" },
  button: "Send Message",
  errors: [
    ["Name", "Name must be at least 2 characters"],
    ["Email", "Please enter a valid email address"],
    ["Subject", "Subject must be at least 5 characters"],
    ["Message", "Message must be at least 10 characters"],
  ],
};

const CASES: readonly Case[] = [
  { name: "contact", at: "/contact", ...MESSAGE },
  { name: "senior support", at: "/senior-support", ...MESSAGE },
  { name: "recruiter support", at: "/recruiter-support", ...MESSAGE },
  ...["/waitlist", "/waitlist-test"].map(
    (at) =>
      ({
        name: at,
        at,
        typed: { Email: "ines@" },
        button: "Join the Waitlist",
        errors: [["Email", "Please enter a valid email address."]],
      }) satisfies Case,
  ),
  {
    name: "sign-up",
    at: "/signup?as=recruiter",
    typed: { "First name": "I", "Last name": "Pell", Email: "ines", Password: "short", "Company name": "Kilns" },
    ticked: /I am 18 or older/,
    button: "Create Account",
    errors: [
      ["First name", "First name is required"],
      ["Email", "Please enter a valid email"],
      ["Password", "Password must be at least 8 characters"],
      ["Job title", "Job title is required"],
    ],
  },
  {
    name: "a forgotten password",
    at: "/reset-password",
    typed: { Email: "ines" },
    button: /Send/,
    errors: [["Email", "Please enter a valid email"]],
  },
];

/**
 * Returns how often a screen reader announces a text: from live regions, and from the focused element and its
 * description.
 */
async function timesSaid(page: Page, text: string): Promise<number> {
  return page.evaluate((words) => {
    const live = [
      ...document.querySelectorAll("[role=alert], [role=status], [aria-live=polite], [aria-live=assertive]"),
    ];
    const focused = document.activeElement;
    const ids = `${focused?.getAttribute("aria-labelledby") ?? ""} ${focused?.getAttribute("aria-describedby") ?? ""}`;
    const named = ids.split(" ").flatMap((id) => document.getElementById(id) ?? []);
    return [...live, ...named].filter((element) => element.textContent?.includes(words)).length;
  }, text);
}

for (const { name, at, typed, ticked, button, errors } of CASES) {
  test(`${name}: errors are beside their fields and announced once`, async ({ page }) => {
    const complaints = watchConsole(page);
    await page.goto(at);
    const field = (label: string) => page.locator("main").getByRole("textbox", { name: label, exact: true });
    for (const [label, value] of Object.entries(typed)) await field(label).fill(value);
    if (ticked) await page.getByLabel(ticked).check();
    await page.getByRole("button", { name: button }).click();

    for (const [label, message] of errors) {
      await expect(field(label)).toHaveAttribute("aria-invalid", "true");
      const ids = (await field(label).getAttribute("aria-describedby"))?.split(" ") ?? [];
      const described = ids.map((id) => page.locator(`[id="${id}"]`));
      expect(await Promise.all(described.map((part) => part.textContent()))).toContain(message);
    }
    expect(await page.locator("main [aria-invalid=true]").count()).toBe(errors.length);
    const [[first, said]] = errors;
    if (Object.keys(typed).length > 1) {
      const summary = page.getByRole("region", { name: `There is a problem (${errors.length})` });
      await expect(summary).toBeFocused();
      expect(await timesSaid(page, said)).toBe(0);
      expect(await summary.getByRole("link").allTextContents()).toEqual(errors.map(([, message]) => message));
      await summary.getByRole("link").first().click();
    }
    await expect(field(first)).toBeFocused();
    expect(await timesSaid(page, said)).toBe(1);
    for (const [label, value] of Object.entries(typed)) await expect(field(label)).toHaveValue(value);
    await field(first).press("End");
    await field(first).pressSequentially("x");
    await expect(field(first)).not.toHaveAttribute("aria-invalid", "true");
    expect(complaints).toEqual([]);
  });
}

test("success of contact and waitlist is announced once, with the focus", async ({ page }) => {
  await page.goto("/contact");
  await page.getByLabel("Name", { exact: true }).fill("Ines Castellane");
  await page.getByLabel("Email", { exact: true }).fill(freshEmail("ines"));
  await page.getByLabel("Subject").fill("About my profile");
  await page.getByRole("textbox", { name: "Message" }).fill("Where do I say how many hours a week I want to work?");
  await page.getByRole("button", { name: "Send Message" }).click();
  const sent = page.getByRole("region", { name: /Message Sent/ });
  await expect(sent).toBeFocused();
  await expect(sent).toContainText(/Your reference number is [0-9A-Z]{4}-[0-9A-Z]{4}/);
  await expect(page.locator(".toast")).toContainText("Message Sent");
  expect(await timesSaid(page, "Thank you for your message. We'll respond shortly.")).toBe(1);

  await page.goto("/waitlist");
  await page.getByLabel("Email", { exact: true }).fill(freshEmail("joins"));
  await page.getByRole("button", { name: "Join the Waitlist" }).click();
  await expect(page.getByRole("region", { name: /You're on the list!/ })).toBeFocused();
  expect(await timesSaid(page, "We'll notify you when the product is ready.")).toBe(1);
});

test("a refusal of login and waitlist is announced once, with the address kept", async ({ page }) => {
  await page.goto("/login");
  await page.getByLabel("Email", { exact: true }).fill("nobody@example.com");
  await page.getByLabel("Password", { exact: true }).fill("not the one");
  await page.locator("main").getByRole("button", { name: "Log In", exact: true }).click();
  const refused = page.getByRole("region", { name: /We couldn't log you in/ });
  await expect(refused).toBeFocused();
  await expect(refused).toContainText("The email or password isn't right. Please try again.");
  expect(await timesSaid(page, "The email or password isn't right.")).toBe(1);
  await expect(page.getByLabel("Email", { exact: true })).toHaveValue("nobody@example.com");
  for (const viewport of [
    { width: 1280, height: 900 },
    { width: 360, height: 740 },
  ]) {
    await page.setViewportSize(viewport);
    const button = page.locator("main").getByRole("button", { name: "Log In", exact: true });
    await button.focus();
    // The page makes room once the toast has reached its position.
    await expect(async () => {
      const [toast, next] = [await page.locator(".toast").boundingBox(), await button.boundingBox()];
      expect((toast?.y ?? 0) + (toast?.height ?? 0), `at the bottom at ${viewport.width} px`).toBeGreaterThan(
        viewport.height - 120,
      );
      const isApart =
        (next?.y ?? 0) + (next?.height ?? 0) <= (toast?.y ?? 0) ||
        (next?.x ?? 0) + (next?.width ?? 0) <= (toast?.x ?? 0);
      expect(isApart, `beside the button at ${viewport.width} px`).toBe(true);
    }).toPass({ timeout: 20_000 });
  }
  // It belongs to this page and disappears with it.
  await page.getByRole("link", { name: "Sign Up" }).last().click();
  await expect(page.getByRole("heading", { level: 1 })).not.toHaveText(/Log/);
  await expect(page.locator(".toast")).toHaveCount(0);

  const email = freshEmail("twice");
  for (const _ of [1, 2]) {
    await page.goto("/waitlist");
    await page.getByLabel("Email", { exact: true }).fill(email);
    await page.getByRole("button", { name: "Join the Waitlist" }).click();
    await expect(page.getByText(/on the list!/).first()).toBeVisible();
  }
  await expect(page.getByRole("region", { name: /Already on the list!/ })).toBeFocused();
  expect(await timesSaid(page, "This email is already registered on our waitlist.")).toBe(1);
  await expect(page.getByLabel("Email", { exact: true })).toHaveValue(email);
});

for (const gap of [0, 150]) {
  test(`Enter pressed again after ${gap} ms signs up once and opens the dashboard`, async ({ page }) => {
    await page.goto("/signup");
    await page.getByLabel("First name").fill("Ines");
    await page.getByLabel("Last name").fill("Pell");
    await page.getByLabel("Email", { exact: true }).fill(freshEmail("ines"));
    await page.getByLabel(/I am 18 or older/).check();
    await page.getByLabel("Password", { exact: true }).fill("a quiet kiln at dawn");
    await page.keyboard.press("Enter");
    await page.waitForTimeout(gap);
    await page.keyboard.press("Enter");
    await page.waitForURL(/dashboard/);
  });
}
