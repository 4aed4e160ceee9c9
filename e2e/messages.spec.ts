import { expect, type Page, test } from "@playwright/test";
import { closeContexts, expectAccessible, expectAlive, expectToast, signIn, watchConsole } from "./pages.ts";

const SENIOR = "senior@example.com";
const RECRUITER = "recruiter@example.com";

// The tests share the demo conversation and its unread messages, so they run in order.
test.describe.configure({ mode: "default" });
test.afterEach(closeContexts);

async function open(page: Page, area: "senior" | "recruiter", name: RegExp) {
  await page.goto(`/${area}/messages`);
  const link = page.getByRole("region", { name: "Conversations" }).getByRole("link", { name });
  await expectAlive(link);
  await link.click();
  await expect(page.getByRole("region", { name: /^Conversation with/ })).toBeVisible();
}

function messageBox(page: Page) {
  return page.getByRole("textbox", { name: "Your message" });
}

async function send(page: Page, text: string) {
  await messageBox(page).fill(text);
  await page.getByRole("button", { name: "Send", exact: true }).click();
  await expect(said(page, text.split("\n").at(-1) ?? text)).toBeVisible();
  await expect(messageBox(page)).toHaveValue("");
}

function log(page: Page) {
  return page.getByRole("log", { name: "Messages" });
}

/** In the page: until the newest message is above the text box. */
function scrollToNewest() {
  const messages = document.querySelector("[role=log]");
  const end = messages?.getBoundingClientRect().bottom ?? 0;
  window.scrollBy(0, end - (messages?.nextElementSibling?.getBoundingClientRect().top ?? end));
}

/** Returns a message by its text; a link in it adds more. */
function said(page: Page, text: string) {
  return log(page).locator(".bubble__text", { hasText: text.slice(0, 40) });
}

function sidebar(page: Page) {
  return page.getByRole("navigation", { name: /area$/ }).getByRole("link", { name: /^Messages/ });
}

// Clauses 1-7, 1-12, 2.5-40, 4-23, D62, D80.
test("two people talk live, and both see what was read", async ({ browser }) => {
  const harriet = await browser.newPage();
  const priya = await browser.newPage();
  const complaints = [harriet, priya].map(watchConsole);
  await signIn(harriet, SENIOR);
  await signIn(priya, RECRUITER);

  await harriet.goto("/senior/dashboard");
  await expect(sidebar(harriet)).toHaveText(/2 new/);
  await open(harriet, "senior", /Priya Raman.*Interim Finance Controller/);
  await expect(log(harriet).getByText("New", { exact: true })).toBeVisible();
  await expect(sidebar(harriet)).not.toHaveText(/new/);

  await open(priya, "recruiter", /Harriet Quill.*Interim Finance Controller/);
  await expect(log(priya).locator(".bubble--me").last()).toContainText("Read");

  const answer = `Three findings, all closed. ${Date.now()}`;
  await messageBox(harriet).fill(answer);
  await messageBox(harriet).press("Control+Enter");
  await expect(said(harriet, answer)).toBeVisible();
  // Without a reload: the event stream delivers it, and the read receipt.
  await expect(said(priya, answer)).toBeVisible();
  await expect(priya.getByRole("status").getByText(/New message from Harriet Quill/)).toBeAttached();
  await expect(log(harriet).locator(".bubble--me").last()).toContainText("Read");

  await send(priya, "Thank you. Write to me on WhatsApp and see https://evil.example/x?a=1.");
  const received = log(harriet).locator(".bubble").last();
  const link = received.getByRole("link", { name: /evil\.example/ });
  await expect(link).toHaveAttribute("rel", "noopener nofollow ugc");
  await expect(link).toHaveAttribute("href", "https://evil.example/x?a=1");
  await expect(log(harriet).getByText("Be careful with this message")).toBeVisible();

  await send(harriet, "I would rather stay hear.");
  await log(harriet)
    .getByRole("link", { name: /Change this message: I would rather/ })
    .click();
  await expect(harriet.getByRole("heading", { name: "Change your message" })).toBeFocused();
  await harriet.getByRole("textbox", { name: "Your message" }).fill("I would rather stay here.");
  await harriet.getByRole("button", { name: "Save", exact: true }).click();
  await expect(said(priya, "I would rather stay here.")).toBeVisible();
  await expect(log(priya).getByText("Edited")).toBeVisible();
  expect(complaints.flat()).toEqual([]);
});

