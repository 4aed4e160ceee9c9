import { expect, test } from "@playwright/test";
import {
  expectAccessible,
  expectAlive,
  expectNoViolations,
  expectToast,
  freshEmail,
  signIn,
  signUp,
  switchOn,
  watchConsole,
} from "./pages.ts";

const PDF = Buffer.from(`%PDF-1.7\n${"x".repeat(2000)}\n%%EOF\n`);
const PASSWORD = "a quiet kiln at dawn";

// Clauses 1-2, 2.5-12.
test("a senior completes the profile, saves a job, exports, and leaves", async ({ page }) => {
  const complaints = watchConsole(page);
  const email = freshEmail("senior");
  await signUp(page, { role: "senior", firstName: "Ottilie", lastName: "Marsh", email });

  await page.goto("/senior/profile");
  await page.getByLabel("About me").fill("I have kept books for thirty years and like to show how it is done.");
  await page.getByRole("combobox", { name: "Skills" }).fill("Bookkeeping");
  await page.getByRole("combobox", { name: "Skills" }).press("Enter");
  await page.getByRole("button", { name: "Save profile" }).click();
  await expectToast(page, "Profile updated successfully");
  await page.getByLabel("I prefer no photo. Show my first letter.").check();
  await page.getByLabel("Your resume").setInputFiles({ name: "Marsh.exe", mimeType: "application/pdf", buffer: PDF });
  await expect(page.getByText("Please choose a PDF, DOC or DOCX file.")).toBeVisible();
  await page.getByLabel("Your resume").setInputFiles({ name: "Marsh.pdf", mimeType: "application/pdf", buffer: PDF });
  await expectToast(page, "Your resume is saved");
  await expect(page.getByRole("img", { name: "100% profile complete" }).first()).toBeVisible();
  const resume = page.waitForEvent("download");
  await page.getByRole("link", { name: "Download: Marsh.pdf" }).click();
  expect((await resume).suggestedFilename()).toBe("Marsh.pdf");

  await page.goto("/senior/find-jobs");
  const save = page.getByRole("button", { name: /^Save: / }).first();
  const name = (await save.getAttribute("aria-label")) ?? "";
  await save.click();
  await expect(page.getByRole("button", { name: name.replace("Save", "Saved") })).toBeVisible();
  await page.goto("/senior/dashboard");
  await page.getByRole("link", { name: "Saved jobs" }).click();
  await expect(page.getByRole("heading", { name: "1 saved job" })).toBeVisible();
  await test.step("what was taken off the list can be put back, and the focus stays where it happens", async () => {
    await page.getByRole("button", { name: /^Saved: / }).press("Enter");
    await expect(page.getByText("is off your list.")).toBeVisible();
    await expect(page.getByRole("button", { name: /^Undo: keep / })).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("button", { name: /^Saved: / })).toBeFocused();
    await expect(page.getByRole("heading", { name: "1 saved job" })).toBeVisible();
  });

  await page.goto("/senior/settings");
  await switchOn(page, /Weekly digest/);
  await expect(page.getByText("Last change: Weekly digest on.")).toBeVisible();
  await switchOn(page, /Dark Mode/);
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  await expect(page.getByText("Last change: Dark Mode on.")).toBeVisible();
  await test.step("a switch that cannot be kept goes back, and says why", async () => {
    await page.route("**/settings*", (route) =>
      route.request().method() === "POST" ? route.abort() : route.continue(),
    );
    await page.getByRole("switch", { name: /Weekly digest/ }).click();
    await expect(page.getByText("We can't reach Seasoned.").first()).toBeVisible();
    await expect(page.getByRole("switch", { name: /Weekly digest/ })).toBeChecked();
    await page.unroute("**/settings*");
    expect(complaints.splice(0)).toEqual([expect.stringContaining("ERR_FAILED")]);
  });
  await test.step("high contrast comes before Dark Mode, and neither another switch nor it changes the choice", async () => {
    await page.keyboard.press("Alt+Escape");
    await expect(page.locator("html")).toHaveAttribute("data-theme", "contrast");
    await switchOn(page, /Show salary expectations/);
    await expect(page.getByText("Last change: Show salary expectations on.")).toBeVisible();
    await expect(page.getByRole("switch", { name: /Dark Mode/ })).toBeChecked();
    await page.keyboard.press("Alt+Escape");
    await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  });
  await page.reload();
  await expect(page.getByRole("switch", { name: /Weekly digest/ })).toBeChecked();
  await expect(page.getByRole("switch", { name: /Dark Mode/ })).toBeChecked();
  const archive = page.waitForEvent("download");
  await page.getByRole("button", { name: "Export my data" }).click();
  expect((await archive).suggestedFilename()).toMatch(/^seasoned-my-data-.*\.zip$/);

  await page.getByRole("link", { name: "Delete Account" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Your password").fill("not my password");
  await dialog.getByRole("button", { name: "Delete Account" }).click();
  await expect(dialog.getByText("This isn't your password")).toBeVisible();
  await dialog.getByLabel("Your password").fill(PASSWORD);
  await dialog.getByRole("button", { name: "Delete Account" }).click();
  await expect(page.getByText("Your account will be deleted").first()).toBeVisible();
  await page.goto("/senior/dashboard");
  await page.getByRole("button", { name: "Keep my account" }).click();
  await expectToast(page, "We kept your account");
  expect(complaints).toEqual([]);
});

// Clauses 2.2-9, D46.
test("a guest who saves a job signs in, and finds it saved", async ({ page }) => {
  await page.goto("/find-jobs");
  await page
    .getByRole("link", { name: /^Save: / })
    .last()
    .click();
  await expect(page.getByRole("region", { name: /^Log in or sign up to save this job/ })).toBeFocused();
  await page.locator("main").getByRole("link", { name: "Log In" }).click();
  await page.getByLabel("Email", { exact: true }).fill("senior@example.com");
  await page.getByLabel("Password", { exact: true }).fill("seasoned-demo");
  await page.locator("main").getByRole("button", { name: "Log In", exact: true }).click();
  await page.waitForURL(/\/job\//);
  await expect(page.getByRole("button", { name: /^Saved: / })).toBeVisible();
});

test("three jobs are above the fold, and Why opens inside its card", async ({ page }) => {
  await signIn(page, "senior@example.com");
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto("/senior/find-jobs");
  const cards = page.locator(".job");
  for (const index of [0, 1, 2]) {
    const card = cards.nth(index);
    await expect(card).toBeInViewport({ ratio: 1 });
    const ring = await card.locator(".ring--s").boundingBox();
    const save = await card.getByRole("button", { name: /^Saved?: / }).boundingBox();
    expect(save?.y).toBeGreaterThanOrEqual((ring?.y ?? 0) + (ring?.height ?? 0));
  }
  for (const width of [1280, 360]) {
    await page.setViewportSize({ width, height: 740 });
    const card = cards.nth(1);
    const why = card.locator("summary", { hasText: "Why" });
    await expectAlive(why);
    await why.click();
    const panel = card.getByRole("heading", { name: "Why this match" });
    await expect(panel).toBeVisible();
    const [around, inside] = [await card.boundingBox(), await card.locator(".why__panel").boundingBox()];
    expect((inside?.y ?? 0) + (inside?.height ?? 0)).toBeLessThanOrEqual((around?.y ?? 0) + (around?.height ?? 0));
    await card.getByRole("button", { name: /^Close/ }).click();
    await expect(panel).toBeHidden();
    await expect(why).toBeFocused();
  }
});

test("on a phone the search is one line, with the first job visible", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto("/find-jobs?q=board");
  await expect(page.getByLabel("What")).toBeHidden();
  await expect(page.locator(".job").first().getByRole("heading")).toBeInViewport({ ratio: 1 });
  const line = page.locator("summary", { hasText: "Search: board" });
  await expectAlive(line);
  await line.click();
  await page.getByLabel("What").fill("bookkeeper");
  await page.getByRole("button", { name: "Search Jobs" }).click();
  await expect(page.locator("summary", { hasText: "Search: bookkeeper" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Search Jobs" })).toBeHidden();
  await page.locator("summary", { hasText: "Filters" }).click();
  await expect(page.getByRole("button", { name: /^See \d+ job/ })).toBeInViewport({ ratio: 1 });
});

// Clauses 2.5-15.
test("Save waits during the upload of a resume", async ({ page }) => {
  await signUp(page, { role: "senior", firstName: "Nell", lastName: "Pike", email: freshEmail("resume") });
  await page.goto("/senior/profile");
  const save = page.getByRole("button", { name: "Save profile" });
  await expect(save).toBeEnabled();
  const { promise: isLooked, resolve: goOn } = Promise.withResolvers<void>();
  await page.route("**/senior/profile/resume", async (route) => {
    await isLooked;
    await route.continue();
  });
  const resume = { name: "cv.pdf", mimeType: "application/pdf", buffer: Buffer.from("%PDF-1.7\n\n%%EOF\n") };
  await page.locator("input[type=file][name=resume]").setInputFiles(resume);
  await expect(save).toBeDisabled();
  goOn();
  await expect(page.getByText("cv.pdf", { exact: true })).toBeVisible();
  await expect(save).toBeEnabled();
});

test("a photo is cropped, by keyboard too, in an accessible dialog", async ({ page }) => {
  await signUp(page, { role: "senior", firstName: "Rufus", lastName: "Pell", email: freshEmail("photo") });
  await page.goto("/senior/profile");
  const picture = await page.evaluate(() => {
    const canvas = document.createElement("canvas");
    canvas.width = 800;
    canvas.height = 400;
    const context = canvas.getContext("2d");
    if (!context) throw new Error("no canvas");
    for (const [at, colour] of ["#ff0000", "#0000ff"].entries()) {
      context.fillStyle = colour;
      context.fillRect(at * 400, 0, 400, 400);
    }
    return canvas.toDataURL("image/png").split(",")[1] ?? "";
  });
  const file = { name: "me.png", mimeType: "image/png", buffer: Buffer.from(picture, "base64") };
  await page.getByLabel("Photo", { exact: true }).setInputFiles(file);
  const dialog = page.getByRole("dialog", { name: "Choose what your photo shows" });
  await expect(dialog).toBeVisible();
  await expectNoViolations(page);
  await dialog.getByLabel("Left or right").focus();
  await page.keyboard.press("End");
  await dialog.getByRole("button", { name: "Use this photo" }).press("Enter");
  await expectToast(page, "Your photo is saved");
  const middle = await page
    .locator("main img")
    .first()
    .evaluate(async (image) => {
      if (!(image instanceof HTMLImageElement)) throw new Error("no picture");
      await image.decode();
      const canvas = document.createElement("canvas");
      canvas.width = image.naturalWidth;
      canvas.height = image.naturalHeight;
      const context = canvas.getContext("2d");
      context?.drawImage(image, 0, 0);
      return [canvas.width, canvas.height, ...(context?.getImageData(10, 10, 1, 1).data.slice(0, 3) ?? [])];
    });
  // The right half only: blue, as JPEG encodes it.
  expect(middle.slice(0, 2)).toEqual([512, 512]);
  expect(middle[2]).toBeLessThan(20);
  expect(middle[4]).toBeGreaterThan(235);
});

test("settings, dialogs, and lists of the senior are accessible", async ({ page }) => {
  test.setTimeout(240_000);
  await signIn(page, "senior@example.com");
  for (const path of [
    "/senior/settings",
    "/senior/settings?ask=password",
    "/senior/settings?ask=delete",
    "/senior/find-jobs?filter=saved",
  ]) {
    await expectAccessible(page, path);
  }
});

test("saved searches and offers are accessible", async ({ page }) => {
  test.setTimeout(240_000);
  await signIn(page, "senior@example.com");
  for (const path of [
    "/senior/find-jobs?q=finance",
    `/senior/saved-searches?save=${encodeURIComponent("?q=finance&workType=remote")}`,
    "/senior/applications?show=offered",
  ]) {
    await expectAccessible(page, path);
  }
});

test("on a phone the upper Apply Now sends the note that is typed below it", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signUp(page, { role: "senior", firstName: "Odile", lastName: "Fern", email: freshEmail("note") });
  await page.goto("/senior/profile");
  await expectAlive(page.getByLabel("About me"));
  await page.getByLabel("About me").fill("I set glass for thirty years.");
  await page.getByRole("button", { name: "Save profile" }).click();
  await expect(page.getByText("Profile updated successfully").first()).toBeVisible();
  await page.goto("/find-jobs?q=Process+Safety+Trainer");
  await page.getByRole("link", { name: "Process Safety Trainer", exact: true }).click();
  await page.locator("summary", { hasText: "note" }).click();
  await page.getByLabel("Your note", { exact: true }).fill("I could begin on Monday.");
  await page.getByRole("button", { name: "Apply Now" }).first().click();
  await expect(page.getByText(/Your profile and note go to .* within 30 seconds/).first()).toBeVisible();
  await expect(page.getByText(/^\d+ seconds left$/).first()).toBeVisible();
  await page.getByRole("button", { name: "Undo: your application" }).first().click();
  await expect(page.getByLabel("Your note", { exact: true })).toHaveValue("I could begin on Monday.");
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("a resume, a saved job, and a setting are stored", async ({ page }) => {
    await signUp(page, { role: "senior", firstName: "Ansel", lastName: "Pike", email: freshEmail("plain") });
    await page.goto("/senior/profile");
    await page.getByLabel("Your resume").setInputFiles({ name: "Pike.pdf", mimeType: "application/pdf", buffer: PDF });
    await page.getByLabel("About me").fill("I set glass for thirty years.");
    await page.getByLabel("Years of experience").fill("30");
    await page.getByLabel("Availability").fill("20");
    await page.getByLabel("on-site").check();
    await page.getByRole("button", { name: "Save profile" }).click();
    await expect(page.getByText("Profile updated successfully").first()).toBeVisible();
    await expect(page.getByText("Pike.pdf")).toBeVisible();
    await page.goto("/find-jobs");
    await page
      .getByRole("button", { name: /^Save: / })
      .first()
      .click();
    await expect(page.getByRole("button", { name: /^Saved: / })).toBeVisible();
    await page.goto("/senior/settings");
    await page.getByRole("switch", { name: /Weekly digest/ }).check();
    await page.getByRole("button", { name: "Save settings" }).click();
    await expect(page.getByText("Your settings are saved.")).toBeVisible();
    await page.getByLabel("Company", { exact: true }).fill("!");
    await page.getByRole("button", { name: "Hide my profile" }).click();
    await expect(page.getByText("Please enter the company's name")).toBeVisible();
    await page.getByLabel("Company", { exact: true }).fill("Old Mill");
    await page.getByRole("button", { name: "Hide my profile" }).click();
    await expect(page.getByText("No recruiter here gives this name yet.")).toBeVisible();
  });
});
