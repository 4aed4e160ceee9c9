import { expect, type Page, type Route, test } from "@playwright/test";
import { expectAlive, freshEmail, signIn, signUp } from "./pages.ts";

const UNREACHED = "We can't reach Seasoned";
const SENIOR = "senior@example.com";
const RECRUITER = "recruiter@example.com";

/** Faults between the page and the server: no response is ours. */
const FAULTS: Record<string, (route: Route) => Promise<void>> = {
  "a cut line": (route) => route.abort(),
  "a 500 of a proxy": (route) => route.fulfill({ status: 500, body: "Internal Server Error" }),
  "a 502 page": (route) => route.fulfill({ status: 502, contentType: "text/html", body: "<h1>Bad Gateway</h1>" }),
  "a 503 page": (route) => route.fulfill({ status: 503, contentType: "text/html", body: "<h1>Unavailable</h1>" }),
  "an empty 504": (route) => route.fulfill({ status: 504, body: "" }),
  "a login page of a hotel": (route) => route.fulfill({ contentType: "text/html", body: "<!doctype html><p>Room?" }),
  "an empty answer": (route) => route.fulfill({ status: 200, body: "" }),
};

/** Does `work` once for each fault, and once while the browser is offline. */
async function withEachFault(page: Page, work: (fault: string) => Promise<void>) {
  for (const [fault, answer] of Object.entries(FAULTS)) {
    await page.route("**/*", answer);
    await test.step(fault, () => work(fault));
    await page.unroute("**/*");
  }
  await page.context().setOffline(true);
  await test.step("offline", () => work("offline"));
  await page.context().setOffline(false);
}

type Form = { at: string; field?: string; text?: string; press: string | RegExp; title: string; sentence?: string };

/** Submits during a fault: the page stays with its typed text, and shows the title and the reason. */
async function expectKept(page: Page, { at, field, text = "", press, title, sentence = `${UNREACHED}.` }: Form) {
  await page.goto(at);
  const button = page.locator("main").getByRole("button", { name: press, exact: true }).first();
  const input = field ? page.getByLabel(field, { exact: true }) : null;
  await expectAlive(input ?? button);
  await input?.fill(text);
  const heading = await page.getByRole("heading", { level: 1 }).textContent();
  await withEachFault(page, async () => {
    const asked = page.waitForEvent("request", (request) => request.method() === "POST");
    await button.click();
    // The previous fault's title may still be there, so wait for this response.
    await (await asked).response();
    await expect(page.getByText(title, { exact: true }).first()).toBeVisible();
    await expect(page.getByText(sentence).first()).toBeVisible();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading ?? "");
    await expect(page.locator("header.top")).toBeVisible();
    await expect(button).not.toHaveAttribute("aria-busy");
    if (input) await expect(input).toHaveValue(text);
    await expect(page.locator("body")).not.toBeFocused();
  });
}

const KEPT_FOR_GUESTS: Form[] = [
  { at: "/login", field: "Email", text: "odile@example.com", press: "Log In", title: "We couldn't log you in" },
  {
    at: "/reset-password",
    field: "Email",
    text: "odile@example.com",
    press: "Send reset instructions",
    title: "We couldn't change your password",
  },
  {
    at: "/waitlist",
    field: "Email",
    text: "odile@example.com",
    press: "Join the Waitlist",
    title: "Submission error",
    sentence: "There was a problem adding you to the waitlist. Please try again.",
  },
  {
    at: "/contact",
    field: "Message",
    text: "Is there work in glass?",
    press: "Send Message",
    title: "Message not sent",
  },
];
const KEPT_FOR_SENIORS: Form[] = [
  {
    at: "/senior/profile",
    field: "About me",
    text: "I set glass for thirty years.",
    press: "Save profile",
    title: "Failed to update profile",
  },
  { at: "/senior/notifications", press: "Mark all as read", title: "We couldn't mark this as read" },
  { at: "/senior/find-jobs", press: /^Save: /, title: "We couldn't save this job" },
  { at: "/logout", press: "Log Out", title: "You're still logged in" },
];
const KEPT_FOR_RECRUITERS: Form[] = [
  {
    at: "/recruiter/post-job",
    field: "Job title",
    text: "Glazier",
    press: "Post Job",
    title: "Failed to post job",
    sentence: "There was an error posting your job. Please try again.",
  },
  {
    at: "/recruiter/company",
    field: "About the company (optional)",
    text: "We repair what others throw away.",
    press: "Save company",
    title: "Couldn't save",
  },
  { at: "/recruiter/manage-jobs", press: /^Pause/, title: "This job couldn't be changed" },
  { at: "/recruiter/profile", press: "Save profile", title: "Failed to update profile" },
];