// Clauses 8-21.
test("a refused message stays in the box, and is sent once", async ({ page }) => {
  await signIn(page, SENIOR);
  await open(page, "senior", /Owen Harrowgate.*Process Safety Adviser/);
  const text = `Wednesday at 10 suits me. ${Date.now()}`;
  let cut = 0;
  // The message arrives; its response does not.
  await page.route("**/senior/messages.data**", async (route) => {
    if (route.request().method() !== "POST" || !route.request().postData()?.includes("intent=send") || cut > 0) {
      return await route.continue();
    }
    cut += 1;
    await route.fetch();
    await route.abort();
  });
  await messageBox(page).fill(text);
  await page.getByRole("button", { name: "Send", exact: true }).click();
  await expectToast(page, "Failed to send message");
  await expect(page.locator(".composer").getByText("We can't be reached just now")).toBeVisible();
  await expect(messageBox(page)).toHaveValue(text);
  await page.reload();
  await expect(messageBox(page)).toHaveValue(text);
  await page.getByRole("button", { name: "Send", exact: true }).click();
  await expect(messageBox(page)).toHaveValue("");
  await expect(said(page, text)).toHaveCount(1);
  expect(cut).toBe(1);
});

// Clauses 8-22, D88.
test("without the server the last list stays, and Retry reloads", async ({ page }) => {
  await signIn(page, SENIOR);
  await open(page, "senior", /Sunniva Blake/);
  const list = page.getByRole("region", { name: "Conversations" });
  const known = await list.getByRole("listitem").count();
  await messageBox(page).fill("Half a thought");
  const refused = /\/(healthz|senior\/messages\.data)/;
  await page.route(refused, (route) => (route.request().method() === "GET" ? route.abort() : route.continue()));

  await list.getByRole("link", { name: /Owen Harrowgate.*Process Safety/ }).click();
  await expect(page.getByRole("alert").filter({ hasText: "This conversation couldn't be loaded" })).toBeVisible();
  await expect(page.getByRole("alert").filter({ hasText: "Your conversations couldn't be loaded" })).toBeVisible();
  await expect(list.getByRole("listitem")).toHaveCount(known);
  await expect(page.getByText("No conversations yet")).toBeHidden();
  const retry = page.getByRole("button", { name: "Retry" });
  await retry.first().click();
  await expect(retry.first()).toBeEnabled();
  await expect(list.getByRole("listitem")).toHaveCount(known);

  await page.unroute(refused);
  await retry.first().click();
  await expect(page.getByRole("heading", { name: "Owen Harrowgate" })).toBeVisible();
  await expect(retry).toHaveCount(0);
  await expect(list.getByRole("listitem")).toHaveCount(known);
  await list.getByRole("link", { name: /Sunniva Blake/ }).click();
  await expect(messageBox(page)).toHaveValue("Half a thought");
  await messageBox(page).fill("");
});

test("a response overtaken by a newer request causes no error", async ({ page }) => {
  const complaints = watchConsole(page);
  await signIn(page, SENIOR);
  await page.goto("/senior/messages");
  await expectAlive(page.getByRole("region", { name: "Conversations" }).getByRole("link").first());
  await page.evaluate(async () => {
    const { __reactRouterDataRouter: router } = window as unknown as {
      __reactRouterDataRouter: { revalidate(): Promise<void> };
    };
    // Delays that abort some responses before their list, some within it, and some not at all.
    for (let round = 0; round < 150; round++) {
      void router.revalidate();
      await new Promise((resolve) => setTimeout(resolve, (round * 7) % 40));
    }
    await router.revalidate();
  });
  await expect(page.getByRole("region", { name: "Conversations" }).getByRole("link").first()).toBeVisible();
  expect(complaints).toEqual([]);
});

// Clauses 2.5-44, 5-33, D94.
test("drafts are stored per conversation, and Send needs text", async ({ page }) => {
  await signIn(page, SENIOR);
  await open(page, "senior", /Owen Harrowgate.*Process Safety Adviser/);
  const button = page.getByRole("button", { name: "Send", exact: true });
  await expect(button).toBeDisabled();
  await messageBox(page).fill("   ");
  await expect(button).toBeDisabled();
  await messageBox(page).fill("Half a thought");
  await page.getByRole("link", { name: /Sunniva Blake/ }).click();
  await expect(page.getByRole("heading", { name: "Sunniva Blake" })).toBeVisible();
  await expect(messageBox(page)).toHaveValue("");
  await page.getByRole("link", { name: /Owen Harrowgate.*Process Safety/ }).click();
  await expect(messageBox(page)).toHaveValue("Half a thought");
  await messageBox(page).fill("");

  const search = page.getByRole("searchbox", { name: "Search conversations" });
  await search.fill("SUNN");
  await expect(page.getByRole("region", { name: "Conversations" }).getByRole("listitem")).toHaveCount(1);
  await search.fill("nobody of that name");
  await expect(page.getByText("No conversations match your search")).toBeVisible();

  await messageBox(page).fill("Nothing to be left behind");
  const drafts = () => page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.includes("-draft:")).length);
  expect(await drafts()).toBe(1);
  await page.getByRole("navigation", { name: "Senior area" }).getByRole("button", { name: "Log Out" }).click();
  await page.waitForURL((url) => url.pathname === "/");
  expect(await drafts()).toBe(0);
});

