import { type Browser, type BrowserContext, expect, type Page, test } from "@playwright/test";
import { apply, closeContexts, freshEmail, offerOneself, post, signUp } from "./pages.ts";

const TABS = 8;

// Both tests write in one conversation and count messages, so they run in order.
test.describe.configure({ mode: "default" });
test.afterEach(closeContexts);

type SignedIn = Awaited<ReturnType<BrowserContext["storageState"]>>;
let sides: Record<"senior" | "recruiter", { state: SignedIn; address: string }>;

test.beforeAll(async ({ browser }) => {
  sides = await aConversation(browser);
});

/** Two people whom no other test uses, and the first message of each. */
async function aConversation(browser: Browser): Promise<typeof sides> {
  const [hiring, seeking] = [await browser.newPage(), await browser.newPage()];
  const title = `Night Shift Walker ${Date.now()}`;
  await signUp(hiring, { role: "recruiter", firstName: "Priya", lastName: "Lund", email: freshEmail("priya") });
  const job = await post(hiring, title);
  await offerOneself(seeking, "Harriet", "I walked a works by night for thirty years.");
  await apply(seeking, job);
  await hiring.goto("/recruiter/manage-jobs");
  await hiring.getByRole("link", { name: `1 applicant. View Applicants: ${title}` }).click();
  await hiring.getByRole("link", { name: "Message: Harriet Pine" }).click();
  await send(hiring, "Good evening.");
  await hiring.waitForURL(/conversation=/);
  await seeking.goto("/senior/messages");
  await seeking.getByRole("region", { name: "Conversations" }).getByRole("link", { name: title }).click();
  await seeking.waitForURL(/conversation=/);
  // A recruiter writes once, and again after an answer.
  await send(seeking, "Good evening to you.");
  const side = async (page: Page) => ({ state: await page.context().storageState(), address: page.url() });
  const both = { recruiter: await side(hiring), senior: await side(seeking) };
  await closeContexts({ browser });
  return both;
}

/** A browser in which one of the two is signed in. */
async function browserOf(browser: Browser, area: "senior" | "recruiter"): Promise<BrowserContext> {
  return await browser.newContext({ storageState: sides[area].state });
}

async function open(page: Page, area: "senior" | "recruiter") {
  await page.goto(sides[area].address);
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

/** Returns the pages of a browser with an open event stream. */
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

// Clauses D80.
test("eight tabs share one stream, and another tab takes over", async ({ browser }) => {
  test.setTimeout(180_000);
  const priya = await (await browserOf(browser, "recruiter")).newPage();
  await open(priya, "recruiter");

  const context = await browserOf(browser, "senior");
  const streams = watchStreams(context);
  const first = await context.newPage();
  await open(first, "senior");
  const tabs = [first];
  while (tabs.length < TABS) {
    const tab = await context.newPage();
    await tab.goto(first.url());
    await expect(messageBox(tab)).toBeVisible();
    tabs.push(tab);
  }
  await expect.poll(() => streams.size).toBe(1);

  // Eight streams would use up the browser's six connections, and nothing could be sent.
  const [last] = tabs.slice(-1);
  if (!last) throw new Error("expected a tab");
  const hello = `From the eighth tab ${Date.now()}`;
  await last.bringToFront();
  await send(last, hello);
  await expect(said(priya, hello)).toBeVisible();
  await send(priya, `To all eight. ${hello}`);
  await expect(said(last, `To all eight. ${hello}`)).toBeVisible();

  // A stream that ended by itself is reopened.
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

// Clauses D80.
test("messages arrive where no stream gets through", async ({ browser }) => {
  const harriet = await (await browserOf(browser, "senior")).newPage();
  const priya = await (await browserOf(browser, "recruiter")).newPage();
  await harriet.route("**/live*", async (route) => {
    const isStream = route.request().resourceType() === "eventsource";
    await (isStream ? route.abort() : route.continue());
  });
  await open(harriet, "senior");
  await open(priya, "recruiter");
  const text = `By another way ${Date.now()}`;
  await send(priya, text);
  await expect(said(harriet, text)).toBeVisible({ timeout: 20_000 });
  await send(priya, `And again. ${text}`);
  await expect(said(harriet, `And again. ${text}`)).toBeVisible({ timeout: 20_000 });
});