for (const form of KEPT_FOR_GUESTS) {
  test(`${form.at} keeps a guest's text during every fault`, async ({ page }) => {
    await expectKept(page, form);
  });
}
for (const [email, forms] of [
  [SENIOR, KEPT_FOR_SENIORS],
  [RECRUITER, KEPT_FOR_RECRUITERS],
] as const) {
  for (const form of forms) {
    test(`${form.at} stays during every fault`, async ({ page }) => {
      await signIn(page, email);
      await expectKept(page, form);
    });
  }
}

for (const [email, start, area] of [
  [SENIOR, "/senior/dashboard", "Senior area"],
  [RECRUITER, "/recruiter/dashboard", "Recruiter area"],
] as const) {
  test(`${area}: a failed link keeps the page, and Try again follows it`, async ({ page }) => {
    await signIn(page, email);
    await page.goto(start);
    const links = page.getByRole("navigation", { name: area }).getByRole("link");
    await expectAlive(links.first());
    const heading = page.getByRole("heading", { level: 1 });
    const before = (await heading.textContent()) ?? "";
    await withEachFault(page, async () => {
      for (const close of await page.getByRole("button", { name: /^Close: / }).all()) await close.click();
      for (const link of (await links.all()).slice(1)) {
        await link.click();
        await expect(page.getByRole("button", { name: "Try again" })).toHaveCount(1);
        await expect(heading).toHaveText(before);
        expect(new URL(page.url()).pathname).toBe(start);
        await page.getByRole("button", { name: /^Close: / }).click();
        await expect(page.getByRole("button", { name: "Try again" })).toHaveCount(0);
        await expect(page.locator("html")).not.toHaveAttribute("data-waiting");
      }
      // The last one stays until the next fault, or until the connection is back.
      await links.nth(1).click();
      await expect(page.getByRole("button", { name: "Try again" })).toHaveCount(1);
      await expect(page.locator("html")).not.toHaveAttribute("data-waiting");
    });
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(heading).not.toHaveText(before);
    await expect(page.getByRole("button", { name: "Try again" })).toHaveCount(0);
  });
}

test("going back offline keeps the page, and Try again goes back", async ({ page }) => {
  await page.goto("/about");
  const heading = page.getByRole("heading", { level: 1 });
  const before = (await heading.textContent()) ?? "";
  const link = page.getByRole("link", { name: "How It Works" }).first();
  await expectAlive(link);
  await link.click();
  await expect(heading).not.toHaveText(before);
  const here = (await heading.textContent()) ?? "";
  await page.context().setOffline(true);
  await page.goBack();
  await expect(page.getByText(UNREACHED)).toBeVisible();
  await expect(heading).toHaveText(here);
  await expect(page).toHaveURL(/how-it-works/);
  await page.context().setOffline(false);
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(heading).toHaveText(before);
  await expect(page).toHaveURL(/about/);
  await page.goForward();
  await expect(heading).toHaveText(here);
});

test("a failed Log Out says that the person is still logged in", async ({ page }) => {
  await signIn(page, SENIOR);
  await page.goto("/senior/dashboard");
  const logOut = page.getByRole("navigation", { name: "Senior area" }).getByRole("button", { name: "Log Out" });
  await expectAlive(logOut);
  await withEachFault(page, async () => {
    await logOut.click();
    await expect(page.getByText("You're still logged in")).toBeVisible();
    await expect(page).toHaveURL(/dashboard/);
    await page.getByRole("button", { name: /^Close: / }).click();
  });
});