test("the list says that the server is searching, not that it is empty", async ({ page }) => {
  await signIn(page, SENIOR);
  await page.goto("/senior/messages?q=Sunniva");
  const list = page.getByRole("region", { name: "Conversations" });
  await expect(list.getByRole("listitem")).toHaveCount(1);
  await page.route("**/senior/messages.data*", async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1000));
    await route.continue();
  });
  await page.getByRole("searchbox", { name: "Search conversations" }).fill("Owen");
  await expect(list.getByText("Searching...")).toBeVisible();
  await expect(list.getByText("No conversations match your search")).toBeHidden();
  await expect(list.getByRole("listitem").first()).toContainText("Owen Harrowgate");
  await expect(list.getByText("Searching...")).toBeHidden();
});

// Clauses 2.5-44.
test("Enter starts a new line by default, and the choice follows the account", async ({ page, browser }) => {
  await signIn(page, SENIOR);
  await open(page, "senior", /Sunniva Blake/);
  await messageBox(page).focus();
  await page.keyboard.type("One line");
  await page.keyboard.press("Enter");
  await page.keyboard.type("and another");
  await expect(messageBox(page)).toHaveValue("One line\nand another");
  const choice = page.getByRole("checkbox", { name: /Press Enter to send/ });
  await page.keyboard.press("Tab");
  await expect(page.getByRole("button", { name: "Send", exact: true })).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(choice).toBeFocused();
  await page.keyboard.press("Space");
  await expect(choice).toBeChecked();

  const elsewhere = await (await browser.newContext()).newPage();
  await signIn(elsewhere, SENIOR);
  await expect(async () => {
    await open(elsewhere, "senior", /Sunniva Blake/);
    await expect(elsewhere.getByRole("checkbox", { name: /Press Enter to send/ })).toBeChecked({ timeout: 1_000 });
  }).toPass();
  await elsewhere.close();

  const text = `Sent by one key ${Date.now()}`;
  await messageBox(page).fill(text);
  await messageBox(page).press("Shift+Enter");
  await expect(messageBox(page)).toHaveValue(`${text}\n`);
  await test.step("the Enter that confirms a word of an input method is left to it", async () => {
    const safari = { key: "Enter", keyCode: 229, bubbles: true, cancelable: true };
    const pressed = (box: HTMLElement, init: object) => box.dispatchEvent(new KeyboardEvent("keydown", init));
    expect(await messageBox(page).evaluate(pressed, safari)).toBe(true);
  });
  await messageBox(page).press("Enter");
  await expect(said(page, text)).toBeVisible();
  await expect(messageBox(page)).toHaveValue("");
  await expect(messageBox(page)).toBeFocused();
  await choice.uncheck();
});

test("a conversation opens at its newest message and scrolls as a page", async ({ page }) => {
  await signIn(page, SENIOR);
  await open(page, "senior", /Priya Raman.*Interim Finance Controller/);
  for (const viewport of [
    { width: 1280, height: 800 },
    { width: 768, height: 900 },
    { width: 390, height: 664 },
    { width: 360, height: 740 },
  ]) {
    await page.setViewportSize(viewport);
    await page.goto("/senior/messages");
    await open(page, "senior", /Priya Raman.*Interim Finance Controller/);
    await expect(log(page).locator(".bubble").last()).toBeInViewport();
    // The messages have no scroll area of their own, which was only 198 px high.
    expect(await log(page).evaluate((element) => element.scrollHeight - element.clientHeight)).toBe(0);
    const room = await log(page).evaluate((element) => {
      const foot = element.nextElementSibling?.getBoundingClientRect().top ?? 0;
      return foot - (element.previousElementSibling?.getBoundingClientRect().bottom ?? 0);
    });
    expect(room).toBeGreaterThan(230);
    await page.evaluate(() => window.scrollTo(0, 0));
    for (const part of [messageBox(page), page.getByRole("button", { name: "Send", exact: true })]) {
      await expect(part).toBeInViewport({ ratio: 1 });
      // Nothing fixed covers it.
      const isOnTop = await part.evaluate((element) => {
        const { left, bottom } = element.getBoundingClientRect();
        return element.contains(document.elementFromPoint(left + 8, bottom - 6));
      });
      expect(isOnTop).toBe(true);
    }
    // One pane: the name is the title. The h1 is for screen readers.
    const title = await page.locator(".pagetop").boundingBox();
    if (viewport.width < 1000) expect(title?.height).toBeLessThanOrEqual(1);
    else expect(title?.height).toBeGreaterThan(20);
  }
});

