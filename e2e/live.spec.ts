import { type BrowserContext, expect, type Page, test } from "@playwright/test";
import { signIn } from "./pages.ts";

const SENIOR = "senior@example.com";
const RECRUITER = "recruiter@example.com";
const TABS = 8;

// A tab that stays open would go on reading what the next tests write.
test.afterEach(async ({ browser }) => {
  for (const context of browser.contexts()) await context.close();
});

/** The conversation of the two about the safety walk, which other journeys leave alone. */
async function open(page: Page, area: "senior" | "recruiter") {
  const name =
    area === "senior" ? /Priya Raman.*Night Shift Safety Walker/ : /Harriet Quill.*Night Shift Safety Walker/;
  await page.goto(`/${area}/messages`);
  await page.getByRole("region", { name: "Conversations" }).getByRole("link", { name }).click();
  await expect(messageBox(page)).toBeVisible();
}

function messageBox(page: Page) {
  return page.getByRole("textbox", { name: "Your message" });
}

function said(page: Page, text: string) {
  return page.getByRole("log", { name: "Messages" }).locator(".bubble__text", { hasText: text });
}

async function send(page: Page, text: string) {
  await messageBox(page).fill(text);
  await page.getByRole("button", { name: "Send", exact: true }).click();
  await expect(said(page, text)).toBeVisible();
}

/** The pages of a browser whose event streams are open at this moment. */
function watchStreams(context: BrowserContext): Set<Page> {
  const streams = new Set<Page>();
  context.on("request", (request) => {
    if (request.resourceType() === "eventsource") streams.add(request.frame().page());
  });
  const forget = (page: Page) => streams.delete(page);
  context.on(
    "requestfinished",
    (request) => request.resourceType() === "eventsource" && forget(request.frame().page()),
  );
  context.on("requestfailed", (request) => request.resourceType() === "eventsource" && forget(request.frame().page()));
  context.on("page", (page) => page.on("close", () => forget(page)));
  return streams;
}

test("eight tabs of a browser use one stream, and another tab takes over where it ended", async ({ browser }) => {
  test.setTimeout(180_000);
  const priya = await browser.newPage();
  await signIn(priya, RECRUITER);
  await open(priya, "recruiter");

  const context = await browser.newContext();
  const streams = watchStreams(context);
  const first = await context.newPage();
  await signIn(first, SENIOR);
  await open(first, "senior");
  const tabs = [first];
  while (tabs.length < TABS) {
    const tab = await context.newPage();
    await tab.goto(first.url());
    await expect(messageBox(tab)).toBeVisible();
    tabs.push(tab);
  }
  await expect.poll(() => streams.size).toBe(1);

  // Eight streams would use up the browser's six connections, and nothing could be sent any more.
  const [last] = tabs.slice(-1);
  if (!last) throw new Error("expected a tab");
  const hello = `From the eighth tab ${Date.now()}`;
  await last.bringToFront();
  await send(last, hello);
  await expect(said(priya, hello)).toBeVisible();
  await send(priya, `To all eight. ${hello}`);
  await expect(said(last, `To all eight. ${hello}`)).toBeVisible();

  // A stream that ended by itself meanwhile is opened again.
  await expect.poll(() => streams.size).toBe(1);
  const [leader] = streams;
  if (!leader) throw new Error("expected a tab with the stream");
  await leader.close();
  await expect.poll(() => streams.size).toBe(1);
  const rest = tabs.filter((tab) => tab !== leader);
  await send(priya, `To the other seven. ${hello}`);
  for (const tab of rest) {
    await tab.bringToFront();
    await expect(said(tab, `To the other seven. ${hello}`)).toBeVisible();
    await expect(said(tab, `To all eight. ${hello}`)).toHaveCount(1);
  }
  expect(streams.size).toBe(1);
  await context.close();
});

test("where no stream gets through, messages come all the same", async ({ browser }) => {
  const [harriet, priya] = [await browser.newPage(), await browser.newPage()];
  await harriet.route("**/live*", async (route) => {
    const isStream = route.request().resourceType() === "eventsource";
    await (isStream ? route.abort() : route.continue());
  });
  await signIn(harriet, SENIOR);
  await signIn(priya, RECRUITER);
  await open(harriet, "senior");
  await open(priya, "recruiter");
  const text = `By another way ${Date.now()}`;
  await send(priya, text);
  await expect(said(harriet, text)).toBeVisible({ timeout: 20_000 });
  await send(priya, `And again. ${text}`);
  await expect(said(harriet, `And again. ${text}`)).toBeVisible({ timeout: 20_000 });
});