test("during 12 s of silence a link waits, and a form reports the failure", async ({ page }) => {
  await page.goto("/about");
  await expectAlive(page.getByRole("link", { name: "Contact" }).first());
  await page.route("**/*.data*", async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 12_000));
    await route.continue().catch(() => {});
  });
  await page.getByRole("link", { name: "Contact" }).first().click();
  await expect(page.getByRole("status").getByText("Loading...")).toBeAttached();
  await expect(page.getByText(UNREACHED)).toBeVisible();
  await page.waitForURL(/contact/);
  await expect(page.getByText(UNREACHED)).toBeHidden();

  await page.getByLabel("Name", { exact: true }).fill("Odile Pine");
  await page.getByLabel("Email", { exact: true }).fill(freshEmail("odile"));
  await page.getByLabel("Subject", { exact: true }).fill("Work in glass");
  await page.getByLabel("Message", { exact: true }).fill("Is there work for a retired glazier?");
  await page.getByRole("button", { name: "Send Message" }).click();
  await expect(page.getByText("Message not sent").first()).toBeVisible();
  await expect(page.getByLabel("Message", { exact: true })).toHaveValue("Is there work for a retired glazier?");
});

test("a job clicked during a pause in typing opens", async ({ page }) => {
  await page.goto("/find-jobs");
  const job = page.locator("main h2 a, main h3 a").first();
  await expectAlive(job);
  await page.route("**/*.data*", async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 700));
    await route.continue();
  });
  await page.getByLabel("What").pressSequentially("po");
  await job.click();
  await expect(page.locator("a[data-waiting]")).toHaveCount(1);
  await page.waitForURL(/\/job\//);
  await page.waitForTimeout(1_500);
  expect(new URL(page.url()).pathname).toMatch(/^\/job\//);
});

test("placeholder rows appear for a slow list, and go if it fails", async ({ page }) => {
  await signIn(page, SENIOR);
  await page.goto("/senior/dashboard");
  const link = page.getByRole("navigation", { name: "Senior area" }).getByRole("link", { name: "My Applications" });
  await expectAlive(link);
  await page.route("**/*.data*", async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1_500));
    await route.abort();
  });
  await link.click();
  await expect(page.locator("main .skelrow")).toHaveCount(3);
  await expect(page.getByText(UNREACHED)).toBeVisible();
  await expect(page.locator("main .skelrow")).toHaveCount(0);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/^Welcome back/);
});

test("a failed submission is sent with the next click", async ({ page }) => {
  await signUp(page, { role: "senior", firstName: "Odile", lastName: "Pine", email: freshEmail("odile") });
  const about = { field: "About me", text: "I set glass for thirty years." };
  await page.goto("/senior/profile");
  await expectAlive(page.getByLabel(about.field));
  await page.getByLabel("Availability").fill("20");
  await page.getByLabel(about.field).fill(about.text);
  await page.context().setOffline(true);
  await page.getByRole("button", { name: "Save profile" }).click();
  await expect(page.getByText("Failed to update profile").first()).toBeVisible();
  await page.context().setOffline(false);
  await page.getByRole("button", { name: "Save profile" }).click();
  await expect(page.getByText("Profile updated successfully").first()).toBeVisible();
  await expect(page.getByText("Failed to update profile")).toHaveCount(0);
  await page.goto("/find-jobs");
  // Not the newest job, which may be another test's, whose applicants are counted.
  await page.getByRole("link", { name: "Process Safety Trainer", exact: true }).click();
  await page.locator("summary", { hasText: "note" }).click();
  await page.getByLabel("Your note", { exact: true }).fill("I could begin on Monday.");
  await page.context().setOffline(true);
  await page.getByRole("button", { name: "Apply Now" }).first().click();
  await expect(page.getByText("Application Failed").first()).toBeVisible();
  await page.context().setOffline(false);
  await page.getByRole("button", { name: "Apply Now" }).first().click();
  await expect(page.getByText("Application Submitted")).toBeVisible();
  await expect(page.getByText("Application Failed")).toHaveCount(0);
});
