import { expect, type Page, test } from "@playwright/test";
import { draftsOf, expectAlive, fillSignUp, freshEmail, signIn, signUp, watchConsole } from "./pages.ts";

// Typing, selecting, and clicking while a page's scripts are still loading, as on a slow phone.

/** Blocks the files of a pattern until the returned function is called. */
async function hold(page: Page, pattern: string) {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(pattern, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

/** Opens a complete page whose scripts do not load before `release` is called. */
async function openWithoutScripts(page: Page, path: string) {
  const release = await hold(page, "**/assets/*.js");
  await page.goto(path, { waitUntil: "commit" });
  // A long text may arrive in two chunks: before the second, its box is there but empty.
  await page.waitForFunction(() => document.readyState !== "loading");
  return { release };
}

test("a sign-up filled in early can be sent, and an early switch works", async ({ page }) => {
  const complaints = watchConsole(page);
  const { release } = await openWithoutScripts(page, "/signup");
  const contrast = page.getByRole("button", { name: "High contrast" }).first();
  await page.getByLabel("First name").fill("Wanda");
  await page.getByLabel(/I am 18 or older/).check();
  // Clicked twice because nothing happens; it counts once.
  await contrast.click();
  await contrast.click();
  await expect(contrast).toHaveAttribute("aria-pressed", "false");
  release();

  await expect(contrast).toHaveAttribute("aria-pressed", "true");
  await expect(page.getByRole("button", { name: "Create Account" })).not.toHaveAttribute("aria-disabled");
  await expect(page.getByText("Check the box above to continue.")).toHaveCount(0);
  await expect(page.getByLabel("First name")).toHaveValue("Wanda");
  await contrast.click();
  await expect(contrast).toHaveAttribute("aria-pressed", "false");
  await fillSignUp(page, { role: "senior", firstName: "Wanda", lastName: "Weft", email: freshEmail("wanda") });
  await page.waitForURL(/dashboard/);
  expect(complaints).toEqual([]);
});

test("keeps an early text and an unfinished skill, with the focus", async ({ page }) => {
  await signIn(page, "senior@example.com");
  const { release } = await openWithoutScripts(page, "/senior/profile");
  const about = page.getByLabel("About me");
  const before = await about.inputValue();
  expect(before).not.toBe("");
  await about.press("Control+End");
  await about.pressSequentially(" And I mend kilns.");
  const skills = page.getByRole("textbox", { name: "Skills" });
  const known = await skills.inputValue();
  await skills.press("Home");
  await skills.pressSequentially("Kiln repair, cer, ");
  for (let n = 0; n < 2; n++) await skills.press("ArrowLeft");
  release();

  await expect(about).toHaveValue(`${before} And I mend kilns.`);
  const field = page.getByRole("combobox", { name: "Skills" });
  await expect(field).toBeFocused();
  await expect(field).toHaveValue("cer");
  await expect(page.getByRole("button", { name: "Remove skill: Kiln repair" })).toBeVisible();
  for (const skill of known.split(", ")) {
    await expect(page.getByRole("button", { name: `Remove skill: ${skill}`, exact: true })).toBeVisible();
  }
});

test("early typing does not lose a stored draft", async ({ page }) => {
  await signIn(page, "senior@example.com");
  await page.goto("/senior/profile");
  const skills = page.getByRole("combobox", { name: "Skills" });
  await skills.fill("Glazing");
  await skills.press("Enter");
  const drafted = () => page.evaluate(() => JSON.stringify({ ...sessionStorage }).includes("Glazing"));
  await expect.poll(drafted).toBe(true);
  const { release } = await openWithoutScripts(page, "/senior/profile");
  await page.getByLabel("About me").press("Control+End");
  await page.getByLabel("About me").pressSequentially(" And kilns.");
  release();
  await expect(page.getByRole("button", { name: "Remove skill: Glazing" })).toBeVisible();
  await expect(page.getByLabel("About me")).toHaveValue(/ And kilns\.$/);
  await expect.poll(drafted).toBe(true);
});

test("an early filter applies", async ({ page }) => {
  const { release } = await openWithoutScripts(page, "/find-jobs");
  await page.getByRole("checkbox", { name: /^Consulting/ }).check();
  release();
  await expect(page).toHaveURL(/employmentType=consulting/);
  await expect(page.getByRole("checkbox", { name: /^Consulting/ })).toBeChecked();
});

for (const name of ["Weekly digest", "Dark mode"]) {
  test(`saves a setting that is switched early: ${name}`, async ({ page }) => {
    await signUp(page, { role: "senior", firstName: "Selma", lastName: "Sley", email: freshEmail("selma") });
    const setting = page.getByRole("switch", { name });
    const change = () => page.locator(".switch", { has: setting }).click();
    await page.goto("/senior/settings");
    const wasOn = await setting.isChecked();
    const { release } = await openWithoutScripts(page, "/senior/settings");
    await change();
    release();
    await expect(page.getByText(/Last change:/)).toBeVisible();
    await expect(setting).toBeChecked({ checked: !wasOn });
    await page.reload();
    await expectAlive(setting);
    await expect(setting).toBeChecked({ checked: !wasOn });
    await change();
    await expect(page.getByText(/Last change:/)).toBeVisible();
  });
}

/** Blocks the part that replays, which then comes long after hydration, until `arrive` is called. */
async function holdReplay(page: Page) {
  const release = await hold(page, "**/assets/replay-*.js");
  return {
    arrive: async () => {
      const replay = page.waitForResponse(/\/assets\/replay-/);
      release();
      await replay;
      // A wrong replay would show a moment later.
      await page.waitForTimeout(500);
    },
  };
}

test("a click is not lost that comes before the page knows a checkbox", async ({ page }) => {
  const { release } = await openWithoutScripts(page, "/signup");
  const { arrive } = await holdReplay(page);
  await page.getByLabel("First name").fill("Selma");
  await page.getByLabel("Last name").fill("Sley");
  await page.getByLabel("Email", { exact: true }).fill(freshEmail("selma"));
  await page.getByLabel("Password", { exact: true }).fill("a quiet kiln at dawn");
  await page.getByLabel(/I am 18 or older/).check();
  release();
  const create = page.getByRole("button", { name: "Create Account" });
  await expect(create).toHaveAttribute("aria-disabled", "true");
  await create.click({ force: true });
  expect(new URL(page.url()).pathname).toBe("/signup");
  await arrive();
  await page.waitForURL(/dashboard/);
});

test("a text continued during hydration stays one text", async ({ page }) => {
  await signIn(page, "senior@example.com");
  const { release } = await openWithoutScripts(page, "/senior/profile");
  const { arrive } = await holdReplay(page);
  const about = page.getByLabel("About me");
  const before = await about.inputValue();
  await about.press("Control+End");
  await about.pressSequentially(" And I mend");
  release();
  await expectAlive(about);
  await about.press("Control+End");
  await about.pressSequentially(" kilns.");
  await arrive();
  await expect(about).toHaveValue(`${before} And I mend kilns.`);
});

test("a switch pressed again during hydration is on", async ({ page }) => {
  const { release } = await openWithoutScripts(page, "/signup");
  const { arrive } = await holdReplay(page);
  const contrast = page.getByRole("button", { name: "High contrast" }).first();
  await contrast.click();
  release();
  await expectAlive(contrast);
  await contrast.click();
  await arrive();
  await expect(contrast).toHaveAttribute("aria-pressed", "true");
});

test("an early message, search, and choice of a job work", async ({ page }) => {
  await signIn(page, "recruiter@example.com");
  await page.goto("/recruiter/messages");
  await page
    .getByRole("region", { name: "Conversations" })
    .getByRole("link", { name: /Harriet Quill.*Interim Finance Controller/ })
    .click();
  await page.waitForURL(/conversation=/);
  const conversation = page.url();
  const first = await openWithoutScripts(page, conversation);
  const box = page.getByRole("textbox", { name: "Your message" });
  await box.fill("Typed early");
  await page.getByLabel("Search conversations").fill("zzz nobody");
  first.release();
  await expect(box).toHaveValue("Typed early");
  await expect(page.getByRole("button", { name: "Send", exact: true })).not.toHaveAttribute("aria-disabled");
  await box.fill("");
  await expect(page.getByLabel("Search conversations")).toHaveValue("zzz nobody");
  await expect(page.getByRole("region", { name: "Conversations" }).getByRole("link", { name: /Harriet/ })).toHaveCount(
    0,
  );

  const second = await openWithoutScripts(page, "/recruiter/applications");
  const choice = page.getByLabel("Select a job to view applicants");
  await choice.selectOption({ index: 2 });
  const chosen = await choice.inputValue();
  second.release();
  await expect(page).toHaveURL(new RegExp(`job=${chosen}`));
  await expect(choice).toHaveValue(chosen);
});

test("a plan selected early can be confirmed", async ({ page }) => {
  await signIn(page, "recruiter@example.com");
  const { release } = await openWithoutScripts(page, "/recruiter/subscription");
  await page.getByRole("radio", { name: /^Professional/ }).check();
  release();
  await expect(page.getByRole("radio", { name: /^Professional/ })).toBeChecked();
  await expect(page.getByRole("button", { name: /Subscribe Now|Change Subscription/ })).not.toHaveAttribute(
    "aria-disabled",
  );
});

/** What keeps an unsent name of a pool, and says nothing while it has none to give back. */
const SILENT_KEEPER = "form:has([name=name]) > div[hidden]";

test("a text sent while the scripts load isn't called unsent", async ({ page }) => {
  const name = `Kiln hands ${Date.now()}`;
  await signIn(page, "recruiter@example.com");
  // Said by the page itself, because a locator waits while a form is on its way.
  await page.addInitScript((keeper) => {
    const watcher = new MutationObserver(() => document.querySelector(keeper) && console.info("kept"));
    watcher.observe(document, { childList: true, subtree: true });
  }, SILENT_KEEPER);
  const kept = page.waitForEvent("console", (message) => message.text() === "kept");
  const { release } = await openWithoutScripts(page, "/recruiter/pools");
  const sending = await hold(page, "**/recruiter/pools");
  await page.getByLabel("Name", { exact: true }).fill(name);
  await page.getByRole("button", { name: "Create pool" }).click({ noWaitAfter: true });
  release();
  await kept;
  sending();
  await expect(page.getByRole("link", { name })).toBeVisible();
  await expect(page.locator(SILENT_KEEPER)).toBeAttached();
  await expect(page.getByLabel("Name", { exact: true })).toHaveValue("");
  expect(await draftsOf(page)).toEqual([]);
});

test("a text sent before its keeper is loaded isn't called unsent", async ({ page }) => {
  const name = `Press hands ${Date.now()}`;
  await signIn(page, "recruiter@example.com");
  const release = await hold(page, "**/assets/*kept-text-late*.js");
  const sending = await hold(page, "**/recruiter/pools.data*");
  await page.goto("/recruiter/pools");
  await expectAlive(page.getByLabel("Name", { exact: true }));
  await page.getByLabel("Name", { exact: true }).fill(name);
  await page.getByRole("button", { name: "Create pool" }).click();
  await expect(page.getByRole("button", { name: "Saving..." })).toBeVisible();
  release();
  await expect(page.locator(SILENT_KEEPER)).toBeAttached();
  sending();
  await expect(page.getByRole("link", { name })).toBeVisible();
  await expect(page.getByLabel("Name", { exact: true })).toHaveValue("");
  await expect(page.locator(SILENT_KEEPER)).toBeAttached();
  expect(await draftsOf(page)).toEqual([]);
});