test("the text box grows with its text, with a counter near its limit", async ({ page }) => {
  await signIn(page, SENIOR);
  await open(page, "senior", /Sunniva Blake/);
  const height = async () => (await messageBox(page).boundingBox())?.height ?? 0;
  const empty = await height();
  await messageBox(page).fill("One\n".repeat(5));
  expect(await height()).toBeGreaterThan(empty);
  await expect(log(page).locator(".bubble").last()).toBeInViewport();
  await messageBox(page).fill("One\n".repeat(200));
  expect(await height()).toBeLessThan(400);
  await expect(page.getByText(/ of 5,000 characters/)).toBeHidden();
  await messageBox(page).fill("x".repeat(4_500));
  await expect(page.getByText("4,500 of 5,000 characters")).toBeVisible();
  await messageBox(page).fill("");
});

test("the open conversation is visible in its list beside the messages", async ({ page }) => {
  await signIn(page, SENIOR);
  await page.setViewportSize({ width: 1280, height: 560 });
  await page.goto("/senior/messages");
  const list = page.locator(".conv-list");
  await page.goto((await list.getByRole("link").last().getAttribute("href")) ?? "");
  await expect(messageBox(page)).toBeVisible();
  await expect.poll(() => list.evaluate((element) => element.scrollTop)).toBeGreaterThan(0);
  const [around, line] = [await list.boundingBox(), await list.locator("[aria-current]").boundingBox()];
  expect(line?.y).toBeGreaterThanOrEqual(around?.y ?? Number.POSITIVE_INFINITY);
  expect((line?.y ?? 0) + (line?.height ?? 0)).toBeLessThanOrEqual((around?.y ?? 0) + (around?.height ?? 0) + 1);
  await page.evaluate(scrollToNewest);
  await expect(list.locator("[aria-current]")).toBeInViewport();
});

test("header menus fit the window and show each conversation's job", async ({ page }) => {
  await signIn(page, SENIOR);
  await page.goto("/senior/dashboard");
  for (const width of [1280, 360]) {
    await page.setViewportSize({ width, height: 800 });
    for (const menu of ["Notifications", "Messages"]) {
      const opener = page.locator("header .menu > summary", { hasText: menu });
      await expectAlive(opener);
      await opener.click();
      await expect(page.getByRole("link", { name: `View all ${menu.toLowerCase()}` })).toBeInViewport({ ratio: 1 });
      if (menu === "Messages") {
        await expect(page.locator(".menu__list").getByText("Interim Finance Controller")).toBeVisible();
      }
      await page.keyboard.press("Escape");
    }
  }
});

// Clauses 2.5-38, 9-18.
test("unread conversations are marked, and bubbles are at most 70% wide", async ({ page }) => {
  await signIn(page, RECRUITER);
  await page.goto("/recruiter/messages");
  const list = page.locator(".conv-list");
  const paper = (element: Element) => getComputedStyle(element).backgroundColor;
  const plain = await list.locator(".conv:not(.is-unread)").first().evaluate(paper);
  const unread = list.locator(".conv.is-unread");
  if ((await unread.count()) > 0) expect(await unread.first().evaluate(paper)).not.toBe(plain);
  const link = list.getByRole("link").first();
  await expectAlive(link);
  await link.click();
  const current = list.locator("[aria-current=true]");
  await expect(current).toHaveCount(1);
  expect(await current.evaluate(paper)).not.toBe(plain);
  expect(await current.evaluate((element) => getComputedStyle(element).boxShadow)).not.toBe("none");
  for (const width of [1280, 360]) {
    await page.setViewportSize({ width, height: 800 });
    const shares = await log(page).evaluate((element) =>
      [...element.querySelectorAll(".bubble")].map((bubble) => bubble.clientWidth / element.clientWidth),
    );
    expect(shares.length).toBeGreaterThan(0);
    expect(Math.max(...shares)).toBeLessThanOrEqual(0.7);
  }
});

