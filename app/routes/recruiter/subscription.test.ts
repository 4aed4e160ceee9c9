import { eq, sql } from "drizzle-orm";
import { describe, expect, it, test } from "vitest";
import { subscriptions } from "#app/db/schema/plans.ts";
import { recruiters } from "#app/db/schema/recruiters.ts";
import { renewAllPlans } from "#app/features/jobs/lifecycle/plan-limit.server.ts";
import { choosePlan } from "#app/features/plans/commands.server.ts";
import { listInvoices } from "#app/features/plans/subscription/queries.server.ts";
import { inviteColleague } from "#app/features/teams/invitations.server.ts";
import { findTeam } from "#app/features/teams/queries.server.ts";
import { cookieOf, toastOf } from "#test/answers.ts";
import { openTestApp } from "#test/app.ts";
import { aColleague, aJob, aJobForm } from "#test/jobs.ts";
import { pageText } from "#test/page-text.ts";
import { aRecruiter } from "#test/people.ts";

const { platform, get, post } = await openTestApp();
const PATH = "/recruiter/subscription";
const OPEN = "All of this is open to everyone while we launch.";

// Clauses 9-5.
test("each card of a plan says in preview that it is open to everyone", async () => {
  const enforced = await openTestApp({ env: { BILLING_MODE: "enforced" } });
  const { cookie } = await aRecruiter(platform);
  const paying = await aRecruiter(enforced.platform);
  for (const path of ["/", "/pricing", PATH]) {
    const open = pageText(await (await get(path, { cookie })).text());
    expect(open.split(OPEN), path).toHaveLength(4);
    expect(await (await enforced.get(path, { cookie: paying.cookie })).text(), path).not.toContain(OPEN);
  }
});

// Clauses 1-20, 2.6-35, 2.6-37.
test("stores a plan, says so in the specified words, and opens the dashboard", async () => {
  const { cookie, viewer } = await aRecruiter(platform);
  expect(pageText(await (await get(PATH, { cookie })).text())).toContain("Subscribe Now");
  const done = await post(PATH, { planId: "professional" }, { cookie });
  expect([done.status, done.headers.get("Location")]).toEqual([303, "/recruiter/dashboard"]);
  const withToast = `${cookie}; ${cookieOf(done, "toast")}`;
  const dashboard = pageText(await (await get("/recruiter/dashboard", { cookie: withToast })).text());
  expect(dashboard).toContain("Subscription request for Professional plan received!");
  expect(dashboard).toContain("This is a demo - no payment will be processed.");
  await aJob(platform, { by: viewer });
  const page = pageText(await (await get(PATH, { cookie })).text());
  expect(page).toContain("1 of 10 active jobs used on Professional.");
  expect(page).toContain("Your current plan");
  expect(page).toContain("Change Subscription");
  expect(page).not.toContain("Subscribe Now");
});

// Clauses D69.
test("says so if the confirmed plan is the current one", async () => {
  const { cookie } = await aRecruiter(platform);
  await post(PATH, { planId: "basic" }, { cookie });
  const again = await post(PATH, { planId: "basic" }, { cookie });
  expect(again.headers.get("Location")).toBe(PATH);
  expect(toastOf(again)).toContain("You're already on the Basic plan");
});

test.each([[{}], [{ planId: "" }], [{ planId: "gold" }], [{ planId: "__proto__" }]])(
  "confirming %j asks for a choice",
  async (form) => {
    const { cookie } = await aRecruiter(platform);
    const answer = await post(PATH, { ...form }, { cookie });
    expect(answer.status).toBe(400);
    expect(pageText(await answer.text())).toContain("Please select a plan to continue.");
  },
);

// Clauses 2.6-36, 4-28, D69.
test("the button looks disabled until a plan is chosen, but can be pressed", async () => {
  const { cookie } = await aRecruiter(platform);
  const html = await (await get(PATH, { cookie })).text();
  expect(html).toMatch(/<button type="submit"[^>]*aria-disabled="true"[^>]*><span class="btn__in">Subscribe Now/);
  expect(html).not.toMatch(/<button[^>]* disabled/);
});

