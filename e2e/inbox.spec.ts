import { type BrowserContext, expect, type Page, test } from "@playwright/test";
import { logInAsStaff } from "./own-server.ts";
import { expectAccessible, expectNoViolations, watchConsole } from "./pages.ts";

// Support requests, answered in the console. The demonstration market's admin has one phone, so the
// tests run in order.
test.describe.configure({ mode: "serial" });

/** Writes to support as a guest on the contact page. Returns the reference that the page shows. */
async function writeToSupport(context: BrowserContext, subject: string): Promise<string> {
  const page = await context.newPage();
  await page.goto("/contact");
  await page.getByLabel("Name", { exact: true }).fill("Ada Moss");
  await page.getByLabel("Email", { exact: true }).fill("ada.moss@example.com");
  await page.getByLabel("Subject", { exact: true }).fill(subject);
  await page.getByLabel("Message", { exact: true }).fill("Where do I say which days I can work?");
  await page.getByRole("button", { name: "Send Message" }).click();
  await page.waitForURL(/sent=/);
  await page.close();
  return new URL(page.url()).searchParams.get("sent") ?? "";
}

async function expectAnswerInOutbox(page: Page, reference: string, subject: string, text: string) {
  await page.goto("/dev/outbox");
  const email = page.getByRole("article", { name: `[SEAS-${reference}] Re: ${subject}` });
  await expect(email).toContainText("To Ada Moss <ada.moss@example.com>");
  await expect(email).toContainText("Reply-To help@seasoned.example");
  await expect(email).toContainText(text);
}

test("support answers a guest once, and the guest can reply", async ({ page, browser }) => {
  const complaints = watchConsole(page);
  const subject = "Which days can I work?";
  const guest = await browser.newContext();
  const reference = await writeToSupport(guest, subject);
  await guest.close();
  await logInAsStaff(page, "/operator/support");
  await page.getByRole("link", { name: subject }).press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: subject })).toBeFocused();
  const late = await page.context().newPage();
  await late.goto(page.url());

  await page.getByRole("button", { name: "Assign to me" }).press("Enter");
  await expect(page.getByText("Odile Marsh has it.")).toBeVisible();
  await page.getByLabel("Common answers").selectOption({ label: "How to change a profile" });
  await page.getByRole("button", { name: "Put into the text" }).press("Enter");
  await expect(page.getByLabel("Your answer", { exact: true })).toHaveValue(/each part has its own Save button/);
  await page.getByRole("button", { name: "Send answer" }).press("Enter");
  await expect(page.getByText("answered as Seasoned")).toBeVisible();
  await expect(page.getByLabel("Your answer", { exact: true })).toHaveValue("");

  await late.getByLabel("Your answer", { exact: true }).fill("I would have said the same thing.");
  await late.getByRole("button", { name: "Send answer" }).click();
  await expect(late.getByRole("form", { name: "Answer" }).getByText("This request changed meanwhile")).toBeVisible();
  await expect(late.getByLabel("Your answer", { exact: true })).toHaveValue("I would have said the same thing.");
  await expectNoViolations(late);
  await late.close();

  const thread = new URL(page.url()).pathname;
  for (const path of [
    thread,
    "/operator/support",
    "/operator/support?channel=call-back",
    "/operator/support?q=nobody%40example.com",
    "/operator/emails",
    "/operator/emails?state=refused",
    "/operator/waitlist",
    "/operator/staff",
    "/operator",
  ])
    await expectAccessible(page, path);
  await expectAnswerInOutbox(page, reference, subject, "each part has its own Save button");
  expect(complaints).toEqual([]);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("support answers, calls, sends again, and invites", async ({ page, browser }) => {
    const subject = "Can I work mornings only?";
    const guest = await browser.newContext({ javaScriptEnabled: false });
    const reference = await writeToSupport(guest, subject);
    await guest.close();
    await logInAsStaff(page, "/operator/support");
    await page.getByLabel("Reference or email").fill(`SEAS-${reference}`);
    await page.getByRole("button", { name: "Filter" }).click();
    await page.getByRole("link", { name: subject }).click();
    await page.getByLabel("Your answer", { exact: true }).fill("Yes.");
    await page.getByRole("button", { name: "Send answer" }).click();
    await expect(page.getByText("Please write an answer with at least 10 characters")).toBeVisible();
    await page.getByLabel("Common answers").selectOption({ label: "How to change a profile" });
    await page.getByRole("button", { name: "Put into the text" }).click();
    await expect(page.getByLabel("Your answer", { exact: true })).toHaveValue(/^Yes\.\s+Thank you for writing/);
    await page.getByRole("button", { name: "Send and wait for them" }).click();
    await expect(page.getByText("Waiting for them").first()).toBeVisible();

    await page.goto("/operator/support?channel=call-back");
    await page.getByRole("link", { name: "Please call me" }).click();
    await expect(page.getByRole("link", { name: "(555) 201-3344" })).toHaveAttribute("href", "tel:5552013344");
    await page.getByRole("button", { name: "Called", exact: true }).click();
    await expect(page.getByText("Called by Odile Marsh")).toBeVisible();

    await page.goto("/operator/emails?state=failing");
    const failed = page.getByRole("row", { name: /full\.mailbox@example\.com/ });
    await failed.getByRole("button", { name: /Send again/ }).click();
    await expect(failed).toHaveCount(0);

    await page.goto("/operator/waitlist");
    await page.getByLabel(/How many/).fill("1");
    await page.getByRole("button", { name: "Send invitations" }).click();
    await expect(page.getByText("7 addresses: 4 waiting, 3 invited.")).toBeVisible();
    await expectAnswerInOutbox(page, reference, subject, "each part has its own Save button");
  });
});
