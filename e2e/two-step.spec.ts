import { createHmac } from "node:crypto";
import { expect, type Locator, type Page, test } from "@playwright/test";
import { decodeQR } from "qr/decode.js";
import sharp from "sharp";
import { expectNoViolations, expectToast, freshEmail, signUp, watchConsole } from "./pages.ts";

const PASSWORD = "a quiet kiln at dawn";
const LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";

/** Returns the current code for a key in base 32: an independent implementation, to check ours (RFC 6238). */
function codeOf(letters: string): string {
  const bits = Array.from(letters, (letter) => LETTERS.indexOf(letter).toString(2).padStart(5, "0")).join("");
  const key = Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
  const counter = Buffer.alloc(8);
  counter.writeUInt32BE(Math.floor(Date.now() / 30_000), 4);
  const hash = createHmac("sha1", key).update(counter).digest();
  const at = hash.readUInt8(19) % 16;
  return String((hash.readInt32BE(at) & 0x7f_ff_ff_ff) % 10 ** 6).padStart(6, "0");
}

/** Reads the code as a phone's camera does. */
async function read(picture: Locator): Promise<URL> {
  const { data, info } = await sharp(await picture.screenshot())
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return new URL(decodeQR({ width: info.width, height: info.height, data }));
}

async function keyOn(page: Page): Promise<string> {
  const picture = page.getByRole("img", { name: "A picture that your app reads with the camera" });
  const address = await read(picture);
  expect(address.searchParams.get("issuer")).toBe("Seasoned");
  return address.searchParams.get("secret") ?? "";
}

/** Opens the link of the verification email in the outbox, which signs in again. */
async function verify(page: Page, email: string) {
  await page.goto("/dev/outbox");
  const mail = page.getByRole("article").filter({ hasText: email });
  const address = await mail.locator("a[href*='/verify-email?token=']").first().getAttribute("href");
  await page.goto(address ?? "");
  await page.getByRole("button", { name: "Yes, this is my email" }).click();
  await page.waitForURL(/dashboard/);
}

async function logIn(page: Page, email: string) {
  await page.goto("/login");
  await page.getByLabel("Email", { exact: true }).fill(email);
  await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await page.getByLabel("Password", { exact: true }).press("Enter");
}

test("two-step login is turned on, used, and turned off by keyboard", async ({ page }) => {
  const email = freshEmail("careful");
  await signUp(page, { role: "senior", firstName: "Ines", lastName: "Fairlie", email });
  await page.goto("/senior/settings");
  await expect(page.getByText("Confirm your email first; then it can be turned on.")).toBeVisible();
  await verify(page, email);
  const complaints = watchConsole(page);
  await page.goto("/senior/settings");
  await page.getByRole("link", { name: "Turn on two-step login" }).press("Enter");
  await expectNoViolations(page);
  const key = await keyOn(page);
  await page.evaluate(() => document.documentElement.setAttribute("data-theme", "dark"));
  expect(await keyOn(page)).toBe(key);
  await page.evaluate(() => document.documentElement.removeAttribute("data-theme"));

  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Code from the app").fill("12345");
  await dialog.getByLabel("Your password").fill(PASSWORD);
  await page.keyboard.press("Enter");
  await expect(dialog.getByText("This isn't the code your app shows now.")).toBeVisible();
  await expect(dialog.getByLabel("Code from the app")).toBeFocused();
  expect(await keyOn(page)).toBe(key);
  await dialog.getByLabel("Code from the app").fill(codeOf(key));
  await dialog.getByLabel("Your password").fill(PASSWORD);
  await page.keyboard.press("Enter");

  const codes = page.getByRole("region", { name: /Keep these backup codes/ });
  await expect(codes).toBeFocused();
  await expect(codes.getByRole("listitem")).toHaveCount(10);
  await expectNoViolations(page);
  // The old session's stream ended and a new one begins: the codes stay.
  await page.waitForTimeout(1000);
  // Neither does the skip link clear them, which points to a place on the page.
  await page.getByRole("link", { name: "Skip to main content" }).press("Enter");
  await expect(page.getByRole("main")).toBeFocused();
  const [code = ""] = await codes.getByRole("listitem").allTextContents();
  await codes.getByRole("link", { name: "I've saved them" }).press("Enter");
  await expect(codes).toBeHidden();
  await expect(page.getByText("10 of 10 backup codes left.")).toBeVisible();

  await page.context().clearCookies();
  await logIn(page, email);
  await expect(page.getByRole("heading", { name: "One more step" })).toBeVisible();
  await expect(page.getByLabel("Code", { exact: true })).toBeFocused();
  await expectNoViolations(page);
  await page.getByLabel("Code", { exact: true }).fill("999");
  await page.keyboard.press("Enter");
  await expect(page.getByText("This code isn't right or was already used.")).toBeVisible();
  await expect(page.getByLabel("Code", { exact: true })).toBeFocused();
  await page.getByLabel("Code", { exact: true }).fill(code.toLowerCase());
  await page.keyboard.press("Enter");
  await page.waitForURL(/dashboard/);

  await page.goto("/senior/settings");
  await expect(page.getByText("9 of 10 backup codes left.")).toBeVisible();
  await page.getByRole("link", { name: "Turn off two-step login" }).press("Enter");
  await page.getByRole("dialog").getByLabel("Your password").fill(PASSWORD);
  await page.keyboard.press("Enter");
  await expectToast(page, "Two-step login is off");
  await expect(page.getByRole("link", { name: "Turn on two-step login" })).toBeVisible();
  expect(complaints).toEqual([]);
});