// Clauses 2.1-36.
test("shows every plan, price, and feature of the specification", async () => {
  const { cookie } = await aRecruiter(platform);
  const page = pageText(await (await get(PATH, { cookie })).text());
  for (const text of ["$19 per month", "$49 per month", "$69 per month", "MOST POPULAR", "Bulk job posting"]) {
    expect(page).toContain(text);
  }
});

test("leads a recruiter without a plan to the plans where enforced", async () => {
  const site = await openTestApp({ env: { BILLING_MODE: "enforced" } });
  const { cookie } = await aRecruiter(site.platform);
  const kept = await site.post("/recruiter/post-job", aJobForm({ title: "A first job" }), { cookie });
  const draft = kept.headers.get("Location") ?? "";
  const page = pageText(await (await site.get(draft, { cookie })).text());
  expect(page).toContain("You haven't chosen a plan yet, so this is saved as a draft. Choose a plan");
  expect(page).not.toContain("no room");
  expect(pageText(await (await site.get("/recruiter/manage-jobs", { cookie })).text())).toContain("Choose a plan");
  await site.post(PATH, { planId: "basic" }, { cookie });
  expect(pageText(await (await site.get(draft, { cookie })).text())).not.toContain("saved as a draft.");
});

// Clauses D4.
test("posting over the limit saves a draft where enforced", async () => {
  const site = await openTestApp({ env: { BILLING_MODE: "enforced" } });
  const { cookie, viewer } = await aRecruiter(site.platform);
  await site.post(PATH, { planId: "basic" }, { cookie });
  for (let count = 0; count < 3; count += 1) await aJob(site.platform, { by: viewer });
  const over = await site.post("/recruiter/post-job", aJobForm({ title: "One job too many" }), { cookie });
  const html = await (await site.get(over.headers.get("Location") ?? "", { cookie })).text();
  expect(pageText(html)).toContain("Your plan's active job limit is reached, so this is saved as a draft.");
  expect(html).toContain('href="/recruiter/subscription"');
  const list = pageText(await (await site.get("/recruiter/manage-jobs", { cookie })).text());
  expect(list).toContain("3 of 3 active jobs used on Basic.");
  expect(list).toContain("Choose a larger plan");
  expect(list).toContain("One job too many");
});