// Clauses 2.5-43.
test("a reader further up is not moved, and is told of a new message", async ({ browser }) => {
  const harriet = await browser.newPage();
  const priya = await browser.newPage();
  await signIn(harriet, SENIOR);
  await signIn(priya, RECRUITER);
  await open(priya, "recruiter", /Harriet Quill.*Night Shift Safety Walker/);
  for (const part of ["first", "second"]) {
    await send(priya, `${Array.from({ length: 30 }, (_, line) => `Line ${line}`).join("\n")}\nThe end of the ${part}`);
  }
  await open(harriet, "senior", /Priya Raman.*Night Shift Safety Walker/);
  // The new messages do not fit, so reading begins at their line.
  await expect(log(harriet).getByText("New", { exact: true })).toBeInViewport();
  await harriet.evaluate(scrollToNewest);
  await expect(said(harriet, "The end of the second")).toBeInViewport();
  await expect(sidebar(harriet)).not.toHaveText(/new/);
  await harriet.evaluate(() => window.scrollTo(0, 600));
  const place = () => harriet.evaluate(() => Math.round(window.scrollY));
  await expect.poll(place).toBe(600);
  await send(priya, "One more thing");
  const newMessage = harriet.getByRole("button", { name: "New message" });
  await expect(newMessage).toBeVisible();
  expect(await place()).toBe(600);
  await expect(sidebar(harriet)).toHaveText(/1 new/);
  await newMessage.click();
  await expect(said(harriet, "One more thing")).toBeInViewport();
  await expect(newMessage).toBeHidden();
  await expect(sidebar(harriet)).not.toHaveText(/new/);
});

// Clauses 2.5-42, 2.6-22.
test("a recruiter sends one message from the applicants by keyboard", async ({ page }) => {
  await signIn(page, RECRUITER);
  await page.goto("/recruiter/applications");
  await page
    .getByLabel("Select a job to view applicants")
    .selectOption({ label: "Payroll Mentor - Kestrel Row Manufacturing" });
  // A person who has not applied, to whom no one has written about this job.
  await page.getByRole("link", { name: /^Suggested/ }).click();
  await expect(page).toHaveURL(/show=suggested/);
  const row = page.getByRole("link", { name: /^Message: / }).first();
  await row.focus();
  await page.keyboard.press("Enter");
  await expect(page.getByText("No messages yet. Start the conversation!")).toBeVisible();
  await messageBox(page).focus();
  await page.keyboard.type("Good morning. Would you have an hour this week?");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("button", { name: "Send", exact: true })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/conversation=/);
  await expect(said(page, "Would you have an hour this week?")).toBeVisible();
  await expect(page.getByText("Your message is on its way")).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\/recruiter\/applications/);
});

test("messages work without JavaScript, one pane at a time on a phone", async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 360, height: 800 } });
  const page = await context.newPage();
  await signIn(page, SENIOR);
  await page.goto("/senior/messages");
  await page.getByRole("link", { name: /Sunniva Blake/ }).click();
  await expect(page.getByRole("heading", { name: "Sunniva Blake" })).toBeVisible();
  await expect(page.getByRole("searchbox", { name: "Search conversations" })).toBeHidden();
  await page.getByLabel("Your message").fill("Thank you for waiting.");
  await page.getByRole("button", { name: "Send", exact: true }).click();
  await expect(said(page, "Thank you for waiting.")).toBeVisible();
  await page.getByRole("button", { name: "Send", exact: true }).click();
  await expect(page.getByText("Please write a message first")).toBeVisible();
  await page.getByRole("link", { name: "All conversations" }).click();
  const list = page.getByRole("region", { name: "Conversations" });
  await expect(list.getByText("You: Thank you for waiting.")).toBeVisible();
  await page.getByRole("searchbox", { name: "Search conversations" }).fill("owen");
  await page.getByRole("searchbox", { name: "Search conversations" }).press("Enter");
  await expect(list.getByRole("listitem")).toHaveCount(2);
  await context.close();
});

// Clauses 2.5-36.
test("the pages of messages are accessible in three themes", async ({ page }) => {
  test.setTimeout(180_000);
  await signIn(page, SENIOR);
  await open(page, "senior", /Priya Raman.*Interim Finance Controller/);
  const address = page.url();
  for (const path of ["/senior/messages", address, `${address}&ask=report`, "/senior/messages?q=nobody"]) {
    await expectAccessible(page, path);
  }
  await page.context().clearCookies();
  await signIn(page, RECRUITER);
  await expectAccessible(page, "/recruiter/messages");
  await expectAccessible(page, "/recruiter/notifications");
});