// Clauses D92.
test("a refusal stays on the page during a live event", async ({ page, browser }) => {
  const email = freshEmail("patient");
  await signUp(page, { role: "senior", firstName: "Edda", lastName: "Moss", email });
  await page.goto("/senior/settings");
  await page.getByRole("link", { name: "Change email" }).click();
  await page.getByLabel("New email").fill("no address");
  await page.getByLabel("Your password").fill("not my password");
  await page.keyboard.press("Enter");
  const refusal = page.getByText("Please enter a valid email");
  await expect(refusal).toBeVisible();

  // Signing out another device is an event for this one, which reloads its page.
  const elsewhere = await browser.newPage();
  await logIn(elsewhere, email);
  await elsewhere.waitForURL(/dashboard/);
  let reloads = 0;
  page.on("response", (response) => {
    if (response.url().includes("/senior/settings.data") && response.request().method() === "GET") reloads += 1;
  });
  // A page is not reloaded right after a click, because a result may be on its way.
  await page.evaluate(() => {
    const pressing = setInterval(() => document.body.click(), 100);
    document.addEventListener("rest", () => clearInterval(pressing));
  });
  await elsewhere.getByRole("navigation", { name: "Senior area" }).getByRole("button", { name: "Log Out" }).click();
  await elsewhere.waitForURL((url) => url.pathname === "/");
  await page.waitForTimeout(1_000);
  expect(reloads).toBe(0);
  await page.evaluate(() => document.dispatchEvent(new Event("rest")));
  await expect.poll(() => reloads).toBeGreaterThan(0);
  await page.waitForTimeout(500);
  await expect(refusal).toBeVisible();
  await expect(page.getByLabel("New email")).toHaveValue("no address");
  await page.getByRole("link", { name: "Cancel" }).click();
  await page.getByRole("link", { name: "Change email" }).click();
  await expect(page.getByLabel("New email")).toBeVisible();
  await expect(refusal).toBeHidden();
  await elsewhere.close();
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("two-step login works from the settings to the code", async ({ page }) => {
    const email = freshEmail("careful");
    await signUp(page, { role: "recruiter", firstName: "Owen", lastName: "Tarn", email });
    await page.goto("/recruiter/settings");
    await page.getByRole("link", { name: "Turn on two-step login" }).click();
    const key = await keyOn(page);
    await page.getByLabel("Code from the app").fill(codeOf(key));
    await page.getByLabel("Your password").fill(PASSWORD);
    await page.getByRole("button", { name: "Turn on", exact: true }).click();
    const backup = page.getByRole("listitem").filter({ hasText: /^\w{5}-\w{5}$/ });
    await expect(backup.first()).toBeVisible();
    const code = (await backup.first().textContent()) ?? "";
    await expect(page.getByText("You are here")).toBeVisible();
    await page.context().clearCookies();
    await logIn(page, email);
    await page.getByLabel("Code", { exact: true }).fill(code);
    await page.getByRole("button", { name: "Log In", exact: true }).click();
    await page.waitForURL(/dashboard/);
  });
});