// Clauses 2.1-185.
describe("an owner's subscription", () => {
  it("shows its trial, is canceled and resumed by its buttons, and lists its invoices", async () => {
    const { cookie, viewer } = await aRecruiter(platform);
    platform.clock.set("2026-11-20T10:00:00Z");
    const page = async () => pageText(await (await get(PATH, { cookie })).text());
    expect(await page()).not.toContain("Your subscription");
    await post(PATH, { planId: "basic", period: "annual" }, { cookie });
    expect(await page()).toContain("Basic: free trial until December 4, 2026 Then $182.40 per year.");
    const canceled = await post(PATH, { intent: "cancel" }, { cookie });
    expect([canceled.headers.get("Location"), toastOf(canceled)]).toEqual([
      PATH,
      expect.stringContaining("Subscription canceled"),
    ]);
    expect(await page()).toContain("Canceled. It runs until December 4, 2026, and then ends. Resume Subscription");
    const again = await post(PATH, { intent: "cancel" }, { cookie });
    expect([again.status, pageText(await again.text())]).toEqual([
      409,
      expect.stringContaining("Your subscription has changed meanwhile"),
    ]);
    await post(PATH, { intent: "resume" }, { cookie });
    await platform.db.update(subscriptions).set({ periodEnd: platform.clock.now() });
    await renewAllPlans(platform);
    expect(await page()).toContain("Basic: $182.40 per year Renews on November 20, 2027.");
    const [invoice] = await listInvoices(platform.db, viewer);
    const paper = await get(`${PATH}/invoices/${invoice?.id}`, { cookie });
    const text = pageText(await paper.text());
    expect(text).toContain("Basic plan, annual November 20, 2026 November 20, 2027 $182.40");
    expect(text).toContain("Nothing was charged, and there's nothing to pay.");
  });

  it("says before a choice which jobs a smaller plan would pause where enforced", async () => {
    const site = await openTestApp({ env: { BILLING_MODE: "enforced" } });
    const { cookie, viewer } = await aRecruiter(site.platform);
    await choosePlan(site.platform, viewer, { planId: "enterprise" });
    for (const title of ["Night Porter", "Day Porter", "Cook", "Baker"]) {
      site.platform.clock.pass(1000);
      await aJob(site.platform, { by: viewer, title });
    }
    const page = pageText(await (await site.get(PATH, { cookie })).text());
    expect(page).toContain("Basic You have 4: the one that went live first will be paused then. Night Porter");
    expect(page).not.toContain("Professional You have");
  });

  it("says before a choice who is beyond a smaller plan's room, and that they stay", async () => {
    const site = await openTestApp({ env: { BILLING_MODE: "enforced" } });
    const { cookie, viewer } = await aRecruiter(site.platform, { companyName: "Northwind" });
    await choosePlan(site.platform, viewer, { planId: "enterprise" });
    for (const name of ["Ana Ruiz", "Ben Okoro", "Cara Lund"]) {
      site.platform.clock.pass(1000);
      await aColleague(site.platform, viewer, "recruiter", name);
    }
    const page = pageText(await (await site.get(PATH, { cookie })).text());
    const stay =
      "Everyone keeps their access, but no one new can join, not even with an invitation, until there's room.";
    expect(page).toContain(
      `Basic Your team has 4 people, and the plan has room for 1. ${stay} None Ana Ruiz; Ben Okoro; Cara Lund`,
    );
    expect(page).toContain(`Professional Your team has 4 people, and the plan has room for 3. ${stay} None Cara Lund`);
    // What the page says: they stay, and who was invited can't join.
    await choosePlan(site.platform, viewer, { planId: "basic" });
    expect((await findTeam(site.platform, viewer)).members).toHaveLength(4);
    await expect(
      inviteColleague(site.platform, viewer, { email: "new@example.com", companyRole: "recruiter" }),
    ).rejects.toMatchObject({ field: "email" });
  });

  it("is for an owner to change; a colleague only reads it", async () => {
    const { cookie, viewer } = await aRecruiter(platform);
    await choosePlan(platform, viewer, { planId: "basic" });
    await aColleague(platform, viewer, "owner", "Ana Ruiz");
    await platform.db.update(recruiters).set({ companyRole: "recruiter" }).where(eq(recruiters.userId, viewer.id));
    const page = await (await get(PATH, { cookie })).text();
    expect(pageText(page)).toContain("Only Ana Ruiz can choose one, as the owner of your company.");
    expect(page).not.toContain('value="cancel"');
    const forms: Array<Record<string, string>> = [{ planId: "basic" }, { intent: "cancel" }];
    for (const form of forms) {
      expect((await post(PATH, form, { cookie })).status).toBe(403);
    }
  });
});

describe("a declined payment", () => {
  const BANNER = "The payment for your plan was declined Your plan stays open until";

  it("shows a banner to owners, on every page, and the button that tries it again", async () => {
    const { cookie, viewer } = await aRecruiter(platform);
    const guest = await aRecruiter(platform);
    const own = platform.db
      .select({ id: recruiters.companyId })
      .from(recruiters)
      .where(eq(recruiters.userId, viewer.id));
    await platform.db
      .update(recruiters)
      .set({ companyId: sql`(${own})`, companyRole: "recruiter" })
      .where(eq(recruiters.userId, guest.viewer.id));
    await post(PATH, { planId: "basic" }, { cookie });
    await platform.db.update(subscriptions).set({ periodEnd: platform.clock.now() });
    await renewAllPlans({ ...platform, billing: { collect: async () => "declined" } });
    const page = async (path: string, by = cookie) => pageText(await (await get(path, { cookie: by })).text());
    for (const path of ["/recruiter/dashboard", PATH]) {
      expect(await page(path), path).toContain(BANNER);
      expect(await page(path, guest.cookie), path).not.toContain(BANNER);
    }
    expect(await page(PATH)).toContain("Try the payment again");
    expect((await post(PATH, { intent: "pay-again" }, { cookie: guest.cookie })).status).toBe(403);
    const paid = await post(PATH, { intent: "pay-again" }, { cookie });
    expect([paid.status, toastOf(paid)]).toEqual([303, expect.stringContaining("Your plan goes on")]);
    expect(await page("/recruiter/dashboard")).not.toContain(BANNER);
    expect((await post(PATH, { intent: "pay-again" }, { cookie })).status).toBe(409);
  });
});
